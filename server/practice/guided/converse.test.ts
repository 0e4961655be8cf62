import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingOf } from '#contract/teaching/opening.ts'
import { englishCafe, spanishCafe } from '#server/test/cafes.ts'
import { converse } from './converse.ts'
import { guidedPartner } from './partner.guided.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'

const speak = (texts: readonly string[], seed = 1) =>
  converse({ script: spanishCafe, seed, native_language: 'en' }, texts)
const sayings = [
  'hola',
  'un café',
  'no entiendo',
  'Quiero una tostada, por favor',
  'dos',
  'I am lost',
  '👍',
  '#|*',
  '¿y tú?',
]
const anything = fc.array(fc.oneof(fc.constantFrom(...sayings), fc.string({ unit: 'grapheme', maxLength: 300 })), {
  minLength: 1,
  maxLength: 12,
})

test('the opening is the greeting and the first question', () => {
  expect(openingOf(spanishCafe)).toBe('Hola, buenos días. Bienvenidos al Café Central.\n\n¿Qué quiere tomar?')
  expect(openingOf({ ...spanishCafe, opening_message: null })).toBe('¿Qué quiere tomar?')
  expect(openingOf({ ...spanishCafe, opening_message: null, steps: [] })).toBe('')
})

test('whatever is written, there is an answer of some size, and the same one again', async () => {
  await fc.assert(
    fc.asyncProperty(anything, fc.nat(), async (texts, seed) => {
      const reply = await speak(texts, seed)
      expect(reply.text.trim()).not.toBe('')
      expect(reply.text.length).toBeLessThan(2500)
      expect(reply.progress.done).toBeLessThanOrEqual(reply.progress.of)
      expect(await speak([...texts], seed)).toEqual(reply)
    }),
    { numRuns: 60 },
  )
})

test('what is said later changes no earlier answer, and a conversation that is over stays so', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (texts) => {
      let done = 0
      let isOver = false
      for (let said = 1; said <= texts.length; said += 1) {
        const { progress } = await speak(texts.slice(0, said))
        expect(progress.done).toBeGreaterThanOrEqual(done)
        expect(isOver && !progress.is_over).toBe(false)
        done = progress.done
        isOver = progress.is_over
      }
    }),
    { numRuns: 20 },
  )
})

test('about two good answers of three are acknowledged, never twice in a row with the same words', async () => {
  const script = {
    ...spanishCafe,
    length: 40,
    steps: Array.from({ length: 20 }, () => ({ says: '¿Y?', expects: ['té'], hint: null, example: null })),
  }
  const { said } = await phrasesOf('es')
  const reactions: (string | undefined)[] = []
  for (let turn = 1; turn < 20; turn += 1) {
    const texts = Array.from({ length: turn }, () => 'Un té, por favor')
    const { text } = await converse({ script, seed: 7, native_language: null }, texts)
    reactions.push(said.reaction.find((reaction) => text.startsWith(reaction)))
  }
  const given = reactions.filter((reaction) => reaction !== undefined)
  expect(given.length).toBeGreaterThan(10)
  expect(given.length).toBeLessThan(16)
  expect(given.every((reaction, at) => reaction !== given[at - 1])).toBe(true)
})

test('seeds vary the words, not the course', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, (_, seed) => speak(['un té'], seed)))
  expect(new Set(replies.map(({ text }) => text)).size).toBeGreaterThan(3)
  expect(new Set(replies.map(({ progress }) => progress.done))).toEqual(new Set([1]))
})

test('asked what it is, it says so plainly, in either language', async () => {
  const script = englishCafe
  for (const question of ['Are you human?', '¿Eres un robot?', 'are you a real person??', 'eres una ia']) {
    const { text } = await converse({ script, seed: 0, native_language: 'es' }, [question])
    expect(text).toContain('guided exercise')
  }
})

test('a language without templates is practised with its own words', async () => {
  const script = {
    ...spanishCafe,
    language: 'cs' as const,
    steps: [{ says: 'Co si dáte?', expects: ['káva'], hint: null, example: null }],
  }
  const { text, was_accepted } = await converse({ script, seed: 0, native_language: null }, ['Kávu, prosím'])
  expect(was_accepted).toBe(true)
  expect((await phrasesOf('cs')).said.closing.some((way) => text.endsWith(way))).toBe(true)
})

