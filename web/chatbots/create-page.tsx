import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ChatbotGone } from './chatbot-gone.tsx'
import { Editor } from './editor/editor.tsx'
import { EditorSkeleton } from './editor/editor-skeleton.tsx'
import { Chooser } from './templates/chooser.tsx'
import { useEditorStart } from './use-editor-start.ts'

/** A created chatbot keeps its form when the address changes. */
export function CreatePage() {
  const beginning = useEditorStart()
  switch (beginning.state) {
    case 'choosing':
      return <Chooser language={beginning.language} state={beginning.languages} />
    case 'ready':
      return <Editor key={beginning.editingKey} {...beginning} />
    case 'gone':
      return <ChatbotGone />
    default:
      return <LoadingEditor {...beginning} />
  }
}

type WaitingProps = { error: unknown; isFetching: boolean; retry: () => unknown }

function LoadingEditor({ error, isFetching, retry }: WaitingProps) {
  const { t } = useTranslation('editor')
  useTitle(t(($) => $.title))
  return (
    <>
      <PageHeader title={t(($) => $.title)} />
      {error ? (
        <LoadFailed title={t(($) => $.loadFailed)} error={error} pending={isFetching} onRetry={retry} />
      ) : (
        <EditorSkeleton />
      )}
    </>
  )
}
