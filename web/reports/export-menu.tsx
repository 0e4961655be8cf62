import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReportQuery, reports } from '#contract/reports.ts'
import type { ExportFormat } from '#contract/spreadsheets.ts'
import { useApi } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { asLanguage } from '../lib/i18n.ts'
import { saveFile } from '../lib/save-file.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { useToasts } from '../ui/toasts.tsx'

/** The files in which a report can be taken home. */
export function ExportMenu({ query, trigger }: { query: ReportQuery; trigger: ReactElement }) {
  const { t } = useTranslation('conversations')
  const save = useExport(query)
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      {(['xlsx', 'csv'] as const).map((format) => (
        <MenuItem key={format} onSelect={() => save(format)}>
          {t(($) => $.export[format])}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Takes a report home as a file, in the words of the interface. */
function useExport(query: ReportQuery): (format: ExportFormat) => void {
  const { t, i18n } = useTranslation(['reports', 'conversations'])
  const calls = useApi(reports)
  const toasts = useToasts()
  const errorText = useErrorText()
  const language = asLanguage(i18n.language) ?? 'en'
  const { mutate } = useMutation({
    mutationFn: (format: ExportFormat) => calls.export({ query: { ...query, format, language } }),
    onSuccess: (file, format) =>
      saveFile(file, `${t(($) => $.file, { ns: 'reports' })}-${new Date().toISOString().slice(0, 10)}.${format}`),
    onError: (error) =>
      toasts.error(
        t(($) => $.export.failed, { ns: 'conversations' }),
        { description: errorText(error) },
      ),
  })
  return mutate
}
