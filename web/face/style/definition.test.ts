import { expect, test } from 'vitest'
import { readDefinition, withDrawing } from './definition.ts'

const path = { name: 'path', type: 'element', attributes: { d: 'M0 0', 'fill-rule': 'evenodd', class: 'x' } }

test('an element has React’s names, and no class', () => {
  const { canvas } = readDefinition({ canvas: { elements: [path] } })
  expect(canvas).toEqual([{ tag: 'path', attributes: { d: 'M0 0', fillRule: 'evenodd' }, children: [] }])
})

test('a colour is named by what it colours', () => {
  const fill = { type: 'color', name: 'skin' }
  const { canvas } = readDefinition({ canvas: { elements: [{ ...path, attributes: { fill } }] } })
  expect(canvas).toEqual([{ tag: 'path', attributes: { fill: { color: 'skin' } }, children: [] }])
})

test('nothing but drawings is read', () => {
  const others = ['script', 'style', 'image', 'foreignObject'].map((name) => ({ name, type: 'element' }))
  const moved = { name: 'animation', type: 'component' }
  const { canvas } = readDefinition({ canvas: { elements: [...others, moved, { type: 'text', value: 'x' }] } })
  expect(canvas).toEqual([])
})

test('a part has its drawings in their order, and its chance where a face can lack it', () => {
  const variants = { b: { elements: [path] }, a: { elements: [] } }
  const { parts } = readDefinition({ components: { hat: { variants, probability: 0 }, hair: { variants } } })
  expect([...(parts.get('hat')?.variants.keys() ?? [])]).toEqual(['b', 'a'])
  expect([parts.get('hat')?.chance, parts.get('hair')?.chance]).toEqual([0, null])
})

test('what is no definition has nothing in it', () => {
  for (const source of [null, undefined, 'x', 7, [], {}, { canvas: 1, components: [1], colors: 'x' }])
    expect(readDefinition(source).canvas).toEqual([])
})

test('a shade is masked itself, so that it is blended with the skin and not with nothing', () => {
  const masked = { name: 'g', type: 'element', attributes: { mask: 'url(#a)' }, children: [path] }
  const read = { tag: 'path', attributes: { mask: 'url(#a)', d: 'M0 0', fillRule: 'evenodd' }, children: [] }
  expect(readDefinition({ canvas: { elements: [masked] } }).canvas).toEqual([read])
})

test('a drawing of ours is in the place of one, and the others stay', () => {
  const variants = { grin: { elements: [path] }, smile: { elements: [path] } }
  const source = readDefinition({ components: { mouth: { variants, probability: 50 } } })
  const ours = { tag: 'circle', attributes: {}, children: [] }
  const mouth = withDrawing(source, 'mouth', 'smile', ours).parts.get('mouth')
  expect([...(mouth?.variants.keys() ?? [])]).toEqual(['grin', 'smile'])
  expect(mouth?.variants.get('smile')).toEqual([ours])
  expect(mouth?.chance).toBe(50)
  expect(source.parts.get('mouth')?.variants.get('smile')).not.toEqual([ours])
})
