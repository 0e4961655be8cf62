import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importLimits, type Preview, spreadsheetType, verdicts } from '#contract/imports.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import { fileOf, freshRoster, type Roster, rosterFile, rosters } from '#server/imports/fixtures/rosters.ts'
import { wordsIn } from '#server/imports/words/words.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const send = ({ api }: School, content: string | Blob) =>
  api.imports.preview({ file: typeof content === 'string' ? fileOf(content) : content })
const run = ({ api }: School, { import_id }: Preview, rows?: number[]) =>
  api.imports.run({ body: { import_id, ...(rows && { rows }) } })
const listOf = async ({ api }: School) => (await api.students.list({ query: { page_size: 100 } })).items
const verdictsOf = ({ rows }: Preview) => rows.map(({ verdict }) => verdict)

describe.each(Object.keys(rosters) as Roster[])('the list %s', (name) => {
  test('is read as it was meant, and adds everybody once, however often it is sent', async () => {
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

  test('says which classes it will create, and uses those that are there whatever their case', async () => {
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

  test('activates who is inactive here and changes nobody else', async () => {
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
      'Name,Email\nAnna Weber,other@named.example\nTom,\nUli Roth,uli@named.example\nEva Klein,eva@named.example\n',
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

describe('the preview', () => {
  test('can be asked for again, against the school as it is then', async () => {
    const school = await world.signUp()
    const preview = await school.api.imports.preview({
      file: fileOf('Name\nAnna\nTom\n'),
      query: { file_name: 'B1\u0000 list.csv' },
    })
    const again = () => school.api.imports.again({ params: { id: preview.import_id } })
    expect(await again()).toEqual(preview)
    expect(preview).toMatchObject({ file_name: 'B1 list.csv', seats: { used: 0, limit: 55 } })
    await school.api.students.add({ body: { first_name: 'Anna' } })
    expect(await again()).toMatchObject({ summary: { new: 1, present: 1 }, seats: { used: 1, limit: 55 } })
  })

  test('shows each column with its heading, its meaning and its first values', async () => {
    const school = await world.signUp()
    const { columns } = await send(school, 'Nr;Vorname;;Ort\n1;Anna;;Bonn\n2;Tom;;Köln\n3;Uli;;Bonn\n')
    expect(columns).toEqual([
      { index: 0, heading: 'Nr', field: null, samples: ['1', '2', '3'] },
      { index: 1, heading: 'Vorname', field: 'first_name', samples: ['Anna', 'Tom', 'Uli'] },
      { index: 3, heading: 'Ort', field: null, samples: ['Bonn', 'Köln'] },
    ])
  })

  test('follows columns that are re-assigned by hand; a field leaves the column that had it', async () => {
    const school = await world.signUp()
    const { import_id } = await send(school, 'First name,Alias,Group\nAnna,Änni,B1\nTom,Tommy,B1\n')
    const columns = [
      { index: 1, field: 'first_name' as const },
      { index: 2, field: 'level' as const },
    ]
    const changed = await school.api.imports.columns({ params: { id: import_id }, body: { columns } })
    expect(changed.columns.map(({ field }) => field)).toEqual([null, 'first_name', 'level'])
    expect(changed.rows.map(({ student }) => [student.first_name, student.level])).toEqual([
      ['Änni', 'B1'],
      ['Tommy', 'B1'],
    ])
    const far = school.api.imports.columns({
      params: { id: import_id },
      body: { columns: [{ index: 7, field: null }] },
    })
    await expect(far).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('keeps text that looks like a formula, a script or another direction as text', async () => {
    const school = await world.signUp()
    const names = [
      '=HYPERLINK("http://x")',
      '<script>alert(1)</script>',
      'אברהם',
      "Robert'); drop table students;--",
      '{{x}}',
    ]
    const preview = await send(
      school,
      ['First name', ...names.map((name) => `"${name.replaceAll('"', '""')}"`)].join('\n'),
    )
    expect(preview.rows.map(({ student }) => student.first_name)).toEqual(names)
    await run(school, preview)
    expect((await listOf(school)).map(({ first_name }) => first_name).toSorted()).toEqual(names.toSorted())
  })

  test('of a file with a huge cell, NUL and lone surrogates is a preview', async () => {
    const school = await world.signUp()
    const list = `First name,Notes\nAn\u0000na,${'x'.repeat(1_000_000)}\nTo\uD800m,${'\u{1F600}'.repeat(20_000)}\n`
    const { rows } = await send(school, list)
    expect(rows.map(({ student, reasons }) => [student.first_name, reasons[0]?.reason])).toEqual([
      ['Anna', 'too_long'],
      ['To\uFFFDm', 'too_long'],
    ])
  })

  test('is refused for more than 5,000 rows, and not for 5,000', async () => {
    const school = await world.signUp()
    const rows = (count: number) => `Name\n${Array.from({ length: count }, (_, row) => `Anna ${row}`).join('\n')}`
    await expect(send(school, rows(importLimits.rows + 1))).rejects.toMatchObject({
      code: 'too_large',
      details: { unit: 'rows', limit: 5000 },
    })
    expect((await send(school, rows(importLimits.rows))).rows).toHaveLength(importLimits.rows)
  })
})

describe('the file of refused rows', () => {
  test('can be mended and sent again, in every language', async () => {
    for (const language of interfaceLanguages) {
      const school = await world.signUp()
      const preview = await send(school, await freshRoster('excel-de-semicolon-windows1252.csv'))
      await run(school, preview)
      const problems = await school.api.imports.problems({ params: { id: preview.import_id }, query: { language } })
      const [sheet] = (await readXlsx(new Uint8Array(await problems.arrayBuffer()))).sheets
      const [header = [], ...rows] = sheet?.rows ?? []
      expect(header.at(-1)).toBe(wordsIn(language).reasonHeading)
      expect(rows.map((cells) => cells[0])).toEqual(['Bad', null, 'Éloïse', 'Summe: 30'])
      const mended = [
        header,
        ['Bad', 'Address', `${crypto.randomUUID()}@schule.example`, ...(rows[0]?.slice(3) ?? [])],
        ['Not', ...(rows[1]?.slice(1) ?? [])],
        ...rows.slice(2),
      ]
      const second = await send(
        school,
        fileOf(await writeXlsx({ sheets: [{ name: 'A', rows: mended }] }), spreadsheetType),
      )
      expect(verdictsOf(second)).toEqual(['new', 'new', 'present', 'doubtful'])
    }
  })
})

test('the template is a workbook of its own name in every language', async () => {
  const school = await world.signUp()
  for (const language of interfaceLanguages) {
    const template = await school.api.imports.template({ query: { language } })
    expect(template.type).toBe(spreadsheetType)
    expect((await send(school, template)).rows).toEqual([])
  }
})
