import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchText } from '#contract/text.ts'
import { SearchField } from '../ui/fields/search-field.tsx'

/** Milliseconds without a key before what was typed is searched for. */
const debounceMs = 200

type SearchBoxProps = {
  /** What is searched for now. */
  search: string
  onSearch: (search: string) => void
  pending: boolean
  /** What is searched, where it is not students. */
  label?: string
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

/** Searches while one types; what comes from elsewhere, such as Back, replaces what was typed. */
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

/** What of a text can be searched for. */
export function toSearchText(text: string): string {
  const result = searchText.safeParse(text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').slice(0, 200))
  return result.success ? result.data : ''
}
