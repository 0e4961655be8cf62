import { Suspense } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { conversationLength } from '#contract/teaching/chatbot-limits.ts'
import { correctionStyles } from '#contract/practice/corrections.ts'
import { helpLanguages } from '#contract/values/languages.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { RadioCards } from '../../../ui/fields/radio-cards.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section } from '../section.tsx'
import { useField } from '../form/use-field.ts'

const VoiceFields = lazyComponent(() => import('./voice-fields.tsx').then((m) => m.VoiceFields))

export function Behaviour() {
  const { t } = useTranslation('editor')
  const correction = useField('correction')
  const help = useField('help_language')
  const length = useField('length')
  return (
    <Section name="behaviour" title={t(($) => $.section.behaviour)} description={t(($) => $.about.behaviour)}>
      <RadioCards
        legend={t(($) => $.field.correction)}
        name="correction"
        value={correction.value}
        onChange={correction.set}
        options={correctionStyles.map((value) => ({
          value,
          label: t(($) => $.correction[value].label),
          description: t(($) => $.correction[value].text),
        }))}
      />
      <RadioCards
        legend={t(($) => $.field.help_language)}
        name="help_language"
        value={help.value}
        onChange={help.set}
        options={helpLanguages.map((value) => ({
          value,
          label: t(($) => $.help[value].label),
          description: t(($) => $.help[value].text),
        }))}
      />
      <div className="sm:max-w-80">
        <TextField
          id={length.id}
          label={t(($) => $.field.length)}
          type="number"
          inputMode="numeric"
          min={conversationLength.min}
          max={conversationLength.max}
          value={length.value}
          onChange={(event) => length.set(event.target.value)}
          hint={t(($) => $.hint.length, conversationLength)}
          error={length.error}
          end={<span className="pe-2 text-sm">{t(($) => $.turns)}</span>}
        />
      </div>
      <Suspense fallback={<div className="min-h-40" />}>
        <VoiceFields />
      </Suspense>
    </Section>
  )
}
