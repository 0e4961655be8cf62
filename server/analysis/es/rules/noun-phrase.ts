import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { withEl } from '#server/analysis/es/lexicon/nouns.ts'

const genders = ['masc', 'fem'] as const
const numbers = ['sg', 'pl'] as const

/** What all noun readings of a word say of it; undefined where they differ or say nothing. */
function only<T extends string>(word: Word | undefined, choices: readonly T[], part = 'noun'): T | undefined {
  const nouns = (word?.readings ?? []).filter(({ tags }) => tags.has(part))
  const found = choices.filter((choice) => nouns.some(({ tags }) => tags.has(choice)))
  return found.length === 1 && nouns.every(({ tags }) => found.some((choice) => tags.has(choice)))
    ? found[0]
    : undefined
}

const isAdjectiveToo = (word: Word | undefined) => word?.readings.some(({ tags }) => tags.has('adj')) ?? false

// The determiner as the noun has it.
function determiner({ words, form, word }: Match, element: number, noun: Word | undefined): string | null {
  const gender = only(noun, genders)
  const number = only(noun, numbers)
  if (!gender || !number || !noun) return null
  if (gender === 'fem' && number === 'sg' && withEl.has(noun.lower) && /^(?:el|un|al|del)$/.test(word(element)))
    return null
  return form(words(element)[0], `det → det ${gender} ${number}`) || null
}

const adjective = (match: Match, element: number, noun: Word | undefined): string | null => {
  const gender = only(noun, genders)
  const number = only(noun, numbers)
  if (!gender || !number) return null
  return match.form(match.words(element)[0], `adj → adj ${gender} ${number}`) || null
}

