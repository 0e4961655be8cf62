import { expect, test } from 'vitest'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'

/** What the café in English says to each of these answers. */
async function repliesTo(said: readonly string[], seed: number) {
  const script = (await templatesOf('en')).find(({ id }) => id === 'cafe-a2')
  if (!script) throw new Error('there is no café in English')
  const replies: Record<string, string> = {}
  for (const [at, text] of said.entries()) {
    const corrections = await correctionsOf(script, text, null, null)
    const reply = await converse({ script, seed, native_language: null, corrections }, said.slice(0, at + 1))
    replies[text] = reply.text
  }
  return replies
}

test.each([1, 2, 3, 4])('a guest who wants nothing and is not content hears an answer that fits (%i)', async (seed) => {
  const content = ['A coffee, please.', 'With milk, please.']
  const replies = await repliesTo(
    [...content, 'No thank you, I am not hungry', 'To eat in, please.', 'I ordered a coffee.', 'It is still wrong'],
    seed,
  )
  expect(replies['No thank you, I am not hungry']).toMatch(/eat in/)
  expect(replies['No thank you, I am not hungry']).not.toMatch(/lovely|great|perfect|well/i)
  expect(replies['It is still wrong']).toMatch(/to pay/)
  expect(replies['It is still wrong']).not.toMatch(/lovely|great|perfect|well/i)
})

test.each([1, 2, 3, 4])('an answer that was right is not said again (%i)', async (seed) => {
  const said = ['A coffee, please.', 'With milk, please.', 'A slice of carrot cake please']
  expect((await repliesTo(said, seed))['A slice of carrot cake please']).not.toMatch(/carrot cake/)
})
