import { describe, expect, test } from 'vitest'
import { readFile } from '#server/imports/fixtures/reading.ts'

const fieldsOf = async (text: string) => (await readFile(text)).fields
const namesOf = async (text: string) =>
  (await readFile(text)).rows.map(({ student }) => [student.first_name, student.last_name])

describe('the header', () => {
  test('is found below titles and blank lines, and they are no rows', async () => {
    const { fields, rows } = await readFile(
      'Sprachschule Sonne\nStand: 12.3.2026\n\nNr.;Name;Vorname;E-Mail\n1;Weber;Anna;anna@x.example\n',
    )
    expect(fields).toEqual([null, 'last_name', 'first_name', 'email'])
    expect(rows).toMatchObject([{ row: 5, student: { first_name: 'Anna', last_name: 'Weber' } }])
  })

  test('that comes again on the next printed page is no row', async () => {
    expect(await namesOf('Vorname;Nachname\nAnna;Weber\nVorname;Nachname\nTom;Reed\n')).toHaveLength(2)
  })

  test('of a single column is found', async () => {
    expect(await namesOf('Teilnehmer\nAnna Weber\nTom Reed\n')).toEqual([
      ['Anna', 'Weber'],
      ['Tom', 'Reed'],
    ])
  })

  test('in an unknown language is no student, and its columns are told by what is in them', async () => {
    const { fields, rows } = await readFile(
      'Imię;Nazwisko;Poczta;Poziom\nAnna;Nowak;anna@x.example;B1\nTomasz;Kowal;tom@x.example;A2\n',
    )
    expect(fields).toEqual(['first_name', 'last_name', 'email', 'level'])
    expect(rows).toHaveLength(2)
  })

  test('may be missing', async () => {
    const lines = ['Anna;Weber;anna@x.example;B1;S001;Spanisch;B1 Di', 'Tom;Reed;tom@x.example;A2;S002;Deutsch;B1 Di']
    const more = ['Uli;Roth;uli@x.example;A2;S003;Deutsch;B1 Di', 'Eva;Klein;eva@x.example;A2;S004;Deutsch;B1 Mi']
    const { fields, rows } = await readFile([...lines, ...more].join('\n'))
    expect(fields).toEqual([
      'first_name',
      'last_name',
      'email',
      'level',
      'student_number',
      'native_language',
      'classes',
    ])
    expect(rows[0]?.row).toBe(1)
  })

  test('alone gives columns and no rows', async () => {
    expect(await readFile('First name,Last name\n')).toEqual({ fields: ['first_name', 'last_name'], rows: [] })
  })
})

describe('a plain "name"', () => {
  test.each([
    ['Name;Vorname', ['last_name', 'first_name']],
    ['Nom;Prénom', ['last_name', 'first_name']],
    ['Nome;Cognome', ['first_name', 'last_name']],
    ['Nombre;Apellidos', ['first_name', 'last_name']],
    ['Nome;Sobrenome', ['first_name', 'last_name']],
    ['Name;Surname', ['first_name', 'last_name']],
    ['Name;E-Mail', ['full_name', 'email']],
    ['Nombre;Correo', ['full_name', 'email']],
  ])('in "%s" is told by its neighbours', async (header, fields) => {
    expect(await fieldsOf(`${header}\nAnna;Weber\n`)).toEqual(fields)
  })
})

describe('columns that claim one field', () => {
  test('leave it to the better heading', async () => {
    expect(await fieldsOf('Student e-mail at home,Email,First name\na@x.example,b@x.example,Anna\n')).toEqual([
      null,
      'email',
      'first_name',
    ])
  })

  test('leave it to the fuller column when both say the same', async () => {
    expect(await fieldsOf('Vorname;Rufname\n;Anna\n;Tom\n')).toEqual([null, 'first_name'])
  })

  test('share it where it has room for several', async () => {
    const { fields, rows } = await readFile('First name,Class 1,Class 2\nAnna,B1 Tuesday,Talk\n')
    expect(fields).toEqual(['first_name', 'classes', 'classes'])
    expect(rows[0]?.student.classes).toEqual(['B1 Tuesday', 'Talk'])
    expect(await namesOf('Nombre;Primer apellido;Segundo apellido\nAna;García;López\n')).toEqual([
      ['Ana', 'García López'],
    ])
  })
})

test('a column that only counts the rows is no student number', async () => {
  expect(await fieldsOf('ID,Name\n1,Anna\n2,Tom\n3,Uli\n')).toEqual([null, 'full_name'])
  expect(await fieldsOf('ID,Name\n3071,Anna\n3072,Tom\n')).toEqual(['student_number', 'full_name'])
})

test('a column that came back with the reasons is left out', async () => {
  const { fields, rows } = await readFile(
    'Vorname;Nachname;Nicht hinzugefügt, weil\nAnna;Weber;Der Vorname fehlt.\nSumme;;x\n',
  )
  expect(fields).toEqual(['first_name', 'last_name'])
  expect(rows.map(({ is_single_cell }) => is_single_cell)).toEqual([false, true])
})
