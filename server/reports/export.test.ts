import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import { addPastConversation, setTimeZone } from '#server/test/past-conversations.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
let school: School
let student_id: string
const march = { from: '2026-03-01', to: '2026-03-31' }
beforeAll(async () => {
  world = await shareWorld()
  school = await world.signUp({ school_name: '=Escuela' })
  await setTimeZone(school, 'Europe/Madrid')
  student_id = (await school.api.students.add({ body: { first_name: '=Ana' } })).id
  const chatbot_id = await giveChatbot(school, {})
  const summary = {
    words_used: [{ word: '+ agua', meaning: null }],
    words_missed: [{ word: 'té', meaning: null }],
    corrections: [
      { kind: 'other_language' as const, written: 'hello', better: null },
      { kind: 'agreement' as const, written: 'she go', better: 'she goes', rule: 'es.gone.rule' },
    ],
  }
  const corrections = { spelling: 1, accents: 2, grammar: 4, other_language: 3 }
  const measures = { minutes: 2.6, stayed: 0.85, words: 40, corrections }
  await addPastConversation(world, school, { student_id, chatbot_id, at: '2026-03-18T12:34:56Z', summary, measures })
})

type Query = NonNullable<NonNullable<Parameters<School['api']['reports']['export']>[0]>['query']>
async function sheetsOf(query: Query) {
  const file = await school.api.reports.export({ query })
  return (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets
}

test('a report is a spreadsheet of six sheets, and nothing in it is a formula', async () => {
  const sheets = await sheetsOf(march)
  expect(sheets.map(({ name }) => name)).toEqual([
    'Overview',
    'Students',
    'Partners',
    'Words',
    'Corrections',
    'Mistakes',
  ])
  const [overview, students, partners, words, corrections, mistakes] = sheets.map(({ rows }) => rows)
  expect(overview?.slice(0, 4)).toEqual([
    ['=Escuela', '2026-03-01 – 2026-03-31', 'Previous period'],
    ['Students who practised', 1, 0],
    ['Conversations', 1, 0],
    ['Days with practice', 1, 0],
  ])
  expect(overview).toContainEqual(['Target language (%)', 85, null])
  expect(students?.[0]?.at(-1)).toBe('Last practised (Europe/Madrid)')
  // A date of a workbook knows no time zone, and is read as if it were UTC.
  expect(students?.[1]).toEqual(['=Ana', 1, 1, 3, 4, 85, 1, 2, 4, 3, new Date('2026-03-18T13:34:00Z')])
  expect(partners?.[1]).toEqual(['Café Sol', null, 1, 3, 4, 85])
  expect(words?.slice(1)).toEqual([
    ['Used', '+ agua', 'Spanish', 1],
    ['Missed', 'té', 'Spanish', 1],
  ])
  expect(corrections?.[1]).toEqual(['Other language', 'hello', null, 'Spanish', 1])
  expect(corrections?.[2]).toEqual(['Grammar', 'she go', 'she goes', 'Spanish', 1])
  expect(mistakes?.slice(1)).toEqual([[null, 'she go', 'she goes', 'Spanish', 1, 0, 0, 0]])
})

test.each(interfaceLanguages)('its words are there in %s, every heading once in a sheet', async (language) => {
  const sheets = await sheetsOf({ ...march, language })
  expect(new Set(sheets.map(({ name }) => name)).size).toBe(6)
  for (const { rows } of sheets) {
    const headings = rows[0] ?? []
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings.every((heading) => typeof heading === 'string' && heading !== '')).toBe(true)
  }
})

test('as one table every line says which part it is of, and has its measures under their headings, in the ways of the language', async () => {
  const csv = async (query: Query) => {
    const file = await school.api.reports.export({ query: { ...march, ...query, format: 'csv', language: 'de' } })
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect([file.type, ...bytes.slice(0, 3)]).toEqual(['text/csv;charset=utf-8', 0xef, 0xbb, 0xbf])
    return file.text()
  }
  const text = await csv({})
  const [head = [], ...lines] = parseCsv(text, { delimiter: ';' })
  const linesOf = (part: string) =>
    lines
      .filter(([first]) => first === part)
      .map((line) => Object.fromEntries(head.map((heading, place) => [heading, line[place]])))
  expect(new Set(head).size).toBe(head.length)
  expect(linesOf('Überblick')).toMatchObject([
    { Zeitraum: '2026-03-01 – 2026-03-31', Gespräche: '1', 'In der Zielsprache (%)': '85' },
    { Zeitraum: 'Zeitraum davor', Gespräche: '0', 'In der Zielsprache (%)': '' },
  ])
  const practised = { 'Zuletzt geübt (Europe/Madrid)': '2026-03-18 13:34', Zeitraum: '' }
  expect(linesOf('Lernende')).toMatchObject([{ Name: "'=Ana", Gespräche: '1', Minuten: '3', ...practised }])
  expect(linesOf('Gesprächspartner')).toMatchObject([{ Chatbot: 'Café Sol', Minuten: '3', Name: '' }])
  // It is of one student.
  expect(await csv({ student_id })).not.toContain('Lernende;')
})

test('taking a report home is written down, and its name says of which days it is', async () => {
  const reply = await school.send(`/reports/export?${new URLSearchParams({ ...march, language: 'pt' }).toString()}`, {
    method: 'GET',
    headers: {},
  })
  expect(reply.headers.get('content-disposition')).toContain('relatorio-2026-03-01-2026-03-31.xlsx')
  const [entry] = (await school.api.audit.list({ query: { group: 'practice' } })).items
  expect(entry).toMatchObject({ action: 'reports_exported' })
})

test.each([
  ['=B1 / “Martes”, mañana', 'B1-Martes-mañana-'],
  ['🎈', ''],
  [`${'𝒜'.repeat(59)} xx`, `${'𝒜'.repeat(59)}-`],
])('the file of a report of the class %s is called after it', async (name, subject) => {
  const { id } = await school.api.classes.add({ body: { name } })
  const query = new URLSearchParams({ ...march, language: 'pt', format: 'csv', class_id: id }).toString()
  const { headers } = await school.send(`/reports/export?${query}`, { method: 'GET', headers: {} })
  const [, written] = headers.get('content-disposition')?.split("UTF-8''") ?? []
  expect(decodeURIComponent(written ?? '')).toBe(`relatorio-${subject}2026-03-01-2026-03-31.csv`)
})
