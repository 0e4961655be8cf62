import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { compose } from '#server/practice/guided/reply/compose.ts'
import { initialState } from '#server/practice/guided/dialogue-state.ts'
import { hearAll, hearingOf } from '#server/practice/guided/hear/hearing.ts'
import type { Outcome } from '#server/practice/guided/hear/outcome.ts'
import type { Script } from '#server/services/partner.ts'
import type { Answer } from './answers.ts'

export interface JudgedAnswer extends Answer {
  outcome: Outcome['kind']
  reply: string
  /** Whether the reply takes up what was said: a reaction of the step, or an answer to a question. */
  takesUp: boolean
}

export async function judgeAnswers(language: InterfaceLanguage, answers: readonly Answer[]): Promise<JudgedAnswer[]> {
  const templates = new Map((await templatesOf(language)).map((each) => [each.id, each]))
  const judged: JudgedAnswer[] = []
  for (const answer of answers) {
    const script = templates.get(answer.template)
    if (!script) throw new Error(`There is no template ${answer.template} in ${language}`)
    const hearing = await hearingOf({ script, seed: 0, native_language: null })
    const at = answer.step - 1
    const before = { text: '', analysis: { acts: null, state: { ...initialState, at, turns: at } } }
    const [heard] = (await hearAll(hearing, [before, answer.text])).slice(-1)
    if (!heard) continue
    const { outcome } = heard
    judged.push({
      ...answer,
      outcome: outcome.kind,
      reply: compose(hearing, heard, { corrections: [], recast: null }),
      takesUp: takesUp(outcome),
    })
  }
  return judged
}

const takesUp = (outcome: Outcome): boolean => {
  if (outcome.kind === 'accepted')
    return outcome.reaction !== null || outcome.question?.fact != null || outcome.back?.reaction !== undefined
  return (
    outcome.kind === 'stayed' ||
    outcome.kind === 'short' ||
    (outcome.kind === 'asked' && outcome.question.fact !== null)
  )
}

/** The share of the partner's words in a second conversation that stand in sentences of the first, with the chatbot's own examples as answers. */
export async function shareRepeated(script: Script, seed: number): Promise<number> {
  const first = new Set((await partnerSentences(script, seed)).map((sentence) => sentence.toLowerCase()))
  const second = await partnerSentences(script, seed + 1)
  const words = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).filter(Boolean).length
  const again = second.filter((sentence) => first.has(sentence.toLowerCase()))
  return words(second) === 0 ? 0 : words(again) / words(second)
}

async function partnerSentences(script: Script, seed: number): Promise<string[]> {
  const hearing = await hearingOf({ script, seed, native_language: null })
  const texts = script.steps.flatMap(({ example }) => example ?? [])
  const heard = await hearAll(hearing, texts)
  return heard
    .map((each) => compose(hearing, each, { corrections: [], recast: null }))
    .flatMap((text) => text.split(/(?<=[.!?…])\s+|\n+/))
    .filter((sentence) => sentence.trim() !== '')
}
