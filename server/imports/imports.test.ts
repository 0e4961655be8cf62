import { beforeAll, describe, expect, test } from 'vitest'
import { verdicts } from '#contract/people/imports.ts'
import { listOf, run, send, verdictsOf } from '#server/imports/fixtures/import-calls.ts'
import { type Roster, rosterFile, rosters } from '#server/imports/fixtures/rosters.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

describe.each(Object.keys(rosters) as Roster[])('the list %s', (name) => {
  test('is read as intended, and adds each student once, however often it is sent', async () => {
    const school = await world.signUp()
    const preview = await send(school, rosterFile(name))
    const none = Object.fromEntries(verdicts.map((verdict) => [verdict, 0]))
    expect(preview.summary).toEqual({ ...none, ...rosters[name] })
    expect(await listOf(school)).toEqual([])
    const { new: added } = rosters[name]
    expect(await run(school, preview)).toEqual({ added, activated: 0, skipped: preview.rows.length - added })
    const again = await send(school, rosterFile(name))
    expect(again.summary).toEqual({ ...none, ...rosters[name], new: 0, present: added })
    expect(await run(school, again)).toMatchObject({ added: 0, activated: 0 })
    expect(await listOf(school)).toHaveLength(added)
  })
})

describe('an import', () => {
  test('writes names, address, number, level, language, classes and notes', async () => {
    const school = await world.signUp()
    const header = 'Vorname;Nachname;E-Mail;Schülernummer;Niveau;Muttersprache;Kurs;Bemerkungen'
    await run(
      school,
      await send(school, `${header}\nZoë;Weiß;Zoe@X.example;007;b1.2;Spanisch;"B1 Di; Talk";"eins\nzwei"\n`),
    )
    const [student] = await listOf(school)
    const names = { first_name: 'Zoë', last_name: 'Weiß', email: 'zoe@x.example', student_number: '007' }
    expect(student).toMatchObject({
      ...names,
      level: 'B1',
      native_language: 'es',
      notes: 'eins\nzwei',
      status: 'active',
    })
    expect(student?.classes.map(({ name }) => name)).toEqual(['B1 Di', 'Talk'])
  })

  test('lists the classes that it will create, and matches existing ones in any case', async () => {
    const school = await world.signUp()
    await run(school, await send(school, 'Name,Class\nAnna,Evening\n'))
    const preview = await send(school, 'Name,Class\nTom,EVENING; Morning\nUli,morning\n')
    expect(preview.new_classes).toHaveLength(1)
    await run(school, preview)
    const { items } = await school.api.classes.list()
    expect(items.map(({ name, student_count }) => [name.toLowerCase(), student_count])).toEqual([
      ['evening', 2],
      ['morning', 2],
    ])
  })

  test('activates inactive students and changes no others', async () => {
    const school = await world.signUp()
    await run(
      school,
      await send(school, 'Name,Email,Level\nAnna Weber,anna@inactive.example,A1\nTom Reed,tom@inactive.example,A1\n'),
    )
    const [anna, tom] = await listOf(school)
    await school.api.students.bulk({ body: { action: 'inactivate', ids: [anna?.id ?? ''] } })
    const preview = await send(
      school,
      'Name,Email,Level\nAnna W.,anna@inactive.example,B2\nTim Reed,tom@inactive.example,B2\n',
    )
    expect(verdictsOf(preview)).toEqual(['activate', 'present'])
    expect(await run(school, preview)).toEqual({ added: 0, activated: 1, skipped: 1 })
    const [later, same] = await listOf(school)
    expect(later).toMatchObject({ id: anna?.id, status: 'active', first_name: 'Anna', last_name: 'Weber', level: 'A1' })
    expect(same).toEqual(tom)
  })

  test('writes the rows that are named, also similar and doubtful ones', async () => {
    const school = await world.signUp()
    await run(school, await send(school, 'Name,Email\nAnna Weber,anna@named.example\n'))
    const preview = await send(
      school,
      'Name,Email\nAnna Weber,other@named.example\nTom (2),\nUli Roth,uli@named.example\nEva Klein,eva@named.example\n',
    )
    expect(verdictsOf(preview)).toEqual(['similar', 'doubtful', 'new', 'new'])
    expect(await run(school, preview, [2, 3, 5])).toEqual({ added: 3, activated: 0, skipped: 1 })
    expect((await listOf(school)).map(({ first_name }) => first_name)).toEqual(['Anna', 'Anna', 'Eva', 'Tom'])
  })

  test('refuses rows that can’t be added, or aren’t there, and writes none', async () => {
    const school = await world.signUp()
    const preview = await send(school, 'First name,Email\nAnna,anna@refused.example\n,tom@refused.example\nUli,uli\n')
    await expect(run(school, preview, [2, 3, 9])).rejects.toMatchObject({
      code: 'invalid_input',
      details: { issues: [{ path: 'rows.2' }, { path: 'rows.1' }] },
    })
    expect(await listOf(school)).toEqual([])
  })

  test('answers a repeat with the same key as the first time, and adds once', async () => {
    const school = await world.signUp()
    const { import_id } = await send(school, 'Name\nAnna\nTom\n')
    const once = () => school.api.imports.run({ body: { import_id } }, { idempotencyKey: 'once' })
    expect([await once(), await once()]).toEqual([
      { added: 2, activated: 0, skipped: 0 },
      { added: 2, activated: 0, skipped: 0 },
    ])
  })

  test('of another school, or that was never made, is not found', async () => {
    const [mine, other] = [await world.signUp(), await world.signUp()]
    const preview = await send(mine, 'Name\nAnna\n')
    const params = { id: preview.import_id }
    const missing = { code: 'not_found' }
    await expect(run(other, preview)).rejects.toMatchObject(missing)
    await expect(other.api.imports.again({ params })).rejects.toMatchObject(missing)
    await expect(other.api.imports.problems({ params })).rejects.toMatchObject(missing)
    await expect(other.api.imports.columns({ params, body: { columns: [] } })).rejects.toMatchObject(missing)
    await world.pool.query(
      `update imports set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1`,
      [preview.import_id],
    )
    await expect(mine.api.imports.again({ params })).rejects.toMatchObject(missing)
  })
})
