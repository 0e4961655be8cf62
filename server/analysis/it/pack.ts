import { acts } from './acts.ts'
import { entities } from './entities.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { misspelt } from './misspelt.ts'
import { fromEn } from './from/en.ts'
import { fromEs } from './from/es.ts'
import { fromDe } from './from/de.ts'
import { mend } from './spelling/mend.ts'
import { accents } from './rules/accents.ts'
import { adjectives } from './rules/adjectives.ts'
import { choices } from './rules/choices.ts'
import { chosen } from './rules/chosen.ts'
import { farAgreement } from './rules/far-agreement.ts'
import { confused } from './rules/confused.ts'
import { clock } from './rules/learners/clock.ts'
import { possessives } from './rules/learners/possessives.ts'
import { slips } from './rules/learners/slips.ts'
import { moreAccents } from './rules/more-accents.ts'
import { morePrepositions } from './rules/more-prepositions.ts'
import { placePrepositions } from './rules/place-prepositions.ts'
import { nounPhrase } from './rules/noun-phrase.ts'
import { past } from './rules/past.ts'
import { order } from './rules/order.ts'
import { missing } from './rules/missing.ts'
import { subjects } from './rules/persons.ts'
import { verbChoices } from './rules/verb-choices.ts'
import { prepositions } from './rules/prepositions.ts'
import { verbs } from './rules/verbs.ts'
import { when } from './rules/when.ts'
import { words } from './rules/words.ts'
import { aboutChoices } from './why/about-choices.ts'
import { aboutForms } from './why/about-forms.ts'
import { aboutWords } from './why/about-words.ts'
import { aboutLearners } from './why/about-learners.ts'
import { aboutMore } from './why/about-more.ts'
import { aboutTimes } from './why/about-times.ts'
import { aboutVerbs } from './why/about-verbs.ts'

const elided =
  'l un dell all dall nell sull quest quell c d s m t v n com dov cos quant anch bell sant buon gl senz mezz tutt nient quattr neanch nessun alcun qualcun po mo di fa va sta da e grand altr ciascun coll qual vent trent quarant cinquant sessant settant ottant novant cent nemmen neppur gliel'

const clitics = /(?:(?:me|te|se|ce|ve|glie)(?:lo|la|li|le|ne)|[mtscv]i|l[oaie]|gli|ne)$/

/** Italian. */
export const pack: LanguagePack = {
  language: 'it',
  tokens: { elided: new Set(elided.split(' ')), afterHyphen: new Set() },
  // Verbs with pronouns at their end ("farlo", "dimmelo", "vedendola"), and "bellissimo".
  isWord: (word, isKnown) => {
    const lower = word.toLowerCase()
    const superlative = /^(.{2,})issim([oaie])$/.exec(lower)?.[1]
    if (superlative !== undefined)
      return ['o', 'e', 'io', 'a'].some((end) => isKnown(superlative + end)) || isKnown(superlative.replace(/h$/, 'o'))
    // "Ingegner Bianchi", "signor Rossi".
    if (/[aeo]r$/.test(lower) && lower.length > 4 && isKnown(`${lower}e`)) return true
    const verb = lower.replace(clitics, '')
    if (verb === lower || verb.length < 2) return false
    if (verb.endsWith('r')) return isKnown(`${verb}e`) || isKnown(`${verb}re`)
    return (
      (verb.endsWith('ndo') && isKnown(verb)) ||
      /^(?:dim|dam|fam|stam|dil|fal|dal|val)$/.test(verb) ||
      (/(?:[aeiò]|mo)$/.test(verb) && verb.length > 3 && isKnown(verb))
    )
  },
  settlings: [{ pattern: '<pron subj> non? [<verb>]', keep: 'verb' }],
  misspelt,
  mend,
  rules: [
    ...order,
    ...missing,
    ...accents,
    ...confused,
    ...moreAccents,
    ...when,
    ...past,
    ...choices,
    ...chosen,
    ...farAgreement,
    ...words,
    ...possessives,
    ...verbs,
    ...subjects,
    ...verbChoices,
    ...morePrepositions,
    ...placePrepositions,
    ...prepositions,
    ...nounPhrase,
    ...adjectives,
    ...clock,
    ...slips,
  ],
  from: { en: fromEn, es: fromEs, de: fromDe },
  why: { ...aboutForms, ...aboutWords, ...aboutVerbs, ...aboutChoices, ...aboutTimes, ...aboutMore, ...aboutLearners },
  acts,
  entities,
}
