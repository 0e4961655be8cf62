import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { field, openEditor, press } from '../../../test/visits/chatbot-editor.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const saying = (says: string) => ({ says, expects: [], hint: null, example: null })
/** Opens a chatbot whose steps say these things, and gives what it says once it is saved. */
async function openSteps(...texts: string[]) {
  const school = await world.signUp()
  const body = { name: 'Café', language: 'es' as const, steps: texts.map(saying) }
  const { id } = await school.api.chatbots.add({ body })
  await openEditor(school, `/create/${id}`)
  await screen.findByRole('button', { name: 'Add step' })
  return async () => {
    await press('Save draft')
    await screen.findByText('Chatbot saved')
    return (await school.api.chatbots.get({ params: { id } })).steps.map(({ says }) => says)
  }
}
const step = (number: number, says: string) =>
  screen.getByRole('button', { name: new RegExp(`^Step ${number}: ?${says}$`) })
const heads = () => screen.getAllByRole('button', { name: /^Step \d+:/ }).map((one) => one.textContent)

test('a step that is added is open, and what is written in it is saved', async () => {
  const saved = await openSteps('Uno')
  await press('Add step')
  const says = screen.getByLabelText('What the chatbot says')
  expect(document.activeElement).toBe(says)
  await userEvent.type(says, 'Dos')
  expect(await saved()).toEqual(['Uno', 'Dos'])
})

test('a step is moved with its button or Alt and an arrow, keeps the focus, and it is said', async () => {
  const saved = await openSteps('Uno', 'Dos', 'Tres')
  await press('Move step 3 up')
  expect(screen.getByText('Step 3 is now step 2')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move step 2 up' }))
  step(1, 'Uno').focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(document.activeElement).toBe(step(2, 'Uno'))
  expect(await saved()).toEqual(['Tres', 'Uno', 'Dos'])
})

test('a step that was moved to the top keeps the focus, although it can’t go further', async () => {
  await openSteps('Uno', 'Dos')
  await press('Move step 2 up')
  expect(document.activeElement).toBe(step(1, 'Dos'))
})

test('a deleted step comes back where it was', async () => {
  await openSteps('Uno', 'Dos', 'Tres')
  await userEvent.click(step(2, 'Dos'))
  await press('Delete')
  expect(heads()).toHaveLength(2)
  expect(document.activeElement).toBe(step(2, 'Tres'))
  await screen.findByText('Step 2 deleted')
  await press('Undo')
  await waitFor(() => expect(document.activeElement).toBe(step(2, 'Dos')))
  expect(step(3, 'Tres')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' }).disabled).toBe(true)
})

test('a step is duplicated under itself, to be changed', async () => {
  const saved = await openSteps('Uno', 'Dos')
  await userEvent.click(step(1, 'Uno'))
  await press('Duplicate')
  const copy = document.activeElement
  expect(copy).toBe(screen.getAllByLabelText('What the chatbot says')[1])
  await userEvent.type(copy ?? document.body, ' más')
  expect(await saved()).toEqual(['Uno', 'Uno más', 'Dos'])
})

test('twenty steps are as many as there can be', async () => {
  await openSteps(...Array.from({ length: 20 }, (_, place) => `Paso ${place}`))
  expect(screen.getByText('20 of 20')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add step' }).disabled).toBe(true)
  expect(await field('Name')).toBeTruthy()
})
