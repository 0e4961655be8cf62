import type { CorrectionKind } from '#contract/practice/corrections.ts'

/** Something that a student wrote, where, and how it is better. */
export interface Finding {
  kind: Exclude<CorrectionKind, 'other_language'>
  written: string
  better: string
  /** In UTF-16 units of the message. */
  start: number
  end: number
  /** The rule that found it; `spelling` and `accents` for words. */
  rule: string
}
