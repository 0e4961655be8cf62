import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const web = `${import.meta.dirname}/..`
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.(css|tsx?)$/.test(name),
)

test('what depends on the width of the window follows the text size of the browser', () => {
  const fixed = /@media.*\dpx|\((?:min|max)-width: \d+px|--breakpoint-\w+: \d+px/
  const found = files.flatMap((name) =>
    readFileSync(`${web}/${name}`, 'utf8')
      .split('\n')
      .filter((line) => fixed.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
