import { Suspense } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { useLeaveGuard } from '../../app/leaving/use-leave-guard.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useOverlay } from '../../lib/use-overlay.ts'
import type { AvatarOverlay } from '../acts/avatar-actions.ts'
import { AvatarOverlays } from '../acts/avatar-overlays.tsx'
import { useAvatarActions } from '../acts/use-avatar-actions.ts'
import { PartnerHomework } from '../../tasks/partner-homework.tsx'
import { hiddenReasonOf } from '../../partners/hidden-reason.ts'
import { AvatarPeople } from '../avatar-people.tsx'
import { Basics } from './basics.tsx'
import { EditorFoot } from './editor-foot.tsx'
import { EditorHeader } from './editor-header.tsx'
import type { EditorStart } from './form/use-avatar-form.ts'
import { LookFields } from './look/look-fields.tsx'
import { OnlyAuthor } from '../../partners/only-author.tsx'
import { Preview } from './preview.tsx'
import { useSubjects } from './subject/use-subjects.ts'
import { useAfterSaving } from './use-after-saving.ts'
import { useEditor } from './use-editor.ts'
import { type VoicePreview, useVoicePreview } from './use-voice-preview.ts'
import { VoicePart } from './voice-part.tsx'

const LeaveDialog = lazyComponent(() => import('../../chatbots/editor/leave-dialog.tsx').then((m) => m.LeaveDialog))

type EditorProps = EditorStart & {
  /** Keeps the form mounted when the address changes after creation. */
  editingKey: string
}

export function Editor({ editingKey, ...start }: EditorProps) {
  const navigate = useNavigate()
  const overlay = useOverlay<AvatarOverlay>()
  const actions = useAvatarActions(overlay.open)
  const afterSaving = useAfterSaving(editingKey, start.avatar === null, actions)
  const editing = useEditor(start, afterSaving)
  const { avatar, form, values, isFull, save } = editing
  const guard = useLeaveGuard(editing.isDirty)
  const sayIt = useVoicePreview(values)
  const canEdit = avatar?.can_edit ?? true
  return (
    <FormProvider {...form}>
      <EditorHeader avatar={avatar} actions={actions} />
      <div className="flex flex-col gap-5 lg:flex-row-reverse lg:items-start lg:gap-6">
        <div className="contents lg:block lg:w-80 lg:shrink-0 lg:self-stretch xl:w-88">
          <Preview values={values} sayIt={sayIt} />
        </div>
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-5">
          <form
            noValidate
            className="grid min-w-0 grid-cols-1 gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            {!canEdit && (
              <OnlyAuthor author={avatar?.author ?? null} onCopy={() => avatar && actions.duplicate(avatar)} />
            )}
            <fieldset disabled={!canEdit} className="grid min-w-0 grid-cols-1 gap-5">
              <EditorForm avatar={avatar} isFull={isFull} sayIt={sayIt} />
            </fieldset>
            {canEdit && <EditorFoot editing={editing} />}
          </form>
          {avatar && <AvatarPeople avatar={avatar} onAssign={() => actions.assign(avatar)} />}
          {avatar && (
            <PartnerHomework
              partner={{ kind: 'avatar', id: avatar.id, name: avatar.name }}
              isPractisable={hiddenReasonOf(avatar) === null}
            />
          )}
        </div>
      </div>
      <Suspense>{guard.isAsking && <LeaveDialog {...guard} />}</Suspense>
      <AvatarOverlays
        state={overlay.state}
        onClose={overlay.close}
        actions={actions}
        leave={() => navigate('/avatars', { replace: true })}
      />
    </FormProvider>
  )
}

type EditorFormProps = { avatar: Avatar | null; isFull: boolean; sayIt: VoicePreview }

function EditorForm({ avatar, isFull, sayIt }: EditorFormProps) {
  const subjects = useSubjects(avatar)
  return (
    <>
      <Basics isFull={isFull} subjects={subjects} />
      <LookFields />
      <VoicePart sayIt={sayIt} />
    </>
  )
}
