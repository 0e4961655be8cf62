import type { ComponentType } from 'react'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { createGuard, signedInRoute } from './app/guard.ts'
import type { PageHandle } from './app/prefetch.ts'
import type { AskAhead } from './app/queries.ts'
import { startPage } from './app/own-path.ts'
import { Root } from './app/root.tsx'
import type { Session } from './app/create-session.ts'
import type { Bundle } from './lib/word-files.ts'
import { RouteError } from './errors/route-error.tsx'

type Load = () => Promise<ComponentType>
type Ahead = () => Promise<{ askAhead: AskAhead }>

/** Every page. What is behind the guard is fetched only with a token; `need` fetches the words that a page says. */
export function createRoutes(session: Session, need: (bundle: Bundle) => Promise<void>): RouteObject[] {
  const guard = createGuard(session)
  const lazily =
    (load: Load, words: readonly Bundle[] = [], ahead?: Ahead) =>
    async () => {
      const [Component, asked] = await Promise.all([load(), ahead?.(), ...words.map(need)])
      return { Component, handle: { askAhead: asked?.askAhead } satisfies PageHandle }
    }
  const withToken = (load: Load, words: readonly Bundle[], ahead?: Ahead) => async () => {
    if (!session.hasToken()) throw new Error('Nobody is signed in')
    return lazily(load, words, ahead)()
  }
  const inside = (path: string, load: Load, ahead?: Ahead): RouteObject => ({
    path,
    lazy: withToken(load, ['inside'], ahead),
  })
  const settings = (path: string, load: Load, ahead?: Ahead): RouteObject => ({
    path,
    lazy: withToken(load, ['inside', 'settings'], ahead),
  })
  const people = (path: string, load: Load, ahead?: Ahead): RouteObject => ({
    path,
    lazy: withToken(load, ['inside', 'people'], ahead),
  })
  const paying = (path: string, load: Load, ahead?: Ahead): RouteObject => ({
    path,
    lazy: withToken(load, ['inside', 'paying'], ahead),
  })
  const open = (path: string, load: Load): RouteObject => ({ path, lazy: lazily(load) })
  const mailed = (path: string, load: Load): RouteObject => ({ path, lazy: lazily(load, ['settings']) })
  const signedOut = (path: string, load: Load): RouteObject => ({ ...open(path, load), loader: guard.signedOut })
  const to =
    (path: string): LoaderFunction =>
    () =>
      redirect(path)

  const pages = [
    { path: '/', loader: to(startPage) },
    inside(
      '/students',
      () => import('./students/students-page.tsx').then((m) => m.StudentsPage),
      () => import('./students/ask-ahead.ts'),
    ),
    people('/students/:id', () => import('./students/student-page.tsx').then((m) => m.StudentPage)),
    people('/classes', () => import('./classes/classes-page.tsx').then((m) => m.ClassesPage)),
    people('/classes/:id', () => import('./classes/class-page.tsx').then((m) => m.ClassPage)),
    { path: '/settings', loader: to('/settings/general') },
    settings(
      '/settings/general',
      () => import('./account/general-page.tsx').then((m) => m.GeneralPage),
      () => import('./account/ask-ahead.ts'),
    ),
    settings('/settings/credentials', () => import('./auth/credentials-page.tsx').then((m) => m.CredentialsPage)),
    settings(
      '/settings/sessions',
      () => import('./sessions/sessions-page.tsx').then((m) => m.SessionsPage),
      () => import('./sessions/ask-ahead.ts'),
    ),
    settings('/settings/activity', () => import('./audit/activity-page.tsx').then((m) => m.ActivityPage)),
    paying('/settings/billing', () => import('./billing/billing-page.tsx').then((m) => m.BillingPage)),
    paying('/upgrade', () => import('./upgrade/upgrade-page.tsx').then((m) => m.UpgradePage)),
    paying('/upgrade/change', () => import('./upgrade/change-page.tsx').then((m) => m.ChangePage)),
    paying('/upgrade/return', () => import('./upgrade/return-page.tsx').then((m) => m.ReturnPage)),
    paying('/upgrade/portal', () => import('./billing/portal-page.tsx').then((m) => m.PortalPage)),
    paying('/upgrade/checkout/:id', () => import('./upgrade/checkout-page.tsx').then((m) => m.CheckoutPage)),
    inside('/errors/404', () => import('./errors/error-pages.tsx').then((m) => m.NotFoundHere)),
  ]
  const openPages = [
    signedOut('/login', () => import('./auth/login-page.tsx').then((m) => m.LoginPage)),
    signedOut('/sign-up', () => import('./auth/sign-up-page.tsx').then((m) => m.SignUpPage)),
    mailed('/forgot-password', () => import('./auth/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage)),
    mailed('/reset-password', () => import('./auth/reset-password-page.tsx').then((m) => m.ResetPasswordPage)),
    mailed('/confirm-email', () => import('./auth/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage)),
    open('/prototypes/errors/401', () => import('./errors/error-pages.tsx').then((m) => m.SignInFirst)),
    open('/prototypes/errors/404', () => import('./errors/error-pages.tsx').then((m) => m.NotFound)),
    open('/prototypes/errors/429', () => import('./errors/error-pages.tsx').then((m) => m.TooFast)),
    open('/prototypes/errors/500', () => import('./errors/error-pages.tsx').then((m) => m.Stumbled)),
    open('*', () => import('./errors/error-pages.tsx').then((m) => m.NotFound)),
  ]
  const frame: RouteObject = {
    lazy: withToken(() => import('./app/frame.tsx').then((m) => m.Frame), ['inside']),
    children: [{ errorElement: <RouteError inFrame />, children: pages }],
  }
  // The guard fetches nothing itself, so that its redirect comes before what was left alone.
  const guarded = { id: signedInRoute, loader: guard.signedIn, shouldRevalidate: () => true, children: [frame] }
  return [{ Component: Root, errorElement: <RouteError />, children: [guarded, ...openPages] }]
}
