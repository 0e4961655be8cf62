import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const places =
  'ciudad|barrio|calle|pueblo|casa|país|habitación|escuela|clase|región|zona|plaza|cocina|jardín|oficina|nevera|universidad|piso'
const sites =
  'hotel|casa|ciudad|piso|habitación|país|pueblo|barrio|museo|banco|tienda|estación|farmacia|restaurante|oficina|supermercado|universidad|aeropuerto|playa'
const traits = 'inteligente|trabajador|trabajadora|importante'
const size = 'grande|moderno|moderna|pequeño|pequeña|antiguo|antigua|bonito|bonita'

// The adjective in the number or gender that is sure, the other one as it was written.
function adjective({ marked: [word], form }: Match, change: 'pl' | 'fem' | 'masc'): string | null {
  const readings = word?.readings ?? []
  const adjectives = readings.filter(({ tags }) => tags.has('adj'))
  if (readings.some(({ tags }) => ['adv', 'prep', 'det', 'num', 'conj'].some((tag) => tags.has(tag)))) return null
  const has = (tag: string) => adjectives.some(({ tags }) => tags.has(tag))
  if (adjectives.length === 0 || has(change)) return null
  if (change !== 'pl') return form(word, `adj → adj ${change} ${has('sg') ? 'sg' : 'pl'}`) || null
  return has('masc') && has('fem')
    ? form(word, 'adj → adj masc pl') || null
    : form(word, `adj → adj ${has('fem') ? 'fem' : 'masc'} pl`) || null
}

const masculine = /^(?:estómago|brazos?|pies?|cuello|oídos?|tobillo|ojos|dientes)$/

function bodyArticle(part: string): string {
  const isPlural = part.endsWith('s')
  return masculine.test(part) ? (isPlural ? 'los' : 'el') : isPlural ? 'las' : 'la'
}

