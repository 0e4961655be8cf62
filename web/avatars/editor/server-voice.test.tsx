import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openVoicePeer } from '#server/test/peers/voice/voice-peer.ts'
import { openWorld, type School } from '#server/test/world.ts'
import { openEditor, press } from '../../test/visits/chatbot-editor.ts'
import { openAudio } from '../../test/audio.ts'
import { schoolWithAvatar } from '../../test/visits/avatars.ts'

afterEach(cleanup)

/** The editor of a Spanish avatar where the server has some voices, and what was asked of the server meanwhile. */
async function openWith(voices: readonly string[]) {
  const peer = await openVoicePeer()
  peer.offer({ voices })
  const world = await openWorld({ tts: peer.settings })
  const { school, params } = await schoolWithAvatar(world)
  const asked: string[] = []
  const send: School['send'] = (path, init) => {
    asked.push(path)
    return school.send(path, init)
  }
  await openEditor({ ...school, send }, `/avatars/${params.id}`)
  const close = async () => {
    await world.close()
    await peer.close()
  }
  return { asked, close }
}
const choices = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Voice' }))
  // The list of the server comes after the page.
  await screen.findByRole('option', { name: 'sara' })
  return screen.getAllByRole('option').map(({ textContent }) => textContent)
}

test('an avatar is offered the voices of its language, then those of which nothing is known, and no others', async () => {
  const { asked, close } = await openWith(['af_heart', 'sara', 'em_alex', 'ef_dora'])
  expect(await choices()).toEqual(['Device’s best voice', 'em_alex', 'ef_dora', 'sara'])
  expect(asked.filter((path) => path === '/voices')).toHaveLength(1)
  await close()
})

test('the server is not asked to say what none of its voices speaks', async () => {
  openAudio()
  const { asked, close } = await openWith(['af_heart', 'sara'])
  expect(await choices()).toEqual(['Device’s best voice', 'sara'])
  await userEvent.keyboard('{Escape}')
  await screen.findByText(/This device has no Spanish voice;/)
  await press('Say it')
  await screen.findByRole('button', { name: 'Stop' })
  expect(asked).not.toContain('/speech')
  await close()
})

test('however often the server’s voice is heard, one piece of audio is open, and none once the page is left', async () => {
  const { states, opened } = openAudio()
  const { asked, close } = await openWith(['em_alex'])
  await screen.findByRole('button', { name: 'Say it' })
  // The list of the server comes after the page.
  await waitFor(() => expect(screen.queryAllByText(/no Spanish voice/)).toEqual([]))
  for (let at = 0; at < 3; at += 1) {
    await press('Say it')
    await screen.findByRole('button', { name: 'Stop' })
    await press('Stop')
  }
  expect(asked.filter((path) => path === '/speech')).not.toEqual([])
  expect([opened(), states().length]).toEqual([1, 1])
  cleanup()
  await waitFor(() => expect(states()).toEqual([]))
  await close()
})
