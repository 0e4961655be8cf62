import { describe, expect, test } from 'vitest'
import { NewChatbot, type ChatbotContent } from '#contract/teaching/chatbots.ts'
import { markForeign } from '#server/practice/guided/language/foreign.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'
import { spanishCafe } from '#server/test/cafes.ts'
import { correctionsOf } from './corrections.ts'
import { measure, type TimedUtterance } from './measures.ts'
import { progressOf } from './progress.ts'
import { summarise } from './summary.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString()
const said = (...texts: string[]) =>
  texts.map((text, index) => ({ from: 'student' as const, text, at: at(index), corrections: [] }))
/** Things that were said, with what is corrected in them. */
const heard = (talk: readonly Pick<TimedUtterance, 'from' | 'text' | 'at'>[]) =>
  Promise.all(
    talk.map(async (each) => ({
      ...each,
      corrections: each.from === 'student' ? await correctionsOf(spanishCafe, each.text, null, 'en') : [],
    })),
  )

type Row = readonly [practised: ChatbotContent['language'], own: string | null, text: string, foreign: string]
const mixed: readonly Row[] = [
  ['es', 'en', 'Sí, gracias', ''],
  ['es', 'en', 'No sé', ''],
  ['es', 'en', 'Me llamo John Smith y vivo en Bristol', ''],
  ['es', 'en', 'Manchester United', ''],
  ['es', 'en', 'yes please', 'yes please'],
  ['es', 'en', 'Where is the train station?', 'Where is the train station'],
  ['es', 'en', 'Quiero un sandwich with cheese, por favor', 'with cheese'],
  ['es', 'pt', 'Eu gostaria de um café com leite', 'Eu gostaria de um café com leite'],
  ['es', 'it', 'Vorrei mangiare una pizza con il prosciutto', 'Vorrei mangiare una pizza con il prosciutto'],
  ['en', null, 'Quiero una botella de agua fría', 'Quiero una botella de agua fría'],
  ['en', 'fr', 'He goed to the market yesterday', ''],
  ['de', 'en', 'Ich möchte ein glass of water bitte', 'of water'],
  ['fr', 'es', 'J’habite à Lyon avec ma famille', ''],
  ['pt', 'es', 'Bom dia', ''],
  ['it', 'es', 'Me gusta escuchar música por la noche', 'Me gusta escuchar música por la noche'],
  ['ru', 'en', 'Я хочу coffee', 'coffee'],
  ['ja', 'en', 'コーヒーをください', ''],
  ['nl', 'de', 'Ich möchte gern eine Tasse Kaffee', 'Ich möchte gern eine Tasse Kaffee'],
  ['ca', 'es', 'Voldria un cafè amb llet si us plau', ''],
]

describe('words of another language', () => {
  test.each(mixed)('practising %s, from %s: “%s”', async (language, own, text, foreign) => {
    const listener = await listenerOf(NewChatbot.parse({ name: 'Try', language }), own)
    const found = markForeign(listener, text).filter(({ isForeign }) => isForeign)
    expect(found.map(({ word }) => word.written).join(' ')).toContain(foreign)
    if (foreign === '') expect(found).toEqual([])
  })
})

test('a conversation is counted: turns, minutes without long pauses, words, and what was right', async () => {
  const talk = [
    { from: 'partner' as const, text: '¿Qué quiere tomar?', at: at(0) },
    { from: 'student' as const, text: 'Un cafe con leche', at: at(2) },
    { from: 'partner' as const, text: '¿Y para comer?', at: at(2) },
    { from: 'student' as const, text: 'Dos tostadas with butter please, y las cuentas', at: at(12) },
    { from: 'partner' as const, text: 'Muy bien.', at: at(13) },
  ]
  expect(await measure(spanishCafe, await heard(talk), { native_language: 'en' })).toEqual({
    turns: 2,
    minutes: 3,
    words: 12,
    stayed: 0.75,
    vocabulary_used: 3,
    vocabulary_total: 4,
    steps_done: 2,
    steps_total: 4,
    corrections: { spelling: 0, accents: 1, grammar: 0, other_language: 1 },
  })
})

test('a few words say nothing about the language', async () => {
  expect((await measure(spanishCafe, said('I want tea'), { native_language: 'en' })).stayed).toBeNull()
  expect((await measure(spanishCafe, [], { native_language: 'en' })).stayed).toBeNull()
})

test('a step is done whenever its words were said, and an open one by a message of its own', async () => {
  expect(await progressOf(spanishCafe, [])).toEqual({ done: 0, of: 4, is_over: false })
  expect((await progressOf(spanishCafe, ['Somos dos'])).done).toBe(1)
  expect((await progressOf(spanishCafe, ['Quiero una tostada y un té para tres'])).done).toBe(3)
  const all = ['Quiero una tostada y un té para tres', 'Me gusta el mar']
  expect(await progressOf(spanishCafe, all)).toEqual({ done: 4, of: 4, is_over: true })
  expect((await progressOf({ ...spanishCafe, length: 4 }, ['no', 'no', 'no', 'no'])).is_over).toBe(true)
})

test.each([
  ['un cafe', [{ kind: 'accents', written: 'cafe', better: 'café' }]],
  ['Cafe, por favor', [{ kind: 'accents', written: 'Cafe', better: 'Café' }]],
  ['UN CAFE', []],
  ['una tosatda', [{ kind: 'spelling', written: 'tosatda', better: 'tostada' }]],
  ['dos tostadas', []],
  ['Marta y Cuanta', []],
  ['quiero pan with cheese and butter', [{ kind: 'other_language', written: 'with cheese and butter', better: null }]],
  ['El té está frío', []],
])('“%s” is corrected to what the chatbot knows', async (text, corrections) => {
  expect(await correctionsOf(spanishCafe, text, null)).toMatchObject(corrections)
  expect(await correctionsOf(spanishCafe, text, null)).toHaveLength(corrections.length)
})

test('the summary praises what went well and lists each mistake once', async () => {
  const texts = ['Un cafe con leche', 'Otro cafe y una tostada, por favor', 'Somos dos', 'Me gusta la playa']
  const talk = await heard(said(...texts))
  const measures = await measure(spanishCafe, talk, { native_language: 'en' })
  const summary = await summarise(spanishCafe, talk, measures, { native_language: 'en' })
  expect(summary.praises).toEqual(['all_steps', 'stayed', 'vocabulary'])
  expect(summary.corrections).toMatchObject([{ kind: 'accents', written: 'cafe', better: 'café' }])
  expect(summary.words_used.map(({ word }) => word)).toEqual(['la tostada', 'el café con leche'])
  expect(summary.words_missed.map(({ word }) => word)).toEqual(['la cuenta', 'el camarero'])
  expect(
    (await summarise({ ...spanishCafe, correction: 'none' }, talk, measures, { native_language: 'en' })).corrections,
  ).toEqual([])
})
