import { useTranslation } from 'react-i18next'
import { LineList } from '../rows/line-list.tsx'
import { Section } from '../section.tsx'

/** First things that a student may say with a tap. */
export function Starters() {
  const { t } = useTranslation('editor')
  return (
    <Section name="starters" title={t(($) => $.section.starters)} description={t(($) => $.about.starters)}>
      <LineList name="starters" label={t(($) => $.field.starters)} addLabel={t(($) => $.add.starter)} isTarget />
    </Section>
  )
}
