import type { DataRouter } from 'react-router'
import { vi } from 'vitest'
import type { SignInResult } from '#contract/school/auth.ts'
import type { Send } from '#contract/client.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../open-app.tsx'

export async function openStudents(
  { send, signedIn }: { send: Send; signedIn: SignInResult },
  path = '/students',
  width = 1200,
): Promise<DataRouter> {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  const { router } = await openApp({ send, path, stored: { [tokenKey]: signedIn.authToken } })
  return router
}
