import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { CorrectionStyle } from '#contract/practice/corrections.ts'
import { begin, openEnglishStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { findMessage, openTalk, write } from '../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

/** A student's talk in which they have just made a mistake. */
async function slip(correction: CorrectionStyle): Promise<string> {
  const practiceStudent = await openEnglishStudent(world, correction, 'en')
  const id = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id)
  await write('She like tea with milk.')
  await findMessage('She like tea with milk.')
  return id
}
const why = /^After he, she or it/

test('the coach names the mistake under the message and says why in the student’s language', async () => {
  await slip('every_mistake')
  const list = within(await screen.findByRole('list', { name: 'A better way to say it' }))
  expect([list.getByText('like').tagName, list.getByText('likes').tagName]).toEqual(['S', 'STRONG'])
  list.getByText(why)
})

test('where a mistake is to be said again, the coach shows where it is and not how it is right', async () => {
  const id = await slip('prompt')
  const list = within(await screen.findByRole('list', { name: 'Say it again' }))
  list.getByText('like')
  expect(list.queryByText(/likes/)).toBeNull()
  await userEvent.type(list.getByRole('textbox', { name: 'Say it again' }), 'she likes tea')
  await userEvent.click(list.getByRole('button', { name: 'Check' }))
  expect(document.activeElement?.textContent).toContain('Yes, that’s it!')
  list.getByText(why)
  const saved = `select corrections->0->>'coaching' as coaching from messages
    where conversation_id = $1 and corrections <> '[]'`
  await waitFor(async () => expect((await world.pool.query(saved, [id])).rows).toEqual([{ coaching: 'right' }]))
})

test('what is wrong again is shown, and never counts as a message', async () => {
  await slip('prompt')
  const list = within(await screen.findByRole('list', { name: 'Say it again' }))
  const before = screen.getAllByRole('listitem').length
  await userEvent.type(list.getByRole('textbox', { name: 'Say it again' }), 'she liked{Enter}')
  list.getByText('Better: likes')
  expect(screen.getAllByRole('listitem')).toHaveLength(before)
})

test.each(['none', 'at_the_end'] as const)(
  'nothing is said of mistakes where they are for “%s”',
  async (correction) => {
    await slip(correction)
    expect(screen.queryByText('likes')).toBeNull()
    expect(screen.queryByRole('list', { name: 'A better way to say it' })).toBeNull()
  },
)
