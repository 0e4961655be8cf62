import { beforeEach, expect, test } from 'vitest'
import { openSpeakingBrowser } from '../../test/speaking-browser.ts'
import { deviceEngines, engineKey } from './device-engines.ts'

beforeEach(() => localStorage.clear())

const voicesHere = (synthesis?: SpeechSynthesis | ReturnType<typeof openSpeakingBrowser>['synthesis']) =>
  deviceEngines(localStorage, synthesis).flatMap((engine) => engine.voicesOf('es').map(({ name }) => name))

test('a device speaks with its browser’s voices, where it has some', () => {
  expect(voicesHere(openSpeakingBrowser().synthesis)).toEqual(['Mónica'])
  expect(voicesHere()).toEqual([])
})

test('a test of the built app can have a clock instead', () => {
  localStorage.setItem(engineKey, 'clock')
  expect(voicesHere(openSpeakingBrowser().synthesis)).toEqual(['Clock'])
  expect(voicesHere()).toEqual(['Clock'])
})
