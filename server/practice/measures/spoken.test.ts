import { expect, test } from 'vitest'
import type { CorrectionKind } from '#contract/practice/corrections.ts'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { begin, openEnglishStudent } from '#server/test/practice-world.ts'
import { shareWorld } from '#server/test/world.ts'
import { audibleMistakes } from './corrections.ts'

const kept = (kind: CorrectionKind, written: string, better: string | null) =>
  audibleMistakes([{ kind, written, better }]).length === 1

test.for([
  ['spelling', 'recieve', 'receive', false],
  ['accents', 'cafe', 'café', false],
  ['capital', 'monday', 'Monday', false],
  ['missing_word', 'Hallo Anna', 'Hallo, Anna', false],
  ['word_choice', 'Cafe', 'café', false],
  ['verb_form', 'like', 'likes', true],
  ['other_language', 'Rechnung', null, true],
] as const)('of what is said, %s “%s” for “%s” is a mistake: %s', ([kind, written, better, isMistake]) => {
  expect(kept(kind, written, better)).toBe(isMistake)
})

test('a spoken message is not told of its spelling, but of its grammar', async () => {
  const world = await shareWorld()
  const student = await openEnglishStudent(world, 'every_mistake', 'es')
  await allowMicrophone(student.school, 'device')
  const mistakesOf = async (is_spoken: boolean) => {
    const id = await begin(student)
    const body = { text: 'on monday she like to recieve tea', ...(is_spoken && { is_spoken: true as const }) }
    await Array.fromAsync(await student.api.practice.say({ params: { id }, body }, { idempotencyKey: id }))
    const { messages } = await student.school.api.conversations.get({ params: { id } })
    return messages.flatMap(({ corrections }) => corrections.map(({ written }) => written))
  }
  expect(await mistakesOf(false)).toEqual(expect.arrayContaining(['monday', 'like', 'recieve']))
  const spoken = await mistakesOf(true)
  expect(spoken).toContain('like')
  expect(spoken).not.toContain('monday')
  expect(spoken).not.toContain('recieve')
  const { rows } = await world.pool.query(
    `select count(*)::int as spoken from messages where is_spoken and school_id = $1`,
    [student.school.signedIn.user.school.id],
  )
  expect(rows).toEqual([{ spoken: 1 }])
})
