import { Download } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { DownloadState } from '../done/download-state.tsx'
import { useDownload } from '../imports.api.ts'

export function SkippedRows({ id }: { id: string }) {
  const { t } = useTranslation('imports')
  const problems = useDownload({ problemsOf: id })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex-1 basis-64 text-pretty">{t(($) => $.problems.text)}</p>
        <Button icon={<Download aria-hidden="true" />} pending={problems.isPending} onClick={() => problems.mutate()}>
          {t(($) => $.problems.action)}
        </Button>
      </div>
      <DownloadState error={problems.error} />
    </div>
  )
}
