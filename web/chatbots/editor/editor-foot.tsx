import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { FootBar } from '../../ui/layout/foot-bar.tsx'
import { LastLanguageHint, useIsLastLanguage } from '../../languages/last-language-hint.tsx'
import { EditorNotices, hasNotices } from './editor-notices.tsx'
import type { EditorState } from './use-editor.ts'

export function EditorFoot({ editing }: { editing: EditorState }) {
  const { t } = useTranslation('editor')
  const { chatbot, isDirty, isStale, isPending, isRestored, wants, discard, publish } = editing
  const { language } = editing.values
  const isLastLanguage = useIsLastLanguage(language)
  const isUnchanged = chatbot !== null && !isDirty && !isPending
  const isDraft = !chatbot || chatbot.status === 'draft'
  return (
    <FootBar
      early
      notice={
        hasNotices(editing) ? (
          <EditorNotices editing={editing} />
        ) : (
          isLastLanguage && <LastLanguageHint language={language} />
        )
      }
      actions={
        <>
          <Button
            type="submit"
            variant={isDraft ? 'secondary' : 'primary'}
            disabled={isStale || isUnchanged || (isPending && wants === 'publish')}
            pending={isPending && wants === 'save'}
          >
            {isDraft ? t(($) => $.saveDraft) : t(($) => $.saveChanges)}
          </Button>
          {isDraft && (
            <Button
              variant="primary"
              disabled={isStale || (isPending && wants === 'save')}
              pending={isPending && wants === 'publish'}
              onClick={publish}
            >
              {t(($) => $.publish)}
            </Button>
          )}
        </>
      }
    >
      {isRestored && !isPending ? (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {t(($) => $.restored)}
          <button type="button" className={discardClasses} onClick={discard}>
            {t(($) => $.discard)}
          </button>
        </span>
      ) : (
        <SaveStatus editing={editing} />
      )}
    </FootBar>
  )
}

function SaveStatus({ editing }: { editing: EditorState }) {
  const { t } = useTranslation('editor')
  const { chatbot, isDirty, isPending, wants } = editing
  if (isPending) return wants === 'publish' ? t(($) => $.publishing) : t(($) => $.saving)
  if (isDirty) return chatbot?.status === 'published' ? t(($) => $.unsavedLive) : t(($) => $.unsaved)
  if (!chatbot) return <span className="text-muted">{t(($) => $.notSaved)}</span>
  const saved = chatbot.status === 'published' ? t(($) => $.allSavedLive) : t(($) => $.allSaved)
  return <span className="text-muted">{saved}</span>
}

const discardClasses = 'rounded-xs font-medium text-primary-text underline-offset-4 hover:underline max-sm:py-2'
