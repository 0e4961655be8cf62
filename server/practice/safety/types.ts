/**
 * Phrases of a frightened pupil, in one language: words in this order, without accents, apostrophes and capitals. `/` stands between alternatives of a word, `*` for its rest, `~` for one word that may stand there and `~~` for up to three, `$` for the end of the sentence.
 * In words of five letters and more, one letter may be wrong; write down the misspellings of shorter ones. Elided words are two: "je m'ennuie" is `je m ennuie`.
 */
export interface SafetyWords {
  /** Wanting to die, to hurt oneself: `want to ~ die`. */
  self_harm: readonly string[]
  /** Being hit, hurt, touched or threatened by a person: `dad/mum ~ hits me`. */
  abuse: readonly string[]
  /** What people say without meaning it: `die of laughter`. It takes back a phrase that it shares a word with. */
  harmless: readonly string[]
}
