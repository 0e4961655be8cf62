import { beforeEach, expect, test } from 'vitest'
import { openBrowserThatSpeaks } from '../../test/browsers-that-speak.ts'
import { deviceEngines, engineKey } from './device-engines.ts'

beforeEach(() => localStorage.clear())

const voicesHere = (synthesis?: SpeechSynthesis | ReturnType<typeof openBrowserThatSpeaks>['synthesis']) =>
  deviceEngines(localStorage, synthesis).flatMap((engine) => engine.voicesOf('es').map(({ name }) => name))

test('a device speaks with its browser’s voices, where it has some', () => {
  expect(voicesHere(openBrowserThatSpeaks().synthesis)).toEqual(['Mónica'])
  expect(voicesHere()).toEqual([])
})

test('a test of the built app can have a clock instead', () => {
  localStorage.setItem(engineKey, 'clock')
  expect(voicesHere(openBrowserThatSpeaks().synthesis)).toEqual(['Clock'])
  expect(voicesHere()).toEqual(['Clock'])
})
