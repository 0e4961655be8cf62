import { randomUUID } from 'node:crypto'
import { analyse } from '#server/analysis/analyse.ts'
import { analyserOf, lexiconsBeside } from '#server/analysis/packs.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { knownWords } from '#server/practice/measures/known-words.ts'
import { type Cost, interleave, medianOf } from '../blocks.ts'
import type { Call } from '../client.ts'
import { compareCpu } from '../comparison.ts'
import { begin, cafe, openSchoolOfTalks, type Talk } from '../conversation/talks.ts'
import { atMost, type Figure, median, microseconds, milliseconds, percentile } from '../figures.ts'
import type { Side, Testbed } from '../testbed.ts'

const blocks = 16
const schools = 8
const ofSchool = 5
const maxRatio = 2
const maxAnalysis = 5
const analysisRounds = 30

/** What a student says in a café, step by step, with the slips of a learner; each at another table, so that no message was heard before. */
const texts = [
  'Quisiera un zumo de naranja, por favor.',
  'Sin azucar y con hielo, por favor.',
  'Un bocadillo de queso y un trozo de tarta, por favor. ¿Es muy dulce?',
  'Para tomar aquí. Me quedo en el barra porque me gusta mirar la calle.',
  'He pedido un zumo, un bocadillo y un trozo de tarta.',
  'Sí, gracias. Todo está muy rico y mi amigo quiere los mismo.',
]

/** A student's message to a guided chatbot, saved and answered, against two inserts and one select. */
export async function measureMessage(testbed: Testbed): Promise<Figure[]> {
  const talks: Talk[] = []
  for (let school = 0; school < schools; school += 1)
    talks.push(...(await openSchoolOfTalks(testbed.ours.program.address, ofSchool)))
  // Planned by sizes: a school with practice among others.
  const [old] = await testbed.openSchools({ count: 1, students: 200 })
  if (old) await testbed.practise(old, { conversations: 1500, days: 365 })
  await testbed.settle()
  const works = [testbed.ours, testbed.floor].map((side) => workOf(side, talks))
  const [ours = [], floor = []] = await interleave(testbed, works, blocks)
  const times = await analysisTimes()
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  const rest = ours.map((cost) => ({ ...cost, cpu: cost.cpu - mean, server: cost.server - mean }))
  return [
    ...compareCpu('a message, guided and answered, without its analysis, CPU', maxRatio, [rest, floor]),
    ...linesOfAnalysis(times, ours),
  ]
}

function workOf(side: Side, talks: readonly Talk[]) {
  const units = talks.length * texts.length
  return {
    side,
    units,
    prepare: async () => {
      const ids = await Promise.all(talks.map(begin))
      const round = (text: string) => talks.map(({ token }, place) => saying(token, ids[place] ?? '', text))
      return { calls: texts.flatMap(round), times: units, concurrency: 8 }
    },
  }
}

let table = 0
const atTable = (text: string) => `${text} Mesa ${(table += 1)}.`

const saying = (token: string, id: string, text: string): Call => ({
  method: 'POST',
  path: `/api/practice/conversations/${id}/messages`,
  token,
  body: JSON.stringify({ text: atTable(text) }),
  idempotencyKey: randomUUID(),
})

/** Microseconds of processor time of the analysis alone, of each message in turn. */
async function analysisTimes(): Promise<number[]> {
  const analyser = await analyserOf(cafe.language)
  const script = (await templatesOf(cafe.language)).find(({ id }) => id === cafe.template)
  if (!analyser || !script) throw new Error('There is nothing to analyse')
  const known = knownWords(script)
  const others = await lexiconsBeside(cafe.language, null)
  const timeOf = (text: string) => {
    const start = process.cpuUsage()
    analyse(analyser, atTable(text), { known, native_language: null, others, asked: script.steps[0]?.says ?? null })
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  const rounds = Array.from({ length: analysisRounds }, () => texts.map(timeOf))
  return rounds.slice(analysisRounds / 2).flat()
}

function linesOfAnalysis(times: readonly number[], ours: readonly Cost[]): Figure[] {
  const p95 = percentile(times, 0.95) / 1000
  return [
    { what: '— its analysis, median', ours: microseconds(median(times)) },
    { what: '— its analysis, p95', ours: milliseconds(p95), ...atMost(p95, maxAnalysis, ' ms') },
    { what: '— all of it, with its analysis', ours: microseconds(medianOf(ours)) },
  ]
}
