import type { Reading } from '#server/analysis/lexicon/lexicon.ts'

const kinds = ['noun', 'adj', 'adv', 'verb', 'num'] as const

// Where a lexicon has the woman's form as a word of its own, those who have one, by what both forms begin with.
const people: Readonly<Record<string, ReadonlySet<string>>> = {
  it: new Set(
    `alunn amic bambin cameri cognat commess compagn cugin cuoc fidanzat figli gatt impiegat infermier maestr nonn operai
    ragazz segretari sposat student vicin zi`.split(/\s+/),
  ),
  pt: new Set(
    `alun amig av cachorr cozinheir cunhad enfermeir engenheir espos filh garot gat irm médic menin namorad net prim professor
    secretári sobrinh sogr ti vizinh`.split(/\s+/),
  ),
}
const ending = /(?:ões|ãos|ães|ãs|ão|ã|[aeiouàèìòùáéíóúâêô])s?$/u

/** Whether words that have one stem are two of the language all the same: "mer" and "mère", "Küche" and "Kuchen". */
export function areOthers(language: string, said: readonly Reading[], wanted: readonly Reading[]): boolean {
  if (said.length === 0 || wanted.length === 0) return false
  const shared = wanted.filter(({ lemma }) => said.some((each) => each.lemma === lemma))
  if (shared.some(({ tags }) => !tags.has('verb'))) return false
  // "Casa" and "caso" are forms of "casar" as well, which is hardly ever meant.
  if (shared.length > 0) return isOtherThanVerb(said, wanted) && !isPair(language, said, wanted)
  const isSameKind = kinds.some((kind) => has(said, kind) && has(wanted, kind))
  return isSameKind && !isPair(language, said, wanted)
}

/** Whether a small word has no reading that another could be a form of; "para" is never meant for "parar". */
export const isOnlySmall = (small: readonly Reading[], other: readonly Reading[]): boolean =>
  has(small, 'prep') ||
  (!['noun', 'adj', 'adv'].some((kind) => has(small, kind)) &&
    !small.some(({ lemma }) => other.some((each) => each.lemma === lemma)))

const has = (readings: readonly Reading[], kind: string) => readings.some(({ tags }) => tags.has(kind))
// Nothing is done "tarde".
const isOtherThanVerb = (said: readonly Reading[], wanted: readonly Reading[]) =>
  isMoreThanVerb(wanted) && (isMoreThanVerb(said) || has(wanted, 'adv'))
const isMoreThanVerb = (readings: readonly Reading[]) => readings.some(({ tags }) => !tags.has('verb'))

function isPair(language: string, said: readonly Reading[], wanted: readonly Reading[]): boolean {
  const beginning = (readings: readonly Reading[]) =>
    readings.filter(({ tags }) => tags.has('noun')).map(({ lemma }) => lemma.replace(ending, ''))
  const others = beginning(wanted)
  return beginning(said).some((each) => others.includes(each) && people[language]?.has(each) === true)
}
