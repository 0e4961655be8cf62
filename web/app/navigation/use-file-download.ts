import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { ExportFormat } from '#contract/values/spreadsheets.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'

interface FileDownload<Wanted> {
  ask: (wanted: Wanted, language: InterfaceLanguage) => Promise<Blob>
  name: string
  failed: string
}

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
