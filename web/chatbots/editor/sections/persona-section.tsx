import { useTranslation } from 'react-i18next'
import { FormText } from './form-text.tsx'
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
    </Section>
  )
}
