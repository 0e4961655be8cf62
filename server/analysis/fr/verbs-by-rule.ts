import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import { irregularFormOf, type RegularEnding } from '#server/analysis/lexicon/regular-forms.ts'

// The ends of the future and the conditional also follow the infinitive without its e.
const afterStem: readonly RegularEnding[] = [
  [/es?$/, 'pres 2s'],
  [/ons$/, 'pres 1p'],
  [/ez$/, 'pres 2p'],
  [/(?:ent|issent)$/, 'pres 3p'],
  [/(?:é|i|u)$/, 'part masc sg'],
  [/(?:é|i|u)e$/, 'part fem sg'],
  [/(?:é|i|u)s$/, 'part masc pl'],
  [/(?:é|i|u)es$/, 'part fem pl'],
  [/erai$/, 'fut 1s'],
  [/eras$/, 'fut 2s'],
  [/era$/, 'fut 3s'],
  [/erons$/, 'fut 1p'],
  [/erez$/, 'fut 2p'],
  [/eront$/, 'fut 3p'],
  [/erais$/, 'cond 1s'],
  [/erait$/, 'cond 3s'],
]
const afterInfinitive: readonly RegularEnding[] = [
  [/ai$/, 'fut 1s'],
  [/as$/, 'fut 2s'],
  [/a$/, 'fut 3s'],
  [/ons$/, 'fut 1p'],
  [/ez$/, 'fut 2p'],
  [/ont$/, 'fut 3p'],
  [/ais$/, 'cond 1s'],
  [/ait$/, 'cond 3s'],
]

const stems = {
  boiv: 'boire',
  connaiss: 'connaître',
  croi: 'croire',
  dis: 'dire',
  dois: 'devoir',
  doiv: 'devoir',
  écriv: 'écrire',
  fais: 'faire',
  lis: 'lire',
  mang: 'manger',
  met: 'mettre',
  peuv: 'pouvoir',
  peux: 'pouvoir',
  pren: 'prendre',
  prenn: 'prendre',
  recev: 'recevoir',
  reçoiv: 'recevoir',
  veul: 'vouloir',
  veux: 'vouloir',
  vien: 'venir',
  vienn: 'venir',
  viv: 'vivre',
  voi: 'voir',
  voy: 'voir',
}

/** A form that a learner made by the rule of regular verbs: "voulé", "prendons", "veniras". */
export const formByRule = (word: string, lexicon: Lexicon): string | null =>
  irregularFormOf(word, lexicon, { infinitives: ['er', 'ir', 're', 'oir'], afterStem, afterInfinitive, stems })
