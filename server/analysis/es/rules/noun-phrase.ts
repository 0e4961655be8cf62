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

/** Nouns that name men and women, or two things. */
const hasBothGenders = new Set([
  'modelo',
  'guía',
  'policía',
  'multinacional',
  'capital',
  'orden',
  'cura',
  'radio',
  'tele',
  'profe',
  'disco',
  'poli',
])

/** Colours that are things stay as they are: "cortinas naranja". */
const colours = /^(?:naranja|rosa|violeta|lila|malva|fucsia|turquesa|beige)$/

/** Before an adjective they are adverbs: "demasiado cara". */
const isQuantity = /^(?:demasiad|poc|much|tant|tod)[oa]s?$/

const small = ['adj', 'num', 'det', 'adv', 'prep', 'pron', 'conj']
/** A word that may be an adjective, a number or a small word says nothing as a noun. */
const isMoreThanNoun = (word: Word | undefined) =>
  word?.readings.some(({ tags }) => small.some((tag) => tags.has(tag))) ?? true
/** After a determiner, an adjective of the same gender and number does no harm: "estas chicas". */
const isMoreThanDeterminable = (word: Word, gender: string, number: string) =>
  word.readings.some(
    ({ tags }) =>
      tags.has('participle') ||
      small.some((tag) => tag !== 'adj' && tags.has(tag)) ||
      (tags.has('adj') && !(tags.has(gender) && tags.has(number))),
  )
const isVerb = (word: Word | undefined) =>
  word?.readings.some(({ tags }) => tags.has('verb') && !tags.has('imp')) ?? false

const times =
  /^(?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|días|noches|tardes|mañanas|veranos|inviernos|meses|años|semanas)$/
const mass =
  /^(?:pan|dinero|agua|leche|gente|ropa|música|arroz|carne|fruta|tiempo|sal|azúcar|vino|comida|trabajo|mundo)$/

const plurals: Readonly<Record<string, string>> = { mi: 'mis', tu: 'tus', su: 'sus' }

// The determiner as the noun has it.
function determiner({ words, form, word }: Match, element: number, noun: Word | undefined): string | null {
  const gender = only(noun, genders)
  const number = only(noun, numbers)
  if (!gender || !number || !noun || hasBothGenders.has(noun.lower)) return null
  if (isQuantity.test(word(element)) ? isMoreThanNoun(noun) : isMoreThanDeterminable(noun, gender, number)) return null
  if (gender === 'fem' && number === 'sg' && withEl.has(noun.lower) && /^(?:el|un|al|del)$/.test(word(element)))
    return null
  if (number === 'pl' && plurals[word(element)]) return plurals[word(element)] ?? null
  return form(words(element)[0], `det → det ${gender} ${number}`) || null
}

