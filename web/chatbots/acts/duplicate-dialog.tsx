import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import { chatbotLengths } from '#contract/teaching/chatbot-limits.ts'
import type { PracticeLanguages } from '#contract/school/practice-languages.ts'
import { LanguageLimit } from '../../languages/language-limit.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import type { ChatbotRef } from './chatbot-actions.ts'
import { useDuplicate } from './use-duplicate.ts'

type DuplicateDialogProps = { open: boolean; onClose: () => void; chatbot: ChatbotRef }

export function DuplicateDialog({ open, onClose, chatbot }: DuplicateDialogProps) {
  const { t } = useTranslation(['chatbots', 'common', 'languages'])
  const toasts = useToasts()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const nameProblem = useNameProblem()
  const copy = useDuplicate(chatbot)
  const options = useLanguageOptions(copy.languages)
  const { isFull, isPending, error, problem } = copy
  const done = ({ id, name }: { id: string; name: string }) => {
    onClose()
    toasts.success(
      t(($) => $.done.duplicated, { ns: 'chatbots', name }),
      { action: { label: t(($) => $.edit, { ns: 'common' }), onPress: () => void navigate(`/create/${id}`) } },
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t(($) => $.duplicating.title, { ns: 'chatbots', name: chatbot.name })}
      description={t(($) => $.duplicating.text, { ns: 'chatbots' })}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      form={{
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault()
          if (!problem && !isFull && !isPending) copy.send(done)
        },
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t(($) => $.cancel, { ns: 'common' })}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isFull}
            pending={isPending}
            pendingLabel={t(($) => $.duplicating.pending, { ns: 'chatbots' })}
          >
            {t(($) => $.act.duplicate, { ns: 'chatbots' })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && (
          <Callout tone="danger" urgent>
            {errorText(error)}
          </Callout>
        )}
        <TextField
          label={t(($) => $.duplicating.name, { ns: 'chatbots' })}
          value={copy.name}
          onChange={({ target }) => copy.setName(target.value)}
          error={problem && nameProblem(problem)}
          autoComplete="off"
        />
        <ComboboxField
          label={t(($) => $.duplicating.language, { ns: 'chatbots' })}
          searchLabel={t(($) => $.search, { ns: 'languages' })}
          emptyText={t(($) => $.nothing, { ns: 'languages' })}
          value={copy.language}
          onChange={copy.setLanguage}
          options={options}
          hint={<LanguageHint copy={copy} original={chatbot.language} />}
        />
        {isFull && copy.languages && <LanguageLimit limit={copy.languages.limit} refused />}
      </div>
    </Dialog>
  )
}

type LanguageHintProps = { copy: ReturnType<typeof useDuplicate>; original: string }

function LanguageHint({ copy: { language, languages, isOff, isFull }, original }: LanguageHintProps) {
  const { t } = useTranslation(['languages', 'chatbots'])
  const { languageName, number } = useFormat()
  if (!languages || !language) return null
  const { used, limit } = languages
  const slots = isOff
    ? t(($) => $.duplicating.takesSlot, {
        ns: 'chatbots',
        language: languageName(language),
        used: number(used + 1),
        limit: number(limit),
      })
    : `${t(($) => $.used, { ns: 'languages', used: number(used), count: limit })}.`
  const texts = language !== original && t(($) => $.duplicating.translated, { ns: 'chatbots' })
  return [!isFull && slots, texts].filter(Boolean).join(' ')
}

function useLanguageOptions(known: PracticeLanguages | undefined) {
  const { t } = useTranslation('chatbots')
  const { languageName } = useFormat()
  return (known?.items ?? []).map(({ language, on }) => ({
    value: language,
    label: on ? languageName(language) : t(($) => $.duplicating.off, { language: languageName(language) }),
  }))
}

function useNameProblem() {
  const { t } = useTranslation('chatbots')
  return (code: string) => {
    if (code === 'too_big') return t(($) => $.duplicating.long, { max: chatbotLengths.name })
    return code === 'too_small' ? t(($) => $.duplicating.missing) : t(($) => $.duplicating.characters)
  }
}
