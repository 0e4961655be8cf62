import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { directImports } from './direct-imports.ts'

const entry = join(import.meta.dirname, '../frame/entry.ts')

async function modulesOf(code: string): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      directImports(),
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] }, rolldownOptions: { external: /^react/ } },
  })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return files
    .flatMap((file) => ('moduleIds' in file ? file.moduleIds : []))
    .map((id) => id.replace(/.*node_modules./, ''))
}

test('an import reaches the file of the name, past the index', async () => {
  const modules = await modulesOf(
    [
      "import { Bell, type LucideIcon, X as Close } from 'lucide-react'",
      "import { useMediaQuery } from '@mantine/hooks'",
      "import { QueryClient, useQuery } from '@tanstack/react-query'",
      'export const icon: LucideIcon = Bell',
      'export { Close, QueryClient, useMediaQuery, useQuery }',
      '',
    ].join('\n'),
  )
  const named = ['bell.mjs', '/x.mjs', 'use-media-query.mjs', 'queryClient.js', 'useQuery.js']
  for (const file of named) expect(modules.some((id) => id.endsWith(file))).toBe(true)
  expect(
    modules.filter((id) => /lucide-react\.mjs|hooks.esm.index|modern.index|useQueries|infiniteQueryO/.test(id)),
  ).toEqual([])
})

test('a name that a library does not have is said', async () => {
  await expect(modulesOf("import { Nothing } from 'lucide-react'\nexport { Nothing }\n")).rejects.toThrow(
    'lucide-react does not export Nothing',
  )
})
