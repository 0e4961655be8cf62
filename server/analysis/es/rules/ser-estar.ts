import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const ser = 'soy|eres|es|somos|sois|son'
const estar = 'estoy|estás|está|estamos|estáis|están'
const serForms = ser.split('|')
const estarForms = estar.split('|')
const toEstar = ({ word }: Match, element: number) => estarForms[serForms.indexOf(word(element))] ?? null
const toSer = ({ word }: Match, element: number) => serForms[estarForms.indexOf(word(element))] ?? null
const tener = ['tengo', 'tienes', 'tiene', 'tenemos', 'tenéis', 'tienen']
const toTener = ({ word }: Match, element: number) => {
  const at = Math.max(serForms.indexOf(word(element)), estarForms.indexOf(word(element)))
  return tener[at] ?? null
}

const states =
  'cansado|cansada|cansados|cansadas|enfermo|enferma|enfermos|enfermas|contento|contenta|contentos|contentas|ocupado|ocupada|preocupado|preocupada|enfadado|enfadada|enojado|enojada|enojados|enojadas|sentado|sentada|resfriado|resfriada|embarazada|estresado|estresada'
const jobs =
  'profesor|profesora|profesores|estudiante|estudiantes|médico|médica|ingeniero|ingeniera|abogado|abogada|enfermero|enfermera|camarero|camarera|cocinero|cocinera|periodista|dentista|arquitecto|arquitecta|alemán|alemana|francés|francesa|inglés|inglesa|italiano|italiana|español|española|brasileño|brasileña|portugués|portuguesa|americano|americana'

