import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { languages, type PracticeLanguages, type PracticeLanguageState } from '#contract/practice-languages.ts'
import { useApi } from '../lib/api/api.ts'

/** The practice languages, and which of them are on; fresh for a quarter of a minute, as chatbots are. */
export const languagesQuery = (calls: Client<typeof languages>) =>
  queryOptions({ queryKey: ['languages'], queryFn: ({ signal }) => calls.list({}, { signal }), staleTime: 15_000 })

const mutationKey = ['languages', 'switch']

/** A practice language and whether it shall be on. */
export interface LanguageSwitch {
  language: PracticeLanguageState['language']
  on: boolean
}

/** Switches a practice language on or off; it shows at once, and goes back where it is refused. */
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
      // While another switch is on its way, what is asked for now would show it as it was.
      if (client.isMutating({ mutationKey }) > 1) return
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: ['billing'] })
      void client.invalidateQueries({ queryKey: ['home'] })
    },
  })
}

/** The languages with one switched; as they were where it is so already. */
export function withSwitch(known: PracticeLanguages, { language, on }: LanguageSwitch): PracticeLanguages {
  const before = known.items.find((item) => item.language === language)
  if (!before || before.on === on) return known
  return {
    ...known,
    items: known.items.map((item) => (item === before ? { ...item, on } : item)),
    used: known.used + (on ? 1 : -1),
  }
}
