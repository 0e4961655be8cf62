import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
let school: School
beforeAll(async () => {
  world = await openWorld()
  school = await world.signUp()
  const file = new Blob(
    ['First name,Last name,Email,Classes\nJürgen,Weiß,jw@search.example,B1 Tuesday\nAna,Jurado,,B2\nNadja,Jung,,B2\n'],
    { type: 'text/csv' },
  )
  const { import_id } = await school.api.imports.preview({ file })
  await school.api.imports.run({ body: { import_id } })
})
afterAll(() => world.close())

const namesFor = async (q: string, { api }: School = school) => {
  const { students, classes } = await api.search.find({ query: { q } })
  return { students: students.map(({ name }) => name), classes: classes.map(({ name }) => name) }
}

test('people and classes are found without regard to case and accents, whose name begins so first', async () => {
  expect(await namesFor('jur')).toEqual({ students: ['Jürgen Weiß', 'Ana Jurado'], classes: [] })
  expect(await namesFor('b1')).toEqual({ students: ['Jürgen Weiß'], classes: ['B1 Tuesday'] })
  expect(await namesFor('WEISS jw@')).toEqual({ students: ['Jürgen Weiß'], classes: [] })
  expect(await namesFor('%')).toEqual({ students: [], classes: [] })
})

test('at most five of a kind are found, and nothing of another school', async () => {
  const other = await world.signUp()
  for (let number = 0; number < 7; number++) await other.api.students.add({ body: { first_name: `Jurist ${number}` } })
  expect((await namesFor('jur', other)).students).toHaveLength(5)
  expect((await namesFor('jurist')).students).toEqual([])
  await expect(other.api.search.find({ query: { q: ' ' } })).rejects.toMatchObject({ code: 'invalid_input' })
})
