import { useDebouncedCallback } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useBeforeUnload } from 'react-router'
import type { VoiceSettings } from '#contract/teaching/voices.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { isStale, useSaveVoice } from '../voice.api.ts'

/** Debounce in milliseconds. */
const saveDelay = 700

export type SaveStatus = 'untouched' | 'saving' | 'saved' | 'failed'

/** Unsaved changes over the stored settings; saved automatically. */
export function useVoiceDraft(stored: VoiceSettings) {
  const [draft, setDraft] = useState<VoiceSettings | null>(null)
  const tellPast = useConflictToast(stored)
  const { mutate, isError, isSuccess } = useSaveVoice(stored.language, {
    saved: (sent) => setDraft((now) => (now === sent ? null : now)),
    conflicted: (error) => {
      save.cancel()
      setDraft(null)
      tellPast(error)
    },
  })
  const save = useDebouncedCallback(mutate, { delay: saveDelay, flushOnUnmount: true })
  useBeforeUnload(useCallback((event) => draft !== null && event.preventDefault(), [draft]))
  const wish = draft ?? stored
  const status: SaveStatus = draft ? (isError ? 'failed' : 'saving') : isSuccess ? 'saved' : 'untouched'
  return {
    wish,
    status,
    change: (changes: Partial<VoiceSettings>) => {
      const next = { ...wish, ...changes }
      setDraft(next)
      save(next)
    },
    retry: () => draft && mutate(draft),
  }
}

function useConflictToast({ language }: VoiceSettings) {
  const { t } = useTranslation('voice')
  const { languageName } = useFormat()
  const toasts = useToasts()
  const errorText = useErrorText()
  return (error: unknown) =>
    toasts.error(
      t(($) => $.past, { language: languageName(language) }),
      { description: isStale(error) ? t(($) => $.pastText) : errorText(error) },
    )
}
