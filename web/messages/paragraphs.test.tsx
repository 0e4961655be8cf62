import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Paragraphs } from './paragraphs.tsx'

afterEach(cleanup)

test.each([
  ['Ça va ? « Oui ! »', 'Ça va\u00a0? «\u00a0Oui\u00a0!\u00a0»'],
  ['Well, at 8:30?', 'Well, at 8:30?'],
])('no line of “%s” begins with a mark', (text, shown) => {
  const { container } = render(<Paragraphs text={text} dir="ltr" />)
  expect(container.textContent).toBe(shown)
})
