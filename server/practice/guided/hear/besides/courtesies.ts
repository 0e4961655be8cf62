import type { Ear } from '#server/practice/guided/hear/ear.ts'
import { saysAgain } from '#server/practice/guided/hear/reactions.ts'
import type { DialogueState } from '#server/services/partner.ts'
import type { Listening, Turn } from '#server/practice/guided/hear/turn.ts'
import { type Aside, greetingIn, heardIn } from '#server/practice/guided/reply/asides.ts'
import { worldwide } from '#server/practice/guided/language/greetings.ts'

const courtesies: ReadonlySet<Aside['kind']> = new Set(['greeting', 'goodbye', 'thanks', 'how_are_you'])

/** "Ciao" takes leave in German, but an Italian who begins with it greets. */
export function greetedFirst(ears: readonly Ear[], text: string): Aside | null {
  const words = greetingIn(ears.slice(1).map((ear) => ({ ear, words: ear.tongue.wordsOf(text) })))
  return words && { kind: 'greeting', word: null, words, isElsewhere: true }
}

/** Whether a name is asked for, and nothing but "Hello", "Hello Grace" or "Bye" is said: none is a name. */
export function isOnlyCourtesy({ script, ears }: Listening, { step, said }: Turn, aside: Aside | null): boolean {
  if (aside === null || !courtesies.has(aside.kind) || !saysAgain(step, 'name')) return false
  const phrase = new Set(aside.words.map(({ bare }) => bare))
  const [first] = ears
  const partner = new Set(first?.tongue.wordsOf(script.partner_name ?? '').map(({ bare }) => bare))
  const isGreeting = (bare: string) =>
    worldwide.has(bare) || ears.some((ear) => heardIn(ear, 'greeting', ear.tongue.wordsOf(bare)) !== null)
  return (first?.tongue.wordsOf(said.text) ?? []).every(
    ({ bare }) => phrase.has(bare) || partner.has(bare) || isGreeting(bare),
  )
}

// "Hi Tom", where a name is asked for.
export const isNaming = ({ step, said }: Turn) =>
  saysAgain(step, 'name') && (said.acts?.some(({ act }) => act === 'answer') ?? false)

// What only begins the talk is no answer to the first question.
export const isStarter = (heard: Aside | null, { at }: DialogueState) =>
  at === 0 && heard !== null && !heard.isElsewhere && (heard.kind === 'greeting' || heard.kind === 'thanks')
