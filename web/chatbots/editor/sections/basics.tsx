import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { levels } from '#contract/values/languages.ts'
import { PracticeLanguageField } from '../../../languages/practice-language-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { useField } from '../form/use-field.ts'
import { Section } from '../section.tsx'
import { FormText } from './form-text.tsx'

export function Basics({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('editor')
  return (
    <Section name="basics" title={t(($) => $.section.basics)} description={t(($) => $.about.basics)}>
      <FormText name="name" label={t(($) => $.field.name)} placeholder={t(($) => $.example.name)} required />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <LanguageChoice isFull={isFull} />
        <LevelChoice />
      </div>
      <FormText
        name="description"
        label={t(($) => $.field.description)}
        hint={t(($) => $.hint.description)}
        placeholder={t(($) => $.example.description)}
        rows={2}
      />
    </Section>
  )
}

const any = 'any'

function LevelChoice() {
  const { t } = useTranslation('editor')
  const { value, set } = useField('level')
  return (
    <SelectField
      label={t(($) => $.field.level)}
      value={value || any}
      onChange={(level) => set(level === any ? '' : level)}
      options={[
        { value: any, label: t(($) => $.anyLevel) },
        ...levels.map((level) => ({ value: level, label: level })),
      ]}
    />
  )
}

function LanguageChoice({ isFull }: { isFull: boolean }) {
  const { value, set } = useField('language')
  return <PracticeLanguageField value={value} onChange={set} isFull={isFull} />
}
