import { type RefObject, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Finder } from '../../ui/finder.tsx'
import { type Target, useFound } from './use-found.tsx'

type SearchFinderProps = {
  text: string
  onText: (text: string) => void
  field: RefObject<HTMLInputElement | null>
}

/** The header's search once somebody has turned to it; it takes the place of the field that they turned to. */
export function SearchFinder({ text, onText, field }: SearchFinderProps) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  useLayoutEffect(() => field.current?.focus(), [field])
  const { groups, isPending } = useFound(text)
  const go = ({ to }: Target) => {
    onText('')
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
      emptyText={t(($) => (isPending ? $.searching : $.nothing))}
      pending={isPending && text.trim() !== ''}
    />
  )
}
