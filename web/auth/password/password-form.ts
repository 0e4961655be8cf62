import * as z from 'zod/mini'
import { CurrentPassword, NewPassword, passwordLength } from '#contract/school/auth.ts'

const { min } = passwordLength
const text = z.string()

// Only the first empty field is reported; a new password that is too short is reported beside it.
const isComplete = z.superRefine<Record<string, string>>((values, { issues }) => {
  const empty = Object.keys(values).find((field) => !values[field])
  if (empty) issues.push({ code: 'invalid_type', expected: 'string', input: '', path: [empty] })
  const { new_password: input = '' } = values
  if (input && input.length < min)
    issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input, path: ['new_password'] })
})
const isRepeated = z.refine<{ new_password: string; confirm_password: string }>(
  (values) => values.new_password === values.confirm_password,
  { path: ['confirm_password'] },
)
const typed = { new_password: text, confirm_password: text }
const wanted = { new_password: NewPassword, confirm_password: CurrentPassword }

export const PasswordTwice = z.pipe(z.object(typed).check(isComplete), z.object(wanted).check(isRepeated))
export const PasswordChange = z.pipe(
  z.object({ current_password: text, ...typed }).check(isComplete),
  z.object({ current_password: CurrentPassword, ...wanted }).check(isRepeated),
)
