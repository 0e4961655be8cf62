import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DataRouter } from 'react-router'
import type { SignInResult } from '#contract/auth.ts'
import type { Send } from '#contract/client.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../open-app.tsx'

/** Opens a page of writing a chatbot as a school that is signed in; `stored` is what its browser has kept. */
export async function openEditor(
  { send, signedIn }: { send: Send; signedIn: SignInResult },
  path: string,
  stored: Record<string, string> = {},
): Promise<DataRouter> {
  const { router } = await openApp({ send, path, stored: { [tokenKey]: signedIn.authToken, ...stored } })
  return router
}

/** Presses a button. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

/** A field of the form, once it is there. */
export const field = (label: string): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>(label)

/** Types into a field, instead of what was there. */
export async function type(label: string, text: string): Promise<void> {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

/** The chatbot as a student meets it. */
export const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }))

/** Says something to the chatbot that is being written. */
export async function sendMessage(text: string): Promise<void> {
  const region = await preview()
  await userEvent.type(region.getByLabelText('Message'), `${text}{Enter}`)
}
