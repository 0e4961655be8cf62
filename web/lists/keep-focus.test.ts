import { afterEach, expect, test } from 'vitest'
import { focusBeside, focusEndOf } from './keep-focus.ts'

afterEach(() => document.body.replaceChildren())

const draw = (html: string) => {
  document.body.innerHTML = html
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const focused = () => document.activeElement?.id

test.each([
  ['the last link of the list', '<ul><li><a href="/" id="a">A</a></li><li><a href="/" id="b">B</a></li></ul>', 'b'],
  ['the last button that works', '<ul><li><button id="a"></button><button id="b" disabled></button></li></ul>', 'a'],
  ['a list of words itself', '<ul id="list"><li>A</li></ul>', 'list'],
])('the focus goes to %s', (_name, html, id) => {
  draw(html)
  focusEndOf(find('ul'))
  expect(focused()).toBe(id)
})

test.each([
  ['after it', '<ul><li><button></button></li><li><a href="/" id="next">B</a></li></ul>', 'next'],
  ['before it', '<ul><li><a href="/" id="last">A</a></li><li><button></button></li></ul>', 'last'],
  ['none: its region', '<section><button id="add"></button><ul><li><button></button></li></ul></section>', 'add'],
])('from a line that goes away the focus goes to the line %s', (_name, html, id) => {
  draw(html)
  const button = find('li > button')
  if (button) focusBeside(button)
  expect(focused()).toBe(id)
})
