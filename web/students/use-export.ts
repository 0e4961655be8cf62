import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { interfaceLanguages } from '#contract/languages.ts'
import type { ExportFormat } from '#contract/spreadsheets.ts'
import { students } from '#contract/students.ts'
import { useApi } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { saveFile } from '../lib/save-file.ts'
import { useToasts } from '../ui/toasts.tsx'
import { filterOf, type ListState } from './list-state.ts'
import type { BulkTarget } from './selection.ts'

interface Wanted {
  format: ExportFormat
  /** Without it, everybody who matches. */
  target?: BulkTarget | undefined
}

/** Takes students home as a file, in the words of the interface and the order of the list. */
export function useExport(list: ListState) {
  const { t, i18n } = useTranslation('students')
  const calls = useApi(students)
  const toasts = useToasts()
  const errorText = useErrorText()
  const language = interfaceLanguages.find((one) => one === i18n.language) ?? 'en'
  const { mutate, isPending } = useMutation({
    mutationFn: ({ format, target }: Wanted) => {
      const wanted = { format, language, sort: list.sort }
      return target && 'ids' in target
        ? calls.exportSome({ body: { ...wanted, ids: target.ids } })
        : calls.export({ query: { ...wanted, ...filterOf(list) } })
    },
    onSuccess: (file, { format }) =>
      saveFile(file, `${t(($) => $.export.file)}-${new Date().toISOString().slice(0, 10)}.${format}`),
    onError: (error) =>
      toasts.error(
        t(($) => $.export.failed),
        { description: errorText(error) },
      ),
  })
  return { isPending, save: (format: ExportFormat, target?: BulkTarget) => mutate({ format, target }) }
}
