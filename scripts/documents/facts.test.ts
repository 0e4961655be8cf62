import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { interfaceLanguages, practiceLanguages } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { longestAnswer } from '#server/practice/model/dialect.ts'
import { recognitionLimits } from '#server/speech/recognition/recognition.limits.ts'
import { speechLimits } from '#server/speech/speech.limits.ts'
import { root } from '../steps.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const readme = read('README.md')
const number = (value: number) => value.toLocaleString('en')

test('the README counts templates and languages as they are', async () => {
  const templates = await Promise.all(interfaceLanguages.map(templatesOf))
  expect(readme).toContain(`one of ${templates.flat().length} templates`)
  expect(readme).toContain(`practise ${practiceLanguages.length} languages`)
})

test('the README has the limits of models, voices and recognition', () => {
  const { secondsPerHour, secondsOfSchoolPerDay } = recognitionLimits
  for (const limit of [secondsPerHour, secondsOfSchoolPerDay]) expect(readme).toMatch(`${number(limit)} `)
  expect(readme).toContain(`${number(speechLimits.charactersOfSchoolPerDay)} new characters`)
  expect(readme).toContain(`its own budget (${number(longestAnswer.thought)} tokens)`)
  expect(readme).toContain(`An answer has ${longestAnswer.spoken} tokens at most`)
})

test('every command is described where its user reads', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md', 'bench/README.md', 'prove/README.md'].map(read)
  const text = pages.join('\n')
  const commands = Object.keys(JSON.parse(read('package.json')).scripts)
  const isDescribed = (name: string) => new RegExp(`npm (?:run )?${name}\\b(?!-)`).test(text)
  const typed = commands.filter((name) => !commands.includes(name.replace(/^pre/, '')) || !name.startsWith('pre'))
  expect(typed.length).toBeGreaterThan(15)
  expect(typed.filter((name) => !isDescribed(name))).toEqual([])
})

test('the page on screens has every colour scheme', () => {
  const page = read('docs/screens.md')
  const schemes = [...read('web/lib/theme/theme.ts').matchAll(/Scheme: \[([^\]]+)\]/g)].map(([, names = '']) => names)
  expect(schemes).toHaveLength(3)
  for (const names of schemes) expect(page).toContain(`| ${names.replaceAll("'", '')} |`)
})
