import { describe, expect, test } from 'vitest'
import { NewChatbot, type ChatbotContent } from '#contract/teaching/chatbots.ts'
import { judge } from './judge.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'

type Language = ChatbotContent['language']
type Row = readonly [language: Language, expects: readonly string[], text: string]

async function isGood([language, expects, text]: Row, level: ChatbotContent['level'] = 'A1'): Promise<boolean> {
  const step = { says: '?', expects: [...expects], hint: null, example: null }
  const script = NewChatbot.parse({ name: 'Try', language, level, steps: [step] })
  return judge(await listenerOf(script, null), script, step, text).isGood
}

const accepted: readonly Row[] = [
  ['es', ['café'], 'UN CAFE!!!'],
  ['es', ['café'], 'ｃａｆé'],
  ['es', ['café con leche'], 'café con mucha leche'],
  ['es', ['café', 'por favor'], 'por favor, un café'],
  ['es', ['quier*|quisier*'], 'Quisiéramos agua'],
  ['es', ['*ería'], 'Trabajo en una panadería'],
  ['es', ['#'], 'Somos veintidós'],
  ['es', ['#'], '2'],
  ['es', ['playa'], 'las playas'],
  ['es', ['restaurante'], 'un restaurnate'],
  ['es', ['restaurante'], 'un restaurente'],
  ['en', ['I’d like'], "I'd like tea"],
  ['en', ['I’d like'], 'Id like tea'],
  ['en', ['station'], 'two stations'],
  ['en', ['live|lives'], 'She is living in Rome'],
  ['en', ['#'], 'twenty-five'],
  ['fr', ['l’addition'], 'L addition, s’il vous plaît'],
  ['fr', ['l’addition'], 'laddition'],
  ['fr', ['ai'], 'j’ai vingt ans'],
  ['fr', ['aujourd’hui'], 'aujourd’hui'],
  ['fr', ['#'], 'j’en veux quatre-vingts'],
  ['de', ['möchte'], 'Ich moechte einen Tee'],
  ['de', ['Straße'], 'die Strasse'],
  ['de', ['#'], 'fünfundzwanzig'],
  ['it', ['#'], 'ventitré'],
  ['it', ['acqua'], 'un bicchiere d’acqua'],
  ['pt', ['pão'], 'Um pao, por favor'],
  ['pt', ['#'], 'vinte e dois'],
  ['pl', ['kawa'], 'Poproszę kawę'],
  ['ru', ['кофе'], 'Я хочу кофе'],
  ['he', ['בית'], 'אני בבית'],
  ['he', ['שלום'], 'שָׁלוֹם'],
  ['ar', ['بيت'], 'أنا في البيت'],
  ['ar', ['قهوة'], 'أُرِيدُ قَهْوَة'],
  ['zh', ['咖啡'], '我想喝一杯咖啡'],
  ['zh', ['#'], '三个人'],
  ['ja', ['コーヒー'], 'ｺｰﾋｰをください'],
  ['ja', ['お願いします'], 'コーヒーをお願いします'],
  ['ko', ['커피'], '커피를 주세요'],
  ['en', [], 'Blue'],
  ['es', ['=sí'], 'Si!'],
  ['zh', ['=好'], '好。'],
  ['es', ['comer'], 'Yo como pan'],
  ['de', ['früher'], 'So früh wie möglich'],
  ['it', ['ragazzo'], 'Ci sono due ragazze'],
  ['es', ['trabajo'], 'Ella trabaja en casa'],
  ['de', ['Leute'], 'viele leute'],
  ['en', ['yes please'], 'Yes! Please.'],
]

const refused: readonly Row[] = [
  ['es', ['café'], 'un té'],
  ['es', ['café'], ''],
  ['es', ['café', 'por favor'], 'un café'],
  ['es', ['café con leche'], 'leche con café'],
  ['es', ['café con leche'], 'café con un poco más de leche'],
  ['es', ['#'], 'muchas personas'],
  ['es', ['casa'], 'cama'],
  ['es', ['#'], 'We are two people in my family'],
  ['es', [], 'I do not know what to say'],
  ['en', ['tea'], 'team'],
  ['en', ['#'], 'some'],
  ['en', [], '👍 ...'],
  ['zh', ['咖啡'], '我想喝茶'],
  ['ru', ['кофе'], 'coffee'],
  ['es', ['=sí'], 'si no llueve'],
  ['fr', ['=oui|#'], 'oui et non'],
  ['pt', ['comida|comer'], 'um chá com leite'],
  ['es', ['parís'], 'pilas para el mando'],
  ['it', ['pere'], 'vado per la strada'],
  ['en', ['ill'], 'I’ll wait here'],
  ['en', ['is there'], 'She says they’re nice'],
  ['fr', ['mère'], 'On va à la mer'],
  ['de', ['Kuchen'], 'Ich bin in der Küche'],
  ['es', ['tarde'], 'Mi hermano tarda mucho'],
  ['it', ['caso'], 'Vado a casa'],
  ['en', ['university'], 'The universe is big'],
  ['en', ['no milk'], 'No. The milk, please'],
  ['es', ['con leche'], 'con nada, sin leche'],
]

describe('an answer is good', () => {
  test.each(accepted)('%s %j: “%s”', async (...row) => {
    expect(await isGood(row)).toBe(true)
  })
})

describe('an answer does not do', () => {
  test.each(refused)('%s %j: “%s”', async (...row) => {
    expect(await isGood(row)).toBe(false)
  })
})

test('one word answers an open question at A1, and too little at B1', async () => {
  expect(await isGood(['es', [], 'Azul'], 'A1')).toBe(true)
  expect(await isGood(['es', [], 'Azul'], 'B1')).toBe(false)
  expect(await isGood(['es', [], 'Porque es azul'], 'B1')).toBe(true)
})

test('a long answer has to touch the matter as well', async () => {
  const step = { says: 'What do you like about the city?', expects: [], hint: null, example: null, topics: ['park*'] }
  const next = { says: 'Do you go to the cinema or the theatre?', expects: [], hint: null, example: null }
  const script = NewChatbot.parse({ name: 'Try', language: 'en', level: 'B1', steps: [step, next] })
  const listener = await listenerOf(script, null)
  const isTaken = (text: string) => judge(listener, script, step, text).isGood
  expect(isTaken('There is a cinema round the corner and my friends go to the theatre with me')).toBe(true)
  expect(isTaken('Yesterday my little brother painted a green dragon on the wall of the bathroom')).toBe(false)
})
