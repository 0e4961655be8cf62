import * as z from 'zod/mini'
import type { Correction, CorrectionKind } from '#contract/practice/corrections.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { checkedLanguages } from '#server/analysis/packs.ts'
import { languageCodes } from '#server/practice/grammar-server/language-codes.ts'
import { errorOfResponse, readErrorBody } from '#server/upstream/upstream-error.ts'
import { createUpstreamFetch } from '#server/upstream/upstream-fetch.ts'

export interface CheckedText {
  text: string
  language: PracticeLanguage
  native_language: string | null
}
export type GrammarClient = (checked: CheckedText) => Promise<Correction[]>

const timeout = { connect: 3_000, whole: 15_000 } as const

const Answer = z.object({
  matches: z.array(
    z.object({
      offset: z.int(),
      length: z.int(),
      replacements: z.array(z.object({ value: z.string() })),
      rule: z.object({ id: z.string(), category: z.object({ id: z.string() }) }),
    }),
  ),
})
type Match = z.output<typeof Answer>['matches'][number]

const kindsByCategory: Readonly<Record<string, CorrectionKind>> = {
  TYPOS: 'spelling',
  CASING: 'capital',
  GRAMMAR: 'agreement',
  CONFUSED_WORDS: 'word_choice',
  COLLOCATIONS: 'word_choice',
  FALSE_FRIENDS: 'false_friend',
}
// Its category "grammar" is one; the names of its rules say more.
const kindsByRule: readonly (readonly [RegExp, CorrectionKind])[] = [
  [/ARTICLE|A_AN|AN_A|_DET/, 'article'],
  [/PREP/, 'preposition'],
  [/TENSE|PAST_/, 'tense'],
  [/VERB|AUX|INFINITIV|PARTICIP|GERUND/, 'verb_form'],
  [/ORDER|STELLUNG/, 'word_order'],
  [/MISSING/, 'missing_word'],
]

/** Calls `/v2/check` of a LanguageTool server. Style and punctuation are not corrected; nor is spelling where the product's own lexicon checks it. */
export function createGrammarClient(baseUrl: string): GrammarClient {
  const send = createUpstreamFetch(timeout.connect)
  return async ({ text, language, native_language }) => {
    const code = languageCodes[language]
    if (!code) return []
    const body = new URLSearchParams({ text, language: code })
    if (native_language) body.set('motherTongue', native_language)
    const response = await send(`${baseUrl}/v2/check`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeout.whole),
    })
    if (!response.ok) throw errorOfResponse(response, await readErrorBody(response), text)
    const { matches } = Answer.parse(await response.json())
    return matches.flatMap((match) => correctionOf(match, text, language) ?? [])
  }
}

function correctionOf({ offset, length, replacements, rule }: Match, text: string, language: string) {
  const kind = kindOf(rule)
  const [replacement] = replacements
  const isOwnWork = kind === 'spelling' && checkedLanguages.includes(language)
  const end = offset + length
  if (!kind || isOwnWork || !replacement || offset < 0 || length < 1 || end > text.length) return null
  const written = text.slice(offset, end)
  return { kind, written, better: replacement.value, start: offset, end, rule: `languagetool.${rule.id}` }
}

function kindOf({ id, category }: Match['rule']): CorrectionKind | undefined {
  const kind = kindsByCategory[category.id]
  return kind === 'agreement' ? (kindsByRule.find(([pattern]) => pattern.test(id))?.[1] ?? kind) : kind
}
