import type { Rule } from '#server/analysis/grammar/rule.ts'
import { person } from './match.ts'

const country =
  'españa|alemania|francia|italia|inglaterra|brasil|méxico|portugal|argentina|colombia|chile|perú|cuba|grecia|suiza|austria|marruecos|japón|china|londres|madrid|berlín|parís|roma|barcelona|lisboa|sevilla|valencia|granada|toledo|múnich|viena|nápoles|milán|bogotá|lima'
const masculine =
  'trabajo|cine|supermercado|mercado|colegio|parque|gimnasio|médico|centro|aeropuerto|restaurante|hotel|banco|instituto|hospital|teatro|museo|baño|bar|dentista|campo'
const feminine =
  'escuela|playa|universidad|oficina|tienda|iglesia|piscina|fiesta|estación|biblioteca|montaña|farmacia|peluquería|discoteca'
const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const go = 'voy|vas|va|vamos|vais|van|fui|fuimos|fueron|iba'

/** Where a person goes, and where a person is. */
export const places: readonly Rule[] = [
  {
    id: 'es.missing_word.go_home',
    kind: 'missing_word',
    pattern: [
      `=ir|voy|vamos|volver|vuelvo [casa] $|ahora|en|y|pero|porque|temprano|tarde|con|a|después`,
      `${go}|ir [${masculine}]`,
      `${go}|ir [${feminine}]`,
      `${go}|ir a [${feminine}] $|con|en|y|para|todos|porque|,|mañana|hoy|cada`,
    ],
    better: ({ marked: [place], word }) => {
      const noun = place?.lower ?? ''
      if (noun === 'casa') return 'a casa'
      const isFeminine = feminine.split('|').includes(noun)
      if (word(1) !== 'a') return `${isFeminine ? 'a la' : 'al'} ${noun}`
      return `la ${noun}`
    },
    why: 'go_to_the',
    wrong: [
      ['Quiero ir casa ahora.', 'Quiero ir a casa ahora.'],
      ['Voy trabajo en autobús.', 'Voy al trabajo en autobús.'],
      ['Vamos playa.', 'Vamos a la playa.'],
      ['Voy a iglesia con mi familia.', 'Voy a la iglesia con mi familia.'],
    ],
    right: ['Voy a casa.', 'Voy al trabajo.', 'Voy a clase.', 'Vamos a la playa.', 'La fiesta fue buena.'],
  },
  {
    id: 'es.article.go_al',
    kind: 'article',
    pattern: `${go}|ir [a] ${masculine} $|con|en|y|para|todos|porque|,|mañana|hoy|cada`,
    better: 'al',
    why: 'go_to_the',
    wrong: [
      ['Voy a cine con mis amigos.', 'Voy al cine con mis amigos.'],
      ['Vamos a supermercado.', 'Vamos al supermercado.'],
      ['Quiero ir a gimnasio hoy.', 'Quiero ir al gimnasio hoy.'],
    ],
    right: ['Voy al cine.', 'Voy a clase.', 'Voy a casa.'],
  },
  {
    id: 'es.preposition.go_to_country',
    kind: 'preposition',
    pattern: [
      `fui|fuimos|fuiste|viajé|viajo|viajamos|viajar|ir|iré|iba|va|van|voy|vamos|vas|volar|llegué|llegar [en] ${country}`,
    ],
    better: 'a',
    why: 'ir_a',
    wrong: [
      ['Fui en Francia el año pasado.', 'Fui a Francia el año pasado.'],
      ['Quiero viajar en Portugal.', 'Quiero viajar a Portugal.'],
      ['Iba en Roma cada año.', 'Iba a Roma cada año.'],
    ],
    right: ['Fui a Francia.', 'Vivo en Francia.', 'Voy en tren.'],
  },
  {
    id: 'es.preposition.live_in',
    kind: 'preposition',
    pattern: [
      `vivo|vives|vive|vivimos|viven|viví|vivía|vivir|trabajo|trabaja|estudio|estudia|estudiar|trabajar [a] ${country}`,
      'vivo|vives|vive|vivimos|viven|vivir [a] una|un|la|el casa|piso|residencia|apartamento|ciudad|pueblo|campo|calle|barrio',
      'estudio|estudias|estudia|estudiante|estudiantes|estudiar|trabajo|trabaja [a] la|una universidad|escuela|oficina|empresa',
    ],
    better: 'en',
    why: 'place_en',
    wrong: [
      ['Vivo a Roma.', 'Vivo en Roma.'],
      ['Vivimos a una casa grande.', 'Vivimos en una casa grande.'],
      ['Soy estudiante a la universidad de Lyon.', 'Soy estudiante en la universidad de Lyon.'],
    ],
    right: ['Vivo en Roma.', 'Vivo a dos calles de aquí.', 'Voy a Roma.', 'Vivo al lado.'],
  },
  {
    id: 'es.preposition.date',
    kind: 'preposition',
    pattern: [`[en] <num> de ${months}`, `[en] # de ${months}`, `[en el] <num> de ${months}`, `[en el] # de ${months}`],
    better: 'el',
    why: 'date_el',
    wrong: [
      ['Mi cumpleaños es en el cinco de mayo.', 'Mi cumpleaños es el cinco de mayo.'],
      ['Nací en 3 de julio.', 'Nací el 3 de julio.'],
      ['La fiesta es en el 10 de agosto.', 'La fiesta es el 10 de agosto.'],
    ],
    right: ['Es el cinco de mayo.', 'Es en mayo.', 'Nací en 1990.'],
  },
  {
    id: 'es.preposition.interest',
    kind: 'preposition',
    pattern: 'intereso|interesas|interesado|interesada|interesados|interesadas [para]',
    better: 'por',
    why: 'verb_preposition',
    wrong: [
      ['Me intereso para la música.', 'Me intereso por la música.'],
      ['Estoy interesado para el trabajo.', 'Estoy interesado por el trabajo.'],
      ['Está interesada para el arte.', 'Está interesada por el arte.'],
    ],
    right: ['Me intereso por el arte.', 'Estoy interesado en ello.', 'Es útil para mí.'],
  },
  {
    id: 'es.preposition.for_you',
    kind: 'preposition',
    pattern: [
      'regalo|carta|libro|flores|pastel|tarta|paquete es|son [por] ti|mí|él|ella|usted|mi|tu|su',
      `=buscar|=comprar|=necesitar <det>? <noun> [por] mi|tu|su ${person}`,
    ],
    better: 'para',
    why: 'para_person',
    wrong: [
      ['Este regalo es por ti.', 'Este regalo es para ti.'],
      ['La carta es por mi madre.', 'La carta es para mi madre.'],
      ['Las flores son por ella.', 'Las flores son para ella.'],
    ],
    right: ['Es para ti.', 'Lo hago por ti.', 'Gracias por el regalo.'],
  },
  {
    id: 'es.preposition.walk_through',
    kind: 'preposition',
    pattern: '=pasear|=caminar [para] el|la parque|calle|centro|playa|ciudad|barrio|bosque',
    better: 'por',
    why: 'verb_preposition',
    wrong: [
      ['Paseamos para el parque.', 'Paseamos por el parque.'],
      ['Me gusta pasear para la playa.', 'Me gusta pasear por la playa.'],
      ['Camino para la ciudad.', 'Camino por la ciudad.'],
    ],
    right: ['Paseo por el parque.', 'Camino para estar en forma.', 'Es para el parque.'],
  },
  {
    id: 'es.preposition.think_of',
    kind: 'preposition',
    pattern: '!!que pienso|piensas|piensa|pensar|pensando [sobre|de] ti|mí|él|ella|nosotros|ellos',
    better: ({ sentence, word }) =>
      sentence.at(-1)?.text === '?' || (word(1) !== 'pienso' && word(2) === 'de') ? null : 'en',
    why: 'pensar_en',
    wrong: [
      ['Pienso sobre ti todos los días.', 'Pienso en ti todos los días.'],
      ['Siempre pienso de ella.', 'Siempre pienso en ella.'],
      ['Estoy pensando sobre él.', 'Estoy pensando en él.'],
    ],
    right: ['Pienso en ti.', '¿Qué piensas de ella?', 'Pienso mucho.'],
  },
]
