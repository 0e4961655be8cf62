import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { TranslationProvider } from '../lib/words/translation/use-translation.tsx'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { openLanguage } from '../lib/words/i18n.ts'
import { LanguageContext } from '../lib/words/language-context.tsx'
import { openApp } from '../test/open-app.tsx'
import { RouteError } from './route-error.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})
const send = () => Promise.reject(new TypeError('no server'))

test.each([
  ['/prototypes/errors/401', 'Please sign in', 'Sign in'],
  ['/prototypes/errors/404', 'Page not found', 'Go to Home'],
  ['/prototypes/errors/429', 'Too many requests', 'Try again'],
  ['/prototypes/errors/500', 'Server error', 'Try again'],
  ['/nowhere', 'Page not found', 'Go to Home'],
])('%s says "%s" and what to do', async (path, heading, action) => {
  await openApp({ send, path })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(screen.getByRole(action === 'Try again' ? 'button' : 'link', { name: action })).toBeTruthy()
})

test('a page of an error can be read in another language', async () => {
  await openApp({ send, path: '/nowhere' })
  await userEvent.click(await screen.findByRole('button', { name: 'Deutsch' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeTruthy()
})

const Page = () => null
async function showFailure(failure: unknown) {
  vi.spyOn(console, 'error').mockReturnValue()
  const language = await openLanguage({ storage: localStorage, root: document.documentElement })
  const loader = () => {
    throw failure
  }
  const router = createMemoryRouter([
    { path: '/', loader, Component: Page, errorElement: <RouteError />, HydrateFallback: Page },
  ])
  render(
    <TranslationProvider i18n={language.i18n}>
      <LanguageContext value={language}>
        <RouterProvider router={router} />
      </LanguageContext>
    </TranslationProvider>,
  )
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

test.each([
  [new Response(null, { status: 401 }), 'Please sign in'],
  [new Response(null, { status: 404 }), 'Page not found'],
  [new ApiError('not_found'), 'Page not found'],
  [new ApiError('too_many_requests'), 'Too many requests'],
  [new Response(null, { status: 500 }), 'Server error'],
  [new Response(null, { status: 418 }), 'Something went wrong'],
  [new Error('a bug'), 'Something went wrong'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/avatars-page-1.js'), 'No connection'],
])('a route that fails with %s shows "%s"', async (failure, heading) => {
  expect(await showFailure(failure)).toBe(heading)
})
