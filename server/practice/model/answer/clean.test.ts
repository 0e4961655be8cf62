import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCleaner, longestText } from '#server/practice/model/answer/clean.ts'
import { cpuTimeOf } from '#server/test/cpu-time.ts'

/** What is shown of an answer that comes in pieces of some length. */
function piecesOf(text: string, length: number): string[] {
  const cleaner = createCleaner()
  const shown: string[] = []
  for (let from = 0; from < text.length && !cleaner.isFull(); from += length)
    shown.push(cleaner.push(text.slice(from, from + length)))
  return [...shown, cleaner.end()]
}
const clean = (text: string, length = text.length) => piecesOf(text, length).join('')

describe('what is shown is the same however an answer is cut in pieces', () => {
  test.for([
    ['Hola. ¿Qué tal?', 'Hola. ¿Qué tal?'],
    ['Mira [esto](https://evil.example/a?b=c) ahora.', 'Mira esto ahora.'],
    ['![una foto](http://evil.example/x.png) bonita', 'una foto bonita'],
    ['Lee [esto][1].\n[1]: http://evil.example/', 'Lee esto.\n[1]:'],
    ['[haz clic](javascript:alert(1)) aquí', 'haz clic aquí'],
    ['[a medias](http://evil', 'a medias'],
    ['Ve a https://evil.example/x?y=z, ¿sí?', 'Ve a , ¿sí?'],
    ['<https://evil.example/a> y www.evil.example', 'y'],
    ['Escribe a ana@evil.com o entra en evil.com ya', 'Escribe a o entra en ya'],
    ['Mira bit.ly/3abc y vuelve', 'Mira y vuelve'],
    ['看 https://evil.example/路径。好吗？', '看 。好吗？'],
    ['```json\n{"a": 1}\n```\nFin', '{"a": 1}\nFin'],
    ['**Muy** bien', 'Muy bien'],
    ['Ve a ht**tps://evil.example/a y ht[tps](x)://evil.example/b o ht\u0007tps://evil.example/c', 'Ve a y o'],
    ['Assistant: Hola', 'Hola'],
    ['**Assistant:** Hola', 'Hola'],
    ['Partner : Bonjour', 'Bonjour'],
    ['AI is short.', 'AI is short.'],
    ['Uno\u0000 dos\u0007\u202e tres\u200e', 'Uno dos tres\u200e'],
    ['Emoji 😀 y 👩‍🏫.', 'Emoji 😀 y 👩‍🏫.'],
    ['\n\n Uno  dos\t\ttres\n\n\n\ncuatro \n', 'Uno dos tres\n\ncuatro'],
    ['Ça va\u202f? Il a dit\u00a0: «\u00a0oui\u00a0».', 'Ça va\u202f? Il a dit\u00a0: «\u00a0oui\u00a0».'],
    [
      'Son las 10:30. 3.5/4 y p.m./a.m. [risas] Yo ____ casa.',
      'Son las 10:30. 3.5/4 y p.m./a.m. [risas] Yo ____ casa.',
    ],
    ['<b>Hola</b> <img src=x onerror=alert(1)>', '<b>Hola</b> <img src=x onerror=alert(1)>'],
  ])('%s', ([text = '', shown]) => {
    for (const length of [1, 2, 3, 7, text.length]) expect(clean(text, length)).toBe(shown)
  })
})

test('no half of an address is ever shown', () => {
  const text = 'Mira https://evil.example/un/camino y [más](https://evil.example/otro) o www.evil.example hoy.'
  let shown = ''
  for (const piece of piecesOf(text, 1)) {
    shown += piece
    expect(shown).not.toMatch(/http|evil|www|:\/\/|\]\(/)
  }
  expect(shown).toBe('Mira y más o hoy.')
})

test('words are shown as they come, also in a language without spaces', () => {
  expect(piecesOf('你好吗我很好', 1).slice(0, 6)).toEqual('你好吗我很好'.split(''))
  const cleaner = createCleaner()
  expect(cleaner.push('Hola ')).toBe('Hola')
  expect(cleaner.push('amiga ')).toBe(' amiga')
})

describe('a long answer ends with a sentence', () => {
  const sentence = 'Esta es una frase bastante normal. '
  test.for([1, 7, 5_000])('in pieces of %i', (length) => {
    const shown = clean(sentence.repeat(60), length)
    expect(shown).toBe(sentence.repeat(34).trimEnd())
    expect(shown.length).toBeLessThanOrEqual(longestText)
  })

  test('or, where it has none, with a word', () => {
    const shown = clean('palabra '.repeat(400), 7)
    expect(shown.length).toBeLessThanOrEqual(longestText)
    expect(shown).toMatch(/palabra…$/)
  })

  test('in Chinese, too', () => {
    expect(clean('这是一个很普通的句子。'.repeat(200), 3)).toMatch(/句子。$/)
  })
})

test('from any answer, cut anywhere, no address, no control character and no half of a character is left', () => {
  const bits = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '!',
    '`',
    '*',
    'https://',
    'www.',
    'a.com',
    '<',
    '>',
    ' ',
    '\n',
    '.',
    'uno',
    '😀',
    '\u0007',
    '好',
    '\ud83d',
  )
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (all, length) => {
      const shown = clean(all.join(''), length)
      expect(shown.isWellFormed()).toBe(true)
      expect(shown).not.toMatch(/https?:\/\/[^\s。]|www\.\w/)
      expect(shown.split('').filter((unit) => unit < ' ' && unit !== '\n')).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('an answer that is made to take long takes no time', async () => {
  const work = await cpuTimeOf(() => {
    for (const text of ['[', '](', '[a](', '(aaaaaaaaaa', 'http://é', 'a.', '`', 'a@', '!['])
      clean(`[a](${text.repeat(8_000 / text.length)})\n`, 5)
  })
  expect(work).toBeLessThan(5_000)
})

test.each(['[', '[](', '[x](a(', 'a.', '!['])(
  'an answer of nothing but “%s” is cleaned in no time, in pieces or at once',
  async (mark) => {
    const text = mark.repeat(8_000 / mark.length)
    const work = await cpuTimeOf(() => {
      for (const pieces of [Array.from(text), [text]]) {
        const cleaner = createCleaner()
        for (const piece of pieces) if (!cleaner.isFull()) cleaner.push(piece)
        cleaner.end()
      }
    })
    expect(work).toBeLessThan(2_000)
  },
)
