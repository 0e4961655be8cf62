import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { NotFoundView } from '../errors/not-found-view.tsx'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { EditorSkeleton } from './editor/editor-skeleton.tsx'
import { Editor } from './editor/editor.tsx'
import { useEditorStart } from './use-editor-start.ts'

/** A created avatar keeps its form when the address changes. */
export function AvatarPage() {
  const start = useEditorStart()
  switch (start.state) {
    case 'ready':
      return <Editor key={start.editingKey} {...start} />
    case 'gone':
      return <AvatarGone />
    default:
      return <LoadingAvatar {...start} />
  }
}

function AvatarGone() {
  const { t } = useTranslation('avatars')
  return (
    <NotFoundView
      title={t(($) => $.gone.title)}
      text={t(($) => $.gone.text)}
      to="/avatars"
      back={t(($) => $.gone.back)}
    />
  )
}

type WaitingProps = { error: unknown; isFetching: boolean; retry: () => unknown }

function LoadingAvatar({ error, isFetching, retry }: WaitingProps) {
  const { t } = useTranslation('avatars')
  const title = t(($) => $.one)
  useTitle(title)
  return (
    <>
      <PageHeader title={title} />
      {error ? (
        <LoadFailed title={t(($) => $.failed.one)} error={error} pending={isFetching} onRetry={retry} />
      ) : (
        <EditorSkeleton />
      )}
    </>
  )
}
