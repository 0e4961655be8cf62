import { names } from './lexicon/names.ts'

const firstNames = new Set(names)
const capital = (text: string) => (text[0] ?? '').toUpperCase() + text.slice(1)

/** Whether a word is a compound: its parts are known, with or without a letter between them. */
export function isCompound(word: string, isKnown: (part: string) => boolean): boolean {
  if (word.includes('-') || (word.endsWith('s') && firstNames.has(word.slice(0, -1)))) return true
  const short = /^(\p{L}{2,})'s?$/u.exec(word.replace('’', "'"))?.[1]
  if (short !== undefined && (isKnown(short) || isKnown(short.toLowerCase()) || isKnown(`${short.toLowerCase()}e`)))
    return true
  if (/^\p{Ll}/u.test(word)) return isDerived(word, isKnown)
  if (!/^\p{Lu}\p{Ll}{6,}$/u.test(word)) return false
  const root = /^(.{3,})ung(?:en)?$/.exec(word.toLowerCase())?.[1]
  if (root !== undefined && (isKnown(`${root}en`) || isKnown(`${root}n`))) return true
  for (let at = 3; at <= word.length - 3; at++) {
    if (!isKnown(capital(word.slice(at))) || (word.length - at < 4 && at < 4)) continue
    const first = word.slice(0, at)
    const firsts = [
      first,
      first.toLowerCase(),
      `${first}e`,
      `${first.toLowerCase()}en`,
      first.replace(/(?:s|es|en|n|er)$/, ''),
    ]
    if (firsts.some((part) => part.length > 2 && isKnown(part))) return true
  }
  return false
}

const compared =
  /^(\p{L}*(?:ig|lich|isch|bar|sam|los|voll|haft|iv|al|ell|ant|ent|är|ös|eit|eu|ell|att|ön|ech|ein|unkel|elt|heiß|süß|laut|nett|wild|mild|voll|toll|fett|blöd|dünn|dick|tief|steil|dumm|schlau|hübsch|frisch|faul|brav|hart|rund|frei))(?:er|e?st)(?:e[nmrs]?)?$/u
const prefixed =
  /^(?:un|de|raus|rein|runter|rauf|rüber|rum|ran|dran|drauf|hoch|heim|fort|frei|statt|teil|fern|fest|bei|dazu|dabei|umher|entgegen|durch|unter|um|vorbei|voraus|zusammen|weiter|hinein|heraus|herein|hinaus|herunter|hinunter|vorbei|auseinander|zurück|herum|kennen|wieder|nach|vor|über|mit|fertig|dahin|hin|her|los|weg|ein|aus|auf|an|ab)(?:zu)?(\p{L}{4,})$/u

// Comparatives, and words with a prefix.
function isDerived(word: string, isKnown: (part: string) => boolean): boolean {
  return [compared, prefixed].some((pattern) => {
    const base = pattern.exec(word)?.[1]
    return base !== undefined && isKnown(base)
  })
}
