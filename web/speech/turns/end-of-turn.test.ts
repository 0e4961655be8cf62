import { expect, test } from 'vitest'
import { completenessOf, isTurnOver, longestWait, mayBeOver, patienceOf, type SpokenTurn } from './end-of-turn.ts'

const turn = (text: string, more: Partial<SpokenTurn> = {}): SpokenTurn => ({
  text,
  language: 'es',
  level: 'A2',
  expects: [],
  pauses: [],
  isThinking: false,
  ...more,
})
const ofStep = (text: string, expects: string[], language = 'es') => completenessOf(turn(text, { expects, language }))

test.for([
  ['es', 'un café con leche por favor', 'whole'],
  ['es', 'quisiera un', 'open'],
  ['es', 'quiero un café y', 'open'],
  ['es', 'pues', 'open'],
  ['es', 'eh', 'open'],
  ['es', 'sí', 'short'],
  ['es', 'la cuenta', 'short'],
  ['en', 'I would like to', 'open'],
  ['en', 'I would like a coffee', 'whole'],
  ['en', 'yesterday I went to the', 'open'],
  ['en', 'because', 'open'],
  ['en', 'um', 'open'],
  ['en', 'yes I can', 'whole'],
  ['en', 'Tea, please.', 'whole'],
  ['en', 'I’m', 'open'],
  ['de', 'ich möchte', 'open'],
  ['de', 'ich hätte gern einen Kaffee', 'whole'],
  ['de', 'ich möchte einen Kaffee und', 'open'],
  ['de', 'weil ich Hunger habe', 'whole'],
  ['de', 'ich komme gern mit', 'whole'],
  ['it', 'sì', 'short'],
  ['it', 'mi piace molto', 'whole'],
  ['es', 'me gusta el té', 'whole'],
  ['en', "I'd", 'open'],
  ['de', 'weil ich', 'open'],
  ['de', 'ähm', 'open'],
  ['de', 'für', 'open'],
  ['fr', 'je voudrais', 'open'],
  ['fr', 'je voudrais un café', 'whole'],
  ['fr', 'un thé avec du', 'open'],
  ['fr', 'euh', 'open'],
  ['fr', 'parce que', 'open'],
  ['it', 'vorrei un', 'open'],
  ['it', 'vorrei un caffè', 'whole'],
  ['it', 'un caffè perché', 'open'],
  ['pt', 'eu queria um', 'open'],
  ['pt', 'eu queria um café', 'whole'],
  ['pt', 'não', 'short'],
  ['nl', 'ik wil graag een', 'open'],
  ['ca', 'voldria un', 'open'],
  ['pl', 'poproszę kawę z mlekiem', 'whole'],
  ['pl', 'poproszę', 'short'],
  ['ja', 'コーヒーをください', 'whole'],
  ['zh', '我想喝咖啡', 'whole'],
] as const)('%s: “%s” is %s', ([language, text, completeness]) => {
  expect(completenessOf(turn(text, { language }))).toBe(completeness)
})

test.for(['un café,', 'un café…', 'un café...', 'primero:', 'un café –'])('“%s” goes on', (text) => {
  expect(completenessOf(turn(text))).toBe('open')
})

test.for([
  ['Un café, por favor.', ['café|té'], 'sure'],
  ['Un cafe', ['café|té'], 'whole'],
  ['café', ['café|té'], 'whole'],
  ['Quiero un', ['café|té'], 'open'],
  ['Buenos días', ['café|té'], 'short'],
  ['Hola, me llamo Ana y vivo cerca', ['café|té'], 'short'],
  ['dos cafés', ['#', 'café*'], 'short'],
  ['2 cafés', ['#', 'café*'], 'whole'],
  ['la cuenta por favor', ['la cuenta|pagar'], 'sure'],
  ['quisiera pagar', ['la cuenta|pagar'], 'whole'],
  ['la gran cuenta', ['la cuenta'], 'short'],
  ['me gustaría una mesa para cuatro personas', ['mesa', 'person*'], 'whole'],
  ['una mesa', ['mesa', 'person*'], 'short'],
  ['una mesa para', ['mesa'], 'open'],
] as const)('“%s” for a step that needs %j is %s', ([text, expects, completeness]) => {
  expect(ofStep(text, [...expects])).toBe(completeness)
})

test.for([
  ['en', 'can I have a tea please', 'tea', 'sure'],
  ['en', 'A tea, thank you', 'tea', 'sure'],
  ['en', 'I would like a tea.', 'tea', 'sure'],
  ['en', 'I would like a tea', 'tea', 'whole'],
  ['en', 'tea please', 'tea', 'whole'],
  ['en', 'thank you', 'tea', 'short'],
  ['en', 'Tea.', 'tea', 'whole'],
  ['en', 'a tea, could you please', 'tea', 'whole'],
  ['en', 'please tea with.', 'tea', 'open'],
  ['en', 'I would like the bill, please.', 'tea', 'short'],
  ['de', 'einen tee bitte', 'tee', 'sure'],
  ['de', 'einen tee, können Sie bitte', 'tee', 'whole'],
  ['de', 'Ich möchte einen Tee und.', 'tee', 'open'],
  ['es', 'quisiera un té por favor', 'té', 'sure'],
  ['fr', 'un thé s’il vous plaît', 'thé', 'sure'],
  ['fr', "je voudrais un thé s'il te plaît", 'thé', 'sure'],
  ['fr', 'Je voudrais un thé avec du.', 'thé', 'open'],
  ['it', 'un tè per favore', 'tè', 'sure'],
  ['it', 'Vorrei un tè e.', 'tè', 'open'],
  ['pt', 'um chá por favor', 'chá', 'sure'],
  ['pt', 'um chá obrigada', 'chá', 'sure'],
  ['nl', 'een thee alsjeblieft', 'thee', 'sure'],
  ['ja', 'お茶をください。', 'お茶', 'sure'],
] as const)('%s: “%s” for a step that needs %s is %s', ([language, text, needs, completeness]) => {
  expect(ofStep(text, [needs], language)).toBe(completeness)
})

