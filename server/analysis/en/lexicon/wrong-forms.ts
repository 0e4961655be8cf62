import type { Entry } from '#server/analysis/lexicon/entries.ts'
import { longAdjectives, shortAdjectives } from './adjectives.ts'
import { irregularPlurals, uncountable } from './nouns.ts'
import { irregularVerbs } from './verbs.ts'

/** Forms that learners build as if there were no exceptions (`goed`, `childs`, `informations`); those that are words must be left out. */
export function* wrongForms(): Generator<Entry> {
  for (const { base } of irregularVerbs)
    for (const form of pastsOf(base)) yield { form, lemma: base, tags: 'wrong past' }
  for (const [one, many] of Object.entries(irregularPlurals)) {
    if (one !== many) yield { form: `${one}s`, lemma: one, tags: 'wrong plural' }
    yield { form: `${many}s`, lemma: one, tags: 'wrong plural' }
  }
  for (const lemma of uncountable) yield { form: `${lemma}s`, lemma, tags: 'wrong mass' }
  for (const lemma of [...longAdjectives, ...shortAdjectives])
    yield { form: /[sxh]$/.test(lemma) ? `${lemma}es` : `${lemma}s`, lemma, tags: 'wrong adjective' }
}

function pastsOf(base: string): string[] {
  if (base.endsWith('e')) return [`${base}d`]
  return /[^aeiou][aeiou][bdgmnpt]$/.test(base) ? [`${base}ed`, `${base}${base.at(-1)}ed`] : [`${base}ed`]
}
