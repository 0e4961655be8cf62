import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const components = readdirSync(`${import.meta.dirname}/..`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx$/.test(name))
  .map((name) => ({ name, text: readFileSync(`${import.meta.dirname}/../${name}`, 'utf8') }))

const holding = (pattern: RegExp) => components.filter(({ text }) => pattern.test(text))

test('every bar is one that forced colours show', () => {
  const bars = holding(/width: `\$\{[^}]+\}%`/)
  expect(bars.map(({ name }) => name)).toEqual(['ui/states/fill-bar.tsx'])
  expect(bars[0]?.text).toMatch(/forced-colors:border\b.*forced-colors:bg-\[Highlight\]/s)
})

test.each(['conversations/student/practice-chart.tsx', 'auth/password/password-strength.tsx', 'ui/layout/steps.tsx'])(
  'what %s draws by a background alone stays in sight',
  (wanted) => expect(components.find(({ name }) => name === wanted)?.text).toContain('forced-colors:bg-[Highlight]'),
)

test('both sides of a talk keep their bubbles', () => {
  const bubble = components.find(({ name }) => name === 'messages/bubble.tsx')
  expect(bubble?.text.match(/(?:student|partner): '.*forced-colors:border'/g)).toHaveLength(2)
})

test('a slider names its colours where the system forces them', () => {
  const sliders = holding(/slider-thumb\]:bg-/)
  expect(sliders.map(({ name }) => name)).toEqual(['ui/fields/slider.tsx'])
  for (const part of ['webkit-slider-runnable-track', 'webkit-slider-thumb', 'moz-range-track', 'moz-range-thumb'])
    expect(sliders[0]?.text).toMatch(new RegExp(`forced-colors:\\[&::-${part}\\]:bg-\\[`))
})
