import { type Ref, type RefObject, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Finder } from '../../ui/finder.tsx'
import { type Target, useFound } from './use-found.tsx'

type SearchFinderProps = { typed: RefObject<string>; ref: Ref<HTMLInputElement> }

/** The header's search once somebody has turned to it; `typed` came before it was there. */
export function SearchFinder({ typed, ref }: SearchFinderProps) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  // Keys may still go to the field that this one replaces until the very moment it does.
  useLayoutEffect(() => setText(typed.current), [typed])
  const { groups, isPending } = useFound(text)
  const go = ({ to }: Target) => {
    setText('')
    void navigate(to)
  }
  return (
    <Finder
      ref={ref}
      label={t(($) => $.label)}
      placeholder={t(($) => $.placeholder)}
      value={text}
      onChange={setText}
      groups={groups}
      onChoose={go}
      emptyText={t(($) => (isPending ? $.searching : $.nothing))}
      pending={isPending && text.trim() !== ''}
    />
  )
}
