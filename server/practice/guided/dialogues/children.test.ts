import { expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { initialState } from '#server/practice/guided/dialogue-state.ts'

// What beginners of ten or twelve write to the partner of their first lesson, in small letters and without marks.

async function templateOf(language: InterfaceLanguage, wanted = 'first-lesson-a1') {
  const found = (await templatesOf(language)).find(({ id }) => id === wanted)
  const { id: _id, ...content } = found ?? { id: '' }
  return NewChatbot.parse(content)
}

async function answerTo(
  language: InterfaceLanguage,
  at: number,
  text: string,
  native_language: string | null,
  wanted?: string,
) {
  const script = await templateOf(language, wanted)
  const before = { text: '', analysis: { acts: null, state: { ...initialState, at, turns: at } } }
  return converse({ script, native_language, seed: 0, student_address: 'informal' }, [before, text])
}

/** The step of each first lesson that asks for the name. */
const naming: Readonly<Record<InterfaceLanguage, number>> = { en: 0, de: 0, es: 1, fr: 1, it: 1, pt: 1 }
const languages = Object.keys(naming) as InterfaceLanguage[]

test.each([
  ['en', 'es', 'hola', 'Hello'],
  ['en', 'pt', 'oi tudo bem', 'Hello'],
  ['en', 'it', 'buongiorno', 'Hello'],
  ['en', 'uk', 'привіт', 'Hello'],
  ['de', 'fr', 'bonjour', 'Hallo'],
  ['de', 'it', 'ciao', 'Hallo'],
  ['de', 'en', 'hallo hello', 'Hallo'],
  ['es', 'de', 'hallo', 'Hola'],
  ['fr', 'it', 'ciao', 'Bonjour'],
  ['it', 'en', 'hi', 'Ciao'],
  ['pt', null, 'hola', 'Oi'],
] as const)('in %s a greeting by a speaker of %s is returned: %s', async (language, native, text, greeting) => {
  const { text: said, outcome, coach, progress } = await answerTo(language, 0, text, native)
  expect([said.split(/\W/)[0], outcome, coach, progress.done]).toEqual([greeting, 'aside', null, 0])
})

test.each(languages)('in %s a name in small letters is a name', async (language) => {
  for (const [native, text, name] of [
    ['pt', 'pedro', 'Pedro'],
    ['pt', 'joão', 'João'],
    ['tr', 'mehmet', 'Mehmet'],
    ['de', 'mia', 'Mia'],
    ['it', 'sara', 'Sara'],
    ['es', 'ana maría', 'Ana María'],
  ] as const) {
    const { text: said, outcome } = await answerTo(language, naming[language], text, native)
    expect([text, outcome]).toEqual([text, 'accepted'])
    expect(said).toContain(name)
  }
})

test.each([
  ['en', 'hi tom', 'Tom'],
  ['de', 'hallo tom', 'Tom'],
  ['es', 'soy pedro', 'Pedro'],
] as const)('in %s "%s" says the name %s', async (language, text, name) => {
  const { text: said } = await answerTo(language, naming[language], text, 'en')
  expect(said).toContain(name)
  expect(said).not.toMatch(/(?:hi|hallo hallo|soy) (?:tom|pedro)/i)
})

test.each(languages)('in %s a courtesy or "well" is no name', async (language) => {
  for (const [native, text] of [
    ['de', 'tschüss'],
    ['fr', 'salut'],
    ['tr', 'merhaba'],
    [language, { en: 'hello', de: 'gut', es: 'bien', fr: 'bien', it: 'bene', pt: 'bem' }[language]],
  ] as const) {
    const { was_accepted } = await answerTo(language, naming[language], text, native)
    expect([text, was_accepted]).toEqual([text, false])
  }
})

test.each(languages)('in %s a name in small letters is not marked as another language', async (language) => {
  const script = await templateOf(language)
  const marked = await correctionsOf(script, 'pedro', script.steps[naming[language]] ?? null, 'pt')
  expect(marked.filter(({ kind }) => kind === 'other_language')).toEqual([])
})

test.each([
  ['en', 'how old are you', 'forty-one'],
  ['en', 'who are you', 'Grace'],
  ['de', 'was ist deine lieblingsfarbe', 'Grün'],
  ['es', 'tienes un perro', 'Sol'],
  ['es', 'te gusta la musica', 'música'],
  ['es', 'quien eres', 'Lola'],
  ['es', 'cual es tu color favorito', 'verde'],
  ['fr', 'tu as quel âge', 'quarante'],
  ['fr', 'tu habites où', 'Tours'],
  ['fr', 'comment tu tappelles', 'Élise'],
  ['fr', 'tu as des enfants', 'Jade'],
  ['it', 'hai un cane', 'Pepe'],
  ['it', 'chi sei', 'Giulia'],
  ['pt', 'você tem filhos', 'Pedro'],
  ['pt', 'quem é você', 'Lúcia'],
] as const)('in %s "%s" is answered without a question mark', async (language, text, answer) => {
  const { text: said, outcome } = await answerTo(language, 0, text, 'en')
  expect(outcome).toBe('asked')
  expect(said).toContain(answer)
})

test.each([
  ['es', 'hay wifi'],
  ['es', 'aceptan tarjeta'],
  ['it', 'c’è il wifi'],
  ['pt', 'tem wi-fi'],
] as const)('in a café in %s "%s" is a question', async (language, text) => {
  expect((await answerTo(language, 0, text, 'en', 'cafe-a2')).outcome).toBe('asked')
})

test('an answer that takes the verb of the question is no question', async () => {
  const script = await templateOf('es')
  const at = script.steps.findIndex(({ says }) => says.includes('vives'))
  const { outcome } = await answerTo('es', at, 'vives en berlin', 'de')
  expect(outcome).not.toBe('asked')
})

test.each([
  ['en', 'tell me a joke', 'asked'],
  ['de', 'erzähl einen witz', 'asked'],
  ['es', 'cuentame un chiste', 'asked'],
  ['fr', 'merde', 'aside'],
  ['fr', 'caca', 'stayed'],
  ['it', 'cacca', 'stayed'],
  ['es', 'caca', 'nudged'],
  ['fr', 'je ne veux plus', 'stayed'],
  ['it', 'non voglio più', 'stayed'],
  ['pt', 'não quero mais', 'stayed'],
  ['es', 'que aburrido', 'stayed'],
] as const)('in %s "%s" is no name', async (language, text, outcome) => {
  expect((await answerTo(language, naming[language], text, 'en')).outcome).toBe(outcome)
})
