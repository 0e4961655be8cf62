import type { Correction, CorrectionKind } from '#contract/practice/corrections.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/values/languages.ts'
import { explain } from '#server/analysis/explain.ts'
import type { Script } from '#server/services/partner.ts'

const mostNamedInTalk: Readonly<Record<Script['correction'], number>> = {
  none: 0,
  recast: 1,
  prompt: 2,
  every_mistake: 2,
  at_the_end: 0,
}

// What hinders understanding comes first, even before what the chatbot practises.
const hindering: readonly CorrectionKind[] = ['false_friend', 'word_choice', 'verb_form', 'word_order', 'missing_word']
const others: readonly CorrectionKind[] = [
  'tense',
  'agreement',
  'preposition',
  'article',
  'extra_word',
  'spelling',
  'accents',
  'capital',
  'other_language',
]
const byImportance = [...hindering, ...others]

/** How a teacher names a kind of mistake in the field `grammar` of a chatbot, in the six languages of the interface. */
const focusWords: Partial<Record<CorrectionKind, RegExp>> = {
  article: /\bart(?:ic|ik|íc)/iu,
  preposition: /pr[eäé]pos|\bprep\b/iu,
  tense:
    /\b(?:past|present|future|perfect|tenses?|pass[ée]|pr[ée]sent|futur|imparfait|conditional|conditionnel|perfekt|präteritum|präsens|zeiten|vergangenheit|pret[ée]rit|pasado|futuro|imperfet|passato|prossimo|trapassato|presente|tiempos|tempos|tempi)/iu,
  verb_form:
    /\b(?:verb|conjug|konjug|coniug|irregular|unregelmäßig|subj[ou]n|kongiuntiv|congiuntiv|infinit|gerund|modal)/iu,
  agreement:
    /\b(?:agree|accord|concord|kongruenz|plural|adje[ck]|gender|genre|g[ée]ner[eo]|genus|kasus|akkusativ|dativ)/iu,
  word_order: /\b(?:word order|order|ordre|orden|ordem|ordine|wortstellung|satzstellung|nebens[aä]tz)/iu,
}

const isFocus = (grammar: readonly string[], kind: CorrectionKind): boolean =>
  grammar.some((item) => focusWords[kind]?.test(item.normalize('NFC')))

/** Marks the mistakes that the coach names now: hindering ones first, then the chatbot's focus, then what this student got wrong before. What was named before stays so and counts. */
export async function chooseNamed(
  script: Pick<Script, 'correction' | 'grammar'>,
  corrections: readonly Correction[],
  findEarlierRules: () => Promise<readonly string[]>,
): Promise<Correction[]> {
  const fresh = corrections.filter(({ coaching }) => coaching === undefined)
  const most = Math.max(0, mostNamedInTalk[script.correction] - (corrections.length - fresh.length))
  if (most === 0) return [...corrections]
  const earlier = fresh.length > most ? await findEarlierRules() : []
  const rankOf = ({ kind, rule }: Correction) => {
    if (hindering.includes(kind)) return hindering.indexOf(kind)
    const group = isFocus(script.grammar, kind) ? 1 : rule !== undefined && earlier.includes(rule) ? 2 : 3
    return group * byImportance.length + byImportance.indexOf(kind)
  }
  const chosen = new Set(fresh.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most))
  return corrections.map((correction) => {
    if (!chosen.has(correction)) return correction
    const isAsked = script.correction === 'prompt' && Boolean(correction.better)
    return { ...correction, coaching: isAsked ? 'asked' : 'named' }
  })
}

export const helpsInOwnLanguage = ({ level, help_language }: Pick<Script, 'level' | 'help_language'>): boolean =>
  help_language === 'own' || level === 'A1' || level === 'A2'

export function coachLanguage(
  { level, help_language, language }: Pick<Script, 'level' | 'help_language' | 'language'>,
  native_language: string | null,
): InterfaceLanguage {
  const wanted = [helpsInOwnLanguage({ level, help_language }) ? native_language : language, native_language, language]
  return wanted.flatMap((code) => interfaceLanguages.find((each) => each === code) ?? [])[0] ?? 'en'
}

export const coachOf = (
  script: Script,
  corrections: readonly Correction[],
  native_language: string | null,
): Promise<Correction[]> =>
  explain(
    corrections.filter(({ coaching }) => coaching !== undefined),
    script.language,
    coachLanguage(script, native_language),
  )
