import { describe, expect, test } from 'vitest'
import { addedFrom, judgeFile, studentHere } from '#server/imports/fixtures/reading.ts'

const anna = { first_name: 'Anna', last_name: 'Weber', email: 'anna@x.example', student_number: 'S1' }
type Options = Parameters<typeof judgeFile>[1]
const verdictsOf = async (file: string, options?: Options) =>
  (await judgeFile(file, options)).map(({ verdict }) => verdict)
const reasonsOf = async (file: string, options?: Options) =>
  (await judgeFile(file, options)).map(({ reasons }) => reasons)

const head = 'First name,Last name,Email,Student number,Level,Class\n'

describe('a row', () => {
  test('of an active student is present, by address in any case', async () => {
    const students = [studentHere(anna)]
    expect(await verdictsOf(`${head}Anna,Weber,ANNA@X.example,,,\n`, { students })).toEqual(['present'])
    expect(await reasonsOf(`${head}Lisa,Weber,anna@x.example,,,\n`, { students })).toEqual([
      [{ reason: 'active_here', field: 'email', value: 'Anna Weber' }],
    ])
  })

  test('of an inactive student will be activated', async () => {
    const students = [studentHere({ ...anna, status: 'inactive' })]
    expect(await judgeFile(`${head}Anna,Weber,,S1,,\n`, { students })).toMatchObject([
      {
        verdict: 'activate',
        matched_id: students[0]?.id,
        reasons: [{ reason: 'inactive_here', field: 'student_number' }],
      },
    ])
  })

  test('with a student’s number is that student, also with another address', async () => {
    expect(await verdictsOf(`${head}Anna,Weber-Roth,new@x.example,S1,,\n`, { students: [studentHere(anna)] })).toEqual([
      'present',
    ])
  })

  test('with the number of a student of a different name is only similar, and loses the number', async () => {
    const [row] = await judgeFile(`${head}Tom,Reed,tom@x.example,S1,,\n`, { students: [studentHere(anna)] })
    expect(row).toMatchObject({
      verdict: 'similar',
      student: { student_number: null },
      reasons: [{ reason: 'number_taken', value: 'Anna Weber' }],
    })
  })

  test('with the address of another school cannot be added, and nothing more is said', async () => {
    expect(await judgeFile(`${head}Anna,Weber,anna@x.example,,,\n`, { elsewhere: ['anna@x.example'] })).toMatchObject([
      { verdict: 'elsewhere', reasons: [{ reason: 'other_school', field: 'email', value: null }] },
    ])
  })

  test('without a first name or with a bad address is refused for that', async () => {
    expect(await verdictsOf(`${head},Weber,anna@x.example,,,\nAnna,Weber,anna,,,\n`)).toEqual([
      'missing_name',
      'bad_email',
    ])
  })

  test.each(['Total: 1', 'Summe', 'TOTALE', 'Suma total', 'B1 Tuesday', 'Klasse', '30'])(
    'with %s in a single filled cell is doubtful, and so is one with a cell that is no name',
    async (caption) => {
      const list = `${head}Anna,Weber,a@x.example,,,\n${caption},,,,,\n,,,,1,\nTom,Reed,,,,\nUli,Roth,,,,\n`
      expect(await verdictsOf(list)).toEqual(['new', 'doubtful', 'doubtful', 'new', 'new'])
    },
  )

  test.each(['Zoë', 'Ana María', 'Jean-Luc', 'O’Neill', 'محمد', 'Sumi', 'Enda'])(
    'of a child without an address is good: %s',
    async (name) => {
      const list = `First name,Email\nAnna,a@x.example\n${name},\nTom,t@x.example\nUli,u@x.example\n`
      expect(await verdictsOf(list)).toEqual(['new', 'new', 'new', 'new'])
    },
  )

  test('with a single filled cell is good where most rows are like that', async () => {
    expect(await verdictsOf(`${head}Anna,,,,,\nTom,,,,,\nUli,Roth,,,,\n`)).toEqual(['new', 'new', 'new'])
    expect(await verdictsOf('Name\nAnna\nTom\n')).toEqual(['new', 'new'])
  })
})

