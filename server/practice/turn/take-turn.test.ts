import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as corrections from '#server/practice/measures/corrections.ts'
import { begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

const during = vi.hoisted(() => ({ look: async () => {} }))
vi.mock('#server/practice/measures/corrections.ts', async (original) => {
  const real = await original<typeof corrections>()
  const correctionsOf: typeof real.correctionsOf = async (...asked) => {
    await during.look()
    return real.correctionsOf(...asked)
  }
  return { ...real, correctionsOf }
})

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('while a message is analysed, no row of the student is locked', async () => {
  const pupil = await openPracticeStudent(world)
  const id = await begin(pupil)
  const looks: string[] = []
  during.look = async () => {
    for (const table of ['students', 'conversations'])
      looks.push(
        await world.pool
          .query(`select from ${table} where school_id = $1 for update nowait`, [pupil.school.signedIn.user.school.id])
          .then(
            () => `${table} free`,
            (error: Error) => error.message,
          ),
      )
  }
  await say(pupil, id, 'Un cafe, por favor.')
  expect(new Set(looks)).toEqual(new Set(['students free', 'conversations free']))
})
