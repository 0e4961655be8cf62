import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { LineList } from '../rows/line-list.tsx'
import { Section } from '../section.tsx'
import { Vocabulary } from '../rows/vocabulary.tsx'

export function LanguageGoals() {
  const { t } = useTranslation('editor')
  return (
    <Section name="language" title={t(($) => $.section.language)} description={t(($) => $.about.language)}>
      <LineList
        name="goals"
        label={t(($) => $.field.goals)}
        addLabel={t(($) => $.add.goal)}
        placeholder={t(($) => $.example.goal)}
      />
      <LineList
        name="grammar"
        label={t(($) => $.field.grammar)}
        addLabel={t(($) => $.add.grammar)}
        placeholder={t(($) => $.example.grammar)}
      />
      <Vocabulary />
    </Section>
  )
}
