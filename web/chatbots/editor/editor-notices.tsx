import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import type { EditorState } from './use-editor.ts'

export function EditorNotices({ editing }: { editing: EditorState }) {
  const { t } = useTranslation('editor')
  const { t: says } = useTranslation('common')
  const { list } = useFormat()
  const { isStale, missing, failure, takeTheirs, keepMine } = editing
  return (
    <>
      {isStale && (
        <Callout
          urgent
          tone="warning"
          title={t(($) => $.stale.title)}
          actions={
            <>
              <Button size="sm" onClick={takeTheirs}>
                {says(($) => $.stale.dropMine)}
              </Button>
              <Button size="sm" variant="primary" onClick={keepMine}>
                {says(($) => $.stale.keepMine)}
              </Button>
            </>
          }
        >
          {t(($) => $.stale.text)}
        </Callout>
      )}
      {!isStale && missing.length > 0 && (
        <Callout urgent tone="warning">
          {t(($) => $.missing, { fields: list(missing.map((field) => t(($) => $.lacks[missingText(field)]))) })}
        </Callout>
      )}
      {!isStale && failure && (
        <Callout tone="danger" urgent>
          {failure}
        </Callout>
      )}
    </>
  )
}

export const hasNotices = ({ isStale, missing, failure }: EditorState): boolean =>
  isStale || missing.length > 0 || failure !== null

const missingText = (field: EditorState['missing'][number]) =>
  field === 'name' ? 'name' : field === 'steps' ? 'steps' : 'opening_message'
