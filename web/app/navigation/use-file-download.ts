import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { ExportFormat } from '#contract/spreadsheets.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'

interface FileDownload<Wanted> {
  /** Asks for the file, in the words of the interface. */
  ask: (wanted: Wanted, language: InterfaceLanguage) => Promise<Blob>
  /** What the file is called, up to the day. */
  name: string
  /** Says that it could not be had. */
  failed: string
}

/** Takes what a page shows home as a file. */
export function useFileDownload<Wanted extends { format: ExportFormat }>({ ask, name, failed }: FileDownload<Wanted>) {
  const { i18n } = useTranslation()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Wanted) => ask(wanted, asLanguage(i18n.language) ?? 'en'),
    onSuccess: (file, { format }) => saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.${format}`),
    onError: (error) => toasts.error(failed, { description: errorText(error) }),
  })
  return { isPending, save: mutate }
}
