import { describe, expect, test } from 'vitest'
import { type ChatbotContent, NewChatbot } from '#contract/teaching/chatbots.ts'
import { practiceLanguages } from '#contract/values/languages.ts'
import { asideOf } from './asides.ts'
import { hearingOf } from '#server/practice/guided/hear/hearing.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'

type Language = ChatbotContent['language']

async function heard(language: Language, text: string, native_language: string | null = null, words: string[] = []) {
  const vocabulary = words.map((word) => ({ word, meaning: 'x' }))
  const steps = [{ says: 'Heute: die Frage.', expects: ['x'], hint: null, example: null }]
  const script = NewChatbot.parse({ name: 'Try', language, vocabulary, steps })
  const { listener, ears } = await hearingOf({ script, seed: 0, native_language })
  return asideOf(listener, ears, text)?.kind ?? null
}

describe('a rude word is heard as it is written, in the language practised and the student’s own', () => {
  const rude: readonly [Language, string, string | null][] = [
    ['es', '¡Eres tonto!', null],
    ['pt', 'estupida', null],
    ['de', 'du bist dumm', null],
    ['fr', 'imbecile', null],
    ['en', 'eres tonto', 'es'],
    ['es', 'shut up', 'en'],
    ['vi', 'địt', null],
  ]
  test.each(rude)('%s: “%s”', async (language, text, own) => {
    expect(await heard(language, text, own)).toBe('insult')
  })
  const harmless: readonly [Language, string, string | null][] = [
    ['es', 'Me gusta tanto', null],
    ['es', 'una tanta', null],
    ['en', 'I put it there', 'pt'],
    ['en', 'I put it there', null],
    ['en', 'There is dust', 'no'],
    ['nl', 'dit', 'vi'],
    ['it', 'stupendo', 'es'],
  ]
  test.each(harmless)('but not in %s “%s”', async (language, text, own) => {
    expect(await heard(language, text, own)).not.toBe('insult')
  })
})

describe('“what is” asks for a word of the vocabulary', () => {
  const asked: readonly [Language, string, string][] = [
    ['de', 'Was ist Hafermilch?', 'die Hafermilch'],
    ['de', 'Was ist eine Ampel?', 'die Ampel'],
    ['de', 'Hafermilch, was ist das?', 'die Hafermilch'],
    ['fr', 'C’est quoi, la laine ?', 'la laine'],
    ['fr', 'Le feu, c’est quoi ?', 'le feu'],
    ['pt', 'O que é lã?', 'a lã'],
    ['pt', 'O que é o bar?', 'o bar'],
    ['zh', '热狗是什么？', '热狗'],
    ['ko', '커피가 뭐예요?', '커피'],
    ['tr', 'Kahve ne?', 'kahve'],
  ]
  test.each(asked)('%s: “%s”', async (language, text, word) => {
    expect(await heard(language, text, null, [word])).toBe('meaning')
  })
  const other: readonly [Language, string, string][] = [
    ['de', 'Was ist heute die Frage?', 'die Ampel'],
    ['de', 'Was ist die Frage?', 'die Ampel'],
    ['en', 'What are you looking for?', 'the look'],
    ['fr', 'Qu’est-ce que vous faites au feu ?', 'le feu'],
    ['pt', 'O que eu devo fazer?', 'o que fazer'],
    ['tr', 'Kahve nerede?', 'kahve'],
  ]
  test.each(other)('but in %s not “%s”', async (language, text, word) => {
    expect(await heard(language, text, null, [word])).not.toBe('meaning')
  })
})

describe('what is no call for help is none', () => {
  const rows: readonly [Language, string, string | null][] = [
    ['de', 'Was bedeutet das?', 'not_understood'],
    ['en', 'What does it mean?', 'not_understood'],
    ['en', 'What does marmalade means?', 'meaning'],
    ['fr', 'Je ne sais pas nager', null],
    ['es', 'No sé nadar', null],
    ['zh', '我不会游泳', null],
    ['fr', 'Je ne sais pas', 'not_understood'],
    ['fr', 'Je ne comprends pas la question', 'not_understood'],
    ['en', 'I don’t understand the question', 'not_understood'],
    ['fr', 'J’aime aider', null],
    ['es', 'Mi madre ayuda', null],
    ['es', 'ayuda por favor', 'help'],
    ['fr', 'Aide !', 'help'],
    ['fr', 'Et vous avez du wifi ?', null],
    ['fr', 'Et vous ?', 'and_you'],
    ['es', 'Muy bien y tú', 'and_you'],
    ['en', 'and thank you', null],
  ]
  test.each(rows)('%s “%s”: %s', async (language, text, kind) => {
    const aside = await heard(language, text)
    if (kind === null) expect(aside ?? '').not.toMatch(/not_understood|help|and_you|meaning/)
    else expect(aside).toBe(kind)
  })
})

describe('to be asked to say it again, that alone has to be said', () => {
  const rows: readonly [Language, string, boolean][] = [
    ['es', '¿Vamos otra vez con retraso?', false],
    ['es', '¡Perdona el retraso!', false],
    ['es', 'Otra vez, por favor', true],
    ['es', 'Perdón, ¿puede repetir la pregunta?', true],
    ['en', 'I was late once more', false],
    ['en', 'I walk slowly to school', false],
    ['en', 'Could you say that again, please?', true],
    ['en', 'Sorry, can you repeat the question?', true],
    ['pt', 'Estamos atrasados de novo?', false],
    ['pt', 'Mais devagar, por favor', true],
    ['fr', 'Pardon, un café', false],
    ['fr', 'Vous pouvez répéter, s’il vous plaît ?', true],
    ['de', 'Ich fahre noch einmal nach Berlin', false],
    ['de', 'Können Sie das bitte noch einmal sagen?', true],
    ['it', 'Scusi, può ripetere?', true],
    ['nl', 'Kun je dat nog een keer zeggen?', true],
    ['tr', 'Bir daha İzmir’e gitmek isterim', false],
    ['ru', 'Ещё раз, пожалуйста', true],
    ['zh', '请再说一遍', true],
    ['zh', '我想再来一次北京', false],
    ['ja', 'もう一回お願いします', true],
    ['ko', '다시 한번 말해 주세요', true],
  ]
  test.each(rows)('%s “%s”: %s', async (language, text, isAsked) => {
    expect((await heard(language, text)) === 'repeat').toBe(isAsked)
  })
  // "I can't hear" may be either.
  const asksAgain = /^(repeat|not_understood)$/
  test.each(practiceLanguages)('and every phrase of “%s” alone asks for it', async (language) => {
    const { repeat } = (await phrasesOf(language)).heard
    const phrases = repeat.flatMap((entry) => entry.split('|')).filter((entry) => !entry.includes('*'))
    for (const phrase of phrases)
      expect([phrase, await heard(language, phrase)]).toEqual([phrase, expect.stringMatching(asksAgain)])
  })
})
