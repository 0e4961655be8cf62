import { describe, expect, test } from 'vitest'
import { createThoughtFilter, type ThoughtStyle } from '#server/practice/model/answer/thoughts.ts'

const thought = 'The student greets me. I answer: Adiós?'
/** What is shown of an answer that comes in pieces of some length. */
function shownOf(text: string, length: number, { style = 'unknown', wasCut = false }: Given = {}) {
  const filter = createThoughtFilter(style)
  const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? []
  return { shown: pieces.map(filter.push).join('') + filter.end(wasCut), filter }
}
interface Given {
  style?: ThoughtStyle
  wasCut?: boolean
}

describe('what a model thinks is never shown, however it is marked and cut', () => {
  test.for([
    ['<think>', `<think>${thought}</think>Hola.`],
    ['<thinking>', `\n<thinking>\n${thought}\n</thinking>Hola.`],
    ['<thought>', `<thought>${thought}</thought>Hola.`],
    ['<reasoning>', `<Reasoning>${thought}</Reasoning>Hola.`],
    ['seed', `<seed:think>${thought}</seed:think>Hola.`],
    ['Magistral', `[THINK]${thought}[/THINK]Hola.`],
    ['Kimi', `◁think▷${thought}◁/think▷Hola.`],
    ['a closing tag alone', `${thought}</think>Hola.`],
    [
      'harmony',
      `<|channel|>analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>Hola.<|return|>`,
    ],
    [
      'harmony with a commentary',
      `<|start|>assistant<|channel|>commentary<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>Hola.`,
    ],
    ['harmony without its marks', `analysis${thought}assistantfinalHola.`],
    ['a mark at the end', 'Hola.<|im_end|>'],
    ['nothing', 'Hola.'],
  ])('%s', ([, text = '']) => {
    for (const length of [1, 2, 3, 7, 50, text.length]) expect(shownOf(text, length).shown.trim()).toBe('Hola.')
  })
})

test('signs that only look like marks stay', () => {
  const text = 'Si 3 < 5, [risas] di <b>hola</b> al analista; analysis es inglés.'
  for (const length of [1, 4, text.length])
    for (const style of ['unknown', 'none'] as const) expect(shownOf(text, length, { style }).shown).toBe(text)
})

test('where a server is known to mark its thoughts, words are shown as they come', () => {
  const filter = createThoughtFilter('none')
  expect([filter.push('Hola '), filter.push('amiga')]).toEqual(['Hola ', 'amiga'])
})

test('where it is not, they wait for the end, or until the server is trusted', () => {
  const filter = createThoughtFilter('unknown')
  expect(filter.push('Hola ')).toBe('')
  expect(filter.trust()).toBe('Hola ')
  expect(filter.push('amiga')).toBe('amiga')
})

test('an answer that ends while it thinks shows nothing', () => {
  expect(shownOf(`<think>${thought}`, 5, { wasCut: true }).shown).toBe('')
  expect(shownOf(thought, 5, { wasCut: true, style: 'untagged' }).shown).toBe('')
})

test('a closing tag alone is remembered', () => {
  expect(shownOf(`${thought}</think>Hola.`, 4).filter.isUntagged()).toBe(true)
  expect(shownOf(`<think>${thought}</think>Hola.`, 4).filter.isUntagged()).toBe(false)
})