describe('rows of one file', () => {
  test('that share an address or a number are one person: the first stays', async () => {
    const file = `${head}Anna,Weber,a@x.example,S1,,\nAnna,W,A@x.example,,,\nTom,Reed,,S1,,\n`
    expect(await verdictsOf(file)).toEqual(['new', 'repeated', 'repeated'])
    expect((await reasonsOf(file))[1]).toEqual([{ reason: 'same_email', field: 'email', value: '2' }])
  })

  test('that are identical are one person, and with another class or level two', async () => {
    const file = `${head}Anna,Weber,,,B1,Tue\nanna,Weber,,,B1,Tue\nAnna,Weber,,,B2,Tue\nAnna,Weber,,,B1,Wed\n`
    expect(await verdictsOf(file)).toEqual(['new', 'repeated', 'new', 'new'])
  })

  test('that share a name are never similar to each other', async () => {
    expect(await verdictsOf(`${head}Anna,Weber,a@x.example,,,\nAnna,Weber,b@x.example,,,\n`)).toEqual(['new', 'new'])
  })

  test('that were refused keep their address free for a later row', async () => {
    expect(await verdictsOf(`${head},Weber,a@x.example,,,\nAnna,Weber,a@x.example,,,\n`)).toEqual([
      'missing_name',
      'new',
    ])
  })

  test('that mean the same student here by address and by number count once', async () => {
    const students = [studentHere({ ...anna, status: 'inactive' })]
    expect(await verdictsOf(`${head}Anna,,anna@x.example,,,\nAnna,Weber,,S1,,\n`, { students })).toEqual([
      'activate',
      'repeated',
    ])
  })
})

describe('a possible duplicate', () => {
  const students = [studentHere({ first_name: 'Zoë', last_name: 'Müller-Groß', email: 'zoe.mueller@school.example' })]

  test.each([
    ['the same name with other accents and in another order', 'Gross Muller,Zoe,z@other.example'],
    ['a letter too few in the address', 'Zoe,Müller,zoe.muller@school.example'],
    ['two letters swapped in the address', 'Zoe,Müller,zoe.meuller@school.example'],
    ['another tag in the address', 'Z.,Müller,zoe.mueller+b1@school.example'],
  ])('is similar: %s', async (_, row) => {
    expect(await verdictsOf(`First name,Last name,Email\n${row}\n`, { students })).toEqual(['similar'])
  })

  test.each([
    ['nearly the address and no part of the name', 'Tom,Reed,zoe.muller@school.example'],
    ['another first letter', 'Joe,Müller,joe.mueller@school.example'],
    ['part of the name alone', 'Zoe,Reed,z.reed@school.example'],
  ])('is not similar: %s', async (_, row) => {
    expect(await verdictsOf(`First name,Last name,Email\n${row}\n`, { students })).toEqual(['new'])
  })

  test('is not similar when addresses differ by a digit', async () => {
    const one = studentHere({ first_name: 'Anna', last_name: 'Weber', email: 'weber1@x.example' })
    expect(await verdictsOf(`${head}Tom,Weber,weber2@x.example,,,\n`, { students: [one] })).toEqual(['new'])
  })

  test('is not similar when another row of the file is that student', async () => {
    const file = `First name,Last name,Email\nZoë,Müller-Groß,zoe.mueller@school.example\nZoe,Müller Gross,other@school.example\n`
    expect(await verdictsOf(file, { students })).toEqual(['present', 'new'])
  })
})

describe('a list of names', () => {
  const list = 'Name;Level\nAnna Weber;B1\nTom Reed;A2\nAnna Weber;A2\n'

  test('sent twice adds no student twice', async () => {
    const first = await judgeFile(list)
    expect(first.map(({ verdict }) => verdict)).toEqual(['new', 'new', 'new'])
    expect(await verdictsOf(list, { students: addedFrom(first) })).toEqual(['present', 'present', 'present'])
  })

  test('knows people again after their level has changed', async () => {
    const students = addedFrom(await judgeFile(list))
    expect(await verdictsOf('Name;Level\nWeber, Anna;B2\nTom Reed;\n', { students })).toEqual(['present', 'present'])
  })

  test('adds the second of two namesakes where one is here', async () => {
    const students = [studentHere({ first_name: 'Anna', last_name: 'Weber', level: 'A2', status: 'inactive' })]
    expect(await verdictsOf(list, { students })).toEqual(['activate', 'new', 'new'])
  })
})

describe('seats', () => {
  test('go to good rows in the order of the file, new or activated', async () => {
    const students = [studentHere(anna), studentHere({ first_name: 'Tom', email: 'tom@x.example', status: 'inactive' })]
    const file = `${head}A,A,,,,\nAnna,Weber,anna@x.example,,,\n,x,,,,1\nTom,,tom@x.example,,,\nB,B,,,,\n`
    expect(await verdictsOf(file, { students, limit: 3 })).toEqual([
      'new',
      'present',
      'missing_name',
      'activate',
      'over_limit',
    ])
  })

  test('are none in a school that is over its cap', async () => {
    const students = [studentHere(anna), studentHere({ first_name: 'Tom' })]
    expect(await reasonsOf(`${head}A,A,,,xx,\n`, { students, limit: 1 })).toMatchObject([
      [{ reason: 'no_seat' }, { reason: 'level_unknown' }],
    ])
  })
})
