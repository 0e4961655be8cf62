import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { matchAt, parsePattern } from './grammar/pattern.ts'
import { analyserOf } from './packs.ts'
import { createSpeller } from './spelling.ts'
import { sentencesOf } from './tokens.ts'

const rules = { elided: new Set<string>(), afterHyphen: new Set<string>(), fromApostrophe: new Set(["'m", "'s"]) }
const textsOf = (text: string) => sentencesOf(text, rules).flatMap((sentence) => sentence.map((token) => token.text))

describe('tokens', () => {
  test('what begins with an apostrophe is a word of its own where the language says so', () => {
    expect(textsOf("I'm Ana’s aunt, it’s 6 o'clock")).toEqual([
      'I',
      "'m",
      'Ana',
      '’s',
      'aunt',
      ',',
      'it',
      '’s',
      '6',
      "o'clock",
    ])
  })

  test('a closing quotation mark is no word', () => {
    expect(textsOf("'hello'")).toEqual(["'", 'hello'])
  })

  test('an address is one token, and no word', () => {
    const [sentence = []] = sentencesOf('Write to ana.rossi@example.com or see www.example.com/a-b.', rules)
    expect(sentence.map(({ text }) => text)).toEqual([
      'Write',
      'to',
      'ana.rossi@example.com',
      'or',
      'see',
      'www.example.com/a-b',
      '.',
    ])
    expect(sentence[2]?.kind).toBe('number')
  })
})

describe('patterns', () => {
  test('several tags in a row must all hold', async () => {
    const analyser = await analyserOf('en')
    if (!analyser) throw new Error('English is checked')
    const [sentence = []] = analyse(analyser, 'two works', { known: [], native_language: null }).sentences
    expect(matchAt(parsePattern('two <verb><noun>'), sentence, 0)).not.toBeNull()
    expect(matchAt(parsePattern('two <verb><not noun>'), sentence, 0)).toBeNull()
  })

  test('the end or a word may be asked for', async () => {
    const analyser = await analyserOf('en')
    if (!analyser) throw new Error('English is checked')
    const read = (text: string) => analyse(analyser, text, { known: [], native_language: null }).sentences[0] ?? []
    const pattern = parsePattern('[two] $|and|but')
    expect(matchAt(pattern, read('two'), 0)).not.toBeNull()
    expect(matchAt(pattern, read('two and three'), 0)).not.toBeNull()
    expect(matchAt(pattern, read('two or three'), 0)).toBeNull()
  })

  test('a pattern names the words without which it can’t fit', () => {
    expect(parsePattern('he|she =be not? <adj> agree').needs).toEqual([['he', 'she'], ['agree']])
  })
})

describe('spelling', () => {
  const findingsIn = async (text: string) => {
    const analyser = await analyserOf('en')
    return analyser
      ? analyse(analyser, text, { known: [], native_language: null }).findings.map(({ better }) => better)
      : []
  }

  test('a listed misspelling is mended, however far it is', async () => {
    expect(await findingsIn('I know wich one')).toEqual(['which'])
  })

  test('a first word that may be a name is left alone', async () => {
    expect(await findingsIn('Pino is my friend.')).toEqual([])
    expect(await findingsIn('The NATO and my iPhonez.')).toEqual([])
  })

  test('a word in quotation marks is left alone', async () => {
    expect(await findingsIn('What does « computr » mean?')).toEqual([])
    expect(await findingsIn('I have a computr.')).toEqual(['computer'])
  })

  test('a frequent first word is mended all the same', async () => {
    expect(await findingsIn('Somtimes I read.')).toEqual(['Sometimes'])
  })
})

describe('speller', () => {
  test('what one conversation knows is not known to the next', () => {
    const common = ['house', 'horse']
    const suggestions = [['zebra'], [], ['house']].map((known) => {
      const speller = createSpeller(common, known, () => null)
      return [speller.suggest('zebrra')?.better, speller.suggest('housse')?.better]
    })
    expect(suggestions).toEqual([
      ['zebra', 'house'],
      [undefined, 'house'],
      [undefined, 'house'],
    ])
  })
})
