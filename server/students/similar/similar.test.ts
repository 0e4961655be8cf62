import { beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
let school: School
beforeAll(async () => {
  world = await shareWorld()
  school = await world.signUp()
  const add = (first_name: string, last_name: string, email: string | null) =>
    school.api.students.add({ body: { first_name, last_name, email } })
  await add('José', 'García', 'jose.garcia@mail.example')
  await add('Ana', 'López', 'ana.lopez@mail.example')
  await add('100%', '_', null)
})

const similar = async (first_name: string, last_name = '', email = '') =>
  (
    await school.api.students.similar({
      query: { first_name, ...(last_name && { last_name }), ...(email && { email }) },
    })
  ).items.map((one) => one.first_name)

test.each([
  ['jose', 'GARCIA', '', ['José']],
  ['García', 'José', '', ['José']],
  ['Ana', '', 'ana.lopes@mail.example', ['Ana']],
  ['Somebody', 'Else', 'ana.lopez@mail.example', ['Ana']],
  ['Ana', 'López', 'else@mail.example', ['Ana']],
  ['Ana', '', '', []],
  ['Eva', 'López', 'eva.lopez@mail.example', []],
  ['%', '', '', []],
  ['100%', '_', '', ['100%']],
])('%s %s %s may be %j', async (first_name, last_name, email, found) => {
  expect(await similar(first_name, last_name, email)).toEqual(found)
})

test('a similar student is shown with the classes', async () => {
  const { id } = await school.api.classes.add({ body: { name: 'Beginners' } })
  await school.api.students.add({ body: { first_name: 'Zoe', class_ids: [id] } })
  const { items } = await school.api.students.similar({ query: { first_name: 'zoë' } })
  expect(items.map(({ classes }) => classes)).toEqual([[{ id, name: 'Beginners' }]])
})

test('another school’s students are never similar', async () => {
  const other = await world.signUp()
  expect((await other.api.students.similar({ query: { first_name: 'Ana', last_name: 'López' } })).items).toEqual([])
})
