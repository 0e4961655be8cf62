import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRecognizer } from '../../test/recognition.ts'
import { createHandsFree, type TurnContext } from './hands-free.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (time: number) => vi.advanceTimersByTime(time)

function open(more: Partial<TurnContext> = {}) {
  const ear = openRecognizer()
  const [onTurn, onBroken] = [vi.fn(), vi.fn()]
  const context = { language: 'es', level: 'B1', expects: [], phrases: [], ...more }
  const handsFree = createHandsFree({ recognizer: () => ear.recognizer, context: () => context, onTurn, onBroken })
  handsFree.start()
  return { ...ear, handsFree, onTurn, onBroken, phase: () => handsFree.state().phase }
}

test('pressed once, a turn is sent when it is over, and the next begins when the partner has spoken', () => {
  const { handsFree, hear, onTurn, phase, isListening } = open()
  expect([phase(), isListening()]).toEqual(['listening', true])
  hear('un café')
  hear('un café por favor')
  pass(900)
  expect(onTurn).toHaveBeenCalledExactlyOnceWith('un café por favor')
  expect([phase(), isListening()]).toEqual(['answering', false])
  handsFree.setPartnersTurn(true)
  pass(8000)
  expect(isListening()).toBe(false)
  handsFree.setPartnersTurn(false)
  pass(200)
  expect([phase(), isListening()]).toEqual(['listening', true])
  hear('la cuenta por favor')
  pass(900)
  expect(onTurn).toHaveBeenCalledTimes(2)
})

test('in the middle of a thought it waits, and what comes then belongs to the same turn', () => {
  const { hear, onTurn } = open()
  hear('quisiera un')
  pass(2500)
  expect(onTurn).not.toHaveBeenCalled()
  hear('quisiera un café')
  pass(900)
  expect(onTurn).toHaveBeenCalledExactlyOnceWith('quisiera un café')
})

test('a final result ends a complete answer sooner, and its capitals and full stop are no new speech', () => {
  const { hear, onTurn } = open({ expects: ['café'] })
  hear('quisiera un café')
  pass(400)
  expect(onTurn).not.toHaveBeenCalled()
  hear('Quisiera un café.', null, true)
  expect(onTurn).toHaveBeenCalledExactlyOnceWith('Quisiera un café.')
})

test('a final result that brings words is new speech', () => {
  const { hear, onTurn } = open({ expects: ['café'] })
  hear('quisiera un café')
  pass(500)
  hear('quisiera un café solo', null, true)
  pass(200)
  expect(onTurn).not.toHaveBeenCalled()
  pass(250)
  expect(onTurn).toHaveBeenCalledExactlyOnceWith('quisiera un café solo')
})

test('where sounds are told, a text that comes after its wait ends the turn at once', () => {
  const { sound, hear, onTurn } = open({ expects: ['café'] })
  sound(true)
  pass(900)
  sound(false)
  pass(500)
  hear('Quisiera un café.')
  expect(onTurn).toHaveBeenCalledOnce()
})

test('“I’m thinking” holds the turn until the student speaks again', () => {
  const { handsFree, hear, onTurn } = open()
  hear('la cuenta por favor')
  handsFree.think()
  pass(20_000)
  expect([handsFree.state().isThinking, onTurn.mock.calls]).toEqual([true, []])
  hear('la cuenta por favor y un té')
  expect(handsFree.state().isThinking).toBe(false)
  pass(900)
  expect(onTurn).toHaveBeenCalledOnce()
})

test('the partner is not listened to', () => {
  const { handsFree, hear, isListening, onTurn } = open()
  hear('un café')
  handsFree.setPartnersTurn(true)
  expect(isListening()).toBe(false)
  hear('¿Qué desea tomar usted hoy?')
  pass(5000)
  expect(onTurn).not.toHaveBeenCalled()
})

