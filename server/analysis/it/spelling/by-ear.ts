/** How learners write what they hear: what they write, what it may be. The first list is tried before the second. */
const likely: readonly (readonly [RegExp, string])[] = [
  // One consonant for two, two for one.
  [/(?<=[aeiou])([bcdfglmnprstvz])(?=[aeiourl])/g, '$1$1'],
  [/([bcdfglmnprstvz])\1/g, '$1'],
  [/cq(?=u)|q(?=u)/g, 'c'],
  [/q(?=u)/g, 'cq'],
  [/c(?=u[aeio])/g, 'q'],
  [/c(?=u[aeio])/g, 'cq'],
  [/k/g, 'c'],
  [/k/g, 'ch'],
  [/ch/g, 'c'],
  [/c(?=[ei])/g, 'ch'],
  [/gh/g, 'g'],
  [/g(?=[ei])/g, 'gh'],
  [/(?<=[aeiou])nn?[iyj](?=[aeou])|ñ|nh(?=[aeou])|ng(?=[aeiou])/g, 'gn'],
  [/gni(?=[aeou])/g, 'gn'],
  [/ll?i?(?=[aeou])|ll(?=i)|lli(?=[aeou])|lh(?=[aeou])/g, 'gli'],
  [/l(?=i)/g, 'gl'],
  [/j|y/g, 'i'],
  [/j/g, 'gi'],
  [/j/g, 'g'],
  [/x/g, 's'],
  [/x/g, 'ss'],
  [/x/g, 'cs'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sh/g, 'sc'],
  [/sh/g, 'sci'],
  [/sch(?=[ei])/g, 'sc'],
  [/ch/g, 'cch'],
  [/s(?=[ei])/g, 'sc'],
  [/ç/g, 'z'],
  [/tz|ts/g, 'z'],
  [/tz|ts/g, 'zz'],
  [/[cts]i(?=[aeo])/g, 'zi'],
  [/[cts]ion$/g, 'zione'],
  [/(?<=[cgs])(?=[aou])/g, 'i'],
  [/(?<=[cg])i(?=e)/g, ''],
  [/(?<=[cg])(?=e)/g, 'i'],
  [/(?<=[cg])i(?=[aou])/g, ''],
  [/[cg]i?(?=[aou])/g, '$&c'],
  [/w/g, 'v'],
  [/^h/g, ''],
  [/dad$/g, 'tà'],
  [/o(?=[lnrv])/g, 'uo'],
  [/uo/g, 'o'],
]
const possible: readonly (readonly [RegExp, string])[] = [
  [/e/g, 'i'],
  [/i/g, 'e'],
  [/o/g, 'u'],
  [/u/g, 'o'],
  [/b/g, 'v'],
  [/v/g, 'b'],
  [/t/g, 'd'],
  [/d/g, 't'],
  [/ie/g, 'e'],
  [/e/g, 'ie'],
  [/m(?=[^aeioubpm])/g, 'n'],
  [/n(?=[bp])/g, 'm'],
  [/ei(?=[ao])/g, 'e'],
  [/(?<=[aeiou])([bcdfglmnprstvz])\1?([ei])([oa])$/g, '$1$3'],
]

const apply = (word: string, rules: readonly (readonly [RegExp, string])[]): Set<string> => {
  const ways = new Set<string>()
  for (const [pattern, better] of rules)
    for (const match of word.matchAll(pattern)) {
      const own = better
        .replaceAll('$1', match[1] ?? '')
        .replaceAll('$3', match[3] ?? '')
        .replaceAll('$&', match[0])
      ways.add(word.slice(0, match.index) + own + word.slice(match.index + match[0].length))
    }
  ways.delete(word)
  return ways
}

/** The words that a misspelt one may be by ear, in lists of the same likelihood, the likeliest first. */
export function* waysByEar(word: string): Generator<{ ways: Set<string>; isSure: boolean }> {
  const near = apply(word, likely)
  yield { ways: near, isSure: true }
  yield { ways: apply(word, possible), isSure: false }
  if (word.length < 6) return
  const far = new Set<string>()
  for (const way of near) for (const next of apply(way, likely)) far.add(next)
  far.delete(word)
  yield { ways: far, isSure: false }
}
