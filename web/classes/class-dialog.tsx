import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Controller, useForm, type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import { type Class, classes, NewClass } from '#contract/people/classes.ts'
import { studentLengths } from '#contract/people/students.ts'
import { UnsavedDialog } from '../app/leaving/unsaved-dialog.tsx'
import { useCloseGuard } from '../app/leaving/use-close-guard.ts'
import { contractForm, type FormValues } from '../forms/contract-form.ts'
import { EditNotices } from '../forms/edit-notices.tsx'
import { useEditForm } from '../forms/use-edit-form.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useApi } from '../lib/api/api.ts'
import { classesQuery, useAddClass, useEditClass, useNewestClass } from '../people/classes.api.ts'
import { LanguageField } from '../students/form/language-field.tsx'
import { LevelField } from '../students/form/level-field.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { Callout } from '../ui/states/callout.tsx'

const problems = ['missing', 'long', 'characters', 'taken', 'refused'] as const

const classForm = contractForm<Class, NewClass, (typeof problems)[number]>({
  schema: NewClass,
  problems,
  issues: { too_small: 'missing', too_big: 'long', invalid_format: 'characters' },
  refusals: { name_taken: ['name', 'taken'] },
})
type ClassForm = UseFormReturn<FormValues<NewClass>, unknown, NewClass>

type ClassDialogProps = { open: boolean; onClose: () => void }

export function CreateClassDialog({ open, onClose }: ClassDialogProps) {
  const { t } = useTranslation('classes')
  const toasts = useToasts()
  const navigate = useNavigate()
  const form: ClassForm = useForm({ defaultValues: classForm.blank, resolver: classForm.resolver })
  const refuse = useRefusal(form, classForm)
  const { mutate, isPending } = useAddClass()
  const failure = form.formState.errors.root?.message
  const add = (wanted: NewClass) =>
    mutate(wanted, {
      onError: refuse,
      onSuccess: ({ id, name }) => {
        onClose()
        const action = { label: t(($) => $.act.open), onPress: () => void navigate(`/classes/${id}`) }
        toasts.success(
          t(($) => $.done.created, { name }),
          { action },
        )
      },
    })
  return (
    <ClassFormDialog
      title={t(($) => $.create)}
      button={{ label: t(($) => $.create), pendingLabel: t(($) => $.creating) }}
      {...{ open, onClose, form, isPending }}
      isDirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(add)}
      notices={
        failure && (
          <Callout tone="danger" urgent>
            {failure}
          </Callout>
        )
      }
    />
  )
}

export function EditClassDialog({ open, onClose, one }: ClassDialogProps & { one: Class }) {
  const { t } = useTranslation(['classes', 'common'])
  const toasts = useToasts()
  const { form, isPending, isStale, isDirty, save, takeTheirs, keepMine } = useEditForm({
    one,
    shape: classForm,
    edit: useEditClass(),
    fetchNewest: useNewestClass(),
    onUnchanged: onClose,
    onSaved: ({ name }) => {
      onClose()
      toasts.success(t(($) => $.done.saved, { name }))
    },
  })
  return (
    <ClassFormDialog
      title={t(($) => $.editing.title)}
      button={{
        label: t(($) => $.save, { ns: 'common' }),
        pendingLabel: t(($) => $.saving, { ns: 'common' }),
        disabled: isStale,
      }}
      {...{ open, onClose, form, isPending, isDirty }}
      onSubmit={save}
      notices={
        <EditNotices
          isStale={isStale}
          staleTitle={t(($) => $.editing.stale)}
          failure={form.formState.errors.root?.message}
          onNewest={({ keepsMine }) => (keepsMine ? keepMine() : takeTheirs())}
        />
      }
    />
  )
}

type ClassFormDialogProps = ClassDialogProps & {
  title: string
  button: { label: string; pendingLabel: string; disabled?: boolean }
  form: ClassForm
  isDirty: boolean
  isPending: boolean
  onSubmit: () => void
  notices: ReactNode
}

function ClassFormDialog({ open, onClose, title, button, form, isDirty, isPending, ...props }: ClassFormDialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const guard = useCloseGuard(open && isDirty, onClose)
  const { label, ...look } = button
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && guard.close()}
      title={title}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button onClick={guard.close}>{t(($) => $.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" pending={isPending} {...look}>
            {label}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={props.onSubmit} className="grid gap-4">
        {props.notices}
        <ClassFields form={form} />
      </form>
      <UnsavedDialog {...guard.question} />
    </Dialog>
  )
}

function ClassFields({ form: { register, control } }: { form: ClassForm }) {
  const { t } = useTranslation('classes')
  const { t: tCommon } = useTranslation('common')
  const { errors } = useFormState({ control })
  const { data: others } = useQuery(classesQuery(useApi(classes)))
  const taught = others?.items.flatMap(({ language }) => language ?? []) ?? []
  const problemText = (field: keyof NewClass) => {
    const problem = classForm.problemOf(errors, field)
    return problem && t(($) => $.wrong[problem], { max: studentLengths.class_name })
  }
  return (
    <>
      <TextField
        label={t(($) => $.field.name)}
        aside={tCommon(($) => $.required)}
        placeholder={t(($) => $.field.example)}
        error={problemText('name')}
        autoComplete="off"
        dir="auto"
        aria-required
        {...register('name')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[3fr_2fr]">
        <Controller
          control={control}
          name="language"
          render={({ field }) => (
            <LanguageField
              {...field}
              label={t(($) => $.field.language)}
              noneLabel={t(($) => $.field.noLanguage)}
              likely={taught}
              error={problemText('language')}
            />
          )}
        />
        <LevelField control={control} name="level" error={problemText('level')} />
      </div>
    </>
  )
}
