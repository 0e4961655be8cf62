/** A word and where it stands in its text. */
export interface FoundWord {
  word: string
  start: number
  end: number
}

/** The word of a text at a place; null between words. */
export function wordAt(text: string, place: number, language: string): FoundWord | null {
  const found = new Intl.Segmenter(language, { granularity: 'word' }).segment(text).containing(place)
  return found?.isWordLike ? { word: found.segment, start: found.index, end: found.index + found.segment.length } : null
}

/** The place in a text node under the pointer. */
function caretAt({ clientX, clientY }: MouseEvent): { node: Text; place: number } | null {
  const caret = document.caretPositionFromPoint?.(clientX, clientY)
  const range = caret ? null : document.caretRangeFromPoint?.(clientX, clientY)
  const node = caret?.offsetNode ?? range?.startContainer
  const place = caret?.offset ?? range?.startOffset ?? 0
  return node instanceof Text ? { node, place } : null
}

/** The word under the pointer, with the range that it covers; null where the pointer is beside the words. */
export function wordUnder(event: MouseEvent, language: string): { word: string; range: Range } | null {
  const caret = caretAt(event)
  if (!caret) return null
  const { node, place } = caret
  const text = node.data
  // Past the middle of a letter the caret stands after it: the last letter of a word belongs to it.
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
