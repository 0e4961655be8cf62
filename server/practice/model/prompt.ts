import { beginning, correctionOf, endingOf, rules } from '#server/practice/model/answer/frame.ts'
import { historyOf, type PromptMessage } from '#server/practice/model/history.ts'
import { guidanceOf } from '#server/practice/model/levels.ts'
import { samplesOf } from '#server/practice/model/samples.ts'
import { varietyOf } from '#server/practice/model/variety.ts'
import { quote } from '#server/practice/model/answer/plain.ts'
import type { Script, PartnerInput } from '#server/services/partner.ts'

export interface Prompt {
  instructions: string
  messages: PromptMessage[]
  format?: AnswerFormat
}

export interface AnswerFormat {
  name: string
  schema: object
}

/** The prompt of a turn, with what is noted for this answer alone. The same turn gives the same prompt, and no name of a person is in it but the partner's. */
export function buildPrompt(turn: PartnerInput, note = ''): Prompt {
  const { script, avatar_name, native_language, words_asked = [], utterances: said } = turn
  const turns = said.filter(({ from }) => from === 'student').length
  const parts = [
    beginning,
    given('Your name, which the student sees; say it when you are asked who you are:', 'name', [
      avatar_name ?? script.partner_name,
    ]),
    ...dataOf(script, words_asked),
    languageOf(script, native_language),
    correctionOf(script),
    `The conversation has about ${script.length} messages of the student.`,
    rules,
    endingOf(script, turns),
    note,
  ]
  return { instructions: parts.filter(Boolean).join('\n\n'), messages: historyOf(said) }
}

function dataOf(script: Script, words_asked: readonly string[]): string[] {
  const { role, scenario, goals, grammar, vocabulary, steps, starters, opening_message, facts } = script
  return [
    given('Your role:', 'role', [role ?? 'a friendly person who likes to talk']),
    given('The situation:', 'scenario', [scenario]),
    given('What the student practises to do; lead towards it:', 'goals', goals),
    given('Grammar to use, so that the student needs it, too:', 'grammar', grammar),
    given(
      'Words that the student should come to use; ask so that they are needed, and never hand out the list:',
      'vocabulary',
      vocabulary.map(({ word }) => word),
    ),
    given('Of these words, the ones that are asked for this time; give occasion for each:', 'words', words_asked),
    given('What you know; answer from it when you are asked, then go on:', 'facts', facts.map(factOf)),
    given('The course of the conversation; follow it in this order, in your own words:', 'steps', steps.map(stepOf)),
    given('How students may begin:', 'starters', starters),
    given('Two exchanges of the level, as samples of length and tone; do not repeat them word for word:', 'samples', [
      samplesOf(script),
    ]),
    given('You have already opened the conversation with:', 'opening', [opening_message]),
  ]
}

const given = (sentence: string, name: string, entries: readonly (string | null)[]) =>
  entries.some(Boolean) ? `${sentence}\n${quote(name, entries.join('\n'))}` : ''

const stepOf = ({ says, example }: Script['steps'][number], index: number) =>
  `${index + 1}. ${says}${example ? ` (a good answer: ${example})` : ''}`

const factOf = ({ question, says }: Script['facts'][number]) => `${question} ${says}`

function languageOf({ language, level, help_language, region }: Script, native: string | null): string {
  const target = varietyOf(language, null)
  const variety = region ? varietyOf(language, region) : target
  const help =
    help_language === 'own' && native && native !== language
      ? `When the student asks for help or does not understand, explain in one short sentence in ${varietyOf(native, null)}, then go on in ${target}.`
      : `When the student asks for help or does not understand, explain in simpler ${target}.`
  return `Always write in ${variety}, also when the student writes in another language; then answer in ${target} and help to say it there. ${guidanceOf(level)}\n${help}`
}
