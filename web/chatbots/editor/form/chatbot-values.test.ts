import { expect, test } from 'vitest'
import { chatbotLengths, chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { changedFields } from '../../../forms/same.ts'
import { missingOf, elementIdOf, fieldProblemsOf } from './chatbot-problems.ts'
import { newLine, newStep } from './chatbot-rows.ts'
import { blankChatbot, differences, parseValues, valuesOf } from './chatbot-values.ts'
import { createDraftStore } from './draft-store.ts'

const named = { ...blankChatbot('es'), name: 'Café' }

test('what was left empty is not sent', () => {
  const step = { ...newStep(), says: '¿Qué desea?', expects: 'café|té\n\n#' }
  const { data } = parseValues({ ...named, steps: [step, newStep()], goals: [newLine(' '), newLine('Pedir')] })
  expect(data?.steps).toEqual([{ says: '¿Qué desea?', expects: ['café|té', '#'], hint: null, example: null }])
  expect(data?.goals).toEqual(['Pedir'])
  expect(data?.voice).toBeNull()
})

test('a chatbot comes back from the form as it was', () => {
  const { data } = parseValues({ ...named, voice: { name: 'Mónica', rate: 0.9, pitch: 1 } })
  if (!data) throw new Error('It should fit')
  expect(parseValues(valuesOf(data)).data).toEqual(data)
})

test('the keys of rows are no change, and neither is the order in which a voice is told', () => {
  expect(changedFields({ ...named, goals: [newLine('a')] }, { ...named, goals: [newLine('a')] })).toEqual([])
  const { data } = parseValues({ ...named, voice: { name: '', rate: 0.9, pitch: 1 } })
  if (!data) throw new Error('It should fit')
  expect(differences(data, { ...data, voice: { pitch: 1, name: null, rate: 0.9 } })).toEqual([])
})

test('what is wrong is found in the row that it is in, past rows that are empty', () => {
  const steps = [newStep(), { ...newStep(), key: 'b', hint: 'Say hello' }]
  const [first] = fieldProblemsOf({ ...named, steps })
  expect(first).toMatchObject({ field: 'steps', problem: 'missing', row: 'b', part: 'says' })
  expect(first && elementIdOf(first)).toBe('chatbot-steps-b-says')
})

test('too many expected things are too many, and too long ones too long', () => {
  const manyLines = {
    ...newStep(),
    says: 'a',
    expects: Array.from({ length: chatbotLists.expects + 1 }, () => 'a').join('\n'),
  }
  expect(fieldProblemsOf({ ...named, steps: [manyLines] })[0]).toMatchObject({ problem: 'many', part: 'expects' })
  const longLine = { ...newStep(), says: 'a', expects: 'a'.repeat(chatbotLengths.expects + 1) }
  expect(fieldProblemsOf({ ...named, steps: [longLine] })[0]).toMatchObject({ problem: 'long', part: 'expects' })
})

test('a length that is no number of answers is refused', () => {
  for (const length of ['', '3', '41', '5.5'])
    expect(fieldProblemsOf({ ...named, length })[0]).toMatchObject({ field: 'length', problem: 'length' })
})

test('students need a name, an opening message and a step', () => {
  expect(missingOf(blankChatbot('es'))).toEqual(['name', 'opening_message', 'steps'])
  const steps = [{ ...newStep(), says: 'Hola' }]
  expect(missingOf({ ...named, opening_message: 'Hola', steps })).toEqual([])
})

test('a draft that can’t be read is none', () => {
  for (const text of ['{', '{}', '{"version":1,"from":"/create","values":{},"base":{}}']) {
    localStorage.setItem('draft', text)
    expect(createDraftStore(localStorage, 'draft').read()).toBeNull()
  }
})