test('the partner says the whole answer in pieces, and stops when nobody listens', async () => {
  const turn = {
    school_id: 's',
    script: spanishCafe,
    avatar_name: null,
    seed: 1,
    native_language: 'en',
    corrections: [],
  }
  const said = [{ from: 'student', text: 'no entiendo' } as const]
  const whole = await Array.fromAsync(guidedPartner.answer({ ...turn, utterances: said }, new AbortController().signal))
  expect(whole.length).toBeGreaterThan(2)
  expect(whole.join('')).toBe((await speak(['no entiendo'])).text)
  expect(await Array.fromAsync(guidedPartner.answer({ ...turn, utterances: said }, AbortSignal.abort()))).toEqual([])
})

test('“I don’t understand” is no answer, even where a “no” is one; with an answer beside it, it is', async () => {
  const [step] = spanishCafe.steps
  if (!step) throw new Error('There is no step')
  const script = { ...spanishCafe, steps: [{ ...step, says: '¿Con azúcar?', expects: ['no|sí|con|sin'] }] }
  const answer = async (text: string) => converse({ script, seed: 0, native_language: 'en' }, [text])
  expect((await answer('No')).was_accepted).toBe(true)
  expect((await answer('no entiendo')).was_accepted).toBe(false)
  expect((await answer('¿Qué significa «sin»?')).was_accepted).toBe(false)
  expect((await answer('No entiendo, pero sin azúcar')).was_accepted).toBe(true)
})

test('where the next question begins with a word of praise, no other stands before it', async () => {
  const steps = spanishCafe.steps.map((step, at) => (at === 1 ? { ...step, says: `Perfecto. ${step.says}` } : step))
  const script = { ...spanishCafe, correction: 'none' as const, steps }
  for (const seed of [0, 1, 2, 3, 4]) {
    const { text } = await converse({ script, seed, native_language: 'en' }, ['Un café'])
    expect(text).toBe('Perfecto. ¿Y para comer?')
  }
})

test('words of distress are met with care, whatever was asked, and cost no try', async () => {
  const { text, was_accepted, progress } = await speak(['No quiero vivir más'])
  expect(text).toContain('alguien de confianza')
  expect(text).not.toContain('¿')
  expect([was_accepted, progress.done]).toEqual([false, 0])
  expect((await speak(['No quiero vivir más', 'Un café'])).was_accepted).toBe(true)
})

test('one of the chatbot’s own starters costs no try', async () => {
  const starter = 'Buenas, vengo por el anuncio del periódico'
  const script = { ...spanishCafe, starters: [starter] }
  const { coach } = await converse({ script, seed: 1, native_language: 'en' }, [`${starter}.`, 'una mesa'])
  expect(coach).toContain('Di una bebida: «Quisiera …»')
  expect((await converse({ script, seed: 1, native_language: 'en' }, [starter])).text).toContain('¿Qué quiere tomar?')
})

test('a message with a question that was given back is not said again', async () => {
  const { text } = await speak(['un cafe con leche, ¿y usted?'])
  expect(text).not.toMatch(/y usted/i)
  expect(text).toContain('¿Y para comer?')
})

test('the model answer is never put into the mouth of a student who said something else', async () => {
  const example = 'With oat milk and without sugar, please.'
  const step = { says: 'Milk and sugar?', expects: ['milk|sugar|black'], hint: null, example }
  const script = { ...englishCafe, steps: [step, step] }
  const answer = async (text: string) => (await converse({ script, seed: 1, native_language: null }, [text])).text
  expect(await answer('with milk please')).not.toContain('without sugar')
  expect(await answer('oat milk without sugar please')).not.toContain('With oat milk and')
})

test('a step that is asked again repeats its question, not what it said before', async () => {
  const steps = spanishCafe.steps.map((step, at) => (at === 0 ? { ...step, says: `Muy bien. ${step.says}` } : step))
  const { text } = await converse({ script: { ...spanishCafe, steps }, seed: 1, native_language: 'en' }, ['¿qué tal?'])
  expect(text).toMatch(/^[^¿]*gracias[^¿]*\. ¿Qué quiere tomar\?$/)
  expect(text).not.toContain('Muy bien. ')
})

test('words of three letters and parts of an entry are explained, others are not taken for them', async () => {
  const vocabulary = ['le feu', 'le bar', 'la barque', 'le petit pain'].map((word) => ({ word, meaning: `m ${word}` }))
  const script = { ...spanishCafe, language: 'fr' as const, vocabulary }
  const explained = async (text: string) => (await converse({ script, seed: 0, native_language: null }, [text])).coach
  expect(await explained('Que veut dire feu ?')).toContain('m le feu')
  expect(await explained('Que veut dire la barque ?')).toContain('m la barque')
  expect(await explained('Que veut dire pain ?')).toContain('m le petit pain')
  expect(await explained('Que veut dire la fée ?')).toContain('fée')
})
