import { type InterfaceLanguage, interfaceLanguages } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { answersFile, type Label, readAnswers } from '../conversation/answers.ts'
import { judgeAnswers, shareRepeated } from '../conversation/judge.ts'
import type { Section } from '../figures.ts'

/** How the guided partner takes answers that no template was written by, and how much it says again in a second conversation. */
export async function measureConversation(): Promise<Section[]> {
  const rows: string[] = []
  for (const language of interfaceLanguages) rows.push(await rowFor(language))
  const heads = [
    'language',
    'answers',
    'right ones refused',
    'asked for more',
    'wrong ones taken',
    'calls for help taken',
    'replies that take it up',
    'said again',
  ]
  return [{ section: [rowOf(heads), rowOf(heads.map(() => '---')), ...rows].join('\n') }]
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const percent = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`)

async function rowFor(language: InterfaceLanguage): Promise<string> {
  const judged = await judgeAnswers(language, readAnswers(answersFile(language, 'locked')))
  const of = (label: Label) => judged.filter((each) => each.label === label)
  const right = of('accept')
  const accepted = right.filter(({ outcome }) => outcome === 'accepted')
  const isFollowedUp = (outcome: string) => outcome === 'short' || outcome === 'stayed'
  const taken = (label: Label) => of(label).filter(({ outcome }) => outcome === 'accepted').length
  const templates = await templatesOf(language)
  const repeated = await Promise.all(templates.map((script) => shareRepeated(script, 1)))
  const followed = right.filter(({ outcome }) => isFollowedUp(outcome)).length
  return rowOf([
    language,
    `${judged.length}`,
    percent(right.length - accepted.length - followed, right.length),
    percent(followed, right.length),
    percent(taken('refuse'), of('refuse').length),
    percent(taken('help'), of('help').length),
    percent(right.filter(({ takesUp }) => takesUp).length, right.length),
    percent(
      repeated.reduce((sum, share) => sum + share, 0),
      repeated.length,
    ),
  ])
}
