import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as whole from 'react-router'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { leftOut, slimRouter } from './slim-router.ts'

type Router = Pick<typeof whole, 'createMemoryRouter' | 'redirect'>

/** What is told of a walk through all that the app's routes do. */
async function walk({ createMemoryRouter, redirect }: Router): Promise<unknown[]> {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        errorElement: 'failed',
        children: [
          { path: 'students', loader: ({ request }) => new URL(request.url).search },
          { path: 'late', lazy: async () => ({ loader: () => 'late', Component: () => null }) },
          { path: 'old', loader: () => redirect('/students?page=2') },
          { path: 'broken', loader: () => Promise.reject(new Error('down')) },
          { path: 'cut', lazy: () => Promise.reject(new Error('no chunk')) },
          { id: 'more', children: [{ path: '*', loader: () => 'nothing' }] },
        ],
      },
    ],
    {
      initialEntries: ['/students'],
      patchRoutesOnNavigation: ({ path, patch }) => {
        if (path === '/found') patch('more', [{ path: 'found', loader: () => 'found' }])
      },
    },
  )
  const told: unknown[] = []
  const stop = router.subscribe(({ location, navigation, loaderData, errors, historyAction, matches, blockers }) =>
    told.push([
      location.pathname + location.search + location.hash,
      [navigation.state, navigation.location?.pathname, historyAction],
      matches.map(({ route, pathname }) => [route.id, pathname]),
      structuredClone(loaderData),
      Object.entries(errors ?? {}).map(([id, error]) => [id, String(error)]),
      [...blockers].map(([key, { state }]) => [key, state]),
    ]),
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  for (const to of [
    '/late',
    '/old',
    '/students?page=3',
    '/students?page=3#end',
    '/broken',
    '/cut',
    '/found',
    '/nowhere',
  ])
    await router.navigate(to)
  await router.navigate('../late', { replace: true, state: { from: 'here' } })
  await router.navigate(-1)
  await router.revalidate()
  router.getBlocker('unsaved', ({ nextLocation }) => nextLocation.pathname === '/late')
  await router.navigate('/late')
  router.state.blockers.get('unsaved')?.proceed?.()
  await expect.poll(() => router.state.location.pathname).toBe('/late')
  router.deleteBlocker('unsaved')
  await router.navigate('/students')
  stop()
  router.dispose()
  return told
}

test('what is left of React Router does what the whole does', async () => {
  const entry = join(import.meta.dirname, 'slim-router.ts')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['production', 'module', 'browser'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      slimRouter(),
      {
        name: 'entry',
        enforce: 'pre',
        load: (id) => (id === entry ? "export { createMemoryRouter, redirect } from 'react-router'" : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const code = file && 'code' in file ? file.code : ''
  expect(code.includes('getMatchesToLoad(revalidationRequest')).toBe(false)
  const slim: Router = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const told = await walk(slim)
  expect(told.length).toBeGreaterThan(20)
  expect(told).toEqual(await walk(whole))
})

const web = join(import.meta.dirname, '..')

test('the app uses nothing of what is left out', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^bundling/.test(file))
  const imports = sources.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/import \{([^}]*)\} from 'react-router'/g)].flatMap(
      ([, names = '']) => names.split(','),
    ),
  )
  const used = new Set(imports.map((name) => name.replace(/\b(?:type|as \w+)\b/g, '').trim()))
  expect(used.size).toBeGreaterThan(10)
  const gone = ['Form', 'useFetcher', 'useFetchers', 'useSubmit', 'useActionData', 'useViewTransitionState', 'Links']
  expect(gone.filter((name) => used.has(name))).toEqual([])
  expect(Object.values(leftOut).flatMap(Object.keys)).toContain('handleAction')
})
