import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useSearchParams } from 'react-router'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { useCreatedPath } from '../../app/navigation/use-created-path.ts'
import { useLeaveGuard } from '../../app/leaving/use-leave-guard.ts'
import { OnlyAuthor } from '../../partners/only-author.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { ArchivedNotice } from './archived-notice.tsx'
import { EditorFoot } from './editor-foot.tsx'
import { EditorForm } from './editor-form.tsx'
import { EditorHeader } from './editor-header.tsx'
import { focusOn } from './form/focus-on.ts'
import { SectionNav } from './section-nav.tsx'
import { missingSections } from './form/missing-sections.ts'
import type { EditorStart } from './form/use-chatbot-form.ts'
import { useEditor } from './use-editor.ts'

const Preview = lazyComponent(() => import('../preview/preview.tsx').then((m) => m.Preview))
const LeaveDialog = lazyComponent(() => import('./leave-dialog.tsx').then((m) => m.LeaveDialog))
const PublishedDialog = lazyComponent(() => import('./published-dialog.tsx').then((m) => m.PublishedDialog))

type EditorProps = EditorStart & {
  /** Keeps the form mounted when the address changes after creation. */
  editingKey: string
}

export function Editor({ editingKey, ...start }: EditorProps) {
  const { t } = useTranslation('editor')
  const isWide = useMediaQuery('(min-width: 64rem)', true, { getInitialValueInEffect: false })
  const [query] = useSearchParams()
  const [view, setView] = useState<View>(query.has('preview') ? 'preview' : 'write')
  const [published, setPublished] = useState<Chatbot | null>(null)
  const [isCelebrating, setIsCelebrating] = useState(false)
  const toasts = useToasts()
  const moveTo = useCreatedPath(editingKey)

  const editing = useEditor(start, {
    onSaved: (saved) => {
      toasts.success(saved.status === 'published' ? t(($) => $.savedLive) : t(($) => $.saved))
      if (!start.chatbot) moveTo(`/create/${saved.id}`)
    },
    onPublished: (done) => {
      setPublished(done)
      setIsCelebrating(true)
      if (!start.chatbot) moveTo(`/create/${done.id}`)
    },
  })
  const guard = useLeaveGuard(editing.isDirty)
  const canEdit = editing.chatbot?.can_edit ?? true
  const tryIt = () => {
    setIsCelebrating(false)
    flushSync(() => setView('preview'))
    setTimeout(() => focusOn('preview-message'), 200)
  }

  return (
    <FormProvider {...editing.form}>
      <div className={gridClasses}>
        <div className="grid grid-cols-1 xl:col-span-2">
          <EditorHeader chatbot={editing.chatbot} />
          {editing.chatbot?.status === 'archived' && <ArchivedNotice chatbot={editing.chatbot} />}
          {!isWide && <ViewSwitch view={view} onChange={setView} />}
        </div>
        <div className="sticky top-24 max-xl:hidden">
          <SectionNav incomplete={missingSections(editing)} />
        </div>
        <form
          noValidate
          hidden={!isWide && view === 'preview'}
          className="grid min-w-0 grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            editing.save()
          }}
        >
          {!canEdit && <OnlyAuthor author={editing.chatbot?.author ?? null} />}
          <fieldset disabled={!canEdit} className="grid min-w-0 grid-cols-1 gap-5">
            <EditorForm isFull={editing.isFull} />
          </fieldset>
          {canEdit && <EditorFoot editing={editing} />}
        </form>
        {(isWide || view === 'preview') && (
          <div className={previewClasses}>
            <Suspense>
              <Preview />
            </Suspense>
          </div>
        )}
      </div>
      <Suspense>
        {guard.isAsking && <LeaveDialog {...guard} />}
        {published && (
          <PublishedDialog
            chatbot={published}
            open={isCelebrating}
            onClose={() => setIsCelebrating(false)}
            onTry={tryIt}
          />
        )}
      </Suspense>
    </FormProvider>
  )
}

type View = 'write' | 'preview'

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation('editor')
  return (
    <div className="mb-4">
      <SegmentedControl
        full
        label={t(($) => $.view.label)}
        value={view}
        onChange={onChange}
        options={[
          { value: 'write', label: t(($) => $.view.write) },
          { value: 'preview', label: t(($) => $.view.preview) },
        ]}
      />
    </div>
  )
}

const gridClasses =
  'grid grid-cols-1 items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[10.5rem_minmax(0,1fr)_22rem] xl:gap-x-8'
// As high as the window, so that its input stays visible.
const previewClasses =
  'lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh-8rem)] xl:col-start-3'
