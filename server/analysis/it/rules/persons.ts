import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { has, inPerson, isSmall } from '#server/analysis/it/match.ts'
import { finiteOf, formOf } from './tenses.ts'

const family =
  'madre|padre|mamma|papà|fratello|sorella|marito|moglie|zio|zia|nonno|nonna|cugino|cugina|figlio|figlia|amico|amica|collega|nipote'
const possessive = 'mio|mia|tuo|tua|suo|sua|nostro|nostra'
/** The verb in a person, though it may be a noun, too. */
function inOther(match: Match, person: string): string | null {
  const [verb] = match.marked
  const own = finiteOf(verb, 'pres', true)
  if (!verb || !own || own.person === person) return null
  if (verb.readings.some(({ tags }) => tags.has(person) && !tags.has('imp'))) return null
  return formOf(match, own.lemma, `pres ${person}`)
}
const self: Readonly<Record<string, string>> = { io: 'mi', tu: 'ti', noi: 'ci', voi: 'vi' }
const selves =
  /^(?:alzare|svegliare|chiamare|lavare|vestire|divertire|riposare|sentire|addormentare|annoiare|preparare|sposare|incontrare|vedere|trovare)$/

/** The verb and a subject that is more than a pronoun before it. */
export const subjects: readonly Rule[] = [
  {
    id: 'it.agreement.family_subject',
    kind: 'agreement',
    pattern: [
      `^ <art>? ${possessive} ${family} non? <pron obj>{0,2} [<verb pres>]`,
      `e|ma|perché|che|, <art>? ${possessive} ${family} non? <pron obj>{0,2} [<verb pres>]`,
      '^ <name> non? [<verb 1s>]',
    ],
    better: (match) => {
      const [verb] = match.marked
      if (verb?.lower === 'sono' || (match.word(0) === 'e' && has(verb, 'verb', '3p'))) return null
      if (has(verb, 'verb', '1p') || has(verb, 'verb', '2p') || match.sentence.some(({ lower }) => lower === 'mi'))
        return null
      if (
        (has(verb, 'noun') || has(verb, 'adj')) &&
        !/^(?:studio|lavoro|ballo|canto|gioco|viaggio|cucino|parto|arrivo|porto|abito|vivo)$/.test(verb?.lower ?? '')
      )
        return null
      return inOther(match, '3s')
    },
    why: 'subject',
    wrong: [
      ['Mio fratello studio a Roma.', 'Mio fratello studia a Roma.'],
      ['Mia madre lavoro in banca.', 'Mia madre lavora in banca.'],
      ['Marco abito qui.', 'Marco abita qui.'],
    ],
    right: ['Mio fratello studia.', 'Mia madre e io andiamo.', 'Mio padre sono io.', 'A mia madre scrivo spesso.'],
  },
  {
    id: 'it.agreement.group_subject',
    kind: 'agreement',
    pattern: [
      '^ la mia|tua|sua|nostra famiglia|classe|squadra|scuola|città non? [<verb 3p>]',
      '^ la famiglia|classe|squadra non? [<verb 3p>]',
    ],
    better: (match) => {
      const [verb] = match.marked
      const next = match.sentence[match.sentence.findIndex((one) => one === verb) + 1]
      if (verb?.lower !== 'sono') return has(verb, 'verb', '1s') ? null : inPerson(match, verb, '3s')
      // "La mia famiglia sono i miei amici" is right.
      return !next || has(next, 'art') || has(next, 'pron') || has(next, 'num') || has(next, 'det', 'poss') ? null : 'è'
    },
    why: 'subject',
    wrong: [
      ['La mia famiglia sono a Lima.', 'La mia famiglia è a Lima.'],
      ['La mia famiglia abitano in Cile.', 'La mia famiglia abita in Cile.'],
      ['La mia classe sono molto simpatica.', 'La mia classe è molto simpatica.'],
    ],
    right: ['La mia famiglia è a Lima.', 'La mia famiglia siamo noi.', 'La mia famiglia sono i miei amici.'],
  },
  {
    id: 'it.agreement.two_subjects',
    kind: 'agreement',
    pattern: [
      ...['io', 'tu', 'lui|lei', '<name>', `${possessive} ${family}`].flatMap((first) =>
        ['io', 'tu', 'lui|lei', '<name>', `${possessive} ${family}`].map(
          (second) => `^ ${first} e ${second} non? <pron obj>? [<verb pres>]`,
        ),
      ),
      ...['il|la|lo|i|le', "l'"].flatMap((first) =>
        ['il|la|lo|i|le', "l'"].map((second) => `^ ${first} <noun> e ${second} <noun> non? [<verb 3s>]`),
      ),
    ],
    better: (match) => {
      const [verb] = match.marked
      const at = match.sentence.findIndex((one) => one === verb)
      const before = new Set(match.sentence.slice(0, at).map(({ lower }) => lower))
      const person = before.has('io') ? '1p' : before.has('tu') ? '2p' : '3p'
      if (verb?.lower === 'è') return { '1p': 'siamo', '2p': 'siete', '3p': 'sono' }[person]
      if (['1p', '2p', '3p'].some((each) => has(verb, 'verb', each)) || has(verb, 'verb', 'inf')) return null
      if (/^(?:piace|manca|serve|basta|piacere)$/.test(verb?.lower ?? '')) return null
      return inOther(match, person)
    },
    why: 'two_subjects',
    wrong: [
      ['Io e Marta va al cinema.', 'Io e Marta andiamo al cinema.'],
      ['Marco e Anna lavora insieme.', 'Marco e Anna lavorano insieme.'],
      ['Il cane e il gatto dorme.', 'Il cane e il gatto dormono.'],
    ],
    right: ['Io e Marta andiamo.', 'Marco e Anna lavorano.', 'Io e te andiamo.', 'Il cane e il gatto dormono.'],
  },
  {
    id: 'it.agreement.subject_after',
    kind: 'agreement',
    pattern: ['tu', 'io', 'noi', 'voi'].flatMap((pronoun) =>
      ['$', '?', 'in|a|nel|di|da|con|stasera|domani|oggi'].map(
        (next) => `come|dove|quando|cosa|quanto|perché|che|quale|, non? <pron obj>? [<verb pres>] ${pronoun} ${next}`,
      ),
    ),
    better: (match) => {
      const at = match.sentence.findIndex((one) => one === match.marked[0])
      const person = { tu: '2s', io: '1s', noi: '1p', voi: '2p' }[match.sentence[at + 1]?.lower ?? '']
      if (!person || has(match.marked[0], 'verb', 'subj')) return null
      return match.marked[0]?.lower === 'è'
        ? ({ '1s': 'sono', '2s': 'sei', '1p': 'siamo', '2p': 'siete' }[person] ?? null)
        : inOther(match, person)
    },
    why: 'subject',
    wrong: [
      ['Dove lavora tu?', 'Dove lavori tu?'],
      ['Come sta tu?', 'Come stai tu?'],
      ['Che cosa mangia voi?', 'Che cosa mangiate voi?'],
    ],
    right: ['Dove lavori tu?', 'Come stai?', 'E tu, dove abiti?', 'Che cosa fai tu?'],
  },
  {
    id: 'it.verb_form.reflexive_pronoun',
    kind: 'verb_form',
    pattern: [
      'io non? [si] <verb 1s>',
      'tu non? [si] <verb 2s>',
      'noi non? [si] <verb 1p>',
      'voi non? [si] <verb 2p>',
      'lui|lei [mi chiamo]',
      `<art>? ${possessive} ${family}|cane|gatto|gatta [mi chiamo]`,
      'io [si chiama]',
      '^ [mi chiama] <name> $',
    ],
    better: ({ marked, word, written, sentence }) => {
      const [pronoun, verb] = marked
      if (verb) return verb.lower === 'chiamo' ? 'si chiama' : 'mi chiamo'
      const at = sentence.findIndex((one) => one === pronoun)
      const next = sentence[at + 1]
      if (written !== written.toLowerCase() || isSmall(next) || !selves.test(next?.readings[0]?.lemma ?? ''))
        return null
      return self[word(0)] ?? null
    },
    why: 'reflexive',
    wrong: [
      ['Noi si svegliamo presto.', 'Noi ci svegliamo presto.'],
      ['Io si alzo alle sei.', 'Io mi alzo alle sei.'],
      ['Il mio cane mi chiamo Rex.', 'Il mio cane si chiama Rex.'],
    ],
    right: ['Noi ci svegliamo.', 'Io ti chiamo domani.', 'Tu mi vedi.', 'Mi chiama Marta ogni giorno.'],
  },
  {
    id: 'it.missing_word.reflexive',
    kind: 'missing_word',
    pattern: [
      '^ io? [alzo|sveglio|addormento] alle|presto|tardi|sempre|alla',
      '^ tu [alzi|svegli|addormenti] alle|presto|tardi|sempre|alla',
      'lui|lei [alza|sveglia|addormenta] alle|presto|tardi|sempre|alla',
      `<art>? ${possessive} ${family} [alza|sveglia|addormenta] alle|presto|tardi|sempre|alla`,
      'loro [alzano|svegliano] alle|presto|tardi',
      '^ noi? [alziamo|svegliamo] alle|presto|tardi',
      'a che ora [alzi|svegli] *{0,2} $',
    ],
    better: ({ written }) => {
      const own = [
        ['ano', 'si'],
        ['mo', 'ci'],
        ['o', 'mi'],
        ['i', 'ti'],
      ].find(([end = '']) => written.endsWith(end))
      return `${own?.[1] ?? 'si'} ${written.toLowerCase()}`
    },
    why: 'reflexive',
    wrong: [
      ['Alzo alle sette.', 'Mi alzo alle sette.'],
      ['Mia moglie sveglia presto.', 'Mia moglie si sveglia presto.'],
      ['Loro alzano tardi.', 'Loro si alzano tardi.'],
    ],
    right: ['Mi alzo alle sette.', 'La sveglia alle sette suona.', 'Sono sveglio alle sei.'],
  },
]
