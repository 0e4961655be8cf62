import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ChatbotContent } from '#contract/teaching/chatbots.ts'
import { type Trial, type TrialResult, trials } from '#contract/teaching/trials.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { useApi } from '../../lib/api/api.ts'
import { CoachNote } from '../../messages/coach-note.tsx'
import { sideOf } from '../../messages/reading-side.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Badge } from '../../ui/states/badge.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import type { Tone } from '../../ui/states/tone.ts'

interface TrialDialogProps {
  chatbot: ChatbotContent
  nativeLanguage: PracticeLanguage
  onClose: () => void
}

/** Shows how a step of the chatbot takes answers of many kinds. */
export function TrialDialog({ chatbot, nativeLanguage, onClose }: TrialDialogProps) {
  const { t } = useTranslation(['preview', 'common'])
  const { run } = useApi(trials)
  const [step, setStep] = useState('1')
  const body = { chatbot, step: Number(step), native_language: nativeLanguage }
  const { data, isError } = useQuery({
    queryKey: ['trials', body],
    queryFn: ({ signal }) => run({ body }, { signal }),
    retry: false,
  })
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(($) => $.trial.open, { ns: 'preview' })}
      description={t(($) => $.trial.text, { ns: 'preview' })}
      closeLabel={t(($) => $.close, { ns: 'common' })}
    >
      <div className="grid grid-cols-1 gap-4">
        <SelectField
          label={t(($) => $.trial.step, { ns: 'preview' })}
          value={step}
          onChange={setStep}
          options={chatbot.steps.map(({ says }, index) => ({
            value: String(index + 1),
            label: `${t(($) => $.trial.stepNumber, { ns: 'preview', number: index + 1 })} · ${says}`,
          }))}
        />
        {isError && (
          <Callout tone="danger" urgent>
            {t(($) => $.trial.failed, { ns: 'preview' })}
          </Callout>
        )}
        {!data && !isError && (
          <p className="flex items-center gap-2 text-muted">
            <Spinner />
            {t(($) => $.trial.loading, { ns: 'preview' })}
          </p>
        )}
        <ul className="divide-y divide-border">
          {data?.items.map((item) => (
            <TrialItem key={item.kind} item={item} lang={chatbot.language} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

const tones: Readonly<Record<TrialResult, Tone>> = {
  accepted: 'success',
  passed: 'info',
  followed_up: 'info',
  answered: 'info',
  asked_again: 'neutral',
}

function TrialItem({ item, lang }: { item: Trial; lang: string }) {
  const { t } = useTranslation('preview')
  const { kind, text, result, reply, coach } = item
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium text-muted">{t(($) => $.trial.kind[kind])}</h3>
        <Badge tone={tones[result]} dot>
          {t(($) => $.trial.result[result])}
        </Badge>
      </div>
      <p lang={lang} dir={sideOf(lang, text)} className="text-start font-medium wrap-anywhere">
        {text}
      </p>
      <p
        lang={lang}
        dir={sideOf(lang, reply)}
        className="border-s-2 border-border ps-3 text-start whitespace-pre-line wrap-anywhere"
      >
        {reply}
      </p>
      {kind === 'example' && result === 'asked_again' && (
        <Callout tone="warning">{t(($) => $.trial.exampleFails)}</Callout>
      )}
      {coach && (
        <div>
          <CoachNote label={t(($) => $.coach)} text={coach} />
        </div>
      )}
    </li>
  )
}