/** What is said with to be, and how its adjective ends. */
export const being: readonly Rule[] = [
  {
    id: 'es.word_choice.be_cold',
    kind: 'word_choice',
    pattern: ['[estoy|estás|soy|eres] mucho? frío|calor $|,|y|en|hoy|aquí', '[estamos|somos] mucho? frío|calor'],
    better: ({ word }) => ({ estoy: 'tengo', soy: 'tengo', estás: 'tienes', eres: 'tienes' })[word(0)] ?? 'tenemos',
    why: 'tener',
    wrong: [
      ['Estoy frío.', 'Tengo frío.'],
      ['Estoy calor, necesito agua.', 'Tengo calor, necesito agua.'],
      ['Estamos frío.', 'Tenemos frío.'],
    ],
    right: ['Tengo frío.', 'El café está frío.', 'Soy friolero.'],
  },
  {
    id: 'es.word_choice.be_hot',
    kind: 'word_choice',
    pattern: '[soy muy|tan|bastante? caliente]',
    better: ({ word }) => (word(1) === '' ? 'tengo calor' : 'tengo mucho calor'),
    why: 'tener',
    wrong: [
      ['Por la noche soy muy caliente.', 'Por la noche tengo mucho calor.'],
      ['Soy caliente, ¿puedo abrir la ventana?', 'Tengo calor, ¿puedo abrir la ventana?'],
      ['Hoy soy tan caliente.', 'Hoy tengo mucho calor.'],
    ],
    right: ['Tengo mucho calor.', 'El café está muy caliente.', 'Soy muy friolero.'],
  },
  {
    id: 'es.word_choice.body_hurts',
    kind: 'word_choice',
    pattern: [
      '[mi cabeza|espalda|garganta|barriga|estómago|pierna|brazo|mano|rodilla|pie|cuello|oído|muela|tobillo me? duele]',
      '[mis piernas|brazos|manos|rodillas|pies|ojos|oídos|muelas|dientes me? duelen]',
    ],
    better: ({ word, words }) => `me ${words(3)[0]?.lower ?? ''} ${bodyArticle(word(1))} ${word(1)}`,
    why: 'body_article',
    wrong: [
      ['Mi cabeza duele mucho.', 'Me duele la cabeza mucho.'],
      ['Hoy mis pies me duelen.', 'Hoy me duelen los pies.'],
      ['Creo que mi estómago duele.', 'Creo que me duele el estómago.'],
    ],
    right: ['Me duele la cabeza.', 'A mi madre le duele la espalda.', 'Mi cabeza es grande.', 'Mis manos están frías.'],
  },
  {
    id: 'es.agreement.we_plural',
    kind: 'agreement',
    pattern: [
      'somos|estamos <adv degree>? [<adj sg>]',
      '^ no? son|están <adv degree>? [<adj sg>]',
      'ellos|padres|tíos|abuelos|hermanos|primos|amigos|hijos|niños|chicos|vecinos|compañeros|alumnos son|están <adv degree>? [<adj sg>]',
    ],
    better: (match) =>
      /^(?:pareja|frío|igual|junto|junta)$/.test(match.marked[0]?.lower ?? '') ? null : adjective(match, 'pl'),
    why: 'be_plural',
    wrong: [
      ['Estamos muy cansado.', 'Estamos muy cansados.'],
      ['Creo que mis tíos son muy rico.', 'Creo que mis tíos son muy ricos.'],
      ['Somos alta.', 'Somos altas.'],
    ],
    right: ['Estamos cansados.', 'Son muy ricos.', 'Somos de aquí.', 'Son solo dos.'],
  },
  {
    id: 'es.agreement.she_is',
    kind: 'agreement',
    pattern: [
      `^ ella =ser|=estar|=parecer <adv degree>? [<adj masc sg>] $|y|pero|porque|con|de|en|,`,
      `^ mi|tu|su|la hermana|amiga|prima|tía|abuela|hija|novia|esposa|mujer|madre|mamá|profesora|vecina|niña|chica|jefa =ser|=estar|=parecer <adv degree>? [<adj masc sg>] $|y|pero|porque|con|de|en|,`,
    ],
    better: (match) => adjective(match, 'fem'),
    why: 'adjective',
    wrong: [
      ['Mi hermana es alto, como yo.', 'Mi hermana es alta, como yo.'],
      ['Ella está cansado.', 'Ella está cansada.'],
      ['Ella parece simpático.', 'Ella parece simpática.'],
    ],
    right: ['Mi hermana es muy alta.', 'Ella es feliz.', 'Mi madre está mal.', 'Mi amiga es médico.'],
  },
  {
    id: 'es.agreement.he_is',
    kind: 'agreement',
    pattern: [
      `^ él =ser|=estar|=parecer <adv degree>? [<adj fem sg>] $|y|pero|porque|con|de|en|,`,
      `^ mi|tu|su|el hermano|amigo|primo|tío|abuelo|hijo|novio|esposo|marido|padre|papá|profesor|vecino|niño|chico|jefe =ser|=estar|=parecer <adv degree>? [<adj fem sg>] $|y|pero|porque|con|de|en|,`,
    ],
    better: (match) => adjective(match, 'masc'),
    why: 'adjective',
    wrong: [
      ['Mi hermano es muy alta, como yo.', 'Mi hermano es muy alto, como yo.'],
      ['Él está cansada.', 'Él está cansado.'],
      ['Él parece simpática.', 'Él parece simpático.'],
    ],
    right: ['Mi hermano es muy alto.', 'Él es optimista.', 'Mi padre está bien.'],
  },
  {
    id: 'es.agreement.phrase_is',
    kind: 'agreement',
    pattern:
      '^ las chicas|amigas|casas|calles|playas|tiendas|personas de <det>? <noun> son|están <adv degree>? [<adj>]',
    better: (match) => (adjective(match, 'pl') === null ? adjective(match, 'fem') : null),
    why: 'adjective',
    wrong: [
      ['Las casas de mi barrio son muy bonitos.', 'Las casas de mi barrio son muy bonitas.'],
      ['Las chicas de mi clase son simpáticos.', 'Las chicas de mi clase son simpáticas.'],
      ['Las calles de la ciudad están sucios.', 'Las calles de la ciudad están sucias.'],
    ],
    right: [
      'Las casas de mi barrio son bonitas.',
      'Las chicas de mi clase son amables.',
      'Las tiendas de aquí son caras.',
    ],
  },
  {
    id: 'es.word_choice.place_is',
    kind: 'word_choice',
    pattern: [
      `^ el|la|mi|tu|su|este|esta ${sites} [es] en|cerca|lejos|al`,
      '^ <name> [es] en el centro|norte|sur|este|oeste de',
    ],
    better: ({ beside, sentence }) =>
      beside(1) === 'en' && sentence.some(({ lower }) => /^(?:venta|obras|euros|serio)$/.test(lower)) ? null : 'está',
    why: 'estar_place',
    wrong: [
      ['El hotel es en la playa.', 'El hotel está en la playa.'],
      ['Mi casa es al lado del parque.', 'Mi casa está al lado del parque.'],
      ['La farmacia es en esta calle.', 'La farmacia está en esta calle.'],
    ],
    right: ['El hotel está en la playa.', 'La fiesta es en mi casa.', 'La clase es en inglés.'],
  },
  {
    id: 'es.word_choice.size_is',
    kind: 'word_choice',
    pattern: [
      `[está] muy|bastante|demasiado? ${traits}`,
      `^ el|la|mi|tu|su ${sites} [está] muy|bastante|demasiado? ${size} $|y|,|pero`,
    ],
    better: 'es',
    why: 'ser_trait',
    wrong: [
      ['El hotel está muy grande y moderno.', 'El hotel es muy grande y moderno.'],
      ['Mi casa está pequeña.', 'Mi casa es pequeña.'],
      ['Mi hermana está muy inteligente.', 'Mi hermana es muy inteligente.'],
    ],
    right: ['El hotel es grande.', 'La habitación está limpia.', 'El niño está muy grande.'],
  },
  {
    id: 'es.word_choice.hay_in_place',
    kind: 'word_choice',
    pattern: [
      `en mi|tu|su|el|la|este|esta ${places} [son|están] muchos|muchas|pocos|pocas|dos|tres|varios|varias <noun>`,
      `en mi|tu|su|el|la|este|esta ${places} [es|está] un|una|mucho|mucha <noun>`,
    ],
    better: 'hay',
    why: 'hay',
    wrong: [
      ['En mi ciudad son muchos parques.', 'En mi ciudad hay muchos parques.'],
      ['En mi barrio están dos tiendas.', 'En mi barrio hay dos tiendas.'],
      ['En la cocina es una mesa.', 'En la cocina hay una mesa.'],
    ],
    right: ['En mi ciudad hay parques.', 'En mi opinión es una buena idea.', 'En mi clase somos veinte.'],
  },
  {
    id: 'es.word_choice.hay_my',
    kind: 'word_choice',
    pattern: [`[hay] mi|tu|su|mis|tus|sus <noun>`, `[hay] el|la ${sites} en|a|al|cerca|de`],
    better: ({ word }) => (/^(?:mis|tus|sus)$/.test(word(1)) ? 'están' : 'está'),
    why: 'hay',
    wrong: [
      ['Hay mi hermano en la cocina.', 'Está mi hermano en la cocina.'],
      ['En la mesa hay mis libros.', 'En la mesa están mis libros.'],
      ['Aquí hay mi casa.', 'Aquí está mi casa.'],
    ],
    right: ['Hay un hotel.', 'No hay problema.', 'Aquí está mi casa.'],
  },
  {
    id: 'es.word_choice.be_right',
    kind: 'word_choice',
    pattern: '[eres|estás correcto|correcta] $|,|.|y|en|pero',
    better: 'tienes razón',
    why: 'tener',
    wrong: [
      ['Tú eres correcto, es muy caro.', 'Tú tienes razón, es muy caro.'],
      ['Sí, estás correcta.', 'Sí, tienes razón.'],
      ['Creo que eres correcto.', 'Creo que tienes razón.'],
    ],
    right: ['Tienes razón.', 'Eso es correcto.', 'Tu respuesta es correcta.'],
  },
  {
    id: 'es.word_choice.is_good',
    kind: 'word_choice',
    pattern: '^ el|la|este|esta|mi|tu|su <noun sg> [es muy bien]',
    better: ({ words }) => {
      const noun = words(2)[0]
      const genders = ['masc', 'fem'].filter((tag) =>
        noun?.readings.some(({ tags }) => tags.has('noun') && tags.has(tag)),
      )
      return genders.length === 1 ? `es muy ${genders[0] === 'fem' ? 'buena' : 'bueno'}` : null
    },
    why: 'bueno_bien',
    wrong: [
      ['Esta película es muy bien.', 'Esta película es muy buena.'],
      ['El restaurante es muy bien.', 'El restaurante es muy bueno.'],
      ['Mi profesora es muy bien.', 'Mi profesora es muy buena.'],
    ],
    right: ['La película está muy bien.', 'El restaurante es muy bueno.', 'Habla muy bien.'],
  },
  {
    id: 'es.verb_form.was_born',
    kind: 'verb_form',
    pattern: '[soy|fui nacido|nacida]',
    better: 'nací',
    why: 'naci',
    wrong: [
      ['Soy nacido en Berlín.', 'Nací en Berlín.'],
      ['Yo soy nacida en mayo.', 'Yo nací en mayo.'],
      ['Fui nacido en 1990.', 'Nací en 1990.'],
    ],
    right: ['Nací en Berlín.', 'Es un recién nacido.', 'Soy de Berlín.'],
  },
]
