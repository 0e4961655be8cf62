import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { languages, type PracticeLanguages, type PracticeLanguageState } from '#contract/school/practice-languages.ts'
import { useApi } from '../lib/api/api.ts'

/** Fresh for 15 seconds, like chatbots. */
export const languagesQuery = (calls: Client<typeof languages>) =>
  queryOptions({ queryKey: ['languages'], queryFn: ({ signal }) => calls.list({}, { signal }), staleTime: 15_000 })

const mutationKey = ['languages', 'switch']

export interface LanguageSwitch {
  language: PracticeLanguageState['language']
  on: boolean
}

/** Optimistic; rolled back on failure. */
export function useSwitchLanguage() {
  const client = useQueryClient()
  const calls = useApi(languages)
  const { queryKey } = languagesQuery(calls)
  const show = (change: LanguageSwitch) => client.setQueryData(queryKey, (known) => known && withSwitch(known, change))
  return useMutation({
    mutationKey,
    mutationFn: ({ language, on }: LanguageSwitch) => calls.set({ params: { language }, body: { on } }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      show(change)
    },
    onError: (_error, { language, on }) => show({ language, on: !on }),
    onSettled: () => {
      // A refetch during another switch would return the old state.
      if (client.isMutating({ mutationKey }) > 1) return
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: ['billing'] })
      void client.invalidateQueries({ queryKey: ['home'] })
    },
  })
}

export function withSwitch(known: PracticeLanguages, { language, on }: LanguageSwitch): PracticeLanguages {
  const before = known.items.find((item) => item.language === language)
  if (!before || before.on === on) return known
  return {
    ...known,
    items: known.items.map((item) => (item === before ? { ...item, on } : item)),
    used: known.used + (on ? 1 : -1),
  }
}
