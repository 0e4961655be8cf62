import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { pagePaths } from '#contract/pages.ts'
import { areas } from './app/navigation.ts'
import { createTokens } from './lib/token.ts'
import { createSession } from './app/create-session.ts'
import { createRoutes } from './routes.tsx'

const session = createSession({ send: () => Promise.reject(new Error('no calls')), tokens: createTokens(localStorage) })
const routes = createRoutes(session, async () => undefined)
const paths = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)])

test('the server knows exactly the pages of this table', () => {
  expect(
    paths(routes)
      .filter((path) => path !== '*')
      .toSorted(),
  ).toEqual([...pagePaths].toSorted())
})

test('the navigation leads to pages of this table', () => {
  for (const { path, pages = [] } of areas)
    for (const target of [path, ...pages.map((page) => page.path)])
      expect(matchRoutes(routes, target)?.at(-1)?.route.path).toBe(target)
})

test('a page that is not built shows the 404 page', () => {
  for (const path of ['/school', '/create', '/nowhere']) expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe('*')
})

test('without a token, no page behind the guard is fetched', async () => {
  localStorage.clear()
  for (const { route } of matchRoutes(routes, '/students') ?? [])
    if (typeof route.lazy === 'function') await expect(route.lazy()).rejects.toThrow('Nobody is signed in')
})
