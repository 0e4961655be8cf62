import { type RefObject, useEffect, useEffectEvent } from 'react'
import { wordUnder } from './words.ts'

/** Reports the tapped word inside `data-words`. The text has no element per word, so that screen readers read it whole. */
export function useWordTaps(
  ref: RefObject<HTMLElement | null>,
  language: string,
  onWord: ((word: string) => void) | null,
): void {
  const tap = useEffectEvent((event: MouseEvent) => {
    const isText = event.target instanceof Element && event.target.closest('[data-words]')
    if (!onWord || !isText || getSelection()?.type === 'Range') return
    const found = wordUnder(event, language)
    if (!found) return
    mark(found.range)
    onWord(found.word)
  })
  useEffect(() => {
    const place = ref.current
    const follow = (event: MouseEvent) => tap(event)
    place?.addEventListener('click', follow)
    return () => place?.removeEventListener('click', follow)
  }, [ref])
}

// Uses the CSS Custom Highlight API if available.
function mark(range: Range): void {
  if (typeof Highlight === 'undefined') return
  CSS.highlights.set('spoken', new Highlight(range))
  setTimeout(() => CSS.highlights.delete('spoken'), 900)
}
