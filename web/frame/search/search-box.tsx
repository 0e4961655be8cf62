import { Search } from 'lucide-react'
import { type RefObject, startTransition, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { boxClasses, controlClasses } from '../../ui/fields/control-classes.ts'
import { Kbd } from '../../ui/layout/kbd.tsx'

const load = () => import('./search-finder.tsx')
const SearchFinder = lazyComponent(() => load().then((m) => m.SearchFinder))

/** The results are loaded when the field gets the focus. */
export function SearchBox() {
  const { t } = useTranslation('search')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  useShortcut(input)

  const turn = () =>
    void load().then(
      () => document.activeElement === input.current && startTransition(() => setIsWanted(true)),
      () => undefined,
    )
  const waiting = (
    <div className={controlClasses}>
      <Search className="ms-3 size-4 shrink-0 text-muted" aria-hidden="true" />
      <input
        ref={input}
        role="combobox"
        aria-expanded={false}
        aria-controls={id}
        aria-label={t(($) => $.label)}
        placeholder={t(($) => $.placeholder)}
        autoComplete="off"
        spellCheck={false}
        className={boxClasses}
        onPointerEnter={() => void load().catch(() => undefined)}
        onFocus={turn}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <span className="hidden pe-2 sm:block" aria-hidden="true">
        <Kbd>/</Kbd>
      </span>
    </div>
  )
  // The Suspense boundary exists from the start, so that the field stays until its replacement is complete.
  return (
    <Suspense fallback={waiting}>
      {isWanted ? <SearchFinder text={text} onText={setText} field={input} /> : waiting}
    </Suspense>
  )
}

/** `/` outside of fields and Ctrl+K anywhere focus the search, unless a dialog is open; Escape returns the focus. */
function useShortcut(field: RefObject<HTMLInputElement | null>) {
  const before = useRef<Element>(null)
  useEffect(() => {
    const goBack = () => {
      field.current?.blur()
      if (before.current instanceof HTMLElement) before.current.focus()
      before.current = null
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && before.current && event.target === field.current) return goBack()
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
      const isSlash = event.key === '/' && !isTyping
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if ((!isSlash && !isCtrlK) || field.current?.closest('[inert], [aria-hidden=true]')) return
      event.preventDefault()
      if (document.activeElement !== field.current) before.current = document.activeElement
      field.current?.focus()
    }
    // In the capture phase: the list stops the propagation of Escape.
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [field])
}
