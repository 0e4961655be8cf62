import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

test('a field’s error is visible and announced', () => {
  render(<TextField label="Email" hint="We write to it." error="This is not an address." />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We write to it.',
    'This is not an address.',
  ])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a password can be looked at and hidden again', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(field, 'tapas')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect([field.type, field.value]).toEqual(['text', 'tapas'])
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(field.type).toBe('password')
})

test('a password can be pasted, and a password manager knows the field', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.click(field)
  await userEvent.paste('a-quiet-river-42')
  expect([field.value, field.autocomplete]).toEqual(['a-quiet-river-42', 'new-password'])
})
