import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const questions: Readonly<Record<string, string>> = {
  que: 'qué',
  como: 'cómo',
  donde: 'dónde',
  cuando: 'cuándo',
  cuanto: 'cuánto',
  cuantos: 'cuántos',
  cuanta: 'cuánta',
  cuantas: 'cuántas',
  quien: 'quién',
  cual: 'cuál',
  adonde: 'adónde',
}
const asks = ({ sentence }: Match) => sentence.at(-1)?.text === '?'

/** Words that an accent tells apart. */
export const accents: readonly Rule[] = [
  {
    id: 'es.accents.question',
    kind: 'accents',
    pattern: [
      '^ [que|como|donde|cuando|cuanto|cuantos|cuanta|cuantas|quien|cual|adonde]',
      '^ de|con|en [que|donde|quien]',
    ],
    better: (match) => {
      const word = match.words(2)[0]?.lower ?? match.word(1)
      return asks(match) && match.sentence.length < 9 ? (questions[word] ?? null) : null
    },
    why: 'question_accent',
    wrong: [
      ['¿Que haces?', '¿Qué haces?'],
      ['Donde vives?', 'Dónde vives?'],
      ['¿De donde eres?', '¿De dónde eres?'],
      ['Como estás?', 'Cómo estás?'],
    ],
    right: [
      '¿Qué haces?',
      'Cuando llego a casa, ¿puedo llamarte después de la cena con mis padres?',
      'Donde vivo hay un parque.',
      'Que te vaya bien.',
    ],
  },
  {
    id: 'es.accents.tu',
    kind: 'accents',
    pattern: ['[tu] <verb 2s -imp>', '^ y [tu] $'],
    better: ({ words }) =>
      words(1)[0]?.readings.some(({ tags }) => (tags.has('noun') || tags.has('adj')) && tags.has('sg')) ? null : 'tú',
    why: 'tu_accent',
    wrong: [
      ['Tu eres mi amigo.', 'Tú eres mi amigo.'],
      ['¿Y tu?', '¿Y tú?'],
      ['Tu hablas bien.', 'Tú hablas bien.'],
    ],
    right: ['Tú eres mi amigo.', 'Tu casa es grande.', 'Tus padres son amables.'],
  },
  {
    id: 'es.accents.el',
    kind: 'accents',
    pattern: [
      '^ [el] es|está|tiene|vive|quiere|va|dice|puede|no|me|se|le|ha',
      'con|para|y|que|a [el] $',
      'con|para [el] ,',
    ],
    better: 'él',
    why: 'el_accent',
    wrong: [
      ['El es mi hermano.', 'Él es mi hermano.'],
      ['El vive en Roma.', 'Él vive en Roma.'],
      ['Voy con el.', 'Voy con él.'],
    ],
    right: ['Él es mi hermano.', 'El coche es rojo.', 'Voy con el perro.'],
  },
  {
    id: 'es.accents.mi',
    kind: 'accents',
    pattern: ['a|para|de|por|sin|en [mi] me|también|tampoco|,', 'a|para|de|por|sin|en [mi] $', 'a|para|por [mi] no|sí'],
    better: 'mí',
    why: 'mi_accent',
    wrong: [
      ['A mi me gusta el té.', 'A mí me gusta el té.'],
      ['Es para mi.', 'Es para mí.'],
      ['A mi también.', 'A mí también.'],
    ],
    right: ['A mí me gusta.', 'A mi madre le gusta.', 'Es para mi hijo.'],
  },
  {
    id: 'es.accents.si',
    kind: 'accents',
    pattern: ['^ [si] ,|claro|gracias', '^ [si] $', '^ [si] está|esta bien $', 'que|creo_que|yo [si] $'],
    better: 'sí',
    why: 'si_accent',
    wrong: [
      ['Si, gracias.', 'Sí, gracias.'],
      ['Creo que si.', 'Creo que sí.'],
      ['Si.', 'Sí.'],
    ],
    right: ['Sí, gracias.', 'Si quieres, vamos.', 'No sé si voy.', 'Si está bien para ti, vamos.'],
  },
  {
    id: 'es.accents.esta',
    kind: 'accents',
    pattern: [
      '[esta|estas] bien|mal|aquí|allí|cerca|lejos|en|muy|cansado|cansada|enfermo|enferma|contento|contenta|cerrado|cerrada|abierto|abierta',
      'como|cómo|donde|dónde [esta|estas]',
      '[esta|estas] <verb gerund>',
    ],
    better: ({ word }) => {
      const own = /^(?:esta|estas)$/.test(word(0)) ? word(0) : word(1)
      return own === 'esta' ? 'está' : 'estás'
    },
    why: 'esta_accent',
    wrong: [
      ['Mi madre esta bien.', 'Mi madre está bien.'],
      ['¿Dónde esta el baño?', '¿Dónde está el baño?'],
      ['El banco esta cerca.', 'El banco está cerca.'],
      ['Juan esta comiendo.', 'Juan está comiendo.'],
    ],
    right: ['Mi madre está bien.', 'Esta casa es grande.', 'Estas son mis amigas.'],
  },
  {
    id: 'es.accents.se',
    kind: 'accents',
    pattern: [
      '^ no lo? [se] $',
      '^ no lo? [se] ,|qué|cómo|dónde|si|mucho|nada',
      'yo no? lo? [se] $',
      'yo no? lo? [se] ,|qué|cómo|dónde|si|mucho|nada',
    ],
    better: 'sé',
    why: 'se_accent',
    wrong: [
      ['No se.', 'No sé.'],
      ['No lo se.', 'No lo sé.'],
      ['Yo no se nada.', 'Yo no sé nada.'],
    ],
    right: ['No sé.', 'No se puede.', 'Se llama Ana.'],
  },
  {
    id: 'es.accents.mas',
    kind: 'accents',
    pattern: [
      '[mas] <adj>',
      'un_poco|mucho|poco|algo|nada|no|y|dos|tres [mas]',
      '[mas] que|de|o|tarde|temprano|cerca|lejos|tiempo|dinero|gente',
    ],
    better: 'más',
    why: 'mas_accent',
    wrong: [
      ['Quiero algo mas.', 'Quiero algo más.'],
      ['Es mas grande.', 'Es más grande.'],
      ['Llego mas tarde.', 'Llego más tarde.'],
    ],
    right: ['Quiero algo más.', 'Es más grande.', 'Lo vi, mas no hablé.'],
  },
  {
    id: 'es.accents.te',
    kind: 'accents',
    pattern: [
      'un|el|mi|este|de|tomar|tomo|beber|bebo [te] $',
      'un|el|mi|este|de|tomar|tomo|beber|bebo [te] ,|con|sin|verde|negro|o|y|por',
    ],
    better: 'té',
    why: 'te_accent',
    wrong: [
      ['Quiero un te con limón.', 'Quiero un té con limón.'],
      ['Tomo te verde.', 'Tomo té verde.'],
      ['Mi te con leche.', 'Mi té con leche.'],
    ],
    right: ['Quiero un té.', 'Te quiero.', 'No te veo.'],
  },
  {
    id: 'es.capital.weekday',
    kind: 'capital',
    pattern: [
      '!!. [lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre]',
      '=hablar|=estudiar|=aprender|en|de [español|inglés|francés|alemán|italiano|portugués]',
    ],
    better: ({ sentence, words, word }) => {
      const own = words(1)[0]
      const place = own ? sentence.indexOf(own) : -1
      const isFirst = sentence.slice(0, place).every(({ kind }) => kind === 'mark')
      if (sentence[place - 1]?.lower === 'santo') return null
      return own && !isFirst && /^\p{Lu}/u.test(own.text) && own.text !== own.text.toUpperCase() ? word(1) : null
    },
    why: 'small_letter',
    wrong: [
      ['Nos vemos el Lunes.', 'Nos vemos el lunes.'],
      ['Mi cumpleaños es en Enero.', 'Mi cumpleaños es en enero.'],
      ['Hablo Español.', 'Hablo español.'],
    ],
    right: ['Nos vemos el lunes.', 'Lunes y martes trabajo.', 'Hablo español.'],
  },
]
