import { beforeEach, expect, test } from 'vitest'
import { openOutbox, outboxKey } from './outbox.ts'

const open = () => openOutbox(localStorage, 'conversation')
const texts = () =>
  open()
    .list()
    .map(({ text }) => text)
beforeEach(() => localStorage.clear())

test('what was written is there in its order after a reload', () => {
  for (const text of ['uno', 'dos', 'tres']) open().add(text)
  expect(texts()).toEqual(['uno', 'dos', 'tres'])
  expect(
    new Set(
      open()
        .list()
        .map(({ key }) => key),
    ).size,
  ).toBe(3)
})

test('a message stays until it is answered, also when the server has it', () => {
  const outbox = open()
  outbox.add('uno')
  const [first] = outbox.list()
  outbox.markAccepted(first?.key ?? '')
  expect(open().list()).toEqual([{ key: first?.key, text: 'uno', isKept: true }])
  outbox.removeAnswered(first?.key ?? '')
  expect(localStorage.getItem(outboxKey('conversation'))).toBeNull()
})

test('an answer is for the messages before it that the server has, and for no other', () => {
  const outbox = open()
  for (const text of ['uno', 'dos', 'tres']) outbox.add(text)
  const [first, second] = outbox.list()
  outbox.markAccepted(first?.key ?? '')
  outbox.markAccepted(second?.key ?? '')
  outbox.removeAnswered(second?.key ?? '')
  expect(texts()).toEqual(['tres'])
})

test('what the server does not have can be taken back, as one text', () => {
  const outbox = open()
  for (const text of ['uno', 'dos', 'tres']) outbox.add(text)
  outbox.markAccepted(outbox.list()[0]?.key ?? '')
  expect(outbox.withdraw()).toBe('dos\ntres')
  expect(texts()).toEqual(['uno'])
  outbox.removeAccepted()
  expect(texts()).toEqual([])
})

test('another conversation has an outbox of its own, and an unreadable one is empty', () => {
  open().add('uno')
  expect(openOutbox(localStorage, 'another').list()).toEqual([])
  localStorage.setItem(outboxKey('conversation'), '{"no":"list"')
  expect(texts()).toEqual([])
})
