import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const colours = 'rojo|roja|azul|verde|blanco|blanca|negro|negra|amarillo|amarilla|marrón|gris'
const origins =
  'español|española|italiano|italiana|mexicano|mexicana|francés|francesa|inglés|inglesa|alemán|alemana|chino|china|japonesa'
const isNoun = ({ words }: Match, element: number) =>
  words(element)[0]?.readings.every(({ tags }) => tags.has('noun') || tags.has('verb')) === true

const gerundOf = ({ words, form }: Match, element: number) => form(words(element)[0], 'verb inf → verb gerund') || null
const infinitiveOf = ({ words, form }: Match, element: number) =>
  form(words(element)[0], 'verb gerund → verb inf') || null

/** Habits that come from other languages. */
export const habits: readonly Rule[] = [
  {
    id: 'es.word_choice.mucho_calor',
    kind: 'word_choice',
    pattern: 'hace|hacía|hizo [muy] calor|frío|sol|viento',
    better: 'mucho',
    why: 'mucho_noun',
    wrong: [
      ['Hace muy calor.', 'Hace mucho calor.'],
      ['En invierno hacía muy viento.', 'En invierno hacía mucho viento.'],
      ['Hoy hace muy frío.', 'Hoy hace mucho frío.'],
    ],
    right: ['Hace mucho calor.', 'Tengo mucha sed.', 'Está muy frío.'],
  },
  {
    id: 'es.word_choice.tampoco',
    kind: 'word_choice',
    pattern: '[también no]',
    better: 'tampoco',
    why: 'tampoco',
    wrong: [
      ['Yo también no quiero.', 'Yo tampoco quiero.'],
      ['Mi hermano también no come carne.', 'Mi hermano tampoco come carne.'],
      ['A mí también no me gusta.', 'A mí tampoco me gusta.'],
    ],
    right: ['Yo tampoco.', 'También voy.', '¿Tú también? No.'],
  },
  {
    id: 'es.word_choice.mucho_verb',
    kind: 'word_choice',
    pattern: '=trabajar|=dormir|=comer|=estudiar|=hablar|=leer|=beber|=viajar|=gustar [muy] $|y|pero|porque|en|con',
    better: 'mucho',
    why: 'muy_mucho',
    wrong: [
      ['Trabajo muy y duermo poco.', 'Trabajo mucho y duermo poco.'],
      ['Mi padre come muy.', 'Mi padre come mucho.'],
      ['Viajo muy porque me gusta.', 'Viajo mucho porque me gusta.'],
    ],
    right: ['Trabajo mucho.', 'Trabajo muy bien.', 'Hablo muy rápido.'],
  },
  {
    id: 'es.agreement.hace_weather',
    kind: 'agreement',
    pattern: '[hacen] mucho? calor|frío|sol|viento',
    better: 'hace',
    why: 'impersonal',
    wrong: [
      ['Hacen mucho calor.', 'Hace mucho calor.'],
      ['Hoy hacen frío.', 'Hoy hace frío.'],
      ['En verano hacen sol.', 'En verano hace sol.'],
    ],
    right: ['Hace calor.', 'Hacen ruido.', 'Hacen mucho deporte.'],
  },
  {
    id: 'es.agreement.habia',
    kind: 'agreement',
    pattern:
      '[habían|habrán] muchos|muchas|pocos|pocas|varios|varias|dos|tres|cuatro|cinco|unos|unas|algunos|algunas|#',
    better: ({ marked }) => (marked[0]?.lower === 'habían' ? 'había' : 'habrá'),
    why: 'impersonal',
    wrong: [
      ['Habían muchas personas.', 'Había muchas personas.'],
      ['En la mesa habían tres platos.', 'En la mesa había tres platos.'],
      ['Habían unos niños en la calle.', 'Había unos niños en la calle.'],
    ],
    right: ['Había mucha gente.', 'Habían comido.', 'Ya habían llegado todos.'],
  },
  {
    id: 'es.verb_form.estar_infinitive',
    kind: 'verb_form',
    pattern: 'estoy|estás|está|estamos|están|estaba|estaban [<verb inf>]',
    better: (match) => (isNoun(match, 1) ? gerundOf(match, 1) : null),
    why: 'estar_gerund',
    wrong: [
      ['Estamos estudiar mucho.', 'Estamos estudiando mucho.'],
      ['Mi madre está cocinar.', 'Mi madre está cocinando.'],
      ['Estoy leer un libro.', 'Estoy leyendo un libro.'],
    ],
    right: ['Estoy leyendo.', 'Está por llegar.', '¿Cómo estás?'],
  },
  {
    id: 'es.verb_form.preposition_gerund',
    kind: 'verb_form',
    pattern: ['gracias por [<verb gerund>]', 'antes|después de [<verb gerund>]', 'para|sin [<verb gerund>]'],
    better: (match) => infinitiveOf(match, match.words(2).length > 0 ? 2 : 1),
    why: 'infinitive',
    wrong: [
      ['Gracias por ayudando.', 'Gracias por ayudar.'],
      ['Antes de comiendo, me lavo.', 'Antes de comer, me lavo.'],
      ['Salió sin diciendo nada.', 'Salió sin decir nada.'],
    ],
    right: ['Gracias por ayudar.', 'Antes de comer.', 'Estoy comiendo.'],
  },
  {
    id: 'es.verb_form.soy_participle',
    kind: 'verb_form',
    pattern: ['[soy] ido|venido|llegado|salido', '[somos] ido|venido|llegado|salido|idos|venidos'],
    better: ({ marked }) => (marked[0]?.lower === 'soy' ? 'he' : 'hemos'),
    why: 'participle',
    wrong: [
      ['Soy ido al cine.', 'He ido al cine.'],
      ['Soy llegado tarde.', 'He llegado tarde.'],
      ['Hoy soy venido en bici.', 'Hoy he venido en bici.'],
    ],
    right: ['He ido al cine.', 'Soy alto.', 'Es conocido.'],
  },
  {
    id: 'es.word_order.colour',
    kind: 'word_order',
    pattern: [`un|una|el|la|mi|tu|su [${colours} <noun>]`, `la|el|una|un [${origins} <noun>]`],
    better: (match) => {
      const [adjective, noun] = match.marked
      const isBoth = noun?.readings.some(
        ({ tags }) => tags.has('adj') || tags.has('prep') || (tags.has('verb') && !tags.has('participle')),
      )
      return isBoth ? null : `${noun?.text ?? ''} ${adjective?.lower ?? ''}`
    },
    why: 'adjective_after',
    wrong: [
      ['Tengo un rojo coche.', 'Tengo un coche rojo.'],
      ['Lleva una azul camisa.', 'Lleva una camisa azul.'],
      ['Es una francesa película.', 'Es una película francesa.'],
    ],
    right: ['Tengo un coche rojo.', 'El rojo me gusta.', 'El español es fácil.', 'Un italiano me ayudó.'],
  },
  {
    id: 'es.extra_word.nunca_no',
    kind: 'extra_word',
    pattern: 'nunca|nadie|tampoco [no] <pron obj>? <verb>',
    better: '',
    why: 'nunca_no',
    wrong: [
      ['Nunca no como carne.', 'Nunca como carne.'],
      ['Nadie no lo sabe.', 'Nadie lo sabe.'],
      ['Yo tampoco no voy.', 'Yo tampoco voy.'],
    ],
    right: ['Nunca como carne.', 'No como nunca.', '¿Nunca? No, nunca.'],
  },
  {
    id: 'es.missing_word.que',
    kind: 'missing_word',
    pattern: ['pienso|creo [él|ella|ellos|ellas|nosotros|tú|usted] no? <verb>'],
    better: ({ marked }) => `que ${marked[0]?.lower ?? ''}`,
    why: 'que',
    wrong: [
      ['Pienso él es simpático.', 'Pienso que él es simpático.'],
      ['Creo ella no viene.', 'Creo que ella no viene.'],
      ['Creo tú tienes razón.', 'Creo que tú tienes razón.'],
    ],
    right: ['Pienso que él es simpático.', 'Creo en ella.', 'Eso creo yo.'],
  },
  {
    id: 'es.word_choice.cerca_esta',
    kind: 'word_choice',
    pattern: '[es|son] muy? cerca|lejos de|del',
    better: ({ marked }) => (marked[0]?.lower === 'es' ? 'está' : 'están'),
    why: 'estar_place',
    wrong: [
      ['Mi casa es cerca de la playa.', 'Mi casa está cerca de la playa.'],
      ['El hotel es lejos del centro.', 'El hotel está lejos del centro.'],
      ['Las tiendas son cerca de aquí.', 'Las tiendas están cerca de aquí.'],
    ],
    right: ['Está cerca de aquí.', 'Vivo cerca.', 'Queda lejos.'],
  },
  {
    id: 'es.word_choice.where_is',
    kind: 'word_choice',
    pattern:
      '!!de dónde [es|son] el|la|los|las|mi|tu|su baño|banco|hotel|estación|farmacia|restaurante|supermercado|museo|tienda|playa|servicio|servicios|calle|libro|llaves|perro|gato',
    better: ({ marked }) => (marked[0]?.lower === 'es' ? 'está' : 'están'),
    why: 'estar_place',
    wrong: [
      ['¿Dónde es el baño?', '¿Dónde está el baño?'],
      ['¿Dónde es la farmacia?', '¿Dónde está la farmacia?'],
      ['¿Dónde son las llaves?', '¿Dónde están las llaves?'],
    ],
    right: ['¿Dónde está el baño?', '¿Dónde es la fiesta?', '¿De dónde es tu amigo?'],
  },
]
