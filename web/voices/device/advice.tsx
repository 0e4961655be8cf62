import { useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { type System, systems } from './device-facts.ts'

const steps = ['first', 'second', 'third'] as const
/** Product names, the same in every language. */
const names: Record<System, string> = {
  windows: 'Windows',
  macos: 'Mac',
  ios: 'iPhone, iPad',
  android: 'Android',
  chromeos: 'Chromebook',
  linux: 'Linux',
}

type AdviceProps = {
  own: System | null
  missing: readonly PracticeLanguage[]
}

export function Advice({ own, missing }: AdviceProps) {
  const { t } = useTranslation('device')
  const { languageInside, list } = useFormat()
  const id = useId()
  const [system, setSystem] = useState<System>(own ?? 'windows')
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.advice.title)} description={t(($) => $.advice.text)} />
      <div className="grid gap-5 print:gap-2 print:text-xs">
        {missing.length > 0 && <p>{t(($) => $.advice.missing, { languages: list(missing.map(languageInside)) })}</p>}
        <p className="hidden font-semibold print:block">{names[system]}</p>
        <div className="sm:max-w-64 print:hidden">
          <SelectField
            label={t(($) => $.advice.system)}
            value={system}
            onChange={setSystem}
            options={systems.map((value) => ({ value, label: names[value] }))}
          />
        </div>
        <ol className="grid max-w-prose list-decimal gap-2 ps-5 print:gap-0.5">
          {steps.map((step) => (
            <li key={step}>{t(($) => $.advice.steps[system][step])}</li>
          ))}
          <li>{t(($) => $.advice.restart)}</li>
        </ol>
      </div>
    </Card>
  )
}
