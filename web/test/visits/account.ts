import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DataRouter } from 'react-router'
import type { SignInResult } from '#contract/school/auth.ts'
import type { Send } from '#contract/client.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../open-app.tsx'

export async function openSettings({ send, signedIn }: { send: Send; signedIn: SignInResult }): Promise<DataRouter> {
  const { router } = await openApp({ send, path: '/settings/general', stored: { [tokenKey]: signedIn.authToken } })
  await screen.findByLabelText('School name')
  return router
}

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

export const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value

export async function type(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

export const findMessage = (text: string | RegExp): Promise<HTMLElement[]> => screen.findAllByText(text)
