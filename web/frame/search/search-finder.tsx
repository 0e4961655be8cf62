import { type RefObject, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Finder } from '../../ui/overlays/finder.tsx'
import { useSearchResults } from './use-search-results.tsx'
import type { SearchTarget } from './use-hit-groups.tsx'

type SearchFinderProps = {
  text: string
  onText: (text: string) => void
  field: RefObject<HTMLInputElement | null>
}

/** The header's search once somebody has turned to it; it takes the place of the field that they turned to. */
export function SearchFinder({ text, onText, field }: SearchFinderProps) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  useLayoutEffect(() => {
    // The field that it takes the place of had the focus; whoever has gone on meanwhile is left where they are.
    if (document.activeElement === document.body) field.current?.focus()
  }, [field])
  const { groups, state } = useSearchResults(text)
  const emptyTexts = { found: t(($) => $.nothing), pending: t(($) => $.searching), failed: t(($) => $.failed) }
  const go = ({ to }: SearchTarget) => {
    onText('')
    // Whoever is in the field when the page is there has turned to it again.
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
