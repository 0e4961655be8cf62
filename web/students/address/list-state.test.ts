import { expect, test } from 'vitest'
import { StudentQuery } from '#contract/people/student-filter.ts'
import { readPreferences, writePreferences } from './list-preferences.ts'
import { nextSort, sortedBy } from './list-sort.ts'
import { type ListPreferences, isFiltered, noFilters, readListState, writeListState } from './list-state.ts'
import { pageCount } from '../../lists/use-page-text.ts'

const habits: ListPreferences = { view: 'list', page_size: 25 }
const read = (search: string) => readListState(new URLSearchParams(search), habits)
const id = '01890a5d-ac96-774b-bcce-b302099a8057'

test('the address bar says what is shown', () => {
  const all = `search=ana&status=active&level=B1&class=${id}&chatbot=${id}&avatar=${id}&sort=-created_at&page=3&page_size=50&view=grid`
  expect(read(all)).toEqual({
    search: 'ana',
    status: 'active',
    level: 'B1',
    class_id: id,
    chatbot_id: id,
    avatar_id: id,
    sort: '-created_at',
    page: 3,
    page_size: 50,
    view: 'grid',
  })
})

test('what the address bar can not mean falls back silently', () => {
  const usual = read('')
  const nonsense = 'status=asleep&level=Z9&class=1&sort=shoe&page=-2&page_size=33&view=cube&search=%00'
  expect(read(nonsense)).toEqual(usual)
  expect(read('page=0&page_size=&sort=&view=&status=&search=++')).toEqual(usual)
  expect(read(`search=${'x'.repeat(201)}`)).toEqual(usual)
})

test('the address bar wins over what this browser remembers', () => {
  const remembered: ListPreferences = { view: 'grid', page_size: 100 }
  expect(readListState(new URLSearchParams('view=list'), remembered)).toMatchObject({ view: 'list', page_size: 100 })
})

test('a change of the result starts at its first page, and a change of the look does not', () => {
  const params = new URLSearchParams('search=ana&page=3')
  expect(`${writeListState(params, { level: 'A1' })}`).toBe('search=ana&level=A1')
  expect(`${writeListState(params, { view: 'grid' })}`).toBe('search=ana&page=3&view=grid')
  expect(`${writeListState(params, { page: 4 })}`).toBe('search=ana&page=4')
})

test('what is usual is left out of the address bar', () => {
  const params = new URLSearchParams(`search=ana&status=active&level=B1&class=${id}&sort=email&page=2`)
  expect(`${writeListState(params, { ...noFilters, sort: 'name', page: 1 })}`).toBe('')
})

test('a list without filters is whole', () => {
  expect(isFiltered(read('view=grid&page=2&sort=email'))).toBe(false)
  expect(isFiltered(read('status=inactive'))).toBe(true)
})

test('an empty result still has its first page', () => {
  expect([pageCount(0, 25), pageCount(25, 25), pageCount(26, 25)]).toEqual([1, 1, 2])
})

test('a heading sorts up, then down, then as usual', () => {
  expect(nextSort('name', 'email')).toBe('email')
  expect(nextSort('email', 'email')).toBe('-email')
  expect(nextSort('-email', 'email')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect([sortedBy('-email', 'email'), sortedBy('email', 'name')]).toEqual(['desc', false])
})

test('the view and the page size are remembered, and nonsense is forgotten', () => {
  writePreferences(localStorage, { view: 'grid', page_size: 50 })
  expect(readPreferences(localStorage)).toEqual({ view: 'grid', page_size: 50 })
  localStorage.setItem('students', '{"view":"cube","page_size":7}')
  expect(readPreferences(localStorage)).toEqual(habits)
  localStorage.setItem('students', 'not json')
  expect(readPreferences(localStorage)).toEqual(habits)
  localStorage.removeItem('students')
})

test('an address is read as the contract reads a query', () => {
  const texts = [
    '',
    ' ',
    'Ana',
    '  Ana   Ruiz ',
    'a\u0000b',
    '\u200b',
    'x'.repeat(200),
    'x'.repeat(201),
    'A\u030a',
    'active',
    'inactive',
    'Active',
    'B1',
    'B3',
    'due',
    'behind',
    'name',
    '-name',
    '-',
    'created_at',
    '-level',
    '0',
    '1',
    '-1',
    '1.5',
    '1e2',
    ' 7 ',
    '0x10',
    '100000',
    '100001',
    'Infinity',
    '10',
    '25',
    '500',
    '26',
    '7D444840-9DC0-41D1-B245-5FFDCE74FAD2',
    '7d444840-9dc0-91d1-b245-5ffdce74fad2',
    '7d444840',
    'f'.repeat(36),
  ]
  const { members_last: _never, ...fields } = StudentQuery.shape
  for (const [field, schema] of Object.entries(fields))
    for (const text of texts) {
      const name = { class_id: 'class', chatbot_id: 'chatbot', avatar_id: 'avatar' }[field] ?? field
      const state = readListState(new URLSearchParams({ [name]: text }), { view: 'list', page_size: 50 })
      const wanted = text ? schema.safeParse(text) : null
      const usual = { sort: 'name', page: 1, page_size: 50 }
      const data = (wanted?.success && wanted.data) || Reflect.get(usual, field)
      expect([field, text, Reflect.get(state, field)]).toEqual([field, text, data])
    }
})
