import type { Finding } from '#server/analysis/finding.ts'
import { analyserOf } from '#server/analysis/packs.ts'
import { analysisOf } from '#server/practice/measures/analysed.ts'
import type { Script } from '#server/services/partner.ts'
import type { Outcome } from './outcome.ts'

interface Mixed {
  script: Script
  text: string
  native_language: string | null
}

// What learners mix in most, whichever language is their first.
const kin: Readonly<Record<string, string>> = { es: 'pt', it: 'es', pt: 'es' }

/** Whether a message was not understood as it stands, so that it may be as it was meant. */
export const isUnheard = (outcome: Outcome): boolean =>
  outcome.kind === 'helped' ||
  (outcome.kind === 'nudged' && outcome.aside === null) ||
  (outcome.kind === 'aside' && outcome.aside.kind === 'other_language')

/** A message as it was meant, its mistakes and words of a near language mended: most likely first; none where more than three quarters of it would change. */
export async function mendedTexts({ script, text, native_language }: Mixed): Promise<string[]> {
  const analyser = await analyserOf(script.language)
  if (!analyser) return []
  const near = kin[script.language] ?? null
  const texts: string[] = []
  for (const native of new Set([native_language, near])) {
    const { findings: all } = await analysisOf(analyser, { script, text, native_language: native })
    // A word of another language is only by chance like one of this.
    const findings = all.filter(({ rule }) => rule !== 'spelling')
    const mended = isLittle(findings, text) ? mend(text, findings) : text
    if (mended !== text && !texts.includes(mended)) texts.push(mended)
  }
  return texts
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

const isLittle = (findings: readonly Finding[], text: string) =>
  findings.reduce((sum, { written }) => sum + countWords(written), 0) * 4 <= countWords(text) * 3

const mend = (text: string, findings: readonly Finding[]) =>
  findings
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, better }) => whole.slice(0, start) + better + whole.slice(end), text)
