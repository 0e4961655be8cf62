import type { CorrectionKind } from '#contract/practice/corrections.ts'

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

export const isFocus = (grammar: readonly string[], kind: CorrectionKind): boolean =>
  grammar.some((item) => focusWords[kind]?.test(item.normalize('NFC')))
