import { expect, test } from 'vitest'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { initialState } from '#server/practice/guided/dialogue-state.ts'

async function outcomeAt(id: string, step: number, text: string, native_language: string | null) {
  const script = (await templatesOf('pt')).find((each) => each.id === id)
  if (!script) throw new Error(`There is no template ${id}`)
  const at = step - 1
  const before = { text: '', analysis: { acts: null, state: { ...initialState, at, turns: at } } }
  return (await converse({ script, seed: 0, native_language }, [before, text])).outcome
}

type Said = readonly [id: string, step: number, text: string, native_language: string | null]

const mixed: readonly Said[] = [
  ['hotel-b1', 3, 'quero una mesa', 'es'],
  ['shopping-a2', 4, 'me gusta cozinhar', 'es'],
  ['small-talk-a2', 3, 'mi hermana mora aqui', 'es'],
  ['cafe-b1', 8, 'puedo pagar con cartão?', 'es'],
  ['small-talk-b1', 1, 'vivo con mi familia', null],
]

test.each(mixed)('in %s %i an answer with words of a near language is taken as it was meant: %s', async (...said) => {
  expect(await outcomeAt(...said)).toBe('accepted')
})

const beside: readonly Said[] = [
  ['hotel-b1', 3, 'una jirafa come hojas', 'es'],
  ['small-talk-a2', 3, 'quiero una habitación con vista al mar', 'es'],
  ['hotel-a2', 2, 'no entiendo la pregunta porque no hablo portugués', 'es'],
]

test.each(beside)('in %s %i what answers nothing is none in two languages either: %s', async (...said) => {
  expect(await outcomeAt(...said)).not.toBe('accepted')
})
