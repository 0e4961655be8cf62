import type { Correction, CorrectionKind } from '#contract/practice/corrections.ts'

/** What the recogniser writes although it was not said. */
const writtenKinds: ReadonlySet<CorrectionKind> = new Set(['spelling', 'accents', 'capital'])

const soundOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

export const audibleMistakes = <Found extends Pick<Correction, 'kind' | 'written' | 'better'>>(
  corrections: readonly Found[],
): Found[] =>
  corrections.filter(
    ({ kind, written, better }) => !writtenKinds.has(kind) && (better === null || soundOf(written) !== soundOf(better)),
  )
