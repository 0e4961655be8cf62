/** What a mistake is. */
export type FindingKind =
  | 'spelling'
  | 'accents'
  | 'capital'
  | 'agreement'
  | 'verb_form'
  | 'tense'
  | 'article'
  | 'preposition'
  | 'word_order'
  | 'missing_word'
  | 'extra_word'
  | 'word_choice'
  | 'false_friend'

/** Something that a student wrote, where, and how it is better. */
export interface Finding {
  kind: FindingKind
  written: string
  better: string
  /** In UTF-16 units of the message. */
  start: number
  end: number
  /** The rule that found it; `spelling` and `accents` for words. */
  rule: string
  /** The key of the sentence that says why; empty where the mended word says enough. */
  why: string
}