/** Article, adjective and noun. */
export const nounPhrase: readonly Rule[] = [
  {
    id: 'es.agreement.determiner_gender',
    kind: 'agreement',
    pattern: [
      '[<det masc sg -neuter>] <noun fem sg>',
      '[<det fem sg>] <noun masc sg>',
      '[<det masc pl>] <noun fem pl>',
      '[<det fem pl>] <noun masc pl>',
    ],
    better: (match) => {
      const [noun] = match.words(1)
      if (isAdjectiveToo(noun) || noun?.readings.some(({ tags }) => tags.has('verb') && !tags.has('imp'))) {
        const isPronoun = /^(?:la|los|las|lo)$/.test(match.word(0))
        if (isPronoun || isAdjectiveToo(noun)) return null
      }
      return determiner(match, 0, noun)
    },
    why: 'gender',
    wrong: [
      ['Tengo la problema en casa.', 'Tengo el problema en casa.'],
      ['El mano me duele.', 'La mano me duele.'],
      ['Es un canción muy bonita.', 'Es una canción muy bonita.'],
      ['Este noche vamos al cine.', 'Esta noche vamos al cine.'],
    ],
    right: ['El agua está fría.', 'El día es largo.', 'La foto es bonita.', 'Los veo mañana.', 'Un hambre terrible.'],
  },
  {
    id: 'es.agreement.determiner_number',
    kind: 'agreement',
    pattern: ['[<det sg -neuter>] <noun pl>', '[<det pl>] <noun sg>'],
    better: (match) => {
      const [noun] = match.words(1)
      if (isAdjectiveToo(noun) || noun?.readings.some(({ tags }) => tags.has('verb'))) return null
      if (only(noun, numbers) === undefined) return null
      return determiner(match, 0, noun)
    },
    why: 'number',
    wrong: [
      ['Me gusta los libro.', 'Me gusta el libro.'],
      ['Compro el manzanas.', 'Compro las manzanas.'],
      ['Vivo con mi padres.', 'Vivo con mis padres.'],
    ],
    right: [
      'Vivo con mis padres.',
      'Los lunes trabajo.',
      'El lunes voy al mercado.',
      'Todo el mundo lo sabe.',
      'La crisis es grave.',
    ],
  },
  {
    id: 'es.agreement.adjective_after',
    kind: 'agreement',
    pattern: '<det -neuter> <noun> <adv degree>? [<adj>]',
    better: (match) => {
      const [noun, adj] = [match.words(1)[0], match.words(3)[0]]
      if (
        isAdjectiveToo(noun) ||
        adj?.readings.some(({ tags }) => tags.has('verb') || tags.has('prep') || tags.has('adv'))
      )
        return null
      const gender = only(noun, genders)
      const number = only(noun, numbers)
      if (
        !gender ||
        !number ||
        adj?.readings.some(({ tags }) => tags.has('adj') && tags.has(gender) && tags.has(number))
      )
        return null
      return adjective(match, 3, noun)
    },
    why: 'adjective',
    wrong: [
      ['Vivo en una casa blanco.', 'Vivo en una casa blanca.'],
      ['Los coches rojo son caros.', 'Los coches rojos son caros.'],
      ['Es una película muy bueno.', 'Es una película muy buena.'],
      ['Compro las manzanas roja.', 'Compro las manzanas rojas.'],
    ],
    right: [
      'Una casa blanca y grande.',
      'El agua está fría.',
      'La mesa verde.',
      'Un problema serio.',
      'Las calles más bonitas.',
    ],
  },
  {
    id: 'es.agreement.adjective_before',
    kind: 'agreement',
    pattern:
      '[bueno|buena|buenos|buenas|nuevo|nueva|nuevos|nuevas|primero|primera|último|última|últimos|últimas|pequeño|pequeña|pequeños|pequeñas] <noun -adj>',
    better: (match) => {
      const [noun] = match.words(1)
      if (isAdjectiveToo(noun)) return null
      const gender = only(noun, genders)
      const number = only(noun, numbers)
      const [adj] = match.words(0)
      if (
        !gender ||
        !number ||
        adj?.readings.some(({ tags }) => tags.has('adj') && tags.has(gender) && tags.has(number))
      )
        return null
      return adjective(match, 0, noun)
    },
    why: 'adjective',
    wrong: [
      ['Buenos noches, señora.', 'Buenas noches, señora.'],
      ['Buenas días a todos.', 'Buenos días a todos.'],
      ['Tengo una pequeño casa.', 'Tengo una pequeña casa.'],
    ],
    right: ['Buenas noches.', 'Buenos días.', 'Una nueva vida.', 'La última vez.'],
  },
  {
    id: 'es.agreement.be_adjective',
    kind: 'agreement',
    pattern: '^ <det -neuter -poss> <noun> es|está|son|están|era|estaba <adv degree>? [<adj>] !<noun>',
    better: (match) => {
      const [noun, adj] = [match.words(2)[0], match.words(5)[0]]
      if (
        isAdjectiveToo(noun) ||
        adj?.readings.some(({ tags }) => tags.has('verb') || tags.has('adv') || tags.has('prep'))
      )
        return null
      const gender = only(noun, genders)
      const number = only(noun, numbers)
      if (
        !gender ||
        !number ||
        adj?.readings.some(({ tags }) => tags.has('adj') && tags.has(gender) && tags.has(number))
      )
        return null
      return adjective(match, 5, noun)
    },
    why: 'adjective',
    wrong: [
      ['La casa es blanco.', 'La casa es blanca.'],
      ['Las calles son muy limpio.', 'Las calles son muy limpias.'],
      ['La sopa está frío.', 'La sopa está fría.'],
    ],
    right: ['La casa es blanca.', 'El agua está fría.', 'La clase es difícil.', 'La mesa es de madera.'],
  },
  {
    id: 'es.agreement.gente_plural',
    kind: 'agreement',
    pattern: ['la|mucha|poca|toda|esta gente <adv>? [<verb 3p>]', 'todo el mundo [<verb 3p>]'],
    better: ({ words, form }) => {
      const verb = words(3)[0] ?? words(2)[0]
      const reading = verb?.readings.find(({ tags }) => tags.has('3p'))
      const tense = ['pres', 'imperfect', 'pret', 'fut', 'cond', 'subj'].find((each) => reading?.tags.has(each))
      return tense ? form(verb, `verb ${tense} 3p → verb ${tense} 3s`) || null : null
    },
    why: 'gente',
    wrong: [
      ['La gente son amable.', 'La gente es amable.'],
      ['La gente hablan mucho.', 'La gente habla mucho.'],
      ['Todo el mundo quieren ir.', 'Todo el mundo quiere ir.'],
    ],
    right: ['La gente es amable.', 'Las personas son amables.', 'Todo el mundo lo sabe.'],
  },
  {
    id: 'es.article.un_otro',
    kind: 'extra_word',
    pattern: '[un|una|unos|unas] otro|otra|otros|otras',
    better: '',
    why: 'un_otro',
    wrong: [
      ['Quiero un otro café.', 'Quiero otro café.'],
      ['Dame una otra hoja.', 'Dame otra hoja.'],
      ['Hay unos otros libros.', 'Hay otros libros.'],
    ],
    right: ['Quiero otro café.', 'El otro día.', 'Unos y otros.'],
  },
  {
    id: 'es.article.contraction_a',
    kind: 'article',
    pattern: ['[a el] <noun masc sg>', '[de el] <noun masc sg>'],
    better: ({ word }) => (word(0) === 'a' || word(0).startsWith('a') ? 'al' : 'del'),
    why: 'contraction',
    wrong: [
      ['Voy a el cine.', 'Voy al cine.'],
      ['Vengo de el trabajo.', 'Vengo del trabajo.'],
      ['La casa de el médico.', 'La casa del médico.'],
    ],
    right: ['Voy al cine.', 'Vengo del trabajo.', 'Viajo a El Salvador.'],
  },
  {
    id: 'es.article.todo_los',
    kind: 'agreement',
    pattern: ['[todo|toda] los|las', '[todas] los', '[todos] las'],
    better: ({ word }) => (word(1) === 'los' ? 'todos' : 'todas'),
    why: 'number',
    wrong: [
      ['Trabajo todo los días.', 'Trabajo todos los días.'],
      ['Toda las tardes leo.', 'Todas las tardes leo.'],
      ['Todos las noches salgo.', 'Todas las noches salgo.'],
    ],
    right: ['Todos los días.', 'Todas las noches.', 'Todo el día.'],
  },
]
