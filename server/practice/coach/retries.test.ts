import { beforeAll, expect, test } from 'vitest'
import type { Correction } from '#contract/practice/corrections.ts'
import { chooseNamed } from '#server/practice/coach/coach.ts'
import { begin, openEnglishStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

/** A student whose talk has a mistake that they were asked to say again. */
async function slip() {
  const student = await openEnglishStudent(world, 'prompt', 'en')
  const id = await begin(student)
  await say(student, id, 'She like tea with milk.')
  const corrections = async () => (await student.api.practice.get({ params: { id } })).messages[1]?.corrections ?? []
  const message_id = (await student.api.practice.get({ params: { id } })).messages[1]?.id ?? ''
  const [mistake] = await corrections()
  const start = mistake?.start ?? -1
  const retry = (text: string) => student.api.retries.add({ params: { id }, body: { message_id, start, text } })
  return { student, id, mistake, corrections, retry, message_id, start }
}

test('a mistake is asked for again; the first try counts', async () => {
  const { mistake, corrections, retry } = await slip()
  expect(mistake).toMatchObject({ written: 'like', better: 'likes', coaching: 'asked' })
  expect(await retry('She liked tea.')).toEqual({ outcome: 'wrong' })
  expect(await retry('She likes tea.')).toEqual({ outcome: 'wrong' })
  expect(await corrections()).toMatchObject([{ written: 'like', coaching: 'wrong' }])
})

test('what is mended at once is in the report, and what comes again later', async () => {
  const first = await slip()
  expect(await first.retry('likes')).toEqual({ outcome: 'right' })
  const { api } = first.student
  await api.practice.finish({ params: { id: first.id } })
  await expect(first.retry('likes')).rejects.toMatchObject({ code: 'edited_elsewhere' })
  const second = await begin(first.student)
  await say(first.student, second, 'He drink coffee.')
  await api.practice.finish({ params: { id: second } })
  const { mistakes } = await first.student.school.api.reports.get()
  expect(mistakes).toMatchObject([{ conversations: 2, asked: 2, mended: 1, again: 1 }])
})

test('only what the student was asked for can be said again', async () => {
  const { student, id, start, message_id } = await slip()
  const add = (of: { message_id: string; start: number }, params = { id }) =>
    student.api.retries.add({ params, body: { message_id: of.message_id, start: of.start, text: 'likes' } })
  await expect(add({ message_id, start: start + 1 })).rejects.toMatchObject({ code: 'not_found' })
  await expect(add({ message_id: id, start })).rejects.toMatchObject({ code: 'not_found' })
  const other = await slip()
  await expect(add(other, { id: other.id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(add(other)).rejects.toMatchObject({ code: 'not_found' })
})

const mistake = (kind: Correction['kind'], rule: string): Correction => ({ kind, rule, written: rule, better: 'x' })
const all = [
  mistake('spelling', 'spelling'),
  mistake('article', 'en.article.a'),
  mistake('preposition', 'en.preposition.on'),
  mistake('word_order', 'en.order.adverb'),
]
const namedOf = async (grammar: string[], earlier: string[]) =>
  (await chooseNamed({ correction: 'every_mistake', grammar }, all, () => Promise.resolve(earlier)))
    .filter(({ coaching }) => coaching !== undefined)
    .map(({ written }) => written)

test('at most two mistakes are named: what hinders, what is practised, what was wrong before, in this order', async () => {
  expect(await namedOf([], [])).toEqual(['en.preposition.on', 'en.order.adverb'])
  expect(await namedOf(['a / an and the (articles)'], [])).toEqual(['en.article.a', 'en.order.adverb'])
  expect(await namedOf([], ['spelling'])).toEqual(['spelling', 'en.order.adverb'])
  expect(await namedOf(['les articles'], ['spelling'])).toEqual(['en.article.a', 'en.order.adverb'])
})