/** To be, to be there and to have. */
export const serEstar: readonly Rule[] = [
  {
    id: 'es.word_choice.ser_state',
    kind: 'word_choice',
    pattern: [`[${ser}] muy|tan|bastante? ${states}`, '[soy|eres|somos|sois] muy? bien|mal'],
    better: (match) => toEstar(match, 0),
    why: 'estar_state',
    wrong: [
      ['Soy muy cansado hoy.', 'Estoy muy cansado hoy.'],
      ['Ella es enferma.', 'Ella está enferma.'],
      ['Somos contentos con el hotel.', 'Estamos contentos con el hotel.'],
    ],
    right: ['Estoy cansado.', 'Soy simpático.', 'Es bien sabido.'],
  },
  {
    id: 'es.word_choice.ser_state_then',
    kind: 'word_choice',
    pattern:
      '[seré|serás|será|seremos|serán|era|eran|éramos] muy|tan|bastante? enojado|enojada|enojados|enojadas|enfadado|enfadada|enfadados|enfadadas|contento|contenta|contentos|contentas|resfriado|resfriada|preocupado|preocupada',
    better: ({ word }) =>
      ({
        seré: 'estaré',
        serás: 'estarás',
        será: 'estará',
        seremos: 'estaremos',
        serán: 'estarán',
        era: 'estaba',
        eran: 'estaban',
        éramos: 'estábamos',
      })[word(0)] ?? null,
    why: 'estar_state',
    wrong: [
      ['Mi jefe será enojado.', 'Mi jefe estará enojado.'],
      ['Mis padres eran muy contentos.', 'Mis padres estaban muy contentos.'],
      ['Mañana serás resfriada.', 'Mañana estarás resfriada.'],
    ],
    right: ['Mi jefe estará enojado.', 'Se fue enfadado.', 'El viaje será cansado.'],
  },
  {
    id: 'es.word_choice.estar_job',
    kind: 'word_choice',
    pattern: `[${estar}] ${jobs}`,
    better: (match) => toSer(match, 0),
    why: 'ser_job',
    wrong: [
      ['Estoy profesor de música.', 'Soy profesor de música.'],
      ['Ella está italiana.', 'Ella es italiana.'],
      ['Estamos estudiantes.', 'Somos estudiantes.'],
    ],
    right: ['Soy profesor.', 'Está de médico en Madrid.', 'Estoy cansado.'],
  },
  {
    id: 'es.word_choice.ser_place',
    kind: 'word_choice',
    pattern: ['[soy|eres|somos|sois] aquí|allí|ahí|fuera', '[soy|eres|somos|sois] en casa|el|la|mi|un|una'],
    better: (match) => toEstar(match, 0),
    why: 'estar_place',
    wrong: [
      ['Soy en casa.', 'Estoy en casa.'],
      ['Somos aquí desde ayer.', 'Estamos aquí desde ayer.'],
      ['¿Eres en el trabajo?', '¿Estás en el trabajo?'],
    ],
    right: ['Estoy en casa.', 'Soy de Berlín.', 'La fiesta es en mi casa.'],
  },
  {
    id: 'es.word_choice.age',
    kind: 'word_choice',
    pattern: [`[${ser}|${estar}] # años`, `[${ser}|${estar}] <num> años`],
    // "Es Cien años de soledad" is a title.
    better: (match) => (/^\p{Lu}/u.test(match.words(1)[0]?.text ?? '') ? null : toTener(match, 0)),
    why: 'age',
    wrong: [
      ['Soy 14 años.', 'Tengo 14 años.'],
      ['Mi hermana es veinte años.', 'Mi hermana tiene veinte años.'],
      ['Estoy 30 años.', 'Tengo 30 años.'],
    ],
    right: ['Tengo 14 años.', 'Son 20 euros.', 'Hace diez años.', 'Mi libro favorito es Cien años de soledad.'],
  },
  {
    id: 'es.extra_word.years_old',
    kind: 'extra_word',
    pattern: 'años [viejo|vieja|viejos|viejas]',
    better: '',
    why: 'age',
    wrong: [
      ['Tengo 20 años viejo.', 'Tengo 20 años.'],
      ['Ella tiene diez años vieja.', 'Ella tiene diez años.'],
      ['Tenemos cuarenta años viejos.', 'Tenemos cuarenta años.'],
    ],
    right: ['Tengo 20 años.', 'Mi coche es viejo.', 'Es más viejo.'],
  },
  {
    id: 'es.word_choice.hunger',
    kind: 'word_choice',
    pattern: `[${ser}|${estar}] mucho|mucha|muy? hambre|sed|sueño|miedo|prisa|razón`,
    better: (match) => toTener(match, 0),
    why: 'tener',
    wrong: [
      ['Estoy hambre.', 'Tengo hambre.'],
      ['Soy sed.', 'Tengo sed.'],
      ['Estamos mucha prisa.', 'Tenemos mucha prisa.'],
    ],
    right: ['Tengo hambre.', 'Es una razón.', 'Tenemos prisa.'],
  },
  {
    id: 'es.word_choice.muy_hambre',
    kind: 'word_choice',
    pattern: '=tener [muy] hambre|sed|prisa|suerte|sueño|miedo|frío|calor',
    better: ({ word }) => (/^(?:sueño|miedo|frío|calor)$/.test(word(2)) ? 'mucho' : 'mucha'),
    why: 'mucho_noun',
    wrong: [
      ['Tengo muy hambre.', 'Tengo mucha hambre.'],
      ['Tienes muy suerte.', 'Tienes mucha suerte.'],
      ['Tengo muy frío.', 'Tengo mucho frío.'],
    ],
    right: ['Tengo mucha hambre.', 'Está muy frío.', 'Tiene mucho calor.'],
  },
  {
    id: 'es.word_choice.agree',
    kind: 'word_choice',
    pattern: `[${ser}] de acuerdo`,
    better: (match) => toEstar(match, 0),
    why: 'estar_acuerdo',
    wrong: [
      ['Soy de acuerdo contigo.', 'Estoy de acuerdo contigo.'],
      ['No somos de acuerdo.', 'No estamos de acuerdo.'],
      ['¿Eres de acuerdo?', '¿Estás de acuerdo?'],
    ],
    right: ['Estoy de acuerdo.', 'De acuerdo.', 'Es de mi madre.'],
  },
  {
    id: 'es.word_choice.estar_gerund',
    kind: 'verb_form',
    pattern: `[${ser}] ~andando|caminando<verb gerund>`,
    better: (match) => toEstar(match, 0),
    why: 'estar_gerund',
    wrong: [
      ['Soy comiendo ahora.', 'Estoy comiendo ahora.'],
      ['Ella es hablando con Juan.', 'Ella está hablando con Juan.'],
      ['Somos esperando el tren.', 'Estamos esperando el tren.'],
    ],
    right: ['Estoy comiendo.', 'Sigue hablando.', 'Está lloviendo.'],
  },
  {
    id: 'es.extra_word.name_is',
    kind: 'extra_word',
    pattern: 'me|te|se llamo|llamas|llama [es|soy|eres]',
    better: '',
    why: 'llamarse',
    wrong: [
      ['Me llamo es Ana.', 'Me llamo Ana.'],
      ['Se llama es Juan.', 'Se llama Juan.'],
      ['Me llamo soy Tom.', 'Me llamo Tom.'],
    ],
    right: ['Me llamo Ana.', 'Se llama Juan y es médico.', 'Mi nombre es Ana.'],
  },
  {
    id: 'es.word_choice.me_nombre',
    kind: 'word_choice',
    pattern: '[me] nombre|casa|madre|padre|hermano|hermana|familia|amigo|amiga',
    better: 'mi',
    why: 'mi',
    wrong: [
      ['Me nombre es Lucas.', 'Mi nombre es Lucas.'],
      ['Me hermana vive aquí.', 'Mi hermana vive aquí.'],
      ['Me familia es grande.', 'Mi familia es grande.'],
    ],
    right: ['Mi nombre es Lucas.', 'Me llamo Lucas.', 'Me gusta mi casa.'],
  },
]
