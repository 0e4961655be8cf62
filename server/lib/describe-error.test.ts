import { expect, test } from 'vitest'
import { describeError } from '#server/lib/describe-error.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('a database error is described by code and constraint, without values', () => {
  const error = Object.assign(new Error('no room for ana@sol.example'), {
    name: 'error',
    code: '23505',
    constraint: 'student_emails_pkey',
    detail: 'Key (email)=(ana@sol.example) already exists.',
    where: 'SQL statement "insert into students values (ana)"',
    cause: new Error('the cause'),
  })
  const description = describeError(error)
  expect(description).toMatchObject({ type: 'error', code: '23505', constraint: 'student_emails_pkey' })
  expect(description.cause).toMatchObject({ type: 'Error', message: 'the cause' })
  expect(description.stack).toMatch(/^\s+at .*describe-error\.test\.ts:\d+:\d+/)
  expect(JSON.stringify(description)).not.toMatch(/ana|values/)
})

test('a bug keeps its message, unless the message quotes input', () => {
  const list: { name: string }[] = []
  expect(describeError(thrownBy(() => list[0]?.name.length ?? Reflect.get(Object(list)[0], 'name')))).toMatchObject({
    type: 'TypeError',
    message: expect.stringContaining('Reflect.get'),
  })
  const quoting = [
    thrownBy(() => JSON.parse('Ana has no comma')),
    thrownBy(() => new URL('Ana')),
    thrownBy(() => Buffer.alloc(Number.NaN, 'Ana')),
    Object.assign(new Error('550 <Ana@sol.example> is nobody'), { code: 'EENVELOPE', rejected: ['Ana@sol.example'] }),
    'Ana was thrown',
    { name: 'Ana' },
  ]
  for (const error of quoting) expect(JSON.stringify(describeError(error))).not.toContain('Ana')
})

test('lines of a multi-line message are not mistaken for stack frames', () => {
  const { stack } = describeError(new SyntaxError('Unexpected\n    at Ana (/her/home:1:2)\nof it'))
  expect(stack).toContain('describe-error.test.ts')
  expect(stack).not.toContain('Ana')
})

test('errors that are each other’s cause are described to a maximum depth', () => {
  const one = new Error('one')
  const other = new Error('other', { cause: one })
  one.cause = other
  expect(JSON.stringify(describeError(one)).match(/"message"/g)).toHaveLength(4)
})
