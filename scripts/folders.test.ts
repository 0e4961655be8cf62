import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const most = 20
// Each change of the tables adds a file, and none is ever changed.
const growing = new Set(['server/database/migrations'])

test(`a folder holds at most ${most} files`, () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  const counts = Map.groupBy(files, (file) => dirname(file))
  const full = [...counts]
    .filter(([folder, inside]) => inside.length > most && !growing.has(folder))
    .map(([folder]) => folder)
  expect(full).toEqual([])
})
