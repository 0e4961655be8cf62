/** The web app's routes; the server answers any other path with 404 and the not-found page. */
export const pagePaths = [
  '/',
  '/login',
  '/sign-up',
  '/students',
  '/students/:id',
  '/classes',
  '/classes/rollover',
  '/classes/:id',
  '/classes/:id/join',
  '/school',
  '/create',
  '/create/:id',
  '/manage',
  '/manage/:id',
  '/avatars',
  '/avatars/:id',
  '/voice',
  '/voice/device',
  '/conversations',
  '/conversations/:id',
  '/practice-cards',
  '/reports',
  '/reports/print',
  '/upgrade',
  '/upgrade/change',
  '/upgrade/return',
  '/upgrade/portal',
  '/upgrade/checkout/:id',
  '/settings',
  '/settings/general',
  '/settings/credentials',
  '/settings/sessions',
  '/settings/billing',
  '/settings/activity',
  '/settings/staff',
  '/settings/notices',
  '/licences',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/invitation',
  '/second-step',
  '/errors/404',
  '/prototypes/errors/401',
  '/prototypes/errors/404',
  '/prototypes/errors/429',
  '/prototypes/errors/500',
] as const

const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(':id', '[^/]+')}$`))

export const isPagePath = (path: string): boolean => patterns.some((pattern) => pattern.test(path))

/** A separate entry, which shares nothing with the dashboard. */
export const practicePath = '/practice'
/** Where a student joins a class; a page of the same entry. The code is in the fragment, or follows the path. */
export const joinPath = '/join'

/** Whether the students' entry is served at a path. */
export const isStudentPath = (path: string): boolean =>
  path === practicePath || path === joinPath || /^\/join\/[^/]+$/.test(path)
