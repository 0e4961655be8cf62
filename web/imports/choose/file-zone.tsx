import { FileSpreadsheet } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { SpreadsheetScene } from '../../ui/brand/spreadsheet-scene.tsx'
import { DropZone } from '../../ui/fields/drop-zone.tsx'
import { useLimits } from './limits.ts'
import { acceptedFiles } from './list-source.ts'

export function FileZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('imports')
  const limits = useLimits()
  return (
    <div className="grid flex-1">
      <DropZone
        title={<span className="pointer-coarse:hidden">{t(($) => $.choose.drop)}</span>}
        hint={t(($) => $.ready.format, limits)}
        buttonLabel={t(($) => $.choose.button)}
        accept={acceptedFiles}
        onFiles={([file]) => file && onFile(file)}
        illustration={
          <>
            <span className="max-sm:hidden">
              <SpreadsheetScene />
            </span>
            <FileSpreadsheet className="size-8 sm:hidden" strokeWidth={1.5} aria-hidden="true" />
          </>
        }
      />
    </div>
  )
}
