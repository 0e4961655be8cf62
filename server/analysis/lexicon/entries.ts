/** One reading of a word form, as a language's sources give it. */
export interface Entry {
  form: string
  lemma: string
  /** Words apart by spaces: the part of speech first, then what the language tells apart (`noun masc pl`, `verb pres 3s`). */
  tags: string
}

/** What a lexicon is compiled from. */
export interface LexiconSource {
  entries: Iterable<Entry>
  /** Common words, the most frequent first; those that `entries` lacks are left out. */
  frequent: readonly string[]
}
