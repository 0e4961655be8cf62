import { expect, test, vi } from 'vitest'
import { enginesFor, sayWithFallback } from './engine-fallback.ts'
import type { SpeechListener, Sentence, VoiceEngine } from './voice-engine.ts'

const sentence: Sentence = { text: 'Hola.', language: 'es', voiceOptions: { name: null, rate: 1, pitch: 1 } }

function engine(
  voices: readonly (string | { name: string; isUnsure: boolean })[],
  onSay: (hearer: SpeechListener) => void = () => undefined,
) {
  const facts = voices.map((voice) => ({
    lang: 'es',
    isLocal: true,
    ...(typeof voice === 'string' ? { name: voice } : voice),
  }))
  const stop = vi.fn()
  let told: SpeechListener | null = null
  const made: VoiceEngine = {
    voicesOf: () => facts,
    subscribe: () => () => undefined,
    say: (_, hearer) => {
      told = hearer
      onSay(hearer)
      return stop
    },
  }
  return { ...made, stop, tell: () => told }
}
const follower = () => ({ onStart: vi.fn(), onWord: vi.fn(), onEnd: vi.fn(), onFail: vi.fn(), onLost: vi.fn() })

test('where one fails at once, the next says it, and is who is stopped', () => {
  const first = engine(['A'], ({ onFail }) => onFail('broken'))
  const second = engine(['B'])
  const stop = sayWithFallback([first, second], sentence, follower())
  stop()
  expect([first.stop.mock.calls, second.stop.mock.calls]).toEqual([[], [[]]])
})

test('what a failed or stopped engine still tells is not heard', () => {
  const first = engine(['A'])
  const second = engine(['B'])
  const heard = follower()
  const stop = sayWithFallback([first, second], sentence, heard)
  first.tell()?.onFail('broken')
  first.tell()?.onStart()
  first.tell()?.onFail('broken')
  expect(heard.onStart).not.toHaveBeenCalled()
  expect(heard.onFail).toHaveBeenCalledExactlyOnceWith(first, 'broken')
  second.tell()?.onStart()
  stop()
  second.tell()?.onEnd()
  expect(heard.onStart).toHaveBeenCalledOnce()
  expect(heard.onEnd).not.toHaveBeenCalled()
})

test('when all have failed that is told once', () => {
  const heard = follower()
  sayWithFallback(
    [engine(['A'], ({ onFail }) => onFail('blocked')), engine([], ({ onFail }) => onFail('broken'))],
    sentence,
    heard,
  )
  expect(heard.onLost).toHaveBeenCalledOnce()
  expect(heard.onFail).toHaveBeenCalledTimes(2)
})

test('who has the wanted voice comes first, who can’t say it never, who is silent stands in for who failed', () => {
  const [server, browser, dumb] = [engine(['alloy']), engine(['Mónica']), engine([])]
  const silent = { ...engine([]), isSilent: true }
  const all = [server, browser, dumb, silent]
  const wanting = (name: string) => ({ ...sentence, voiceOptions: { ...sentence.voiceOptions, name } })
  expect(enginesFor(all, sentence)).toEqual([server, browser, silent])
  expect(enginesFor(all, wanting('Mónica'))).toEqual([browser, server, silent])
  expect(enginesFor(all, sentence, (tried) => tried === server)).toEqual([browser, silent, server])
})

test('an engine with a guessed language is used only if its voice was chosen', () => {
  const [server, browser] = [engine([{ name: 'sara', isUnsure: true }]), engine(['Mónica'])]
  const wanting = (name: string | null) => ({ ...sentence, voiceOptions: { ...sentence.voiceOptions, name } })
  for (const name of [null, 'Mónica', 'Jorge']) expect(enginesFor([server, browser], wanting(name))).toEqual([browser])
  expect(enginesFor([server, browser], wanting('sara'))).toEqual([server, browser])
})
