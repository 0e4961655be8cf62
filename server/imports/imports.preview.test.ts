import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { importLimits } from '#contract/people/imports.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { spreadsheetType } from '#contract/values/spreadsheets.ts'
import { listOf, run, send, verdictsOf } from '#server/imports/fixtures/import-calls.ts'
import { fileOf, freshRoster } from '#server/imports/fixtures/rosters.ts'
import { wordsIn } from '#server/spreadsheets/words/words.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
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

  test('goes by what a file is, not by what its type says', async () => {
    const school = await world.signUp()
    const workbook = await writeXlsx({ sheets: [{ name: 'A', rows: [['First name'], ['Anna']] }] })
    expect((await send(school, fileOf(workbook, 'text/csv'))).rows).toHaveLength(1)
    expect((await send(school, fileOf('First name\nAnna\n', spreadsheetType))).rows).toHaveLength(1)
    const old = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    for (const [bytes, type] of [
      [old, spreadsheetType],
      [picture, 'text/csv'],
    ] as const)
      await expect(send(school, fileOf(bytes, type))).rejects.toMatchObject({ code: 'unsupported_file', status: 415 })
    await expect(send(school, fileOf(workbook.slice(0, 500), spreadsheetType))).rejects.toMatchObject({ status: 422 })
    await expect(send(school, fileOf(Buffer.alloc(importLimits.bytes + 1)))).rejects.toMatchObject({
      code: 'too_large',
    })
  })

  test('of a pasted list of names and addresses says who is who', async () => {
    const school = await world.signUp()
    const { rows } = await send(school, 'Anna Weber <anna@pasted.example>; Tom Reed <tom@pasted.example>')
    expect(rows.map(({ row, student }) => [row, student.first_name, student.email])).toEqual([
      [1, 'Anna', 'anna@pasted.example'],
      [2, 'Tom', 'tom@pasted.example'],
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
