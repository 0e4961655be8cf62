import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { field, openEditor, press } from '../../../test/visits/chatbot-editor.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

/** Opens a chatbot with these words and goals, and gives what it has once it is saved. */
async function openLists({ words = [], goals = [] }: { words?: string[]; goals?: string[] } = {}) {
  const school = await world.signUp()
  const vocabulary = words.map((word) => ({ word, meaning: null }))
  const { id } = await school.api.chatbots.add({ body: { name: 'Café', language: 'es', vocabulary, goals } })
  await openEditor(school, `/create/${id}`)
  await field('Name')
  return async () => {
    await press('Save draft')
    await screen.findByText('Chatbot saved')
    return school.api.chatbots.get({ params: { id } })
  }
}
const paste = (text: string) => userEvent.paste(text)

test('two columns of a spreadsheet become words with their meanings', async () => {
  const saved = await openLists({ words: ['el pan'] })
  await press('Add word')
  await paste('la leche\tmilk\r\nla cuenta\tthe bill\r\n')
  expect(screen.getByText('2 words added.')).toBeTruthy()
  expect((await field('Meaning 3')).value).toBe('the bill')
  expect(document.activeElement).toBe(await field('Word 3'))
  expect((await saved()).vocabulary).toEqual([
    { word: 'el pan', meaning: null },
    { word: 'la leche', meaning: 'milk' },
    { word: 'la cuenta', meaning: 'the bill' },
  ])
})

test('what is pasted into a word that is written stands after it', async () => {
  const saved = await openLists({ words: ['el pan', 'el té'] })
  await userEvent.click(await field('Word 1'))
  await paste('la leche – milk\nla sal – salt')
  expect((await saved()).vocabulary.map(({ word }) => word)).toEqual(['el pan', 'la leche', 'la sal', 'el té'])
})

test('one pasted word is text like any other', async () => {
  await openLists({ words: ['el'] })
  await userEvent.click(await field('Word 1'))
  await paste(' pan')
  expect((await field('Word 1')).value).toBe('el pan')
})

test('words for which there is no room are counted', async () => {
  await openLists({ words: Array.from({ length: 59 }, (_, place) => `palabra ${place}`) })
  await userEvent.click(await field('Word 59'))
  await paste('uno\tone\ndos\ttwo\ntres\tthree')
  expect(screen.getByText('1 word added. 2 words didn’t fit: there’s room for 60.')).toBeTruthy()
  expect(screen.getByText('60 of 60')).toBeTruthy()
})

test('a pasted list becomes as many goals; Enter begins the next, and Backspace takes an empty one away', async () => {
  const saved = await openLists({ goals: ['Saludar'] })
  await userEvent.click(await field('Goal 1'))
  await userEvent.keyboard('{Enter}')
  await paste('• Pedir\n• Pagar')
  expect(document.activeElement).toBe(await field('Goal 3'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(await field('Goal 4'))
  await userEvent.keyboard('{Backspace}')
  expect(document.activeElement).toBe(await field('Goal 3'))
  expect((await saved()).goals).toEqual(['Saludar', 'Pedir', 'Pagar'])
})

test('the last row that is taken away leaves the focus on what adds one', async () => {
  await openLists({ words: ['el pan'] })
  await press('Remove Word 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add word' }))
})
