import { expect, test } from 'vitest'
import { completenessOf, isTurnOver, longestWait, patienceOf, type SpokenTurn } from './end-of-turn.ts'

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
  ['Un café, por favor.', ['café|té'], 'whole'],
  ['Un cafe', ['café|té'], 'whole'],
  ['café', ['café|té'], 'whole'],
  ['Quiero un', ['café|té'], 'open'],
  ['Buenos días', ['café|té'], 'short'],
  ['Hola, me llamo Ana y vivo cerca', ['café|té'], 'short'],
  ['dos cafés', ['#', 'café*'], 'short'],
  ['2 cafés', ['#', 'café*'], 'whole'],
  ['la cuenta por favor', ['la cuenta|pagar'], 'whole'],
  ['quisiera pagar', ['la cuenta|pagar'], 'whole'],
  ['la gran cuenta', ['la cuenta'], 'short'],
  ['me gustaría una mesa para cuatro personas', ['mesa', 'person*'], 'whole'],
  ['una mesa', ['mesa', 'person*'], 'short'],
  ['una mesa para', ['mesa'], 'open'],
] as const)('“%s” for a step that needs %j is %s', ([text, expects, completeness]) => {
  expect(ofStep(text, [...expects])).toBe(completeness)
})

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', null]

test.for(levels)('at %s a complete answer is never waited for longer than 0.9 seconds', (level) => {
  for (const pauses of [[], [3900, 3900, 3900, 3900]])
    expect(patienceOf(turn('un café, por favor', { level, pauses, expects: ['café'] }))).toBeLessThanOrEqual(900)
})

test.for(levels)('at %s the middle of a thought is waited for 2 to 4 seconds', (level) => {
  for (const pauses of [[], [200, 200, 200], [9000, 9000, 9000]]) {
    const patience = patienceOf(turn('quisiera un', { level, pauses }))
    expect(patience).toBeGreaterThanOrEqual(2000)
    expect(patience).toBeLessThanOrEqual(4000)
  }
})

test('a beginner is waited for longer than one who speaks well', () => {
  for (const text of ['quisiera un', 'sí', 'un café por favor']) {
    const waits = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((level) => patienceOf(turn(text, { level })))
    expect(waits).toEqual(waits.toSorted((one, other) => other - one))
    expect(waits[0]).toBeGreaterThan(waits[5] ?? 0)
  }
})

test('a student is waited for as long as they usually pause, once that is known', () => {
  const waitAfter = (pauses: number[]) => patienceOf(turn('quisiera un', { level: 'B1', pauses }))
  const unknown = waitAfter([])
  expect(waitAfter([2900, 2900])).toBe(unknown)
  expect(waitAfter([2900, 2900, 2900])).toBe(3625)
  expect(waitAfter([600, 700, 800])).toBe(2200)
  expect(waitAfter([3800, 3800, 3800])).toBe(longestWait.open)
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
