export interface FoundWord {
  word: string
  start: number
  end: number
}

export function wordAt(text: string, place: number, language: string): FoundWord | null {
  const found = new Intl.Segmenter(language, { granularity: 'word' }).segment(text).containing(place)
  return found?.isWordLike ? { word: found.segment, start: found.index, end: found.index + found.segment.length } : null
}

function caretAt({ clientX, clientY }: MouseEvent): { node: Text; place: number } | null {
  const caret = document.caretPositionFromPoint?.(clientX, clientY)
  const range = caret ? null : document.caretRangeFromPoint?.(clientX, clientY)
  const node = caret?.offsetNode ?? range?.startContainer
  const place = caret?.offset ?? range?.startOffset ?? 0
  return node instanceof Text ? { node, place } : null
}

export function wordUnder(event: MouseEvent, language: string): { word: string; range: Range } | null {
  const caret = caretAt(event)
  if (!caret) return null
  const { node, place } = caret
  const text = node.data
  // In the right half of a letter the caret is after it, which would be past the last letter.
  const found = wordAt(text, place, language) ?? (place > 0 ? wordAt(text, place - 1, language) : null)
  if (!found) return null
  const range = document.createRange()
  range.setStart(node, found.start)
  range.setEnd(node, found.end)
  const isUnder = Array.from(range.getClientRects()).some(
    ({ left, right, top, bottom }) =>
      event.clientX >= left - 4 && event.clientX <= right + 4 && event.clientY >= top && event.clientY <= bottom,
  )
  return isUnder ? { word: found.word, range } : null
}
