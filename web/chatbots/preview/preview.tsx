import { useQuery } from '@tanstack/react-query'
import { FlaskConical, RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { chatbots } from '#contract/teaching/chatbots.ts'
import { openingOf } from '#contract/teaching/opening.ts'
import type { Progress } from '#contract/values/progress.ts'
import { useApi } from '../../lib/api/api.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { sideOf } from '../../messages/reading-side.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ProgressBar } from '../../ui/states/progress-bar.tsx'
import { engineQuery } from '../editor/editor.api.ts'
import { openingFields, type ChatbotValues, parseValues } from '../editor/form/chatbot-values.ts'
import { focusOn } from '../editor/form/focus-on.ts'
import { Composer } from './composer.tsx'
import { PreviewLog } from './preview-log.tsx'
import { TrialDialog } from './trial-dialog.tsx'
import { usePreview } from './use-preview.ts'

export function Preview() {
  const { t, i18n } = useTranslation('preview')
  const id = useId()
  const { control } = useFormContext<ChatbotValues>()
  const values = useWatch({ control, compute: (all) => all })
  const name = values.name.trim() || t(($) => $.unnamed)
  const content = parseValues({ ...values, name }).data ?? null
  const { data: engine } = useQuery(engineQuery(useApi(chatbots)))
  const nativeLanguage = asLanguage(i18n.language) ?? 'en'
  const talk = usePreview(content, nativeLanguage)
  const [isTrying, setIsTrying] = useState(false)
  const target = { lang: values.language, dir: sideOf(values.language) }
  const restart = () => {
    talk.restart()
    focusOn('preview-message')
  }

  return (
    <section aria-labelledby={id} className={frameClasses}>
      <header className="flex items-center gap-2 border-b border-border py-2.5 ps-4 pe-2">
        <div className="grid min-w-0 flex-1">
          <h2 id={id} className="text-xs font-medium text-muted">
            {t(($) => $.title)}
          </h2>
          <p className="truncate font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="truncate text-xs text-muted">{engine && t(($) => $.engine[engine])}</p>
        </div>
        <IconButton
          label={t(($) => $.trial.open)}
          icon={<FlaskConical />}
          disabled={!content || content.steps.length === 0}
          onClick={() => setIsTrying(true)}
        />
        <IconButton
          label={t(($) => $.restart)}
          icon={<RotateCcw />}
          disabled={talk.lines.length === 0}
          onClick={restart}
        />
      </header>
      <PreviewProgress progress={talk.progress} steps={content?.steps.length ?? 0} />
      <PreviewLog
        talk={talk}
        opening={openingOf(openingFields(values))}
        needsStep={engine === 'guided' && content?.steps.length === 0}
        lang={values.language}
        onRestart={restart}
      />
      <Composer
        starters={talk.lines.length === 0 ? (content?.starters ?? []) : []}
        hint={talk.progress ? talk.hint : (content?.steps[0]?.hint ?? null)}
        isOver={talk.progress?.is_over ?? false}
        isBusy={talk.partial !== null}
        isBroken={content === null}
        target={target}
        onSay={(text) => void talk.say(text)}
      />
      {isTrying && content && (
        <TrialDialog chatbot={content} nativeLanguage={nativeLanguage} onClose={() => setIsTrying(false)} />
      )}
    </section>
  )
}

const frameClasses =
  'flex h-[calc(100dvh-14rem)] min-h-112 flex-col overflow-hidden rounded-xl border border-card-border bg-surface shadow-card ' +
  // Beside the form the input is visible without scrolling.
  'lg:h-full lg:max-h-180 lg:min-h-0 lg:**:[scroll-margin-block:-10rem_-9rem]'

function PreviewProgress({ progress, steps }: { progress: Progress | null; steps: number }) {
  const { t } = useTranslation('preview')
  const done = progress?.done ?? 0
  const of = progress?.of ?? steps
  if (of === 0) return null
  return (
    <div className="border-b border-border px-4 py-2.5">
      <ProgressBar
        label={t(($) => $.progress)}
        value={(done / of) * 100}
        valueText={t(($) => $.steps, { done, count: of })}
      />
    </div>
  )
}
