import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Client } from '#contract/client.ts'
import { ApiError } from '#contract/errors.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { type VoiceSettings, voices } from '#contract/teaching/voices.ts'
import { useApi } from '../lib/api/api.ts'

export const voicesQuery = (calls: Client<typeof voices>) =>
  queryOptions({ queryKey: ['voices'], queryFn: ({ signal }) => calls.list({}, { signal }) })

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'edited_elsewhere'

const isLanguageOff = (error: unknown) => error instanceof ApiError && error.code === 'not_found'

interface SaveHandlers {
  saved: (sent: VoiceSettings) => void
  /** Another user has saved; the new settings are fetched. */
  conflicted: (error: unknown) => void
}

/** Serialized: one save at a time. */
export function useSaveVoice(language: PracticeLanguage, { saved, conflicted }: SaveHandlers) {
  const client = useQueryClient()
  const calls = useApi(voices)
  const { queryKey } = voicesQuery(calls)
  const latest = useRef(0)
  return useMutation({
    scope: { id: `voice ${language}` },
    mutationFn: async ({ language: own, ...settings }: VoiceSettings) => {
      await client.cancelQueries({ queryKey })
      // Changes made during a save build on its version.
      const version = Math.max(settings.version, latest.current)
      return calls.set({ params: { language: own }, body: { ...settings, version } })
    },
    onSuccess: (answer, sent) => {
      latest.current = answer.version
      client.setQueryData(queryKey, (known) => known && { ...known, items: known.items.map(putting(answer)) })
      saved(sent)
    },
    onError: (error) => {
      if (!isStale(error) && !isLanguageOff(error)) return
      conflicted(error)
      void client.invalidateQueries({ queryKey })
    },
  })
}

const putting = (answer: VoiceSettings) => (item: VoiceSettings) => (item.language === answer.language ? answer : item)
