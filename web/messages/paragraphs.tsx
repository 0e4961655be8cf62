type ParagraphsProps = {
  text: string
  dir: 'ltr' | 'rtl'
  hasTaps?: boolean
}

/** French puts a space before some marks; a line must not begin with them. */
const keepMarks = (text: string) => text.replaceAll(/ (?=[?!:;»])|(?<=«) /g, '\u00a0')

/** A paragraph in another script has its own direction; a foreign word at its start doesn't change it. */
export function Paragraphs({ text: written, dir, hasTaps = false }: ParagraphsProps) {
  const taps = hasTaps && { 'data-words': true }
  const text = keepMarks(written)
  const lines = Array.from(text.matchAll(/.+\n*/g), ({ 0: line, index }) => ({ line, index }))
  if (lines.every(({ line }) => ownSide(line, dir) === dir)) return hasTaps ? <span {...taps}>{text}</span> : text
  return lines.map(({ line, index }) => (
    <span key={index} dir={ownSide(line, dir)} className="block" {...taps}>
      {line}
    </span>
  ))
}

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u
const leftToRight = /(?!\p{Script=Arabic}|\p{Script=Hebrew})\p{L}/u

/** The side from which a line is read: that of its letters, or else of the text around it. */
export function ownSide(line: string, dir: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const [isRight, isLeft] = [rightToLeft.test(line), leftToRight.test(line)]
  if (isRight === isLeft) return dir
  return isRight ? 'rtl' : 'ltr'
}
