import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Send } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { World } from '#server/test/world.ts'
import { preparePages } from '../test/visits/prepare-imports.ts'
import {
  choose,
  countOf,
  fill,
  headline,
  listOf,
  openedWorld,
  openWizard,
  newPeople,
  press,
} from '../test/visits/imports.ts'

preparePages()

let world: World
beforeAll(async () => {
  world = await openedWorld()
})
afterEach(cleanup)
afterAll(() => world.close())

const preview = '/students/import/preview'
const run = '/students/import'

/** Fails the first call of a path, with an answer or without one. */
const failOnce =
  (path: string, answer?: () => Response) =>
  (send: Send): Send => {
    let isDone = false
    return (address, init) => {
      if (isDone || address.split('?')[0] !== path) return send(address, init)
      isDone = true
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no network'))
    }
  }

const refusal = (code: ErrorCode, status: number, details = {}) =>
  Response.json({ code, message: '', details }, { status })

const otherKind = /\.xlsx, \.ods, \.csv and \.tsv.*File › Save As › Excel \(\.xlsx\)/

const failures: [string, File, RegExp][] = [
  ['an old Excel file', new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'list.xls'), otherKind],
  ['a flat OpenDocument file', new File(['<?xml version="1.0"?><office:document/>'], 'list.fods'), otherKind],
  ['a document', new File(['%PDF-1.7'], 'list.pdf'), otherKind],
  ['a damaged workbook', new File(['PK\u0003\u0004 and nothing else'], 'list.xlsx'), /empty or damaged/],
  ['a file of more than 5 MB', new File([new Uint8Array(5_000_001)], 'list.csv'), /larger than 5\sMB/],
  ['a list of more than 5,000 rows', listOf(newPeople(5001)), /more than 5,000 rows/],
]

test.each(failures)('%s is refused with words that help, and another can be chosen at once', async (_, file, words) => {
  await openWizard(await world.signUp())
  await choose(file)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(words)
  await choose(listOf(newPeople(2)))
  expect(await headline('2 new students, 55 seats left')).toBeTruthy()
})

test('a list that could not be sent is still there and can be sent again', async () => {
  await openWizard(await world.signUp(), failOnce(preview))
  await choose(listOf(newPeople(2)))
  expect((await screen.findByRole('alert')).textContent).toContain('Your list is still here.')
  await press('Try again')
  expect(await headline('2 new students, 55 seats left')).toBeTruthy()
})

test('too many lists at once are refused with the time to wait', async () => {
  const answer = () => refusal('too_many_requests', 429, { retry_after: 600 })
  await openWizard(await world.signUp(), failOnce(preview, answer))
  await choose(listOf(newPeople(2)))
  expect((await screen.findByRole('alert')).textContent).toContain('in 10 minutes')
})

test('a retry after a lost answer adds no student twice', async () => {
  const school = await world.signUp()
  const keys: unknown[] = []
  const loseAnswer =
    (send: Send): Send =>
    async (path, init) => {
      const answer = await send(path, init)
      if (path !== run) return answer
      keys.push(init.headers['idempotency-key'])
      if (keys.length === 1) throw new TypeError('no network')
      return answer
    }
  await openWizard(school, loseAnswer)
  await choose(listOf(newPeople(3)))
  await press('Add 3 students')
  // They were added, so that nothing may say that no one was.
  const alert = (await screen.findByRole('alert')).textContent
  expect(alert).toContain('We don’t know yet if your list was added')
  expect(alert).toContain('No one is added twice.')
  await press('Add 3 students')
  expect(await screen.findByText('3 students added')).toBeTruthy()
  expect(keys[0]).toBe(keys[1])
  expect(await countOf(school)).toBe(3)
})

test('a refused import says so and shows how things stand now', async () => {
  const school = await world.signUp()
  await fill(school, 52)
  await openWizard(school)
  await choose(listOf(newPeople(3)))
  await headline('3 new students, 3 seats left')
  await school.api.students.add({ body: { first_name: 'Bea' } })
  await press('Add 3 students')
  const refused = 'Student limit reached or student is already assigned to a different school.'
  expect((await screen.findByRole('alert')).textContent).toContain(refused)
  expect(await headline('3 new students, 2 seats left')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Add the 2 that fit' })).toBeTruthy()
  expect(await countOf(school)).toBe(53)
})
