import { expect, test } from 'vitest'
import { readPartnerList, writePartnerList } from '../partners/partner-list.ts'
import { avatarList } from './avatar-list.ts'

const read = (query: string) => readPartnerList(new URLSearchParams(query), avatarList)

test('an address without filters shows the avatars by name', () => {
  expect(read('')).toMatchObject({ search: undefined, language: undefined, sort: 'name', page: 1 })
})

test('what is unusable in an address falls back', () => {
  expect(read('language=klingon&status=draft&sort=age&page=-1')).toEqual(read(''))
})

test('another filter begins at its first page, and what is usual is left out of the address', () => {
  const params = new URLSearchParams('language=es&sort=-name&page=3')
  expect(String(writePartnerList(params, { status: 'archived', sort: 'name' }, avatarList))).toBe(
    'language=es&status=archived',
  )
})
