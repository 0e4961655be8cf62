import type { Correction } from '#contract/practice/corrections.ts'
import { ownSide } from '../../messages/paragraphs.tsx'

interface MarkedTextProps {
  text: string
  corrections: readonly Correction[]
  dir: 'ltr' | 'rtl'
}

interface Piece {
  from: number
  text: string
  isMarked: boolean
}

/** What a student wrote, with its mistakes marked in the text. */
export function MarkedText({ text, corrections, dir }: MarkedTextProps) {
  const lines = Array.from(text.matchAll(/.+\n*/g), ({ 0: line, index }) => ({ line, index }))
  return lines.map(({ line, index }) => (
    <span key={index} dir={ownSide(line, dir)} className="block">
      {piecesOf(text, corrections, index, index + line.length).map((piece) =>
        piece.isMarked ? (
          <mark
            key={piece.from}
            className="bg-transparent text-inherit underline decoration-wavy decoration-1 underline-offset-4"
          >
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </span>
  ))
}

function piecesOf(text: string, corrections: readonly Correction[], from: number, to: number): Piece[] {
  const places = corrections
    .flatMap(({ start, end }) => (start === undefined || end === undefined ? [] : [{ start, end }]))
    .filter(({ start, end }) => end > start && start < to && end > from)
    .toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = from
  const add = (until: number, isMarked: boolean) => {
    if (until > at) pieces.push({ from: at, text: text.slice(at, until), isMarked })
    at = Math.max(at, until)
  }
  for (const { start, end } of places) {
    add(start, false)
    add(Math.min(end, to), true)
  }
  add(to, false)
  return pieces
}
