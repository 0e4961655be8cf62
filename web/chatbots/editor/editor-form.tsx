import { Basics } from './sections/basics.tsx'
import { Behaviour } from './sections/behaviour.tsx'
import { LanguageGoals } from './sections/language-goals.tsx'
import { Starters } from './sections/starters.tsx'
import { Steps } from './steps/steps.tsx'
import { Who } from './sections/who.tsx'

/** All parts of the form. */
export function EditorForm({ isFull }: { isFull: boolean }) {
  return (
    <>
      <Basics isFull={isFull} />
      <Who />
      <Steps />
      <LanguageGoals />
      <Starters />
      <Behaviour />
    </>
  )
}
