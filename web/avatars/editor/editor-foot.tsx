import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { LastLanguageHint, useIsLastLanguage } from '../../languages/last-language-hint.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { FootBar } from '../../ui/layout/foot-bar.tsx'
import type { EditorState } from './use-editor.ts'

export function EditorFoot({ editing }: { editing: EditorState }) {
  const { t } = useTranslation(['avatarEditor', 'editor'])
  const { avatar, isDirty, isStale, isPending, isRestored, failure, discard } = editing
  const { language } = editing.values
  const isLastLanguage = useIsLastLanguage(language)
  const isUnchanged = avatar !== null && !isDirty && !isPending
  return (
    <FootBar
      early
      raised={isDirty || !avatar}
      notice={
        isStale || failure ? <Notices editing={editing} /> : isLastLanguage && <LastLanguageHint language={language} />
      }
      actions={
        <Button type="submit" variant="primary" full disabled={isStale || isUnchanged} pending={isPending}>
          {avatar ? t(($) => $.saveChanges, { ns: 'editor' }) : t(($) => $.create, { ns: 'avatarEditor' })}
        </Button>
      }
    >
      {isRestored && !isPending ? (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {t(($) => $.restored, { ns: 'editor' })}
          <button type="button" className={discardClasses} onClick={discard}>
            {t(($) => $.discard, { ns: 'editor' })}
          </button>
        </span>
      ) : (
        <span className="block max-sm:truncate max-sm:px-1">
          <SaveStatus editing={editing} />
        </span>
      )}
    </FootBar>
  )
}

function SaveStatus({ editing: { avatar, isDirty, isPending } }: { editing: EditorState }) {
  const { t } = useTranslation('editor')
  if (isPending) return t(($) => $.saving)
  if (!avatar) return <span className="text-muted max-sm:hidden">{t(($) => $.notSaved)}</span>
  if (isDirty) return t(($) => $.unsavedLive)
  return <span className="text-muted">{t(($) => $.allSaved)}</span>
}

function Notices({ editing: { isStale, failure, takeTheirs, keepMine } }: { editing: EditorState }) {
  const { t } = useTranslation(['avatarEditor', 'editor', 'common'])
  if (!isStale)
    return (
      <Callout tone="danger" urgent>
        {failure}
      </Callout>
    )
  return (
    <Callout
      urgent
      tone="warning"
      title={t(($) => $.stale, { ns: 'avatarEditor' })}
      actions={
        <>
          <Button size="sm" onClick={takeTheirs}>
            {t(($) => $.stale.dropMine, { ns: 'common' })}
          </Button>
          <Button size="sm" variant="primary" onClick={keepMine}>
            {t(($) => $.stale.keepMine, { ns: 'common' })}
          </Button>
        </>
      }
    >
      {t(($) => $.stale.text, { ns: 'editor' })}
    </Callout>
  )
}

const discardClasses = 'rounded-xs font-medium text-primary-text underline-offset-4 hover:underline max-sm:py-2'
