import { acts } from './acts.ts'
import { entities } from './entities.ts'
import { foldText } from '#server/analysis/fold.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { formByRule } from './verbs-by-rule.ts'
import { misspelt } from './misspelt.ts'
import { accents } from './rules/accents.ts'
import { choices } from './rules/choices.ts'
import { contractions } from './rules/contractions.ts'
import { nounPhrase } from './rules/noun-phrase.ts'
import { prepositions } from './rules/prepositions.ts'
import { verbs } from './rules/verbs.ts'
import { agreement } from './rules/agreement.ts'
import { everydayWords } from './rules/everyday.ts'
import { missing } from './rules/missing.ts'
import { afterVerbs } from './rules/after-verbs.ts'
import { order } from './rules/order.ts'
import { moreSlips } from './rules/more-slips.ts'
import { agreementSlips } from './rules/agreement-slips.ts'
import { slips } from './rules/slips.ts'
import { similar } from './rules/similar.ts'
import { places } from './rules/places.ts'
import { subjunctive } from './rules/subjunctive.ts'
import { tenses } from './rules/tenses.ts'
import { verbChains } from './rules/verb-chains.ts'
import { english } from './from/en.ts'
import { spanishFriends } from './from/es-friends.ts'
import { spanish } from './from/es.ts'
import { forms } from './why/forms.ts'
import { words } from './why/words.ts'
import { choices as whyChoices } from './why/choices.ts'
import { places as whyPlaces } from './why/places.ts'
import { sentences } from './why/sentences.ts'

// Small and large ones ("cafezinho", "pouquinho"), and verbs with pronouns after a hyphen.
function isWord(word: string, isKnown: (part: string) => boolean): boolean {
  const lower = word.toLowerCase()
  const parts = lower.split('-')
  if (parts.length > 1)
    return parts.every(
      (part) => isKnown(part) || (/[áêéôí]$/.test(part) && [foldText(part), `${foldText(part)}r`].some(isKnown)),
    )
  const inner = /^(?:des|re|in|im|super|anti|sub|auto|pré|ultra|multi|mini)(.{4,})$/.exec(lower)?.[1]
  if (inner && (isKnown(inner) || (/^(?:rr|ss)/.test(inner) && isKnown(inner.slice(1))))) return true
  const stem = /^(.{2,}?)z?(?:inh|ã?ozinh|[íi]ssim)[oa]s?$/.exec(lower)?.[1]
  if (stem === undefined) return false
  const base = stem.replace(/qu$/, 'c').replace(/gu$/, 'g')
  return ['', 'o', 'a', 'e', 'l', 'm'].some((end) => isKnown(base + end) || isKnown(stem + end)) || /[ãõ]e?$/.test(stem)
}

/** Portuguese as in Brazil. */
export const pack: LanguagePack = {
  language: 'pt',
  tokens: { elided: new Set(), afterHyphen: new Set() },
  isWord,
  settlings: [{ pattern: '<pron subj> não? [<verb>]', keep: 'verb' }],
  misspelt,
  mend: (word, lexicon, mayBeName) => (mayBeName || word.length < 4 ? null : formByRule(word, lexicon)),
  rules: [
    ...accents,
    ...choices,
    ...everydayWords,
    ...similar,
    ...contractions,
    ...places,
    ...afterVerbs,
    ...prepositions,
    ...subjunctive,
    ...verbChains,
    ...missing,
    ...order,
    ...verbs,
    ...nounPhrase,
    ...slips,
    ...agreementSlips,
    ...moreSlips,
    ...tenses,
    ...agreement,
  ],
  from: { es: [...spanish, ...spanishFriends], en: english },
  why: { ...forms, ...words, ...sentences, ...whyPlaces, ...whyChoices },
  acts,
  entities,
}
