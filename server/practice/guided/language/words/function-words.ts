import { bareText, foldText } from '#server/practice/guided/language/fold.ts'

const codes: Readonly<Record<string, string>> = {
  ar: 'ara',
  ca: 'cat',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  el: 'ell',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fra',
  he: 'heb',
  hi: 'hin',
  id: 'ind',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'nld',
  no: 'nob',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  vi: 'vie',
  zh: 'zho',
}

/** The small words that hold a language together, without accents; none where none are known. */
export async function functionWordsOf(language: string): Promise<string[]> {
  const code = codes[language]
  if (code === undefined) return []
  const lists = (await import('stopword')).default
  return (lists[code] ?? []).map((word) => bareText(foldText(word)).replaceAll("'", ''))
}
