import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { openEditor, press } from '../../test/visits/chatbot-editor.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

test('the way to a part of the form is a jump for who wants no motion', async () => {
  const school = await world.signUp()
  const { id } = await school.api.chatbots.add({ body: { name: 'Café', language: 'es' } })
  await openEditor(school, `/create/${id}`)
  const scroll = vi.fn<typeof Element.prototype.scrollIntoView>()
  Element.prototype.scrollIntoView = scroll
  for (const matches of [true, false]) {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    await press('Who and where')
  }
  expect(scroll.mock.calls).toEqual([[{ behavior: 'auto' }], [{ behavior: 'smooth' }]])
})
