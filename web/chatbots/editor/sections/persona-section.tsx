import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { FormText } from './form-text.tsx'
import { RegionChoice } from './region-choice.tsx'
import { Section } from '../section.tsx'

export function PersonaSection() {
  const { t } = useTranslation('editor')
  return (
    <Section name="who" title={t(($) => $.section.who)} description={t(($) => $.about.who)}>
      <FormText
        name="role"
        label={t(($) => $.field.role)}
        hint={t(($) => $.hint.role)}
        placeholder={t(($) => $.example.role)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormText
          name="partner_name"
          label={t(($) => $.field.partner_name)}
          hint={t(($) => $.hint.partner_name)}
          isTarget
        />
        <RegionChoice />
      </div>
      <FormText
        name="scenario"
        label={t(($) => $.field.scenario)}
        hint={t(($) => $.hint.scenario)}
        placeholder={t(($) => $.example.scenario)}
        rows={3}
      />
      <FormText
        name="opening_message"
        label={t(($) => $.field.opening_message)}
        hint={t(($) => $.hint.opening_message)}
        rows={2}
        isTarget
      />
      <FormText
        name="closing_message"
        label={t(($) => $.field.closing_message)}
        hint={t(($) => $.hint.closing_message)}
        rows={1}
        isTarget
      />
    </Section>
  )
}
