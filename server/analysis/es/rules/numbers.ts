import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const units: Readonly<Record<string, string>> = {
  uno: 'veintiuno',
  una: 'veintiuna',
  un: 'veintiún',
  dos: 'veintidós',
  tres: 'veintitrés',
  cuatro: 'veinticuatro',
  cinco: 'veinticinco',
  seis: 'veintiséis',
  siete: 'veintisiete',
  ocho: 'veintiocho',
  nueve: 'veintinueve',
}
const isBefore = ({ beside }: Match, pattern: RegExp) => pattern.test(beside(1))
const counted =
  /^(?:años|euros|días|meses|libros|minutos|kilos|alumnos|chicos|hombres|niños|amigos|dólares|pesos|metros|kilómetros|gramos|grados|segundos)$/

/** Numbers, hours and quantities. */
export const numbers: readonly Rule[] = [
  {
    id: 'es.spelling.veinti',
    kind: 'spelling',
    pattern: '[veinte y uno|una|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve]',
    better: (match) => {
      const unit = match.word(2)
      return (unit === 'uno' && isBefore(match, counted) ? 'veintiún' : units[unit]) ?? null
    },
    why: 'one_number',
    wrong: [
      ['Tengo veinte y uno años.', 'Tengo veintiún años.'],
      ['Son veinte y cinco euros.', 'Son veinticinco euros.'],
      ['El veinte y dos de mayo.', 'El veintidós de mayo.'],
    ],
    right: ['Tengo veinticinco años.', 'Son treinta y dos.', 'A las veinte y diez.'],
  },
  {
    id: 'es.agreement.veintiun',
    kind: 'agreement',
    pattern: [
      '[veintiuno] <noun masc pl>',
      'treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa y [uno] <noun masc pl>',
    ],
    better: ({ marked }) => (marked[0]?.lower === 'uno' ? 'un' : 'veintiún'),
    why: 'short_form',
    wrong: [
      ['Cuesta veintiuno euros.', 'Cuesta veintiún euros.'],
      ['Tiene treinta y uno años.', 'Tiene treinta y un años.'],
      ['Somos veintiuno alumnos.', 'Somos veintiún alumnos.'],
    ],
    right: ['Cuesta veintiún euros.', 'Somos veintiuno.', 'Tengo treinta y un años.'],
  },
  {
    id: 'es.agreement.ninguno_de',
    kind: 'agreement',
    pattern: '[ningún|algún] de',
    better: ({ word }) => (word(0) === 'algún' ? 'alguno' : 'ninguno'),
    why: 'ninguno_de',
    wrong: [
      ['Ningún de mis amigos fuma.', 'Ninguno de mis amigos fuma.'],
      ['No quiero ningún de estos.', 'No quiero ninguno de estos.'],
      ['¿Algún de ustedes viene?', '¿Alguno de ustedes viene?'],
    ],
    right: ['Ninguno de ellos.', 'Ningún amigo viene.', 'Algún día.'],
  },
  {
    id: 'es.article.hour',
    kind: 'article',
    pattern: [
      'son [el|los|la] dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce $|y|menos|de|en|,',
      '[a los] dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce $|y|menos|de',
      '[es las] una $|y|menos|de|,',
      '[son la] una $|y|menos|de|,',
      '[son las] una $|y|menos|de|,',
      '[es las] dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce $|y|menos|de',
      '[es la] dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce $|y|menos|de',
    ],
    better: ({ marked, word }) => {
      const written = marked.map(({ lower }) => lower).join(' ')
      if (word(2) === 'una') return 'es la'
      if (written === 'es las' || written === 'es la') return 'son las'
      return written.startsWith('a ') ? 'a las' : 'las'
    },
    why: 'hour_article',
    wrong: [
      ['Son el tres de la tarde.', 'Son las tres de la tarde.'],
      ['Es las una y media.', 'Es la una y media.'],
      ['Es las cinco y cuarto.', 'Son las cinco y cuarto.'],
      ['Son la una.', 'Es la una.'],
    ],
    right: ['Son las tres.', 'Es la una y media.', 'A las dos.', 'Es la una de la tarde.'],
  },
  {
    id: 'es.preposition.than_number',
    kind: 'preposition',
    pattern: [
      'más|menos [que] <num> <noun>',
      'más|menos [que] # <noun>',
      'más|menos [que] <num> y <num>',
      'más|menos [que] # %|€',
    ],
    better: ({ sentence }) =>
      sentence.some(({ lower }) => /^(?:no|nada|ningún|nunca|mil|cien|vale|valen)$/.test(lower)) ? null : 'de',
    why: 'mas_de',
    wrong: [
      ['Hay más que veinte alumnos.', 'Hay más de veinte alumnos.'],
      ['Cuesta menos que 10 euros.', 'Cuesta menos de 10 euros.'],
      ['Vivo aquí más que dos años.', 'Vivo aquí más de dos años.'],
    ],
    right: ['Hay más de veinte alumnos.', 'No tengo más que dos euros.', 'Come más que yo.'],
  },
  {
    id: 'es.preposition.more_than_me',
    kind: 'preposition',
    pattern: [
      '!!el|la|los|las|lo más|menos <adj> [de] yo|tú|él|ella|nosotros|ellos|ellas $|.|,|y|pero|porque',
      '!!el|la|los|las|lo más|menos <adj> [de mí|ti] $|.|,|y|pero|porque',
      'más|menos <adj> [de] el|la|los|las mío|mía|míos|mías|tuyo|tuya|tuyos|tuyas|suyo|suya|nuestro|nuestra',
    ],
    better: ({ marked }) => (marked[1] ? `que ${marked[1].lower === 'mí' ? 'yo' : 'tú'}` : 'que'),
    why: 'mas_que',
    wrong: [
      ['Mi casa es más grande de la tuya.', 'Mi casa es más grande que la tuya.'],
      ['Mi hermano es más alto de mí.', 'Mi hermano es más alto que yo.'],
      ['Es más rápido de él.', 'Es más rápido que él.'],
    ],
    right: ['Es más grande que la tuya.', 'Soy el más alto de la clase.', 'Es la más guapa de ellas.'],
  },
  {
    id: 'es.extra_word.mas_mayor',
    kind: 'extra_word',
    pattern: '[más mayor|menor] que',
    better: ({ word }) => word(1),
    why: 'mejor',
    wrong: [
      ['Mi hermana es más mayor que yo.', 'Mi hermana es mayor que yo.'],
      ['Soy más menor que él.', 'Soy menor que él.'],
      ['¿Eres más mayor que ella?', '¿Eres mayor que ella?'],
    ],
    right: ['Es mayor que yo.', 'Es más alto que yo.', 'Cuando sea más mayor.'],
  },
]