test('what is not surely heard is shown before it counts, and can be mended or said again', () => {
  const { handsFree, hear, onTurn, phase, isListening } = open()
  hear('un cafre por favor', 0.4)
  pass(900)
  expect([phase(), isListening(), onTurn.mock.calls]).toEqual(['unsure', false, []])
  expect(handsFree.state().text).toBe('un cafre por favor')
  handsFree.finish('un café, por favor')
  expect(onTurn).toHaveBeenCalledExactlyOnceWith('un café, por favor')
  handsFree.again()
  expect([phase(), handsFree.state().text, isListening()]).toEqual(['listening', '', true])
})

test('a browser that ends by itself is started again, and the turn goes on', () => {
  const { hear, end, starts, onTurn } = open()
  pass(2000)
  hear('quisiera un')
  end()
  expect(starts()).toBe(2)
  hear('café por favor')
  pass(900)
  expect(onTurn).toHaveBeenCalledExactlyOnceWith('quisiera un café por favor')
})

test('one that ends at once, again and again, is given up', () => {
  const { end, onBroken, phase, handsFree } = open()
  for (let count = 0; count < 3; count += 1) end('silent')
  expect(onBroken).toHaveBeenCalledOnce()
  expect([phase(), handsFree.state().failure]).toEqual(['off', 'failed'])
})

test('a microphone that is denied ends it, and why is said', () => {
  const { end, handsFree, onBroken } = open()
  end('denied')
  expect(handsFree.state()).toMatchObject({ phase: 'off', failure: 'denied' })
  expect(onBroken).not.toHaveBeenCalled()
})

test('a room in which no one speaks is not listened to for ever', () => {
  const { handsFree, isListening } = open()
  pass(91_000)
  expect([handsFree.state(), isListening()]).toMatchObject([{ phase: 'off', failure: 'quiet' }, false])
})

test('where sounds are told, silence is counted from the last of them, and old text does not end a turn', () => {
  const { sound, hear, onTurn } = open()
  sound(true)
  pass(600)
  sound(false)
  pass(500)
  hear('un café por favor')
  pass(100)
  sound(true)
  pass(1500)
  sound(false)
  // The text of before is complete, but that of these words has not come.
  pass(1000)
  expect(onTurn).not.toHaveBeenCalled()
  hear('un café por favor y una')
  pass(1000)
  expect(onTurn).not.toHaveBeenCalled()
  sound(true)
  pass(300)
  sound(false)
  pass(500)
  hear('un café por favor y una tostada')
  pass(400)
  expect(onTurn).toHaveBeenCalledExactlyOnceWith('un café por favor y una tostada')
})

test('noise without a word is no turn', () => {
  const { sound, hear, onTurn } = open()
  sound(true)
  pass(300)
  sound(false)
  pass(500)
  hear('')
  pass(10_000)
  expect(onTurn).not.toHaveBeenCalled()
})

test('a turn that is neither answered nor refused is not waited for', () => {
  const { hear, isListening } = open()
  hear('un café por favor')
  pass(900)
  expect(isListening()).toBe(false)
  pass(3500)
  expect(isListening()).toBe(true)
})

test('a student who pauses for long is waited for longer the next time', () => {
  const waitFor = (pause: number) => {
    const { handsFree, hear, onTurn } = open({ level: 'C1' })
    for (const text of ['quisiera un', 'quisiera un té y', 'quisiera un té y un', 'quisiera un té y un pan']) {
      hear(text)
      pass(text.endsWith('pan') ? 900 : pause)
    }
    handsFree.setPartnersTurn(true)
    handsFree.setPartnersTurn(false)
    pass(200)
    hear('sí')
    pass(1500)
    return onTurn.mock.calls.length
  }
  expect(waitFor(500)).toBe(2)
  expect(waitFor(1900)).toBe(1)
})

test('stopped or closed, nothing listens and nothing is sent', () => {
  for (const how of ['stop', 'close'] as const) {
    const { handsFree, hear, isListening, onTurn } = open()
    hear('un café por favor')
    handsFree[how]()
    pass(5000)
    expect([isListening(), onTurn.mock.calls]).toEqual([false, []])
  }
})
