import { Basics } from './basics.tsx'
import { Behaviour } from './behaviour.tsx'
import { LanguageGoals } from './language-goals.tsx'
import { Starters } from './starters.tsx'
import { Steps } from './steps.tsx'
import { Who } from './who.tsx'

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
