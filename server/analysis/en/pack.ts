import type { LanguagePack } from '#server/analysis/pack.ts'
import { agreement } from './rules/agreement.ts'
import { why } from './why.ts'

/** English, British and American. */
export const pack: LanguagePack = {
  language: 'en',
  tokens: { elided: new Set(), afterHyphen: new Set() },
  settlings: [
    { pattern: '<det> [<noun>]', keep: 'noun' },
    { pattern: '<pron subj> [<verb>]', keep: 'verb' },
    { pattern: 'to [<verb inf>]', keep: 'verb' },
    { pattern: '<modal> [<verb inf>]', keep: 'verb' },
  ],
  rules: [...agreement],
  from: {},
  why,
}
