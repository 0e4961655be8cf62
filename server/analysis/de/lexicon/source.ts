import type { Entry, LexiconSource } from '#server/analysis/lexicon/entries.ts'
import { frequentWords } from '#server/analysis/lexicon/packages.ts'
import { everyday } from './everyday.ts'
import { names, places } from './names.ts'
import { nounEntries } from './nouns.ts'
import { smallWords } from './small-words.ts'
import { adjectiveEntries } from './adjectives.ts'
import { surnames } from './surnames.ts'
import { verbEntries } from './verbs.ts'
import { wrongParticiples, wrongPresents } from './wrong-forms.ts'

/** The words of German. */
export const readSource = (): LexiconSource => ({
  entries: readEntries(),
  frequent: withEveryday(frequentWords('german')),
})

// Words of lessons are nearer than those of films.
const withEveryday = (words: readonly string[]) => [...words.slice(0, 2500), ...everyday, ...words.slice(2500)]

function* readEntries(): Generator<Entry> {
  const known = new Set<string>()
  for (const entries of [smallWords, verbEntries(), nounEntries(), adjectiveEntries()])
    for (const entry of entries) {
      known.add(entry.form)
      yield entry
    }
  for (const form of names) yield { form, lemma: form, tags: 'name first' }
  for (const form of surnames) if (!known.has(form)) yield { form, lemma: form, tags: 'name family' }
  for (const form of places) yield { form, lemma: form, tags: 'name place' }
  for (const form of Object.keys(wrongParticiples))
    if (!known.has(form)) yield { form, lemma: form, tags: 'wrong participle' }
  for (const form of Object.keys(wrongPresents))
    if (!known.has(form)) yield { form, lemma: form, tags: 'wrong present' }
}
