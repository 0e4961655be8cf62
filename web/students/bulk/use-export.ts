import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ExportFormat } from '#contract/values/spreadsheets.ts'
import { students } from '#contract/people/students.ts'
import { useFileDownload } from '../../app/navigation/use-file-download.ts'
import { useApi } from '../../lib/api/api.ts'
import { filterOf, type ListState } from '../address/list-state.ts'
import type { BulkTarget } from '../../people/students.api.ts'

interface ExportInput {
  format: ExportFormat
  target?: BulkTarget | undefined
}

export function useExport(list: ListState) {
  const { t } = useTranslation('students')
  const calls = useApi(students)
  const { isPending, save } = useFileDownload<ExportInput>({
    ask: ({ format, target }, language) => {
      const wanted = { format, language, sort: list.sort }
      return target && 'ids' in target
        ? calls.exportSome({ body: { ...wanted, ids: target.ids } })
        : calls.export({ query: { ...wanted, ...filterOf(list) } })
    },
    name: t(($) => $.export.file),
    failed: t(($) => $.export.failed),
  })
  return { isPending, save: (format: ExportFormat, target?: BulkTarget) => save({ format, target }) }
}
