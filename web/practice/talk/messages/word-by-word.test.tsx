import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { delayAnswer } from '../../../test/delay-answer.ts'
import { isMessage, type Intercept, findMessage, openTalk, write } from '../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

test('an answer shows word by word, and a screen reader hears it once it is whole', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const answer = delayAnswer()
  await openTalk(world, practiceStudent, await begin(practiceStudent), answer)
  await write('Un café, por favor.')
  await screen.findByText('Café Sol is answering')
  answer.say('Muy ')
  const begun = await screen.findByText('Muy', { selector: '[lang=es]' })
  expect(begun.closest('[aria-hidden=true]')).not.toBeNull()
  expect(screen.queryByText('Café Sol is answering')).toBeNull()
  await answer.end()
  await findMessage(/¿Algo más\?/)
  const heard = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(heard.join()).toContain('¿Algo más?')
})

test('a student can write while an answer is streaming; the message is sent after it', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const answer = delayAnswer()
  let sent = 0
  const meddle: Intercept = (path, send) => (isMessage(path) && sent++ > 0 ? send() : answer.meddle(path, send))
  await openTalk(world, practiceStudent, await begin(practiceStudent), { meddle })
  await write('Un café, por favor.')
  await screen.findByText('Café Sol is answering')
  await write('La cuenta, por favor.')
  await screen.findByText('Sending…')
  await answer.end()
  await screen.findByText('That’s the end! See how you did.')
  const list = screen.getAllByRole('list').find((each) => each.tagName === 'OL') ?? document.body
  const speakers = within(list).getAllByText(/^(?:You|Café Sol):$/)
  expect(speakers.map(({ textContent }) => textContent)).toEqual([
    'Café Sol: ',
    'You: ',
    'Café Sol: ',
    'You: ',
    'Café Sol: ',
  ])
})
