import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'

const stems: Readonly<Record<string, string>> = {
  andar: 'andr',
  ander: 'andr',
  aver: 'avr',
  potir: 'potr',
  dovir: 'dovr',
  dover: 'dovr',
  saper: 'sapr',
  vedir: 'vedr',
  veder: 'vedr',
  viver: 'vivr',
  venir: 'verr',
  tenir: 'terr',
  rimaner: 'rimarr',
  volir: 'vorr',
  esser: 'sar',
  star: 'star',
  ster: 'star',
  der: 'dar',
  fer: 'far',
  facer: 'far',
  dicer: 'dir',
  caderr: 'cadr',
}
const future = /^(.+?)(ò|o'|ai|à|a'|emo|ete|anno|ei|esti|ebbe|emmo|este|ebbero)$/

/** "Mangiarò", "veniremo": the future and the conditional of a stem that has another. */
export function futureOf(word: string): string[] {
  const [, stem = '', end = ''] = future.exec(word) ?? []
  const better = stems[stem]
  if (better !== undefined) return [better + end]
  if (!stem.endsWith('ar')) return []
  const root = stem.slice(0, -2)
  return [`${root.replace(/([cg])i$/, '$1').replace(/([^s])([cg])$/, root.endsWith('i') ? '$1$2' : '$1$2h')}er${end}`]
}

const persons: readonly (readonly [end: RegExp, person: string])[] = [
  [/(?:[ai]sc)?o$/, '1s'],
  [/(?:[ai]sc)?i$/, '2s'],
  [/(?:isc)?(?:ono|ano|eno)$/, '3p'],
  [/(?:[aei]mo)$/, '1p'],
  [/(?:iamo)$/, '1p'],
  [/[aei]te$/, '2p'],
  [/(?:isc)?[ae]$/, '3s'],
]
const infinitives = ['are', 'ere', 'ire'] as const
const participle = /[aiu]t([oaie])$/
const shapes: Readonly<Record<string, string>> = { o: 'masc sg', a: 'fem sg', i: 'masc pl', e: 'fem pl' }

const only = (forms: readonly string[]): string[] => (forms.length === 1 ? [...forms] : [])

/** The right forms of a verb that was formed by the rule of other verbs: "parlono", "offruto", "prendando". */
export function formsByRule(word: string, lexicon: Lexicon): string[] {
  const found: string[] = []
  const add = (stem: string, tags: string) => {
    if (stem.length < 3) return
    for (const end of infinitives) found.push(...only(lexicon.formsOf(stem + end, tags)))
  }
  const [whole, end = ''] = participle.exec(word) ?? []
  if (whole !== undefined) add(word.slice(0, -whole.length), `verb part ${shapes[end] ?? ''}`)
  if (/[ae]ndo$/.test(word)) add(word.slice(0, -4), 'verb ger')
  for (const [pattern, person] of persons) if (pattern.test(word)) add(word.replace(pattern, ''), `verb pres ${person}`)
  return [...new Set(found)]
}
