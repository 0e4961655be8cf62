import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { delayAnswer } from '../../../test/delay-answer.ts'
import { fakeSynthesis } from '../../../test/fake-speech.ts'
import { firstWords, openAvatarTalk, openAvatarStudent } from '../../../test/visit-face.ts'
import { accept, endedBefore, isMessage, press, findMessage, visit, write } from '../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const [hello, question] = firstWords
const spanish = { name: 'Mónica', lang: 'es-ES' }
const faceHere = () => screen.findByRole('img', { name: 'Lucía' })
const openText = () => press('Show text')
/** Lets the voice come to its end, sentence by sentence. */
const hearOut = (spoken: readonly { end: () => void }[]) =>
  act(() => {
    for (const { end } of spoken) end()
  })

test('a whole lesson with a face, from the start page to the summary', async () => {
  const practiceStudent = await openAvatarStudent(world)
  const { synthesis, spoken } = fakeSynthesis([spanish])
  await visit(world, practiceStudent, { synthesis })
  await press('Start with Lucía')
  await screen.findByRole('dialog', { name: 'Before you start' })
  expect(spoken).toEqual([])
  await accept()
  await faceHere()
  await waitFor(() => expect(spoken.map(({ text }) => text)).toEqual([hello]))
  hearOut(spoken)
  await openText()
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  await write('La cuenta, por favor.')
  await screen.findByText('That’s the end! See how you did.')
  await press('Finish')
  await screen.findByRole('heading', { name: 'Well done, Ana' })
  screen.getByText('Your conversation with Lucía')
  await press('Again, with a twist')
  await faceHere()
  const { conversations } = await practiceStudent.api.practice.home()
  expect(conversations.map(({ avatar_id }) => avatar_id)).toEqual([
    practiceStudent.avatar_id,
    practiceStudent.avatar_id,
  ])
})

test('the first words are spoken sentence by sentence, and the caption follows', async () => {
  const { spoken, heard } = await openAvatarTalk(world)
  await screen.findByText(hello)
  expect(screen.queryByText(question)).toBeNull()
  act(() => spoken[0]?.end())
  await screen.findByText(question)
  act(() => spoken[1]?.end())
  expect((await findMessage(/Buenos días/)).textContent).toBe(firstWords.join('\n'))
  expect(heard()).toEqual(firstWords)
  await press('Listen')
  await waitFor(() => expect(heard()).toEqual([...firstWords, hello]))
})

test('the word that is being said is marked', async () => {
  await openAvatarTalk(world, { stored: { 'speech-engine': 'clock' } })
  const marked = async (word: string) =>
    expect((await screen.findByText(word, { selector: 'mark' })).textContent).toBe(word)
  for (const word of ['Buenos', 'días', 'Qué']) await marked(word)
})

test('an answer is spoken from its first sentence, while the rest is still coming', async () => {
  const answer = delayAnswer()
  const { spoken, heard } = await openAvatarTalk(world, { meddle: answer.meddle })
  await waitFor(() => expect(heard()).toEqual([hello]))
  await openText()
  await write('Un café, por favor.')
  await screen.findByText('Lucía is answering')
  answer.say('Muy bien, un café. ')
  answer.say('¿Con ')
  await waitFor(() => expect(heard()).toEqual([hello, 'Muy bien, un café.']))
  hearOut(spoken)
  expect(heard()).toHaveLength(2)
  answer.say('leche? ')
  await answer.end()
  await findMessage(/¿Algo más\?/)
  await waitFor(() => {
    hearOut(spoken)
    expect(heard().length).toBeGreaterThan(2)
  })
})

test('an answer that is lost on the way comes again, and is spoken anew', async () => {
  let lost = 0
  const { spoken, heard } = await openAvatarTalk(world, {
    meddle: async (path, send) => (isMessage(path) && lost++ === 0 ? endedBefore('done', await send()) : send()),
  })
  await waitFor(() => expect(heard()).toEqual([hello]))
  await openText()
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  await waitFor(() => {
    hearOut(spoken)
    expect(heard().at(-1)).toContain('¿Algo más?')
  })
})

