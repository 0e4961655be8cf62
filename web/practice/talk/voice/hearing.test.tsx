import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { fakeSynthesis } from '../../../test/fake-speech.ts'
import { press, findMessage, openTalk, visit, write } from '../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'caretPositionFromPoint')
})

const spanish = { name: 'Mónica', lang: 'es-ES' }
const opening = 'Buenos días.\n\n¿Qué desea tomar?'
const sentences = ['Buenos días.', '¿Qué desea tomar?']
const noVoice = 'This device has no Spanish voice.'
const english = { name: 'Samantha', lang: 'en-US' }

const open = async (voices: readonly { name: string; lang: string }[], stored: Record<string, string> = {}) => {
  const sounds = fakeSynthesis(voices)
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id, { synthesis: sounds.synthesis, stored })
  return { ...sounds, practiceStudent, id }
}
/** Lets the voice come to its end, sentence by sentence. */
const hearOut = (spoken: readonly { end: () => void }[]) =>
  act(() => {
    for (const { end } of spoken) end()
  })
/** A pointer over a place in a text. */
const tap = (element: HTMLElement, offset: number) => {
  const offsetNode = element.firstChild
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset }) })
  const rect = new DOMRect(0, 0, 100, 20)
  Range.prototype.getClientRects = () => Object.assign([rect], { item: () => rect })
  fireEvent.click(element, { clientX: 10, clientY: 10 })
}

test('an answer is said by a voice of its language, and pressing again ends it', async () => {
  const { spoken, cancel } = await open([english, spanish])
  await press('Listen')
  expect(spoken).toMatchObject([{ text: sentences[0], lang: 'es-ES' }])
  cancel.mockClear()
  await press('Stop')
  expect(cancel).toHaveBeenCalled()
  await screen.findByRole('button', { name: 'Listen' })
})

test('the button stands for listening again once all is said', async () => {
  const { spoken } = await open([spanish])
  await press('Listen')
  act(() => spoken[0]?.end())
  screen.getByRole('button', { name: 'Stop' })
  act(() => spoken[1]?.end())
  screen.getByRole('button', { name: 'Listen' })
})

test('no other language’s voice reads Spanish, and a note explains that on request', async () => {
  const { spoken } = await open([english], { 'practice-aloud': 'yes' })
  const sign = await screen.findByRole('button', { name: noVoice })
  expect(screen.getAllByText(noVoice)).toHaveLength(1)
  await press(noVoice)
  expect(sign.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByText(noVoice)).toHaveLength(2)
  for (const name of ['Listen', 'Read answers aloud']) expect(screen.queryByRole('button', { name })).toBeNull()
  await write('Un café, por favor.')
  tap(await findMessage(/¿Algo más\?/), 2)
  expect(spoken).toEqual([])
})

test('answers are read aloud once that is switched on, on this device from then on', async () => {
  const { spoken } = await open([spanish])
  await press('Read answers aloud')
  hearOut(spoken)
  expect(spoken.map(({ text }) => text)).toEqual(sentences)
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  await waitFor(() => {
    hearOut(spoken)
    expect(spoken.at(-1)?.text).toContain('¿Algo más?')
  })
  expect(localStorage.getItem('practice-aloud')).toBe('yes')
  await press('Read answers aloud')
  expect(localStorage.getItem('practice-aloud')).toBeNull()
})

test('what was said before is not read aloud when a conversation is opened', async () => {
  const { spoken } = await open([spanish], { 'practice-aloud': 'yes' })
  expect(spoken).toEqual([])
})

test('leaving a conversation makes it silent', async () => {
  const { cancel } = await open([spanish])
  await press('Listen')
  cancel.mockClear()
  await press('Back')
  await screen.findByRole('heading', { name: 'Hello, Ana' })
  expect(cancel).toHaveBeenCalled()
})

test('a word that is tapped is said, and nothing between words is', async () => {
  const { spoken } = await open([spanish])
  const bubble = await findMessage(/^Buenos días/)
  for (const place of [2, 12, opening.length - 1]) tap(bubble, place)
  await waitFor(() => expect(spoken.map(({ text }) => text)).toEqual(['Buenos', 'tomar']))
})

test('a tap beside a word says nothing', async () => {
  const { spoken } = await open([spanish])
  const bubble = await findMessage(/^Buenos días/)
  tap(bubble, 2)
  hearOut(spoken)
  fireEvent.click(bubble, { clientX: 300, clientY: 10 })
  expect(spoken).toHaveLength(1)
})

test('a voice that comes late is used as soon as it is there', async () => {
  const voices: { name: string; lang: string }[] = []
  const { tellVoices } = await open(voices)
  await screen.findByRole('button', { name: noVoice })
  voices.push(spanish)
  act(tellVoices)
  screen.getByText('Tap a word to hear it.')
  screen.getByRole('button', { name: 'Listen' })
  expect(screen.queryByRole('button', { name: noVoice })).toBeNull()
})

test('where there is no voice, a word that is tapped shows what it means, if it is in the vocabulary', async () => {
  await open([])
  screen.getByText('Tap a word to see what it means.')
  await write('La cuenta')
  const own = await findMessage('La cuenta')
  tap(own, 4)
  await screen.findByText('the bill')
  tap(own, 1)
  await waitFor(() => expect(screen.queryByText('the bill')).toBeNull())
})

test('the words of a summary can be heard', async () => {
  const { synthesis, spoken } = fakeSynthesis([spanish])
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await say(practiceStudent, id, 'Un café, por favor.')
  await practiceStudent.api.practice.finish({ params: { id } })
  await visit(world, practiceStudent, { at: id, synthesis })
  await press('Hear “la cuenta”')
  expect(spoken).toMatchObject([{ text: 'la cuenta', lang: 'es-ES' }])
})
