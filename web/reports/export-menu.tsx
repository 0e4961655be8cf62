import type { ReactElement } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type ReportQuery, reports } from '#contract/practice/reports.ts'
import type { ExportFormat } from '#contract/values/spreadsheets.ts'
import { useFileDownload } from '../app/navigation/use-file-download.ts'
import { useApi } from '../lib/api/api.ts'
import { Menu, MenuItem } from '../ui/overlays/menu.tsx'

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

function useExport(query: ReportQuery): (format: ExportFormat) => void {
  const { t } = useTranslation(['reports', 'conversations'])
  const calls = useApi(reports)
  const { save } = useFileDownload<{ format: ExportFormat }>({
    ask: ({ format }, language) => calls.export({ query: { ...query, format, language } }),
    name: t(($) => $.file, { ns: 'reports' }),
    failed: t(($) => $.export.failed, { ns: 'conversations' }),
  })
  return (format) => save({ format })
}
