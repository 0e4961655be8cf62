import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Client } from '#contract/client.ts'
import { search } from '#contract/school/search.ts'
import { searchLength } from '#contract/values/text.ts'
import { useApi } from '../../lib/api/api.ts'
import { fold } from '../../lib/words/fold.ts'
import type { FinderGroup } from '../../ui/overlays/finder.tsx'
import { useAreas } from '../../app/navigation/use-areas.ts'
import { useUser } from '../../app/session/session.tsx'
import { searchPages } from './search-pages.ts'
import { type SearchTarget, useHitGroups } from './use-hit-groups.tsx'

interface SearchResults {
  groups: FinderGroup<SearchTarget>[]
  state: 'found' | 'pending' | 'failed'
}

const debounceMs = 80

/** Pages match at once; the school's items are fetched with a debounce. */
export function useSearchResults(text: string): SearchResults {
  const { t } = useTranslation('search')
  const q = text.trim().slice(0, searchLength).toWellFormed()
  const [asked] = useDebouncedValue(q, debounceMs)
  const { data, isFetching, isError, isPlaceholderData } = useQuery(findQuery(useApi(search), asked))
  const own = useHitGroups(q && asked ? data : undefined)
  const isLate = q !== asked || isPlaceholderData
  const groups = [
    { value: t(($) => $.group.places), items: usePageResults(q) },
    ...(isLate ? own.map((group) => matchingHits(group, q)) : own),
  ]
  const isPending = isFetching || q !== asked
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    state: isPending ? 'pending' : isError ? 'failed' : 'found',
  }
}

/** Results of a shorter query, filtered by the current one, so that Enter never opens an outdated hit. */
function matchingHits({ value, items }: FinderGroup<SearchTarget>, q: string): FinderGroup<SearchTarget> {
  const words = fold(q).split(/\s+/)
  const fits = ({ label, detail = '' }: SearchTarget) => {
    const written = fold(`${label} ${detail}`)
    return words.every((word) => written.includes(word))
  }
  return { value, items: items.filter(fits) }
}

function usePageResults(q: string): SearchTarget[] {
  const { t } = useTranslation(['frame', 'search'])
  const { role } = useUser()
  const { areas } = useAreas()
  const named = searchPages(role, areas).map((place): SearchTarget => {
    const label =
      'area' in place ? t(($) => $.area[place.area], { ns: 'frame' }) : t(($) => $.act[place.act], { ns: 'search' })
    return { key: place.to, label, icon: <place.Icon />, to: place.to }
  })
  return named.filter(({ label }) => fold(label).includes(fold(q)))
}

const findQuery = (calls: Client<typeof search>, q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => calls.find({ query: { q } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
