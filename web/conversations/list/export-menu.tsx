import type { ReactElement } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type ConversationFilter, conversations } from '#contract/practice/conversations.ts'
import type { ExportFormat } from '#contract/values/spreadsheets.ts'
import { useFileDownload } from '../../app/navigation/use-file-download.ts'
import { useApi } from '../../lib/api/api.ts'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'

type ExportMenuProps = {
  filter: ConversationFilter
  count: string
  trigger: ReactElement
}

export function ExportMenu({ filter, count, trigger }: ExportMenuProps) {
  const { t } = useTranslation('conversations')
  const save = useExport(filter)
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      {(['xlsx', 'csv'] as const).map((format) => (
        <MenuItem key={format} onSelect={() => save(format)}>
          {t(($) => $.export[format])}
          <span className="text-muted"> · {count}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}

function useExport(filter: ConversationFilter): (format: ExportFormat) => void {
  const { t } = useTranslation('conversations')
  const calls = useApi(conversations)
  const { save } = useFileDownload<{ format: ExportFormat }>({
    ask: ({ format }, language) => calls.export({ query: { ...filter, format, language } }),
    name: t(($) => $.export.file),
    failed: t(($) => $.export.failed),
  })
  return (format) => save({ format })
}