// The adjective as the noun has it; null where it is so already, or may be something else.
function agreeing({ words, form }: Match, element: number, noun: Word | undefined, mayBeVerb = false): string | null {
  const [adjective] = words(element)
  const gender = only(noun, genders)
  const number = only(noun, numbers)
  if (!adjective || !gender || !number || isMoreThanNoun(noun)) return null
  const isOther = adjective.readings.some(({ tags }) =>
    ['adv', 'prep', 'det', 'num', 'conj'].some((tag) => tags.has(tag)),
  )
  const fits = adjective.readings.some(({ tags }) => tags.has('adj') && tags.has(gender) && tags.has(number))
  if (/^(?:junt|sol|mism|cuy|cuant)[oa]s?$/.test(adjective.lower) || colours.test(adjective.lower)) return null
  if (isOther || fits || (!mayBeVerb && isVerb(adjective))) return null
  return form(adjective, `adj → adj ${gender} ${number}`) || null
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
      const isPronoun = !/^(?:el|un|una|mi|tu|su|del|al|nuestr[oa]s?|much[oa]s?)$/.test(match.word(0))
      // "Quien mucho abarca", "no trabaja mucho": it is an adverb.
      const isAdverb =
        /^(?:much|tant)o$/.test(match.word(0)) &&
        isVerb(noun) &&
        !/^(?:tengo|hay|es|como|bebo|quiero)$/.test(match.beside(-1))
      // "La gris", "la rojo": the noun is left out.
      const isLeftOut = noun?.readings.some(({ tags }) => tags.has('adj')) === true && match.word(0) !== 'un'
      return isAdverb || isLeftOut || (isPronoun && isVerb(noun)) || match.beside(-1) === 'sobre'
        ? null
        : determiner(match, 0, noun)
    },
    why: 'gender',
    wrong: [
      ['Tengo la problema en casa.', 'Tengo el problema en casa.'],
      ['El mano me duele.', 'La mano me duele.'],
      ['Es un canción muy bonita.', 'Es una canción muy bonita.'],
      ['Este noche vamos al cine.', 'Esta noche vamos al cine.'],
    ],
    right: [
      'El agua está fría.',
      'El día es largo.',
      'La foto es bonita.',
      'Los veo mañana.',
      'Un hambre terrible.',
      'Quien mucho abarca poco aprieta.',
      'El poeta y la poeta.',
      'El arca está abierta.',
    ],
  },
  {
    id: 'es.agreement.determiner_number',
    kind: 'agreement',
    pattern: ['[<det sg -neuter>] <noun pl>', '[<det pl>] <noun sg>'],
    better: (match) => {
      const [noun] = match.words(1)
      // "El lunes" and "los lunes", "la crisis" and "las crisis".
      const isOneForm = only(noun, numbers) === 'sg' && noun?.lower.endsWith('s')
      // "Sobre todo animales", "treinta y una páginas".
      const isOther = /^(?:sobre|y|ciento|mil)$/.test(match.beside(-1))
      const isPlural = match.words(0)[0]?.readings.some(({ tags }) => tags.has('pl')) === true
      // "Mi hermano's": what was meant is not plural.
      if (/['’]s$/.test(noun?.text ?? '')) return null
      if (isVerb(noun) || isOneForm || isOther || (isPlural && !mass.test(noun?.lower ?? ''))) return null
      return determiner(match, 0, noun)
    },
    why: 'number',
    wrong: [
      ['Compro los pan.', 'Compro el pan.'],
      ['Compro el manzanas.', 'Compro las manzanas.'],
      ['Vivo con mi padres.', 'Vivo con mis padres.'],
    ],
    right: [
      'Vivo con mis padres.',
      'Los lunes trabajo.',
      'El lunes voy al mercado.',
      'Todo el mundo lo sabe.',
      'La crisis es grave.',
      'Había ciento una personas.',
    ],
  },
  {
    id: 'es.agreement.noun_plural',
    kind: 'agreement',
    pattern: '<det pl> [<noun sg>]',
    better: ({ words, form, beside, word }) => {
      const [noun] = words(1)
      const gender = only(noun, genders)
      const isSure = !isVerb(noun) || !/^(?:la|los|las|lo|un[oa]s)$/.test(word(0))
      const isOther = isMoreThanNoun(noun) || noun?.lower.endsWith('s') || mass.test(noun?.lower ?? '')
      if (!gender || isOther || !isSure || only(noun, numbers) !== 'sg' || /^(?:sobre|y)$/.test(beside(-1))) return null
      if (/^(?:cuántas|cuántos|todos|todas|ambos|ambas)$/.test(word(0))) return null
      const fits = words(0)[0]?.readings.some(({ tags }) => tags.has('poss') || tags.has(gender))
      return fits ? form(noun, `noun ${gender} sg → noun ${gender} pl`) || null : null
    },
    why: 'number',
    wrong: [
      ['Los libro están en la mesa.', 'Los libros están en la mesa.'],
      ['Hay muchas persona en la plaza.', 'Hay muchas personas en la plaza.'],
      ['Mis gato duermen.', 'Mis gatos duermen.'],
    ],
    right: [
      'Los libros están aquí.',
      'Los lunes trabajo.',
      'Sobre todo fruta.',
      'Los veo mañana.',
      'Las casa el cura.',
    ],
  },
  {
    id: 'es.agreement.adjective_after',
    kind: 'agreement',
    pattern: '<det -neuter -quant> <noun> <adv degree>? [<adj -det>]',
    better: (match) => agreeing(match, 3, match.words(1)[0]),
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
      'La casa cuyas ventanas están rotas.',
    ],
  },
  {
    id: 'es.agreement.adjective_before',
    kind: 'agreement',
    pattern:
      '[bueno|buena|buenos|buenas|nuevo|nueva|nuevos|nuevas|primero|primera|último|última|últimos|últimas|pequeño|pequeña|pequeños|pequeñas] <noun -adj>',
    // "Bueno" and "primero" are short before their noun.
    better: (match) => agreeing(match, 0, match.words(1)[0])?.replace(/^(buen|primer)o$/, '$1') ?? null,
    why: 'adjective',
    wrong: [
      ['Es una buena día.', 'Es una buen día.'],
      ['Buenos noches, señora.', 'Buenas noches, señora.'],
      ['Buenas días a todos.', 'Buenos días a todos.'],
      ['Es nuestro nuevo casa.', 'Es nuestro nueva casa.'],
    ],
    right: ['Buenas noches.', 'Buenos días.', 'Una nueva vida.', 'La última vez.'],
  },
  {
    id: 'es.agreement.be_adjective',
    kind: 'agreement',
    pattern:
      '^ el|la|los|las|mi|tu|su|mis|tus|sus|este|esta|estos|estas|ese|esa <noun> es|está|son|están|era|estaba <adv degree>? [<adj>] $|y|pero|porque',
    better: (match) => {
      const [noun] = match.words(2)
      const isOneForm = only(noun, numbers) === 'sg' && noun?.lower.endsWith('s')
      return isOneForm || times.test(noun?.lower ?? '') || hasBothGenders.has(noun?.lower ?? '')
        ? null
        : agreeing(match, 5, noun, true)
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
    better: ({ word, words }) => (/^\p{Lu}/u.test(words(1)[0]?.text ?? '') ? null : word(0) === 'a' ? 'al' : 'del'),
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
    pattern: ['!!sobre [todo|toda] los|las', '[todas] los', '[todos] las'],
    better: ({ beside }) => (beside(0) === 'los' ? 'todos' : 'todas'),
    why: 'number',
    wrong: [
      ['Trabajo todo los días.', 'Trabajo todos los días.'],
      ['Toda las tardes leo.', 'Todas las tardes leo.'],
      ['Todos las noches salgo.', 'Todas las noches salgo.'],
    ],
    right: ['Todos los días.', 'Todas las noches.', 'Todo el día.'],
  },
]
