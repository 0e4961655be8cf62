import { expect, test } from 'vitest'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { heavyHeart } from '#server/demo/lines/doctor.es.ts'
import type { Dialogue } from '#server/demo/lines/dialogue.ts'
import { chatbotOf, type Offer, offers, privateOffers } from '#server/demo/partners.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { flagsOf } from '#server/practice/safety/flags.ts'

const all = [...Object.values(offers).flat(), ...privateOffers]
async function scriptOf(offer: Offer) {
  const { language, template } = chatbotOf(offer)
  const found = (await templatesOf(language)).find(({ id }) => id === template)
  if (!found) throw new Error(`no template ${template}`)
  return found
}

const talks = all.flatMap((offer) =>
  offer.dialogues.map((take) => ({ offer, take, name: `${chatbotOf(offer).template}: ${take[0] ?? ''}` })),
)

const named = (texts: Dialogue) => texts.map((text) => text.replace('{first_name}', 'Noor'))

test.each(talks)('a conversation comes to its end with its last words ($name)', async ({ offer, take }) => {
  const script = await scriptOf(offer)
  const until = async (texts: Dialogue) =>
    (await converse({ script, seed: 3, native_language: 'uk' }, named(texts))).progress
  expect((await until(take)).is_over).toBe(true)
  expect((await until(take.slice(0, -1))).is_over).toBe(false)
})

test('only one conversation raises a flag', () => {
  const flagged = (take: Dialogue) => take.flatMap((text) => flagsOf(text, ['en', 'es']))
  expect(talks.flatMap(({ take }) => flagged(take))).toEqual([])
  expect(flagged(heavyHeart)).toEqual(['self_harm'])
})
