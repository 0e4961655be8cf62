import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router'
import { createGuard, signedInRoute } from './app/session/guard.ts'
import type { Session } from './app/session/create-session.ts'
import { startPage } from './app/navigation/return-path.ts'
import { pageRoutes } from './app/page-routes.ts'
import { Root } from './app/root.tsx'
import { RouteError } from './errors/route-error.tsx'
import type { Bundle } from './locales/bundles.ts'

export interface Routes {
  first: RouteObject[]
  /** React Router calls it for unknown paths; adds the lazy routes. */
  discover: PatchRoutesOnNavigationFunction
  at: (path: string) => Promise<RouteObject[]>
}

const insideFrame = 'inside-frame'

/** Chunks behind the guard are fetched only with a token. */
export function createRoutes(session: Session, need: (bundle: Bundle) => Promise<void>): Routes {
  const guard = createGuard(session)
  const { inside, open, withToken } = pageRoutes(session, need)
  const late = () => import('./lazy-routes.ts').then(({ createLazyRoutes }) => createLazyRoutes(session, need))
  const signedOut = (route: RouteObject): RouteObject => ({ ...route, loader: guard.signedOut })

  const pages = [
    { path: '/', loader: () => redirect(startPage) },
    inside(
      '/students',
      () => import('./students/students-page.tsx').then((m) => m.StudentsPage),
      [],
      () => import('./students/prefetch-data.ts'),
    ),
  ]
  const openPages = [
    signedOut(open('/login', () => import('./auth/sign-in/login-page.tsx').then((m) => m.LoginPage))),
    signedOut(open('/sign-up', () => import('./auth/sign-in/sign-up-page.tsx').then((m) => m.SignUpPage))),
    open(
      '/forgot-password',
      () => import('./auth/password/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
      ['settings'],
    ),
    open('/reset-password', () => import('./auth/password/reset-password-page.tsx').then((m) => m.ResetPasswordPage), [
      'settings',
    ]),
    open('/confirm-email', () => import('./auth/mailed-links/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage), [
      'settings',
    ]),
    signedOut(
      open('/second-step', () => import('./auth/second-step/second-step-page.tsx').then((m) => m.SecondStepPage), [
        'settings',
      ]),
    ),
    open('/invitation', () => import('./auth/invitation/invitation-page.tsx').then((m) => m.InvitationPage), [
      'settings',
    ]),
    open('/licences', () => import('./licences/licences-page.tsx').then((m) => m.LicencesPage), ['settings']),
    open('/prototypes/errors/401', () => import('./errors/error-pages.tsx').then((m) => m.Unauthorized)),
    open('/prototypes/errors/404', () => import('./errors/error-pages.tsx').then((m) => m.NotFound)),
    open('/prototypes/errors/429', () => import('./errors/error-pages.tsx').then((m) => m.TooManyRequests)),
    open('/prototypes/errors/500', () => import('./errors/error-pages.tsx').then((m) => m.ServerError)),
    open('*', () => import('./errors/error-pages.tsx').then((m) => m.NotFound)),
  ]
  const frame: RouteObject = {
    lazy: withToken(() => import('./frame/frame.tsx').then((m) => m.Frame), ['inside']),
    children: [{ id: insideFrame, errorElement: <RouteError inFrame />, children: pages }],
  }
  // No loader besides the guard, so that its redirect is not delayed.
  const guarded = { id: signedInRoute, loader: guard.signedIn, shouldRevalidate: () => true, children: [frame] }
  const first = [{ Component: Root, errorElement: <RouteError />, children: [guarded, ...openPages] }]
  const routesOf = (table: RouteObject[], path: string) => (matchRoutes(table, path) ?? []).map(({ route }) => route)
  return {
    first,
    discover: async ({ patch }) => patch(insideFrame, await late()),
    at: async (path) => {
      const found = routesOf(first, path)
      return found.at(-1)?.path === '*' ? [frame, ...routesOf(await late(), path)] : found
    },
  }
}
