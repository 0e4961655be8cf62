import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { LineList } from './rows/line-list.tsx'
import { Section } from './section.tsx'
import { Basics } from './sections/basics.tsx'
import { Behaviour } from './sections/behaviour.tsx'
import { LanguageGoals } from './sections/language-goals.tsx'
import { Questions } from './sections/questions.tsx'
import { PersonaSection } from './sections/persona-section.tsx'
import { Steps } from './steps/steps.tsx'

export function EditorForm({ isFull }: { isFull: boolean }) {
  return (
    <>
      <Basics isFull={isFull} />
      <PersonaSection />
      <Steps />
      <Questions />
      <LanguageGoals />
      <Starters />
      <Behaviour />
    </>
  )
}

function Starters() {
  const { t } = useTranslation('editor')
  return (
    <Section name="starters" title={t(($) => $.section.starters)} description={t(($) => $.about.starters)}>
      <LineList name="starters" label={t(($) => $.field.starters)} addLabel={t(($) => $.add.starter)} isTarget />
    </Section>
  )
}
