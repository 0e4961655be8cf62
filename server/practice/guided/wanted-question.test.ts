import { expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { converse } from './converse.ts'
import { initialState } from './dialogue-state.ts'

/** The reply to an answer at a step of a template. */
async function replyAt(language: InterfaceLanguage, template: string, step: number, text: string): Promise<string> {
  const script = (await templatesOf(language)).find(({ id }) => id === template)
  if (!script) throw new Error(`There is no template ${template}`)
  const state = { ...initialState, at: step - 1, turns: step - 1 }
  const before = { text: '', analysis: { acts: null, state } }
  return (await converse({ script, seed: 3, native_language: null }, [before, text])).text
}

test('a question that was wanted is answered after a remark on it', async () => {
  expect(await replyAt('pt', 'job-interview-a2', 7, 'Quanto vocês pagam?')).toContain('vinte reais por hora')
  expect(await replyAt('pt', 'small-talk-a2', 6, 'Você trabalha onde?')).toContain('enfermeiro')
  expect(await replyAt('it', 'doctor-b1', 8, 'Quante volte devo prendere la medicina?')).toContain(
    'Tre volte al giorno',
  )
})

test('of two hours the one that suits is taken, though the reason names the other', async () => {
  const inGerman = await replyAt('de', 'doctor-b1', 5, 'Halb eins ist besser, weil ich am Abend arbeite.')
  expect(inGerman).toContain('halb eins')
  const inSpanish = await replyAt('es', 'doctor-b1', 5, 'A las doce y media es mejor porque por la tarde trabajo.')
  expect(inSpanish).toContain('doce y media')
})

test('both of two questions are answered, in their order', async () => {
  const inEnglish = await replyAt('en', 'doctor-b1', 7, 'Can I take an aspirin? And can I drive?')
  expect(inEnglish).toMatch(/chemist’s.+Better not/u)
  const inPortuguese = await replyAt('pt', 'hotel-a2', 5, 'A que horas é o café da manhã, e qual é a senha do wi-fi?')
  expect(inPortuguese).toMatch(/das sete às dez.+farol/u)
})

test('a question about what is offered is answered before the choice', async () => {
  const reply = await replyAt('de', 'hotel-b1', 5, 'Kostet das neue Zimmer mehr?')
  expect(reply).toMatch(/^Nein, das kostet Sie natürlich nichts\. .+\?$/u)
})

test('“tudo bem” after a yes or no is no question', async () => {
  const reply = await replyAt('pt', 'hotel-a2', 6, 'Não, obrigada, está tudo bem')
  expect(reply).not.toContain('para mim')
  expect(reply).not.toContain('omigo')
})

test('“Vamos, sim!” accepts, and “das geht nicht” refuses', async () => {
  expect(await replyAt('pt', 'small-talk-a2', 7, 'Vamos, sim! Na minha casa?')).not.toContain('Tudo bem')
  expect(await replyAt('de', 'doctor-a2', 5, 'Nein, das geht nicht.')).toContain('Ihre Gesundheit ist wichtiger')
})

test('a country is said again as it is written, without its preposition', async () => {
  expect(await replyAt('es', 'first-lesson-a1', 4, 'de ghana')).not.toMatch(/De De|gana/u)
})

test('“why not” says yes, and asks nothing', async () => {
  expect(await replyAt('de', 'shopping-a2', 2, 'warum nicht???')).not.toContain('leider nicht')
  expect(await replyAt('de', 'shopping-a2', 4, 'Warum nicht?')).toMatch(/passt|bequem|sitzt/)
})

test('a question at the end is answered by what it asks', async () => {
  expect(await replyAt('en', 'hotel-a2', 7, 'At nine. And when do you finish work today?')).toContain('At six')
  expect(await replyAt('en', 'hotel-a2', 5, 'What time is breakfast and how much does it cost?')).toContain('included')
})
