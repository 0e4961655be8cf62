import { interfaceLanguages, isNamedLanguage } from '#contract/values/languages.ts'
import { wordsOf } from '#server/students/fold.ts'

export interface LanguageFinder {
  find: (text: string) => string | undefined
  /** Without the rarer languages, whose names take 0.3 s to collect. */
  findCommon: (text: string) => string | undefined
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('')
const pairs = alphabet.flatMap((first) => alphabet.map((second) => first + second))
const keyOf = (text: string) => wordsOf(text).join(' ')

export function createLanguageFinder(): LanguageFinder {
  let common: Map<string, string> | undefined
  let rare: Map<string, string> | undefined
  const findCommon = memoized((text) => codeIn(text) ?? (common ??= gatherNames(pairs)).get(keyOf(bareName(text))))
  const findRare = memoized((text) => (rare ??= gatherNames(triples())).get(keyOf(bareName(text))))
  return { findCommon, find: (text) => findCommon(text) ?? findRare(text) }
}

const cacheLimits = { answers: 1000, characters: 100 }

// A column of 5,000 rows has a dozen distinct values.
function memoized(find: (text: string) => string | undefined): (text: string) => string | undefined {
  const answers = new Map<string, string | undefined>()
  return (text) => {
    if (text.length > cacheLimits.characters) return undefined
    if (!answers.has(text)) {
      if (answers.size >= cacheLimits.answers) answers.clear()
      answers.set(text, find(text))
    }
    return answers.get(text)
  }
}

const triples = () => pairs.flatMap((pair) => alphabet.map((third) => pair + third))

// es, ES, es-MX and es_MX; "spa" becomes "es".
function codeIn(text: string): string | undefined {
  const [tag] = /^[a-z]{2,3}(?=$|[-_][a-z\d_-]+$)/i.exec(text.trim()) ?? []
  if (!tag || !isNamedLanguage(tag.toLowerCase())) return undefined
  const { language } = new Intl.Locale(tag)
  return isNamedLanguage(language) ? language : undefined
}

// "Spanish (Mexico)", "Spanish - native"
const bareName = (text: string) => text.replace(/[([].*$|\s[-–/].*$/s, '')

function gatherNames(codes: readonly string[]): Map<string, string> {
  const named = codes.filter(isNamed())
  const names = new Map<string, string>()
  for (const namer of [...interfaceLanguages.map((language) => namerOf(language)), ownName])
    for (const code of named) {
      const key = keyOf(namer(code) ?? '')
      if (key && !names.has(key)) names.set(key, code)
    }
  return names
}

const namerOf = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  return (code: string) => names.of(code)
}

function isNamed(): (code: string) => boolean {
  const nameOf = namerOf('en')
  return (code) => nameOf(code) !== undefined
}

const ownName = (code: string) => (Intl.DisplayNames.supportedLocalesOf(code).length ? namerOf(code)(code) : undefined)
