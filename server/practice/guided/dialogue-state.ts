import type { Step } from '#contract/teaching/chatbot-step.ts'
import { flagsOf } from '#server/practice/safety/flags.ts'
import { tellsOfBullying } from '#server/practice/safety/bullying.ts'
import { type DialogueState, entityKinds, type EntityMention, type Script } from '#server/services/partner.ts'
import type { Ear } from './hear/ear.ts'
import { type Outcome, outcomeOf } from './hear/outcome.ts'
import { withoutLaughter } from './hear/besides/signals.ts'
import type { Listening } from './hear/turn.ts'
import type { AnalysedText } from './hear/reactions.ts'
import type { Listener } from './language/listener.ts'

export const initialState: DialogueState = {
  at: 0,
  tries: 0,
  asides: 0,
  turns: 0,
  accepted: 0,
  is_over: false,
  known: {},
}
/** For a chatbot without steps: any message answers it. */
export const openStep: Step = { says: '', expects: [], hint: null, example: null }

/** The step that is asked; none once all are behind. */
export const stepAt = ({ steps }: Script, at: number): Step | null =>
  steps.length === 0 ? openStep : (steps[at] ?? null)

/** Takes in one message of the student. */
export function hear(
  { script, listener, ears }: Listening,
  standing: DialogueState,
  said: AnalysedText,
): { standing: DialogueState; outcome: Outcome } {
  const step = stepAt(script, standing.at)
  if (standing.is_over || step === null) return { standing, outcome: { kind: 'late' } }
  const languages = languagesOf(listener, ears)
  const distress: Outcome = { kind: 'distress', step }
  const heard = (): Outcome => outcomeOf({ script, listener, ears }, { standing, step, said: withoutLaughter(said) })
  const found = flagsOf(said.text, languages).length > 0 ? distress : heard()
  const outcome = isUnmet(found) && tellsOfBullying(said.text, languages) ? distress : found
  return { standing: after(script, standing, outcome, said), outcome }
}

// Where a discussion is about bullying, to tell of it is an answer.
const isUnmet = ({ kind }: Outcome) => kind === 'nudged' || kind === 'helped' || kind === 'short'

const languagesOf = ({ tongue }: Listener, ears: readonly Ear[]) => [
  tongue.language,
  ...ears.map((ear) => ear.tongue.language),
]

function after(script: Script, standing: DialogueState, outcome: Outcome, { entities }: AnalysedText): DialogueState {
  const { kind } = outcome
  const turns = standing.turns + 1
  const at = nextStep(script, standing.at, outcome)
  const moves = kind === 'accepted' || kind === 'passed' || kind === 'helped'
  const isThrough = script.steps.length > 0 && at >= script.steps.length
  const isAside =
    kind === 'aside' || kind === 'stayed' || kind === 'short' || (kind === 'asked' && outcome.question.fact === null)
  return {
    at,
    tries: kind === 'nudged' ? standing.tries + 1 : moves ? 0 : standing.tries,
    asides: isAside ? standing.asides + 1 : 0,
    turns,
    accepted: standing.accepted + (kind === 'accepted' ? 1 : 0),
    is_over: isThrough || turns >= script.length,
    known: entities.reduce(knowing, standing.known),
  }
}

const knowing = (known: DialogueState['known'], { kind, text }: EntityMention): DialogueState['known'] =>
  entityKinds.some((each) => each === kind) ? { ...known, [kind]: text } : known

function nextStep({ steps }: Script, at: number, outcome: Outcome): number {
  if (outcome.kind === 'helped') return at + 1
  if (outcome.kind !== 'accepted' && outcome.kind !== 'passed') return at
  const goes_to = outcome.reaction?.reaction.goes_to ?? 'next'
  if (goes_to === 'end') return Math.max(steps.length, at + 1)
  // A step that was taken out of the chatbot later is none to go to, and no talk goes in circles.
  return typeof goes_to === 'number' ? Math.max(at + 1, Math.min(goes_to - 1, steps.length)) : at + 1
}
