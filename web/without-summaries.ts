import type { Plugin } from 'vite'

const summary = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\s?/g

/** Removes endpoint summaries from the build: only the API documentation shows them. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/(?:[\w-]+\/)?[\w-]+\.ts$/ },
    handler: (code) => code.replace(summary, ''),
  },
})
