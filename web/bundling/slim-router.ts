import type { Plugin } from 'vite'

/** Functions of React Router that nothing in this app calls, and what takes the place of their bodies. */
export const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Loaded by the server of a framework.
  'dom/ssr/components.js': { PrefetchPageLinks: '', usePrefetchBehavior: 'return [false, undefined, {}]' },
  'dom/lib.js': { parseHydrationData: '', useViewTransitionState: 'return false' },
  // A route here has neither an action nor a fetcher, and no View Transition.
  'router/router.js': {
    fetch: '',
    handleAction: 'return {}',
    handleFetcherAction: '',
    handleFetcherLoader: '',
    resetFetcher: '',
    setFetcherError: '',
    updateFetcherState: '',
    getUpdatedRevalidatingFetchers: '',
    normalizeNavigateOptions: 'return { path }',
    getSubmissionFromNavigation: '',
    getSubmittingNavigation: '',
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
    cancelDiscoveryNavigation: '',
    getInstrumentationNavigateMeta: '',
  },
  'router/instrumentation.js': {
    getRouteInstrumentationUpdates: '',
    instrumentClientSideRouter: '',
    consumeInstrumentationClientResultMetaReceiver: '',
  },
  // The root has an error element.
  'hooks.js': { DefaultErrorComponent: 'return null' },
}

/** Removes a third of React Router from the build: what the app does not use, names for its developer tools, and warnings. */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\// },
    handler: (code, id) => slimFile(code, id.slice(id.lastIndexOf('/production/lib/') + '/production/lib/'.length)),
  },
})

export function slimFile(code: string, file: string): string {
  const used = Object.entries(leftOut[file] ?? {}).reduce((rest, [name, body]) => withBody(rest, name, body), code)
  return used
    .replace(/^\t*warn(?:ing|Once)\(.*\);$/gm, '')
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
}

/** The library is formatted: a function ends at a brace that stands where it begins. */
function withBody(code: string, name: string, body: string): string {
  const head = new RegExp(String.raw`^(\t*)(?:async )?function ${name}\(.*\) \{$`, 'm').exec(code)
  const end = head ? code.indexOf(`\n${head[1]}}`, head.index) : -1
  if (!head || end < 0)
    throw new Error(`React Router has no function ${name} any more: see web/bundling/slim-router.ts`)
  return code.slice(0, head.index + head[0].length) + body + code.slice(end)
}
