import type { Sound, Spelling, SpellingTable } from './spelling.ts'

interface Rule {
  pattern: RegExp
  letters: string
  sounds: string
}

const vowels = '[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüœý]'
const consonants = '[bcdfghjklmnpqrstvwxzçñß]'
const row = /^(?:(.*)<)?([^<>]+)(?:>(.*))?$/

const widened = (context: string) => context.replaceAll('V', vowels).replaceAll('C', consonants)

function readRule(line: string): Rule {
  const [where = '', sounds = ''] = line.trim().split(' ')
  const [, before, letters = '', after] = row.exec(where) ?? []
  const behind = before === undefined ? '' : `(?<=${widened(before)})`
  const ahead = after === undefined ? '' : `(?=${widened(after)})`
  return { pattern: new RegExp(behind + letters + ahead, 'y'), letters, sounds: sounds.replaceAll('-', '') }
}

const readRules = (rules: string) =>
  rules
    .split(/[\n;]/)
    .filter((line) => line.trim() !== '')
    .map(readRule)

const readWords = (words: string) =>
  new Map(
    words
      .split(',')
      .map((entry): [string, string] => [entry.trim().split(' ')[0] ?? '', entry.trim().split(' ')[1] ?? '']),
  )

const placed = (sounds: string, from: number, letters: number): Sound[] =>
  Array.from(sounds, (phone, index) => ({ phone, at: from + Math.floor((index * letters) / sounds.length) }))

/** The sound of the unaccented letter, for accents the language doesn't use. */
function soundOfPlain(letter: string, rules: Map<string, Rule[]>): string {
  const plain = letter.normalize('NFD')[0] ?? ''
  return plain === letter ? '' : (rules.get(plain)?.find(({ letters }) => letters === plain)?.sounds ?? '')
}

function byRules(word: string, rules: Map<string, Rule[]>): Sound[] {
  const said: Sound[] = []
  let at = 0
  while (at < word.length) {
    const found = rules.get(word[at] ?? '')?.find(({ pattern, letters }) => {
      if (!word.startsWith(letters, at)) return false
      pattern.lastIndex = at
      return pattern.test(word)
    })
    const letters = found?.letters.length ?? 1
    const sounds = found?.sounds ?? soundOfPlain(word[at] ?? '', rules)
    said.push(...placed(sounds, at, letters))
    at += letters
  }
  return said
}

const rank = ({ letters, pattern }: Rule) => 2 * letters.length + Number(pattern.source.length > letters.length)

export function makeSpelling({ rules, words = '', doubles = '', numbers }: SpellingTable): Spelling {
  const all = [...Array.from(doubles, (letter) => readRule(`${letter}>${letter} -`)), ...readRules(rules)]
  const narrowFirst = all.toSorted((one, other) => rank(other) - rank(one))
  const byLetter = new Map<string, Rule[]>()
  for (const rule of narrowFirst) {
    const letter = rule.letters[0] ?? ''
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), rule])
  }
  const known = readWords(words)

  const part = (word: string): Sound[] => {
    const sounds = known.get(word.replace(/'$/, ''))
    return sounds === undefined ? byRules(word, byLetter) : placed(sounds, 0, word.length)
  }
  // An apostrophe ends a word, except in listed words.
  const read = (word: string): Sound[] => {
    let from = 0
    return (known.has(word) ? [word] : word.split(/(?<=')/)).flatMap((each) => {
      const start = from
      from += each.length
      return part(each).map(({ phone, at }) => ({ phone, at: at + start }))
    })
  }
  return numbers === undefined ? { read } : { read, numbers }
}
