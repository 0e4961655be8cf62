import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRecognizer } from '../../test/recognition.ts'
import { createHandsFree } from './hands-free.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (time: number) => vi.advanceTimersByTime(time)

function open() {
  const ear = openRecognizer()
  const calls = { onPause: vi.fn(), onTurn: vi.fn(), onBroken: vi.fn() }
  const context = { language: 'es', level: 'A1', expects: ['café'], phrases: [] }
  const handsFree = createHandsFree({ recognizer: () => ear.recognizer, context: () => context, ...calls })
  handsFree.start()
  return { ...ear, ...calls, handsFree }
}

test('a pause after a complete answer is told before the turn is over', () => {
  const { hear, onPause, onTurn } = open()
  hear('quisiera un café.')
  expect(onPause).not.toHaveBeenCalled()
  pass(140)
  expect(onPause).toHaveBeenCalledWith('quisiera un café.')
  expect(onTurn).not.toHaveBeenCalled()
  pass(300)
  expect(onTurn).toHaveBeenCalledExactlyOnceWith('quisiera un café.')
})

test('none is told between two words, in the middle of a thought, or while the student thinks', () => {
  const { hear, onPause, handsFree } = open()
  for (const text of ['quisiera', 'quisiera un café', 'quisiera un café con']) {
    hear(text)
    pass(60)
  }
  pass(1000)
  handsFree.think()
  handsFree.again()
  handsFree.think()
  pass(1000)
  expect(onPause).not.toHaveBeenCalled()
})

test('none is told of words that are not surely heard', () => {
  const { hear, onPause } = open()
  hear('quisiera un café.', 0.4)
  pass(200)
  expect(onPause).not.toHaveBeenCalled()
})

test('none is told of earlier words once the student has spoken on', () => {
  const { hear, sound, onPause } = open()
  sound(true)
  pass(500)
  sound(false)
  pass(150)
  hear('quisiera un café.')
  expect(onPause).toHaveBeenCalledOnce()
  sound(true)
  pass(300)
  sound(false)
  pass(300)
  expect(onPause).toHaveBeenCalledOnce()
})

test('a turn does not end while a sound begins that may be the next word, and ends if it was noise', () => {
  const { hear, stir, onTurn } = open()
  hear('quisiera un café.')
  pass(380)
  stir()
  pass(60)
  expect(onTurn).not.toHaveBeenCalled()
  pass(60)
  expect(onTurn).toHaveBeenCalledExactlyOnceWith('quisiera un café.')
})
