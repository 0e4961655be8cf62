import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { lookStyles } from '#contract/looks.ts'
import { drawings } from './credits.ts'

const { resolve } = createRequire(import.meta.url)

test.each(lookStyles)('whoever drew %s is named as they ask to be', (style) => {
  const { meta } = JSON.parse(readFileSync(resolve(`@dicebear/styles/${style}.json`), 'utf8'))
  const { work, source, creator, home, licence, terms } = drawings[style]
  expect({ name: work, url: source }).toEqual(meta.source)
  expect({ name: creator, url: home }).toEqual(meta.creator)
  expect(meta.license).toMatchObject({ name: licence, url: terms })
})
