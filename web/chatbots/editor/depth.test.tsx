import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Step } from '#contract/teaching/chatbot-step.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { openEditor, press, type } from '../../test/visits/chatbot-editor.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const step = (says: string, more: Partial<Step> = {}): Step => ({
  says,
  expects: [],
  hint: null,
  example: null,
  ...more,
})

async function withChatbot(steps: Step[]) {
  const school = await world.signUp()
  const body = { name: 'Café', language: 'es' as const, opening_message: 'Hola.', steps }
  const { id } = await school.api.chatbots.add({ body })
  await openEditor(school, `/create/${id}`)
  return { id, saved: () => school.api.chatbots.get({ params: { id } }) }
}
const save = async () => {
  await press('Save draft')
  await screen.findByText('Chatbot saved')
}

test('a reaction, a question and a name are written in the form and saved', async () => {
  const { saved } = await withChatbot([step('¿Qué desea?'), step('¿Algo más?')])
  await type('Person’s name', 'Marta')
  await type('Goodbye', '¡Hasta luego!')
  await press(/^Step 1:/)
  await press('More for this step')
  await type('Other ways to ask', '¿Qué va a tomar?')
  await press('Add reaction')
  const reactions = within(screen.getByRole('group', { name: 'Reactions' }))
  await userEvent.type(reactions.getByLabelText('The chatbot’s reaction'), '¡Qué pena!')
  await press('Add question')
  await type('Question 1', '¿Cuánto es?')
  await type('Answer 1', 'Dos euros.')
  await save()
  expect(await saved()).toMatchObject({
    partner_name: 'Marta',
    closing_message: '¡Hasta luego!',
    facts: [{ question: '¿Cuánto es?', asks: [], says: 'Dos euros.' }],
    steps: [
      {
        other_wordings: ['¿Qué va a tomar?'],
        reactions: [{ act: 'no', matches: [], says: ['¡Qué pena!'], goes_to: 'next' }],
      },
      { says: '¿Algo más?' },
    ],
  })
})

test('a reaction and a turn of events follow their step when steps are moved', async () => {
  const jump: Step['reactions'] = [{ act: null, matches: ['nada'], says: ['Muy bien.'], goes_to: 3 }]
  const { saved } = await withChatbot([step('A', { reactions: jump }), step('B'), step('C')])
  await press('Add turn of events')
  await type('What the chatbot says instead', 'Se ha ido la luz. A')
  await press('Move step 3 up')
  await save()
  const { steps, twists } = await saved()
  expect(steps.map(({ says }) => says)).toEqual(['A', 'C', 'B'])
  expect(steps[0]?.reactions).toEqual([{ ...jump[0], goes_to: 2 }])
  expect(twists).toEqual([{ step: 1, says: 'Se ha ido la luz. A' }])
})

test('what a reaction lacks is said beside it, and nothing is lost', async () => {
  const { saved } = await withChatbot([step('¿Qué desea?')])
  await press(/^Step 1:/)
  await press('More for this step')
  await press('Add reaction')
  await type('And says these words (optional)', 'té')
  await press('Save draft')
  expect(await screen.findByText('Please fill this in.')).toBeTruthy()
  await type('The chatbot’s reaction', 'Marchando.')
  await save()
  expect((await saved()).steps[0]?.reactions).toMatchObject([{ matches: ['té'], says: ['Marchando.'] }])
})

test('one press plays many kinds of answers against a step and shows how each is taken', async () => {
  await withChatbot([
    step('¿Qué desea tomar?', { expects: ['café|té'], example: 'Un café, por favor.' }),
    step('¿Y para comer?', { expects: ['tostada'], example: 'Una tostada.' }),
  ])
  await press('Try to break it')
  const dialog = within(await screen.findByRole('dialog', { name: 'Try to break it' }))
  const example = (await dialog.findByText('The example answer')).closest('li')
  expect(example && within(example).getByText('Accepted')).toBeTruthy()
  const rude = dialog.getByText('Rude').closest('li')
  expect(rude && within(rude).getByText('Asks again')).toBeTruthy()
  expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(10)
})
