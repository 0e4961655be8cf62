import { expect, test } from 'vitest'
import { chooseVoice, isMissing } from './voices.ts'

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService, default: false })
const voices = [
  voice('Google US', 'en-US', false),
  voice('Paulina', 'es-MX'),
  voice('Google español', 'es-ES', false),
  voice('Mónica', 'es-ES'),
  voice('Joana', 'pt_PT'),
  voice('Luciana', 'pt_BR'),
  voice('Nora', 'nb-NO'),
  voice('Sin-ji', 'zh-HK'),
  voice('Ting-Ting', 'zh-CN'),
]
const nameOf = (...asked: [Parameters<typeof chooseVoice>[1], string?]) => chooseVoice(voices, ...asked)?.name

test('a language is spoken by a voice of its own country, of this device before the network', () => {
  expect(nameOf('es')).toBe('Mónica')
  expect(nameOf('zh')).toBe('Ting-Ting')
  expect(nameOf('pt')).toBe('Luciana')
})

test('the wanted voice speaks where it is there and knows the language', () => {
  expect(nameOf('es', 'Paulina')).toBe('Paulina')
  expect(nameOf('es', 'Luciana')).toBe('Mónica')
})

test('a voice of the chatbot’s region comes first, unless another is wanted or there is none', () => {
  expect(chooseVoice(voices, 'es', null, 'MX')?.name).toBe('Paulina')
  expect(chooseVoice(voices, 'pt', null, 'PT')?.name).toBe('Joana')
  expect(chooseVoice(voices, 'es', 'Mónica', 'MX')?.name).toBe('Mónica')
  expect(chooseVoice(voices, 'es', null, 'AR')?.name).toBe('Mónica')
})

test('a voice of the network is better than none, and one of another language is not', () => {
  expect(nameOf('en')).toBe('Google US')
  expect(nameOf('it')).toBeUndefined()
})

test('systems that name a language otherwise are understood', () => {
  expect(nameOf('no')).toBe('Nora')
})

test('a voice that croaks or sings is the last of its kind', () => {
  const english = [voice('Albert', 'en-US'), voice('Whisper', 'en-US'), voice('Samantha', 'en-US')]
  expect(chooseVoice(english, 'en')?.name).toBe('Samantha')
  expect(chooseVoice(english, 'en', 'Albert')?.name).toBe('Albert')
})

test('a variant of a voice comes after the plain one, even where the system calls it its own choice', () => {
  const names = [
    'English (America)+Andy',
    'English (America)+klatt3',
    'English (America)',
    'English (Great Britain)+croak',
  ]
  const english = names.map((name, at) => ({ ...voice(name, at === 3 ? 'en-GB' : 'en-US'), default: at === 0 }))
  expect(chooseVoice(english, 'en')?.name).toBe('English (America)')
  expect(chooseVoice(english, 'en', 'English (America)+Andy')?.name).toBe('English (America)+Andy')
})

test('it can be said that a voice chosen elsewhere is not on this device', () => {
  expect(isMissing(voices, 'Paulina')).toBe(false)
  expect(isMissing(voices, 'Google português')).toBe(true)
  expect(isMissing(voices, null)).toBe(false)
})
