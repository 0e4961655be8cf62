import { interfaceLanguages, isNamedLanguage } from '#contract/languages.ts'
import { wordsOf } from '#server/students/fold.ts'

/** Finds the code of a language by its code, its own name, or its name in any interface language. */
export interface LanguageFinder {
  find: (text: string) => string | undefined
  /** The same without the rarer languages, whose names take a third of a second to gather. */
  findCommon: (text: string) => string | undefined
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('')
const pairs = alphabet.flatMap((first) => alphabet.map((second) => first + second))
const keyOf = (text: string) => wordsOf(text).join(' ')

/** Makes a finder that gathers the names at their first use. */
export function createLanguageFinder(): LanguageFinder {
  let common: Map<string, string> | undefined
  let rare: Map<string, string> | undefined
  const findCommon = memoized((text) => codeIn(text) ?? (common ??= gatherNames(pairs)).get(keyOf(bareName(text))))
  const findRare = memoized((text) => (rare ??= gatherNames(triples())).get(keyOf(bareName(text))))
  return { findCommon, find: (text) => findCommon(text) ?? findRare(text) }
}

/** The most answers that are remembered, and the longest text that is looked up. */
const cacheLimits = { answers: 1000, characters: 100 }

// A column of five thousand rows says a dozen different things.
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

// es, ES, es-MX and es_MX; the three-letter code of a language that also has a shorter one becomes the shorter.
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
