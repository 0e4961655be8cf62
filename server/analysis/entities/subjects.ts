import { bareOf } from '#server/analysis/acts/units.ts'
import type { Word } from '#server/analysis/analysed.ts'
import { matchAt, type Pattern, parsePattern } from '#server/analysis/grammar/pattern.ts'
import type { Entity } from './entity.ts'

/** The people one tells about, and the words for those who talk, without marks. */
interface Persons {
  people: ReadonlySet<string>
  talking: ReadonlySet<string>
}

const list = (text: string) => new Set(text.split(' '))

const persons: Readonly<Record<string, Persons>> = {
  en: {
    people: list(
      'mother father mum mom dad parent brother sister son daughter child kid baby wife husband partner boyfriend girlfriend friend family boss colleague teacher people man woman boy girl uncle aunt cousin grandmother grandfather grandma grandpa neighbour neighbor doctor person everybody everyone somebody someone',
    ),
    talking: list('i im ive ill id me we us you your youre lets'),
  },
  de: {
    people: list(
      'mutter vater mama papa eltern bruder schwester sohn tochter kind baby frau mann partner partnerin freund freundin familie chef chefin kollege kollegin lehrer lehrerin leute mensch junge madchen onkel tante cousin cousine oma opa grossmutter grossvater nachbar nachbarin arzt arztin person',
    ),
    talking: list('ich mich mir wir uns du dich dir ihr euch ihnen'),
  },
  es: {
    people: list(
      'madre padre mama papa hermano hermana hijo hija nino nina bebe mujer marido esposo esposa pareja novio novia amigo amiga familia jefe jefa companero companera profesor profesora gente hombre chico chica tio tia primo prima abuelo abuela vecino vecina medico medica persona',
    ),
    talking: list('yo me mi conmigo nosotros nosotras nos tu te ti usted'),
  },
  fr: {
    people: list(
      'mere pere maman papa parent frere soeur fils fille enfant bebe femme mari copain copine compagnon ami amie famille chef collegue professeur prof gens homme garcon oncle tante cousin cousine grand-mere grand-pere voisin voisine medecin docteur personne',
    ),
    talking: list('je j me m moi nous on tu te t toi vous'),
  },
  it: {
    people: list(
      'madre padre mamma papa genitore fratello sorella figlio figlia bambino bambina moglie marito compagno compagna ragazzo ragazza fidanzato fidanzata amico amica famiglia capo collega insegnante professore professoressa gente uomo donna zio zia cugino cugina nonno nonna vicino vicina medico dottore persona',
    ),
    talking: list('io mi me noi ci tu ti te lei le'),
  },
  pt: {
    people: list(
      'mae pai mamae papai irmao irma filho filha crianca bebe esposa mulher marido esposo namorado namorada companheiro companheira amigo amiga familia chefe colega professor professora gente homem menino menina tio tia primo prima avo vizinho vizinha medico medica pessoa',
    ),
    talking: list('eu me mim comigo nos tu te voce voces'),
  },
}

const beforeVerb = '<neg>{0,1} <pron obj>{0,1} <adv>{0,2}'
// No form of "the thing for drying"; "son" is also a noun in Spanish.
const finiteVerbs = ['<verb -inf -ing -participle -part -ger -gerund><not noun>', '=ser|=essere|=sein<verb -inf>']
// What stands in German in another case is no subject.
const article = '~den|dem|einen|einem<det>'
// "My umbrella flew away", "The lamp in the corridor is broken", "Penguins can't fly".
const statements: readonly Pattern[] = [
  ...finiteVerbs.map(
    (verb) =>
      `^ ${article}{1,2} <adj -noun>{0,1} [<noun>] <adj>{0,1} <prep>{0,1} <det>{0,1} <noun>{0,1} ${beforeVerb} ${verb}`,
  ),
  '^ [<noun pl -name>] <neg>{0,1} <adv>{0,2} <verb>',
].map(parsePattern)
// A noun that is in no lexicon.
const unread: readonly Pattern[] = finiteVerbs.map((verb) =>
  parsePattern(`^ ${article}{1,2} [*] ${beforeVerb} ${verb}`),
)
// "Six legs", "tre notti".
const counts: readonly Pattern[] = ['<num><not det> <adj -noun>{0,1} [<noun>]', '# <adj -noun>{0,1} [<noun>]'].map(
  parsePattern,
)

const isNumeral = ({ kind, readings }: Word) => kind === 'number' || readings.some(({ tags }) => tags.has('num'))
const isFirstOrSecond = (tags: ReadonlySet<string>) =>
  ['1s', '1p', '2s', '2p'].some((tag) => tags.has(tag)) && !tags.has('3s') && !tags.has('3p')

/** What a statement is about that is about neither of those who talk nor about people, and what its numbers count. */
export function subjectsIn(language: string, text: string, sentence: readonly Word[]): Entity[] {
  const { people, talking } = persons[language] ?? {}
  if (!people || !talking) return []
  const numbers = sentence.flatMap((word, at) => (isNumeral(word) ? [at] : []))
  const counted = counts.flatMap((pattern) =>
    numbers.flatMap((at) => nounAt(pattern, { text, sentence, at, kind: 'counted' })),
  )
  const isOfThose = sentence.some(
    ({ lower, readings }) =>
      talking.has(bareOf(lower)) || (readings.length > 0 && readings.every(({ tags }) => isFirstOrSecond(tags))),
  )
  if (isOfThose || sentence.at(-1)?.text === '?') return counted
  const subject = subjectIn(text, sentence, people)
  return subject ? [subject, ...counted] : counted
}

function subjectIn(text: string, sentence: readonly Word[], people: ReadonlySet<string>): Entity | null {
  const subjectsBy = (patterns: readonly Pattern[]) =>
    patterns.flatMap((pattern) => beginnings.flatMap((at) => nounAt(pattern, { text, sentence, at, kind: 'subject' })))
  const [subject = null] = [
    ...subjectsBy(statements),
    ...subjectsBy(unread).filter(({ start }) => readingsAt(sentence, start).length === 0),
  ]
  const isPerson = subject && readingsAt(sentence, subject.start).some(({ lemma }) => people.has(bareOf(lemma)))
  return isPerson ? null : subject
}

const readingsAt = (sentence: readonly Word[], start: number) =>
  sentence.find((word) => word.start === start)?.readings ?? []

/** Where a sentence can begin: with its first word, or after "Yes,". */
const beginnings = [0, 1, 2]
/** The fewest letters of a noun; what is shorter is a unit or an abbreviation. */
const shortest = 3

interface Place {
  text: string
  sentence: readonly Word[]
  at: number
  kind: 'subject' | 'counted'
}

function nounAt(pattern: Pattern, { text, sentence, at, kind }: Place): Entity[] {
  const spans = matchAt(pattern, sentence, at)
  const [from, to] = [spans?.[pattern.from]?.[0], spans?.[pattern.to - 1]?.[1]]
  const [first, last] = [sentence[from ?? -1], sentence[(to ?? 0) - 1]]
  if (!first || !last || first.text.length < shortest) return []
  return [{ kind, text: text.slice(first.start, last.end), start: first.start, end: last.end }]
}
