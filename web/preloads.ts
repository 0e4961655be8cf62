import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { interfaceLanguages } from '../contract/values/languages.ts'
import { type Bundle, firstBundles } from './locales/bundles.ts'
import { lateWords, wordsOf } from './word-bundles.ts'

/** What a page needs besides the first file: its modules, and its words. */
const pages: Readonly<Record<string, { modules: readonly string[]; words: readonly Bundle[] }>> = {
  '/school': {
    modules: ['lazy-routes.ts', 'school/school-page.tsx', 'home/prefetch-data.ts'],
    words: ['inside', 'teaching', 'reporting', 'people'],
  },
  '/students': { modules: ['students/students-page.tsx', 'students/prefetch-data.ts'], words: ['inside'] },
  '': { modules: ['lazy-routes.ts'], words: ['inside'] },
}
const framed = ['frame/frame.tsx', 'app/session/auth-calls.ts']
const placeholder = '__PRELOADS__'

interface Chunk {
  fileName: string
  imports: readonly string[]
  moduleIds: readonly string[]
}

/** Fills into index.html which files each page needs, so that they are asked for before the first of them runs. */
export const preloads = (): Plugin => ({
  name: 'tertulia:preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!html.includes(placeholder)) return html
      const chunks = Object.values(bundle ?? {}).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      return html.replace(placeholder, JSON.stringify(bundle ? preloadsOf(chunks) : {}))
    },
  },
})

function preloadsOf(chunks: readonly Chunk[]) {
  const holding = (file: string) => {
    const id = fileURLToPath(new URL(file, import.meta.url))
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!chunk) throw new Error(`No chunk has ${file}`)
    return chunk
  }
  const first = withImports(holding('main.tsx'), chunks)
  const filesOf = (modules: readonly string[]) => [
    ...new Set([...framed, ...modules].flatMap((file) => [...withImports(holding(file), chunks)])).difference(first),
  ]
  // Names the files of all words but the first.
  const table = chunks.find(({ moduleIds }) => moduleIds.includes(lateWords))
  const isLate = (bundle: Bundle) => !firstBundles.some((one) => one === bundle)
  const tableFor = (words: readonly Bundle[]) => (table && words.some(isLate) ? [table.fileName] : [])
  const wordFile = (language: string, bundle: string) =>
    chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => {
        const words = wordsOf(id)
        return words?.language === language && words.bundle === bundle
      }),
    )?.fileName
  return Object.fromEntries(
    Object.entries(pages).map(([path, { modules, words }]) => [
      path,
      {
        files: [...filesOf(modules), ...tableFor(words)],
        words: Object.fromEntries(
          interfaceLanguages.map((language) => [
            language,
            ['open' as const, ...words].flatMap((bundle) => wordFile(language, bundle) ?? []),
          ]),
        ),
      },
    ]),
  )
}

function withImports(chunk: Chunk, chunks: readonly Chunk[]): Set<string> {
  const all = new Set<string>()
  const ahead = [chunk.fileName]
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    if (all.has(name)) continue
    all.add(name)
    ahead.push(...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []))
  }
  return all
}
