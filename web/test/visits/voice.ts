import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { School, World } from '#server/test/world.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../open-app.tsx'
import { fakeSynthesis } from '../fake-speech.ts'

export async function schoolWith(world: World, ...languages: PracticeLanguage[]): Promise<School> {
  const school = await world.signUp({ tier: 'pro' })
  for (const language of languages) await school.api.languages.set({ params: { language }, body: { on: true } })
  return school
}

export async function openOn(
  voices: readonly { name: string; lang: string; localService?: boolean }[],
  { send, signedIn }: School,
  path: string,
) {
  const sounds = fakeSynthesis(voices)
  vi.stubGlobal('speechSynthesis', sounds.synthesis)
  const { router } = await openApp({ send, path, stored: { [tokenKey]: signedIn.authToken } })
  return { ...sounds, router }
}

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))
