import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Bubble } from './bubble.tsx'
import { Corrections } from './corrections.tsx'
import { TypingDots } from './typing-dots.tsx'

afterEach(cleanup)

const kinds = { spelling: 'Spelling', accents: 'Accents', other_language: 'Another language' }
const showCorrections = (items: Parameters<typeof Corrections>[0]['items']) => {
  render(<Corrections items={items} label="A better way to say it" kinds={kinds} lang="es" dir="ltr" />)
  return within(screen.getByRole('list', { name: 'A better way to say it' }))
}

test('a correction shows what was written, struck through, what is better, and of what kind it is', () => {
  const list = showCorrections([{ kind: 'accents', written: 'cafe', better: 'café' }])
  expect(list.getByText('cafe').tagName).toBe('S')
  expect(list.getByText('café').tagName).toBe('STRONG')
  list.getByText('Accents')
})

test('words of another language are named, and not struck through where nothing better is known', () => {
  const list = showCorrections([{ kind: 'other_language', written: 'the bill', better: null }])
  expect(list.getByText('the bill').tagName).toBe('SPAN')
  expect(list.queryByText('', { selector: 's' })).toBeNull()
  list.getByText('Another language')
})

test('corrections are in the language that is practised, and their kinds in that of the interface', () => {
  const list = showCorrections([{ kind: 'spelling', written: 'kafé', better: 'café' }])
  expect(list.getByText('café').closest('[lang=es]')).not.toBeNull()
  expect(list.getByText('Spelling').closest('[lang=es]')).toBeNull()
})

test('what was said names its speaker for a screen reader, and keeps its language and its lines', () => {
  render(<Bubble from="partner" text={'مرحبا\nأهلا'} lang="ar" dir="rtl" speaker="Café Sol" />)
  const text = screen.getByText(/مرحبا/)
  expect([text.lang, text.dir]).toEqual(['ar', 'rtl'])
  expect(text.parentElement?.className).toContain('whitespace-pre-wrap')
  expect(screen.getByText('Café Sol:').className).toBe('sr-only')
})

test('a paragraph in other letters keeps its own side, and a word that is quoted moves nothing', () => {
  render(<Bubble from="partner" text={'«OK»، جيد.\n(Good.)\n\nما اسمك؟'} lang="ar" dir="rtl" />)
  const sides = [/جيد/, /Good/, /اسمك/].map((text) => screen.getByText(text).dir)
  expect(sides).toEqual(['rtl', 'ltr', 'rtl'])
})

test('what the student said stands on the other side than what the partner said', () => {
  const sideOf = (from: 'student' | 'partner') =>
    render(<Bubble from={from} text={from} lang="es" dir="ltr" />).container.firstElementChild?.className
  expect(sideOf('student')).toContain('self-end')
  expect(sideOf('partner')).toContain('self-start')
})

test('what a model writes is text and never a page', () => {
  render(<Bubble from="partner" text={'<img src="x" onerror="alert(1)"> <b>Hola</b>'} lang="es" dir="ltr" />)
  screen.getByText('<img src="x" onerror="alert(1)"> <b>Hola</b>')
  expect(document.querySelector('img, b')).toBeNull()
})

test('the typing indicator is announced', () => {
  render(<TypingDots label="Café Sol is answering" />)
  screen.getByText('Café Sol is answering')
})

test('an answer that was in another language as a whole is not written twice', () => {
  const items = [{ kind: 'other_language' as const, written: 'The bill please', better: null }]
  render(<Corrections items={items} message="The bill, please." label="Other" kinds={kinds} lang="es" dir="ltr" />)
  expect(screen.queryByText('The bill please')).not.toBeNull()
  cleanup()
  render(<Corrections items={items} message="The bill please." label="Other" kinds={kinds} lang="es" dir="ltr" />)
  expect(screen.queryByText('The bill please')).toBeNull()
  screen.getByText('Another language')
})
