import { acts } from './acts.ts'
import { foldText } from '#server/analysis/fold.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { accents } from './rules/accents.ts'
import { choices } from './rules/choices.ts'
import { contractions } from './rules/contractions.ts'
import { nounPhrase } from './rules/noun-phrase.ts'
import { prepositions } from './rules/prepositions.ts'
import { verbs } from './rules/verbs.ts'
import { spanish } from './from/es.ts'
import { forms } from './why/forms.ts'
import { words } from './why/words.ts'

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
  misspelt: new Map([
    ['ja', 'já'],
    ['so', 'só'],
    ['nois', 'nós'],
    ['tres', 'três'],
    ['serio', 'sério'],
    ['musica', 'música'],
    ['familia', 'família'],
    ['concerteza', 'com certeza'],
    ['derrepente', 'de repente'],
    ['apartir', 'a partir'],
    ['mecher', 'mexer'],
    ['exelente', 'excelente'],
    ['familha', 'família'],
    ['muinto', 'muito'],
    ['menas', 'menos'],
    ['nesecito', 'preciso'],
    ['pasaporte', 'passaporte'],
  ]),
  rules: [...accents, ...choices, ...contractions, ...prepositions, ...verbs, ...nounPhrase],
  from: { es: spanish },
  why: { ...forms, ...words },
  acts,
}
