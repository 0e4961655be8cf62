import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './web/chunks.ts'
import { buildApp } from './web/publish-build.ts'
import { preloads } from './web/preloads.ts'
import { withoutSchemas } from './web/bundling/without-schemas.ts'
import { withoutSummaries } from './web/without-summaries.ts'
import { contractCalls } from './web/bundling/contract-calls.ts'
import { directImports } from './web/bundling/direct-imports.ts'
import { wordBundles } from './web/word-bundles.ts'

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    wordBundles(),
    directImports(),
    preloads(),
    contractCalls('client'),
    withoutSchemas('practice'),
    withoutSummaries(),
  ],
  server: {
    proxy: {
      '/api': process.env.API_URL ?? 'http://127.0.0.1:3000',
      '/dev/mail': process.env.API_URL ?? 'http://127.0.0.1:3000',
      '/dev/billing': process.env.API_URL ?? 'http://127.0.0.1:3000',
    },
  },
  // Both apps are served by one server; the entries of a build are named from another folder.
  optimizeDeps: { entries: ['index.html', 'practice.html'] },
  build: {
    // Put into dist/ by `buildApp` once it is whole.
    outDir: '../dist/.building',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
    // What a page needs is asked for together with it, by `lazy` and `prefetch`.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  // The students' page is built by itself: what it shared with the school's pages, both would have to fetch in more pieces.
  environments: {
    practice: {
      consumer: 'client',
      optimizeDeps: { noDiscovery: true, entries: [] },
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'web/practice.html',
          output: { codeSplitting: { groups: chunkGroups('students') } },
        },
      },
    },
  },
  builder: { buildApp },
})
