import type { Word } from '#server/analysis/analysed.ts'
import type { Match } from '#server/analysis/grammar/rule.ts'

export type Case = 'nom' | 'acc' | 'dat' | 'gen'
export type Gender = 'masc' | 'fem' | 'neut' | 'pl'

const cases: readonly Case[] = ['nom', 'acc', 'dat', 'gen']
const genders: readonly Gender[] = ['masc', 'fem', 'neut', 'pl']

type Table = Readonly<Record<Case, Readonly<Record<Gender, string>>>>
const definite: Table = {
  nom: { masc: 'der', fem: 'die', neut: 'das', pl: 'die' },
  acc: { masc: 'den', fem: 'die', neut: 'das', pl: 'die' },
  dat: { masc: 'dem', fem: 'der', neut: 'dem', pl: 'den' },
  gen: { masc: 'des', fem: 'der', neut: 'des', pl: 'der' },
}
const endings: Table = {
  nom: { masc: '', fem: 'e', neut: '', pl: 'e' },
  acc: { masc: 'en', fem: 'e', neut: '', pl: 'e' },
  dat: { masc: 'em', fem: 'er', neut: 'em', pl: 'en' },
  gen: { masc: 'es', fem: 'er', neut: 'es', pl: 'er' },
}
const strong: Table = {
  ...endings,
  nom: { masc: 'er', fem: 'e', neut: 'es', pl: 'e' },
  acc: { masc: 'en', fem: 'e', neut: 'es', pl: 'e' },
}
const likeEin = /^(ein|kein|mein|dein|sein|ihr|unser|euer|eur)(?:e|en|em|er|es)?$/
const likeDieser = /^(dies|jed|welch|jen)(?:e|en|em|er|es)$/

/** The form of an article or its like in a case; empty where there is none. */
export function articleIn(written: string, own: Case, gender: Gender): string {
  if (/^d(?:er|ie|as|en|em|es)$/.test(written)) return definite[own][gender]
  const ein = likeEin.exec(written)?.[1]
  if (ein !== undefined) {
    if (ein === 'ein' && gender === 'pl') return ''
    const ending = endings[own][gender]
    return ein === 'euer' || ein === 'eur' ? (ending ? `eur${ending}` : 'euer') : ein + ending
  }
  const dieser = likeDieser.exec(written)?.[1]
  if (dieser === undefined || (dieser === 'jed' && gender === 'pl')) return ''
  return dieser + strong[own][gender]
}

const isDefinite = (written: string) => !likeEin.test(written)

/** The ending of an adjective between an article and a noun. */
export function endingIn(article: string, own: Case, gender: Gender): string {
  if (gender === 'pl' || own === 'dat' || own === 'gen') return 'en'
  if (own === 'acc' && gender === 'masc') return 'en'
  if (gender === 'fem') return 'e'
  if (isDefinite(article)) return 'e'
  return gender === 'masc' ? 'er' : 'es'
}

const nouns = (word: Word | undefined) => (word?.readings ?? []).filter(({ tags }) => tags.has('noun'))

/** The gender of a noun, or its plural; null where it may be several, or something else than a noun. */
export function genderOf(word: Word | undefined, article = ''): Gender | null {
  if (!word || !/^\p{Lu}(?!\p{Lu})/u.test(word.text)) return null
  const others = word.readings.some(({ tags }) => tags.has('adj') || tags.has('det') || tags.has('pron'))
  const isBase = nouns(word).some(({ tags }) => tags.has('sg') && tags.has('nom'))
  const isOne =
    /^(?:ein|einen|einem|eine|einer)$/.test(article) || (isBase && /^(?:[mds]ein|kein|unser|euer)$/.test(article))
  const found = new Set(
    nouns(word)
      .filter(({ tags }) => !isOne || tags.has('sg'))
      .map(({ tags }) => (tags.has('pl') ? 'pl' : genders.find((gender) => tags.has(gender)))),
  )
  const [first] = found
  return others || found.size !== 1 || first === undefined ? null : first
}

/** Whether an article and a noun fit each other in some of these cases. */
export const fits = (article: string, word: Word | undefined, some: readonly Case[] = cases): boolean =>
  nouns(word).some(({ tags }) =>
    some.some((own) =>
      genders.some(
        (gender) =>
          tags.has(own) &&
          (gender === 'pl'
            ? tags.has('pl') || (tags.has('any') && !tags.has('sg'))
            : tags.has('sg') && (tags.has(gender) || tags.has('any'))) &&
          articleIn(article, own, gender) === article,
      ),
    ),
  )

/** The article as the noun has it in a case; null where it is right already, or the noun may be several things. */
export function articleFor(match: Match, element: number, noun: Word | undefined, own: Case): string | null {
  const article = match.word(element)
  const gender = genderOf(noun, article)
  if (!noun || gender === null || fits(article, noun, [own])) return null
  const hasCase = nouns(noun).some(({ tags }) => tags.has(own))
  const better = articleIn(article, own, gender)
  return hasCase && better !== '' && better !== article ? better : null
}

/** The article that fits in the cases that the written one may be in; null where that is not one. */
export function articleOfGender(match: Match, element: number, noun: Word | undefined): string | null {
  const article = match.word(element)
  const gender = genderOf(noun, article)
  if (gender === null || fits(article, noun) || (gender === 'pl' && article.endsWith('en'))) return null
  const likely = cases.filter(
    (own) => own !== 'gen' && genders.some((other) => other !== 'pl' && articleIn(article, own, other) === article),
  )
  const better = new Set(likely.map((own) => articleIn(article, own, gender)))
  const [only] = better
  return better.size === 1 && only !== undefined && only !== '' && only !== article ? only : null
}
