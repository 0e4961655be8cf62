import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConversationFilter, conversations } from '#contract/conversations.ts'
import type { ExportFormat } from '#contract/spreadsheets.ts'
import { useApi } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { asLanguage } from '../lib/i18n.ts'
import { saveFile } from '../lib/save-file.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { useToasts } from '../ui/toasts.tsx'

type ExportMenuProps = {
  filter: ConversationFilter
  /** How many will be in the file, in words. */
  count: string
  trigger: ReactElement
}

/** The files in which the measures of conversations can be taken home. */
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

/** Takes conversations home as a file, in the words of the interface. */
function useExport(filter: ConversationFilter): (format: ExportFormat) => void {
  const { t, i18n } = useTranslation('conversations')
  const calls = useApi(conversations)
  const toasts = useToasts()
  const errorText = useErrorText()
  const language = asLanguage(i18n.language) ?? 'en'
  const { mutate } = useMutation({
    mutationFn: (format: ExportFormat) => calls.export({ query: { ...filter, format, language } }),
    onSuccess: (file, format) =>
      saveFile(file, `${t(($) => $.export.file)}-${new Date().toISOString().slice(0, 10)}.${format}`),
    onError: (error) =>
      toasts.error(
        t(($) => $.export.failed),
        { description: errorText(error) },
      ),
  })
  return mutate
}
