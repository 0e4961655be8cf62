import { expect, test } from 'vitest'
import { createRandom } from '#server/demo/random.ts'
import { type Habit, monthDays, practiceTimesOf } from '#server/demo/habits.ts'
import { addressOf, linkedStudent } from '#server/demo/demo-school.ts'
import { privateStudents, people } from '#server/demo/people.ts'

const seeds = Array.from({ length: 50 }, (_, seed) => seed)
const daysOf = (habit: Habit, isWeekend = false) =>
  seeds.map((seed) => practiceTimesOf(habit, () => isWeekend, createRandom(seed)).map(({ daysAgo }) => daysAgo))
const everyone = [...Object.values(people).flat(), ...privateStudents]

test('the same seed gives the same month', () => {
  expect(daysOf('often')).toEqual(daysOf('often'))
  expect(new Set(daysOf('often').map(String)).size).toBeGreaterThan(40)
})

test('students who stopped have not practised for weeks, and those who never began not at all', () => {
  expect(Math.min(...daysOf('stopped').flat())).toBeGreaterThanOrEqual(19)
  expect(Math.min(...daysOf('left').flat())).toBeGreaterThan(12)
  expect(daysOf('never').flat()).toEqual([])
  for (const habit of ['daily', 'often', 'sometimes', 'stopped', 'left', 'new'] as const)
    for (const days of daysOf(habit)) expect(days.length).toBeGreaterThan(0)
})

test('there is less practice at weekends, and none at night', () => {
  expect(daysOf('daily', true).flat().length).toBeLessThan(daysOf('daily').flat().length * 0.6)
  const sittings = seeds.flatMap((seed) => practiceTimesOf('daily', () => false, createRandom(seed)))
  for (const { minute, daysAgo } of sittings) {
    expect(minute >= 7 * 60 && minute < 22 * 60).toBe(true)
    expect(daysAgo < monthDays).toBe(true)
  }
})

test('forty students have names, addresses that lead nowhere, and one of them shows a link', () => {
  const mailboxes = everyone.flatMap(({ mailbox }) => mailbox ?? [])
  const names = everyone.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
  expect([everyone.length, new Set(names).size, new Set(mailboxes).size]).toEqual([40, 40, mailboxes.length])
  expect(mailboxes.length).toBeLessThan(40)
  expect(mailboxes.map(addressOf)).toContain(linkedStudent)
  for (const mailbox of mailboxes) expect(addressOf(mailbox)).toMatch(/^[a-z.]+@correo\.example$/)
})
