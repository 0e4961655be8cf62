import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Class } from '#contract/people/classes.ts'
import { fold } from '../../lib/words/fold.ts'
import { useFormat } from '../../lib/words/format.ts'

const param = 'search'

export function useClassSearch() {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(params.get(param) ?? '')
  const { languageName } = useFormat()

  const change = (text: string) => {
    setSearch(text)
    const follow = (current: URLSearchParams) => {
      const next = new URLSearchParams(current)
      if (text) next.set(param, text)
      else next.delete(param)
      return next
    }
    setParams(follow, { replace: true, preventScrollReset: true })
  }
  const words = fold(search).trim().split(/\s+/)
  const fits = ({ name, language, level }: Class) => {
    const said = fold([name, language ? languageName(language) : '', level ?? ''].join(' '))
    return words.every((word) => said.includes(word))
  }
  return { search, change, fits }
}
