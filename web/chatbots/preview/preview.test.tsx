import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Send } from '#contract/client.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../../test/open-app.tsx'
import { field, openEditor, press, preview, sendMessage, type } from '../../test/visits/chatbot-editor.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const steps = [
  { says: '¿Qué desea?', expects: ['café'], hint: 'Pide un café.', example: 'Un café' },
  { says: '¿Algo más?', expects: ['cuenta'], hint: null, example: null },
]
async function withChatbot() {
  const school = await world.signUp()
  const body = { name: 'Café', language: 'es' as const, opening_message: 'Buenos días.', steps }
  return { school, ...(await school.api.chatbots.add({ body })) }
}
const said = async () =>
  within((await preview()).getByRole('log'))
    .getAllByText(/^Chatbot:/)
    .map((one) => one.parentElement?.textContent?.replace('Chatbot:', '').trim())
/** Lets so many answers fail before the server is asked. */
function failing(send: Send, times: number): { send: Send; seeds: unknown[] } {
  const seeds: unknown[] = []
  return {
    seeds,
    send: (path, init) => {
      if (path !== '/chatbots/preview') return send(path, init)
      seeds.push(typeof init.body === 'string' && /"seed":\d+/.exec(init.body)?.[0])
      const refusal = Response.json({ code: 'internal', message: 'It stumbled' }, { status: 500 })
      return seeds.length > times ? send(path, init) : Promise.resolve(refusal)
    },
  }
}

test('it begins as with a student: the opening message, and the first question, as they are written now', async () => {
  const { school, id } = await withChatbot()
  await openEditor(school, `/create/${id}`)
  expect(await said()).toEqual(['Buenos días.\n\n¿Qué desea?'])
  await type('Opening message', 'Hola.')
  await waitFor(async () => expect(await said()).toEqual(['Hola.\n\n¿Qué desea?']))
  await userEvent.clear(await field('Opening message'))
  await press('Move step 2 up')
  await waitFor(async () => expect(await said()).toEqual(['¿Algo más?']))
})

test('while nothing is written, it says what will stand there', async () => {
  await openEditor(await world.signUp(), '/create?start=blank&language=es')
  expect((await preview()).getByText('The opening message will appear here.')).toBeTruthy()
})

test('an answer that did not come can be asked for again, and what was said is there', async () => {
  const { school, id } = await withChatbot()
  const { send, seeds } = failing(school.send, 1)
  await openEditor({ ...school, send }, `/create/${id}`)
  await sendMessage('Un café, por favor.')
  const region = await preview()
  expect((await region.findByRole('alert')).textContent).toMatch(/^The chatbot didn’t answer\./)
  await userEvent.click(region.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await said()).toHaveLength(2))
  expect((await said())[1]).toMatch(/¿Algo más\?$/)
  expect(region.getByText('Un café, por favor.')).toBeTruthy()
  expect(region.queryByRole('alert')).toBeNull()
  expect(new Set(seeds).size).toBe(1)
})

test('a hint is shown when it is asked for, and restarting forgets what was said', async () => {
  const { school, id } = await withChatbot()
  await openEditor(school, `/create/${id}`)
  await userEvent.click((await preview()).getByRole('button', { name: 'Hint' }))
  expect((await preview()).getByText('Pide un café.')).toBeTruthy()
  await sendMessage('Un café')
  await waitFor(async () => expect(await said()).toHaveLength(2))
  await userEvent.click((await preview()).getByRole('button', { name: 'Restart' }))
  expect(await said()).toHaveLength(1)
})

test('on a phone the menu’s “Preview” leads to the preview, and the form is one tap away', async () => {
  const { school, id } = await withChatbot()
  const stored = { [tokenKey]: school.signedIn.authToken }
  await openApp({ send: school.send, path: `/create/${id}?preview=1`, stored, isWide: false })
  expect((await preview()).getByLabelText('Message')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
  await press('Write')
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
})