test('without a full stop a sentence is surely complete once the recognizer expects no more', () => {
  const completeness = (text: string, expects: string[]) => completenessOf(turn(text, { expects, isFinal: true }))
  expect(completeness('quisiera un té', ['té'])).toBe('sure')
  expect(completeness('un té', ['té'])).toBe('whole')
  expect(completeness('quisiera un té con', ['té'])).toBe('open')
  // Who may say anything may go on.
  expect(completeness('ayer fui al cine', [])).toBe('whole')
})

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', null]

test.for(levels)('at %s a complete answer is never waited for longer than 0.9 seconds', (level) => {
  for (const pauses of [[], [3900, 3900, 3900, 3900]])
    expect(patienceOf(turn('un café, por favor', { level, pauses, expects: ['café'] }))).toBeLessThanOrEqual(900)
})

test.for(levels)(
  'at %s a surely complete answer is waited for at most 0.4 seconds, and longer than between two words',
  (level) => {
    for (const pauses of [[], [3900, 3900, 3900, 3900]]) {
      const patience = patienceOf(turn('un café, por favor', { level, pauses, expects: ['café'] }))
      expect(patience).toBeGreaterThan(250)
      expect(patience).toBeLessThanOrEqual(400)
    }
  },
)

test.for(levels)('at %s the middle of a thought is waited for 2 to 4 seconds', (level) => {
  for (const pauses of [[], [200, 200, 200], [9000, 9000, 9000]]) {
    const patience = patienceOf(turn('quisiera un', { level, pauses }))
    expect(patience).toBeGreaterThanOrEqual(2000)
    expect(patience).toBeLessThanOrEqual(4000)
  }
})

test('a beginner is waited for longer than one who speaks well', () => {
  for (const text of ['sí', 'un café por favor']) {
    const waits = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((level) => patienceOf(turn(text, { level })))
    expect(waits).toEqual(waits.toSorted((one, other) => other - one))
    expect(waits[0]).toBeGreaterThan(waits[5] ?? 0)
  }
})

test('in the middle of a thought the level tells nothing: the sentence lacks a word for all', () => {
  for (const level of levels) expect(patienceOf(turn('quisiera un', { level }))).toBe(longestWait.open)
})

test('a student is waited for as long as they usually pause, once that is known', () => {
  const waitAfter = (pauses: number[]) => patienceOf(turn('quisiera un', { level: 'C1', pauses }))
  const many = (pause: number) => Array.from({ length: 20 }, () => pause)
  const unknown = waitAfter([])
  expect(waitAfter([2900, 2900])).toBe(unknown)
  expect(waitAfter(many(2400))).toBe(3000)
  expect(waitAfter(many(700))).toBe(2200)
  expect(waitAfter([3800, 3800, 3800])).toBe(longestWait.open)
})

test('in the middle of a thought ten short pauses take nothing of the patience, and more take little by little', () => {
  const waitAfter = (count: number) =>
    patienceOf(turn('quisiera un', { level: 'B1', pauses: Array.from({ length: count }, () => 700) }))
  const waits = [0, 3, 10, 13, 16, 20].map(waitAfter)
  expect(waits.slice(0, 3)).toEqual([4000, 4000, 4000])
  expect(waits).toEqual(waits.toSorted((one, other) => other - one))
  expect([waits[3], waits[5]]).toEqual([expect.closeTo(3460), 2200])
})

test('pauses of long ago are forgotten, and one long one among many short ones counts little', () => {
  const waitAfter = (pauses: number[]) => patienceOf(turn('quisiera un', { pauses }))
  const short = Array.from({ length: 20 }, () => 400)
  expect(waitAfter([3800, 3800, 3800, ...short])).toBe(waitAfter(short))
  expect(waitAfter([...short.slice(1), 3900])).toBe(waitAfter(short))
})

test('who asked for time is waited for, whatever was said', () => {
  for (const text of ['un café, por favor.', 'quisiera un', 'sí'])
    expect(isTurnOver(turn(text, { isThinking: true }), 30_000)).toBe(false)
})

test('a turn without a word is not over, however long it is silent', () => {
  expect(isTurnOver(turn(''), 100_000)).toBe(false)
  expect(isTurnOver(turn('  '), 100_000)).toBe(false)
})

test('a turn is over once the silence is as long as the patience, and not before', () => {
  const said = turn('un café, por favor')
  const patience = patienceOf(said)
  expect(isTurnOver(said, patience - 1)).toBe(false)
  expect(isTurnOver(said, patience)).toBe(true)
})

test('whatever is heard is judged without an error, in any language', () => {
  for (const language of ['es', 'ar', 'he', 'hi', 'ja', 'ko', 'vi', 'el', 'xx'])
    for (const text of ['', '…', '🙂', '   ,', '¿?', 'a'.repeat(5000), '# * |'])
      expect(patienceOf(turn(text, { language, expects: ['*', '#', '|', '', ' '] }))).toBeGreaterThan(0)
})

test('a turn may be over once its answer is complete, and never while the student thinks', () => {
  const may = (text: string, isThinking = false) => mayBeOver(turn(text, { expects: ['café'], isThinking }))
  for (const text of ['', 'un café con', 'sí']) expect(may(text), text).toBe(false)
  for (const text of ['un café', 'quisiera un café.']) expect(may(text), text).toBe(true)
  expect(may('un café', true)).toBe(false)
})
