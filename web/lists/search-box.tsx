import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { readSearchText, searchLength } from '#contract/values/text.ts'
import { SearchField } from '../ui/fields/search-field.tsx'

/** Debounce in milliseconds. */
const debounceMs = 200

type SearchBoxProps = {
  search: string
  onSearch: (search: string) => void
  pending: boolean
  label?: string
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

/** A change from outside, such as Back, replaces the text. */
export function SearchBox({ search, onSearch, pending, label, placeholder, ref }: SearchBoxProps) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const [{ text, known, sent }, set] = useState({ text: search, known: search, sent: search })
  if (known !== search) set({ text: sent === search ? text : search, known: search, sent: search })

  const wanted = toSearchText(text)
  useEffect(() => {
    if (wanted === sent) return undefined
    const timer = setTimeout(() => {
      set((now) => ({ ...now, sent: wanted }))
      onSearch(wanted)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [wanted, sent, onSearch])

  return (
    <SearchField
      {...(ref && { ref })}
      label={label ?? t(($) => $.search.label)}
      placeholder={placeholder ?? t(($) => $.search.placeholder)}
      clearLabel={tCommon(($) => $.clearSearch)}
      value={text}
      onChange={(next) => set((now) => ({ ...now, text: next }))}
      pending={pending}
    />
  )
}

export function toSearchText(text: string): string {
  return readSearchText(text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').slice(0, searchLength)) ?? ''
}
