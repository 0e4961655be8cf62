/** Every page path of the web app; any other answers 404 with the not-found page. */
export const pagePaths = [
  '/',
  '/login',
  '/sign-up',
  '/students',
  '/upgrade',
  '/errors/404',
  '/prototypes/errors/401',
  '/prototypes/errors/404',
  '/prototypes/errors/429',
  '/prototypes/errors/500',
] as const