test('switched off it is silent on this device, and the answer stands there to be read', async () => {
  const { heard, cancel, spoken } = await openAvatarTalk(world)
  await waitFor(() => expect(heard()).toEqual([hello]))
  cancel.mockClear()
  await press('Read answers aloud')
  expect(cancel).toHaveBeenCalled()
  expect(localStorage.getItem('practice-aloud')).toBe('no')
  await findMessage(/¿Qué desea tomar\?/)
  await openText()
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  expect(spoken).toHaveLength(1)
})

test('without automatic speech, it is silent until requested', async () => {
  const { heard } = await openAvatarTalk(world, { sounding: { speaks_answers: false } })
  await findMessage(/Buenos días/)
  expect(heard()).toEqual([])
  await press('Listen')
  expect(heard()).toEqual([hello])
})

test('without captions there is nothing to read while something is heard', async () => {
  const { spoken, heard } = await openAvatarTalk(world, { sounding: { shows_captions: false } })
  await waitFor(() => expect(heard()).toEqual([hello]))
  expect(screen.queryByText(hello)).toBeNull()
  hearOut(spoken)
  hearOut(spoken)
  expect(screen.queryByText(/Buenos días/, { selector: '[data-words]' })).toBeNull()
  await press('Read answers aloud')
  await findMessage(/Buenos días/)
})

test('without a voice for the language the text is open, and nothing is waited for', async () => {
  const { heard } = await openAvatarTalk(world, {
    voices: [{ name: 'Samantha', lang: 'en-US' }],
    sounding: { shows_captions: false },
  })
  await findMessage(/¿Qué desea tomar\?/)
  await screen.findByRole('button', { name: 'Hide text' })
  expect(heard()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
})

test('after a reload, where the browser waits for a tap, one is asked for', async () => {
  const { synthesis, spoken } = fakeSynthesis([spanish])
  let isTapped = false
  const speak = synthesis.speak
  synthesis.speak = (speech) => {
    if (isTapped) return speak(speech)
    speech.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }))
  }
  await openAvatarTalk(world, { synthesis })
  const tap = await screen.findByRole('button', { name: 'Tap to hear' })
  await findMessage(/Buenos días/)
  isTapped = true
  act(() => tap.click())
  await waitFor(() => expect(spoken.map(({ text }) => text)).toEqual([hello]))
  expect(screen.queryByRole('button', { name: 'Tap to hear' })).toBeNull()
})

test('leaving, or looking at another tab, makes it silent', async () => {
  const { heard, cancel } = await openAvatarTalk(world)
  await waitFor(() => expect(heard()).toEqual([hello]))
  cancel.mockClear()
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  Reflect.deleteProperty(document, 'hidden')
  expect(cancel).toHaveBeenCalledOnce()
  await press('Listen')
  cancel.mockClear()
  await press('Back')
  await screen.findByRole('heading', { name: 'Hello, Ana' })
  expect(cancel).toHaveBeenCalled()
})

test('in a wide window all that was said stands beside the face', async () => {
  await openAvatarTalk(world, { isWide: true })
  const list = await screen.findByRole('region', { name: 'Lucía' })
  within(list).getByText(/Buenos días/)
  expect(screen.queryByRole('button', { name: 'Show text' })).toBeNull()
})

test('with reduced motion, lips are ajar during speech and closed afterwards', async () => {
  const { spoken, heard } = await openAvatarTalk(world, { isStill: true })
  await waitFor(() => expect(heard()).toEqual([hello]))
  const drawing = (await faceHere()).querySelector('svg')
  await waitFor(() => expect(drawing?.dataset['viseme']).toBe('small'))
  for (const _ of firstWords) hearOut(spoken)
  await waitFor(() => expect(drawing?.dataset['viseme']).toBe('rest'))
})
