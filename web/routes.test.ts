import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { pagePaths } from '#contract/pages.ts'
import { areas } from './app/navigation/navigation.ts'
import { createTokens } from './lib/api/token.ts'
import { createSession } from './app/session/create-session.ts'
import { createLazyRoutes } from './lazy-routes.ts'
import { createRoutes } from './routes.tsx'

const session = createSession({ send: () => Promise.reject(new Error('no calls')), tokens: createTokens(localStorage) })
const need = async () => undefined
const table = createRoutes(session, need)
const routes = [...table.first, ...createLazyRoutes(session, need)]
const paths = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)])

test('the server knows exactly the pages of this table', () => {
  expect(
    paths(routes)
      .filter((path) => path !== '*')
      .toSorted(),
  ).toEqual([...pagePaths].toSorted())
})

test('the navigation leads to pages of this table', async () => {
  for (const { path, pages = [] } of areas)
    for (const target of [path, ...pages.map((page) => page.path)])
      expect((await table.at(target)).at(-1)?.path).toBe(target)
})

test('a page that is not built shows the 404 page', () => {
  for (const path of ['/voice/nowhere', '/nowhere']) expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe('*')
})

test('without a token, no page behind the guard is fetched', async () => {
  localStorage.clear()
  for (const path of ['/students', '/manage'])
    for (const { lazy } of await table.at(path))
      if (typeof lazy === 'function') await expect(lazy()).rejects.toThrow('Not signed in')
})
