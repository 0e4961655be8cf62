import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DataRouter } from 'react-router'
import type { SignInResult } from '#contract/school/auth.ts'
import type { Send } from '#contract/client.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../open-app.tsx'

export async function openEditor(
  { send, signedIn }: { send: Send; signedIn: SignInResult },
  path: string,
  stored: Record<string, string> = {},
): Promise<DataRouter> {
  const { router } = await openApp({ send, path, stored: { [tokenKey]: signedIn.authToken, ...stored } })
  return router
}

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

export const field = (label: string): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>(label)

export async function type(label: string, text: string): Promise<void> {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

export const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }))

export async function sendMessage(text: string): Promise<void> {
  const region = await preview()
  await userEvent.type(region.getByLabelText('Message'), `${text}{Enter}`)
}
