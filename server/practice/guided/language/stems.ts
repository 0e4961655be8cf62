/** What is left of a word without its ending. */
export type Stem = (word: string) => string
type Stemmer = () => Promise<{ stemmer: Stem }>

const stemmers: Readonly<Record<string, Stemmer>> = {
  ar: () => import('@orama/stemmers/arabic'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  el: () => import('@orama/stemmers/greek'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hi: () => import('@orama/stemmers/indian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sv: () => import('@orama/stemmers/swedish'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
}

// Languages with endings that the library does not know; three letters of a word always stay.
const endings: Readonly<Record<string, RegExp>> = {
  pl: /(?<=^.{3,})(?:[aeiouyąęó]+(?:mi|ch|m|w|go|mu|j)?)$/u,
  cs: /(?<=^.{3,})(?:[aeiouyáéíýůúě]+(?:mi|ch|m|ho|mu|t)?)$/u,
  ca: /(?<=^.{3,})(?:a|o|e|s|es|os|as|en|em|(?<=^.{3,}[aeiou])ns)$/u,
}

/** How words of a language are shortened to their stem; where nothing is known, a word is its own. */
export async function stemOf(language: string): Promise<Stem> {
  const load = stemmers[language]
  if (load) return (await load()).stemmer
  const ending = endings[language]
  return ending ? (word) => word.replace(ending, '') : (word) => word
}
