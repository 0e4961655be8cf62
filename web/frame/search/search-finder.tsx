import { type RefObject, useLayoutEffect } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import { Finder } from '../../ui/overlays/finder.tsx'
import { useSearchResults } from './use-search-results.tsx'
import type { SearchTarget } from './use-hit-groups.tsx'

type SearchFinderProps = {
  text: string
  onText: (text: string) => void
  field: RefObject<HTMLInputElement | null>
}

export function SearchFinder({ text, onText, field }: SearchFinderProps) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  useLayoutEffect(() => {
    // Takes over the focus, unless it has moved on meanwhile.
    if (document.activeElement === document.body) field.current?.focus()
  }, [field])
  const { groups, state } = useSearchResults(text)
  const emptyTexts = { found: t(($) => $.nothing), pending: t(($) => $.searching), failed: t(($) => $.failed) }
  const go = ({ to }: SearchTarget) => {
    onText('')
    // After the navigation the field may have the focus again.
    field.current?.blur()
    void navigate(to)
  }
  return (
    <Finder
      ref={field}
      label={t(($) => $.label)}
      placeholder={t(($) => $.placeholder)}
      value={text}
      onChange={onText}
      groups={groups}
      onChoose={go}
      emptyText={emptyTexts[state]}
      pending={state === 'pending' && text.trim() !== ''}
    />
  )
}
