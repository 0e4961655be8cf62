import type { Correction } from '#contract/practice/corrections.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { analyserOf } from './packs.ts'

/** Says why, beside each correction that a rule of the practised language made, in the language of the one who reads. */
export async function explain(
  corrections: readonly Correction[],
  language: string,
  reader: string | null,
): Promise<Correction[]> {
  if (corrections.every(({ rule }) => rule === undefined)) return [...corrections]
  const analyser = await analyserOf(language)
  const own = interfaceLanguages.find((each) => each === reader) ?? 'en'
  return corrections.map((correction) => {
    const key = correction.rule === undefined ? undefined : analyser?.whyOf.get(correction.rule)
    const why = key === undefined ? undefined : analyser?.pack.why[key]?.[own]
    return why === undefined ? correction : { ...correction, why: fill(why, correction) }
  })
}

const fill = (why: string, { written, better }: Correction) =>
  why.replaceAll('{written}', written).replaceAll('{better}', better ?? '')
