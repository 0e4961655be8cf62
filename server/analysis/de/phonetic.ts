const vowel = '[aeiouäöü]'
const either = (a: string, b: string): [RegExp, string][] => [
  [new RegExp(a), b],
  [new RegExp(b), a],
]

// How learners write a sound: what is right, and what they put instead.
const slips: readonly (readonly [pattern: RegExp, instead: string])[] = [
  ...['b', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't'].map((letter): [RegExp, string] => [
    new RegExp(`${letter}${letter}`),
    letter,
  ]),
  [/([flmnprst])$/, '$1$1'],
  [new RegExp(`(${vowel})([flmnprst])(?=${vowel})`), '$1$2$2'],
  [new RegExp(`(${vowel})([flmnprst])(?=[^flmnprsßtckh])(?!${vowel})`), '$1$2$2'],
  [/^h(?=[aeiouäöü])/, ''],
  [/(?<=[aeiouäöü])s(?=[et])/, 'ß'],
  [/^t(?=[aeiou])/, 'th'],
  [/ß/, 's'],
  [/ß/, 'ss'],
  [/ss/, 'ß'],
  [/s$/, 'ß'],
  [/ie/, 'i'],
  [/(?<!e)i(?=[bdgklmnrst](?!g))/, 'ie'],
  [/([aeiouäöü])h(?=[lmnrt]|$)/, '$1'],
  [/([aeouäöü])(?=[lmnr][aeioutn]|ge|te|de)/, '$1h'],
  [/sch/, 'ch'],
  [/sch/, 'sh'],
  [/sch/, 's'],
  [/ck/, 'k'],
  [/([aeiou])k/, '$1ck'],
  [/tz/, 'z'],
  [/tz/, 'ts'],
  [/z/, 'tz'],
  [/z/, 's'],
  [/ig$/, 'ich'],
  [/ig$/, 'ik'],
  [/lich/, 'lig'],
  [/lich/, 'lish'],
  [/ch/, 'sch'],
  [/ch/, 'h'],
  [/d$/, 't'],
  [/t$/, 'd'],
  [/g$/, 'k'],
  [/b$/, 'p'],
  [/v/, 'f'],
  [/f/, 'v'],
  [/w/, 'v'],
  [/v/, 'w'],
  [/ä/, 'e'],
  [/äu/, 'eu'],
  [/eu/, 'oi'],
  [/ei/, 'ai'],
  [/ei/, 'ey'],
  [/er$/, 'a'],
  [/qu/, 'kw'],
  [/k/, 'c'],
  [/ph/, 'f'],
  [/th/, 't'],
  [/(?<=r)en$/, 'n'],
  [/(?<=[aeou])(?=m$)/, 'h'],
  [/(?<=e)he/, 'e'],

  [/chs/, 'x'],
  [/au/, 'ao'],
  [/ü/, 'u'],
  [/ö/, 'o'],
  [/ä/, 'a'],
  [/ü/, 'ue'],
  [/ö/, 'oe'],
  [/ä/, 'ae'],
  ...either('t', 'd').map(([from, to]): [RegExp, string] => [new RegExp(`(?<=[nrs])${from.source}`), to]),
]

const all = (pattern: RegExp) => new RegExp(pattern.source, 'g')

/** What learners write for these words, each with the right one; what several might be is left out. */
export function misheard(words: readonly string[]): Map<string, string> {
  const found = new Map<string, string | null>()
  const right = new Set(words.map((word) => word.toLowerCase()))
  for (const word of words) {
    const lower = word.toLowerCase()
    const own = new Set<string>()
    for (const [pattern, instead] of slips) {
      for (const { index } of lower.matchAll(all(pattern))) {
        const before = lower.slice(0, index)
        // The pattern sees the letters before it only in the whole word.
        const sticky = new RegExp(pattern.source, 'y')
        sticky.lastIndex = index
        own.add(before + lower.replace(sticky, instead).slice(before.length))
      }
    }
    for (const wrong of own) {
      if (right.has(wrong) || wrong.length < 3) continue
      const other = found.get(wrong)
      found.set(wrong, other === undefined || other?.toLowerCase() === lower ? (other ?? word) : null)
    }
  }
  return new Map([...found].flatMap(([wrong, word]) => (word === null ? [] : [[wrong, word] as const])))
}
