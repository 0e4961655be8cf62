import type * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { type TrialKind, type TrialResult, type Trial, trialKinds, type trials } from '#contract/teaching/trials.ts'
import { type InterfaceLanguage, interfaceLanguages, practiceLanguages } from '#contract/values/languages.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { initialState } from '#server/practice/guided/dialogue-state.ts'
import type { Outcome } from '#server/practice/guided/hear/outcome.ts'
import { judge } from '#server/practice/guided/hear/judge.ts'
import { type Listener, listenerOf } from '#server/practice/guided/language/listener.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'
import { internScript } from '#server/practice/preview/intern-script.ts'
import type { DialogueState, Script } from '#server/services/partner.ts'

type Body = z.output<typeof trials.run.body>

const results: Readonly<Record<Outcome['kind'], TrialResult>> = {
  accepted: 'accepted',
  passed: 'passed',
  stayed: 'followed_up',
  short: 'followed_up',
  asked: 'answered',
  aside: 'asked_again',
  nudged: 'asked_again',
  helped: 'asked_again',
  distress: 'asked_again',
  late: 'asked_again',
}

export async function runTrials({ chatbot, step: number, native_language = null }: Body): Promise<{
  says: string
  items: Trial[]
}> {
  const script = internScript(chatbot)
  const step = script.steps[number - 1]
  if (!step) throw new ApiError('not_found')
  const state: DialogueState = { ...initialState, at: number - 1, turns: number - 1 }
  // Stands for all that was said before.
  const before = { text: '', analysis: { acts: null, state } }
  const items: Trial[] = []
  for (const [kind, text] of await textsFor(script, number, native_language)) {
    const reply = await converse({ script, seed: 0, native_language }, [before, text])
    items.push({ kind, text, result: results[reply.outcome], reply: reply.text, coach: reply.coach })
  }
  return { says: step.says, items }
}

/** Short answers as they are written; the phrase books have them as they are heard. */
type ShortAnswer = 'yes' | 'no' | 'dont_know' | 'refusal' | 'and_you' | 'how_are_you' | 'repeat' | 'goodbye'
const shortAnswers: Readonly<Record<InterfaceLanguage, Readonly<Record<ShortAnswer, string>>>> = {
  en: {
    yes: 'Yes',
    no: 'No',
    dont_know: 'I don’t know',
    refusal: 'I don’t want to say that',
    and_you: 'And you?',
    how_are_you: 'How are you?',
    repeat: 'Can you say that again, please?',
    goodbye: 'Goodbye',
  },
  es: {
    yes: 'Sí',
    no: 'No',
    dont_know: 'No lo sé',
    refusal: 'No quiero decirlo',
    and_you: '¿Y tú?',
    how_are_you: '¿Qué tal?',
    repeat: '¿Puedes repetir, por favor?',
    goodbye: 'Adiós',
  },
  pt: {
    yes: 'Sim',
    no: 'Não',
    dont_know: 'Não sei',
    refusal: 'Não quero dizer',
    and_you: 'E você?',
    how_are_you: 'Tudo bem?',
    repeat: 'Pode repetir, por favor?',
    goodbye: 'Tchau',
  },
  fr: {
    yes: 'Oui',
    no: 'Non',
    dont_know: 'Je ne sais pas',
    refusal: 'Je ne veux pas le dire',
    and_you: 'Et toi\u00a0?',
    how_are_you: 'Ça va\u00a0?',
    repeat: 'Tu peux répéter, s’il te plaît\u00a0?',
    goodbye: 'Au revoir',
  },
  de: {
    yes: 'Ja',
    no: 'Nein',
    dont_know: 'Das weiß ich nicht',
    refusal: 'Das möchte ich nicht sagen',
    and_you: 'Und du?',
    how_are_you: 'Wie geht’s?',
    repeat: 'Noch einmal, bitte',
    goodbye: 'Tschüss',
  },
  it: {
    yes: 'Sì',
    no: 'No',
    dont_know: 'Non lo so',
    refusal: 'Non voglio dirlo',
    and_you: 'E tu?',
    how_are_you: 'Come stai?',
    repeat: 'Puoi ripetere, per favore?',
    goodbye: 'Arrivederci',
  },
}

async function textsFor(script: Script, number: number, native_language: string | null) {
  const { language, steps, facts } = script
  const own = practiceLanguages.find((each) => each === native_language && each !== language)
  const { heard } = await phrasesOf(language)
  const { said } = await phrasesOf(own ?? (language === 'en' ? 'es' : 'en'))
  const known = interfaceLanguages.find((each) => each === language)
  const short = known && shortAnswers[known]
  const step = steps[number - 1]
  const example = step?.example ?? null
  const listener = await listenerOf(script, native_language)
  const elsewhere = steps.findLast(({ example: shown }, at) => shown !== null && Math.abs(at - number + 1) > 1)
  const texts: Readonly<Record<TrialKind, string | null | undefined>> = {
    example,
    one_word: step && example && mainWord(listener, judge(listener, script, step, example).found, example),
    other_topic: elsewhere?.example,
    yes: short?.yes ?? firstOf(heard.yes_no),
    no: short?.no,
    dont_know: short?.dont_know ?? firstOf(heard.not_understood),
    refusal: short?.refusal,
    question: facts[0]?.question ?? short?.how_are_you ?? firstOf(heard.how_are_you),
    asks_back: example && `${example} ${short?.and_you ?? `${firstOf(heard.and_you)}?`}`,
    repeat: short?.repeat ?? firstOf(heard.repeat),
    other_language: said.more[0],
    emoji: '😂😂',
    insult: firstOf(heard.insult),
    goodbye: short?.goodbye ?? firstOf(heard.goodbye),
  }
  return trialKinds.flatMap((kind) => {
    const text = texts[kind]
    return text ? [[kind, text] as const] : []
  })
}

function mainWord({ tongue }: Listener, found: readonly Word[], example: string): string | undefined {
  const isMain = ({ bare }: Word) => !tongue.functionWords.has(bare)
  const words = tongue.wordsOf(example).toSorted((a, b) => b.bare.length - a.bare.length)
  return (found.find(isMain) ?? words.find(isMain) ?? found[0] ?? words[0])?.written
}

function firstOf(entries: readonly string[]): string {
  const phrase = entries.flatMap((entry) => entry.split('|')).find((entry) => !/[*…]/.test(entry)) ?? ''
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
