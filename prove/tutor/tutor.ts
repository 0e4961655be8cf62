import { join } from 'node:path'
import type { Correction } from '#contract/practice/corrections.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/values/languages.ts'
import { analyserOf } from '#server/analysis/packs.ts'
import { createRandom, type Random } from '#server/demo/random.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { isTutored, marks } from '#server/test/peers/model/small-model.ts'
import { endPrograms } from '#server/test/programs/program.ts'
import { startProcess } from '#server/test/programs/running-server.ts'
import { modelSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, Proof } from '../proof.ts'
import { type Lesson, openLesson, untilMarked } from './lesson.ts'
import { answerOf, type Lie, lies, wordsOf } from './lies.ts'
import { mistakes, rightSentences } from './sentences.ts'

const defaults = { messages: 6, seed: 1 } as const
/** Of findings that no rule can tell from a real one, such as another person of a verb. */
const mostInvented = 0.08

interface Said {
  lesson: Lesson
  lie: Lie | null
  text: string
  findings: number
  conversation: string
}

/** A model that partners well and marks badly: nothing that it makes up is shown to a student as a mistake. */
export const prove: Proof = async ({ folder, stack, log, options }) => {
  const numberOf = (name: keyof typeof defaults) => Number(options.get(name) ?? defaults[name])
  const random = createRandom(numberOf('seed'))
  const answers = new Map<string, string>()
  const peer = await openModelPeer()
  stack.defer(peer.close)
  peer.setDefault((request) => {
    const said = request.body.messages.at(-1)?.content ?? ''
    return { does: 'answers', text: isTutored(request) ? (answers.get(said) ?? marks([])) : 'Hm.' }
  })
  const dataDir = join(folder, 'data')
  const server = await startProcess({ DATA_DIR: dataDir, ...modelSettingsOf(peer) })
  stack.defer(endPrograms)
  const said: Said[] = []
  for (const language of interfaceLanguages) {
    const lesson = await openLesson(server.address, language)
    const plans = await planOf(lesson, numberOf('messages'), random)
    for (const { answer, ...plan } of plans) {
      answers.set(plan.text, answer)
      said.push({ lesson, ...plan, conversation: await lesson.say(plan.text) })
    }
    log(`${language}: ${plans.length} messages`)
  }
  await untilMarked(dataDir)
  const findings: Finding[] = []
  for (const lie of lies) findings.push(await judgeLie(lie, said))
  return [...findings, await judgeHonest(said)]
}

type Plan = Omit<Said, 'lesson' | 'conversation'> & { answer: string }

async function planOf({ language }: Lesson, messages: number, random: Random): Promise<Plan[]> {
  const own = random.shuffle(await rightSentences(language))
  const foreign = await foreignWords(language)
  if (own.length < lies.length * messages) throw new Error(`${own.length} sentences in ${language} are too few`)
  const plans = lies.flatMap((lie, place) =>
    own.slice(place * messages, (place + 1) * messages).map((text): Plan => {
      const { answer, count } = answerOf(lie, { text, own, foreign, random })
      return { lie, text, findings: count, answer }
    }),
  )
  const { text, ...mark } = mistakes[language]
  const answer = marks([mark])
  return [...plans, { lie: null, text, findings: 1, answer }]
}

async function foreignWords(language: InterfaceLanguage): Promise<string[]> {
  const analyser = await analyserOf(language)
  const others = interfaceLanguages.filter((other) => other !== language)
  const words = new Set((await Promise.all(others.map(rightSentences))).flat().flatMap(wordsOf))
  const isForeign = (word: string) =>
    [word, word.toLowerCase()].every((form) => (analyser?.lexicon.read(form) ?? []).length === 0)
  return [...words].filter(isForeign)
}

async function judgeLie(lie: Lie, all: readonly Said[]): Promise<Finding> {
  const told = all.filter((one) => one.lie === lie)
  const count = told.reduce((total, { findings }) => total + findings, 0)
  let shown = 0
  let unverified = 0
  for (const { lesson, text, conversation } of told) {
    const { corrections, asked } = await lesson.shown(conversation)
    shown += corrections.length
    for (const one of corrections) if (!(await isVerified(lesson, text, asked, one))) unverified += 1
  }
  const most = lie === 'invented' ? count * mostInvented : 0
  return {
    what: `A tutor that lies: ${lie}`,
    tried: `${told.length} messages in ${interfaceLanguages.length} languages, ${count} ${lie === 'broken' ? 'answers' : 'findings'}`,
    found: `${shown} shown as mistakes, ${unverified} of them not verified by rule`,
    hasPassed: shown <= most && unverified === 0 && told.length > 0,
  }
}

/** It stands in the message, and with it corrected the rules find no more than before. */
async function isVerified(
  { script }: Lesson,
  text: string,
  asked: string | null,
  { written, better, start = -1, end = -1 }: Correction,
): Promise<boolean> {
  if (text.slice(start, end) !== written || !better) return false
  const findings = (message: string) => correctionsOf(script, message, null, null, [], asked)
  const mended = text.slice(0, start) + better + text.slice(end)
  return (await findings(mended)).length <= (await findings(text)).length
}

async function judgeHonest(all: readonly Said[]): Promise<Finding> {
  const told = all.filter(({ lie }) => lie === null)
  const shown = await Promise.all(told.map(({ lesson, conversation }) => lesson.shown(conversation)))
  const count = shown.filter(({ corrections }) => corrections.length > 0).length
  return {
    what: 'The same tutor, where it is honest',
    tried: `${told.length} messages with a mistake`,
    found: `${count} shown`,
    hasPassed: count === told.length,
  }
}
