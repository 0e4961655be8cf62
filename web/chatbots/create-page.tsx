import { useTranslation } from '../lib/words/translation/use-translation.tsx'
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
  const start = useEditorStart()
  switch (start.state) {
    case 'choosing':
      return <Chooser language={start.language} state={start.languages} />
    case 'ready':
      return <Editor key={start.editingKey} {...start} />
    case 'gone':
      return <ChatbotGone />
    default:
      return <LoadingEditor {...start} />
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
