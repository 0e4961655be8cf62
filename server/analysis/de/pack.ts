import { acts } from './acts.ts'
import { entities } from './entities.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { isCompound } from './compounds.ts'
import { fromEn } from './from/en.ts'
import { fromEs } from './from/es.ts'
import { fromFr } from './from/fr.ts'
import { mend } from './mend.ts'
import { misspellings } from './misspellings.ts'
import { rules } from './rules/all.ts'
import { why } from './why.ts'

/** German, of Germany, Austria and Switzerland. */
export const pack: LanguagePack = {
  language: 'de',
  tokens: { elided: new Set(), afterHyphen: new Set() },
  hasCapitalNouns: true,
  misspelt: misspellings,
  mend,
  isWord: isCompound,
  settlings: [],
  rules,
  from: { en: fromEn, es: fromEs, fr: fromFr },
  why,
  acts,
  entities,
}
