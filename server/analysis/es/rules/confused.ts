import type { Rule } from '#server/analysis/grammar/rule.ts'

const masculine: Readonly<Record<string, string>> = {
  medico: 'médico',
  estomago: 'estómago',
  numero: 'número',
  ultimo: 'último',
  publico: 'público',
  musico: 'músico',
  titulo: 'título',
  limite: 'límite',
  vehiculo: 'vehículo',
  articulo: 'artículo',
  ano: 'año',
  sueno: 'sueño',
  ingles: 'inglés',
  frances: 'francés',
  oceano: 'océano',
  rio: 'río',
  liquido: 'líquido',
  autobus: 'autobús',
  credito: 'crédito',
}
const feminine: Readonly<Record<string, string>> = {
  maquina: 'máquina',
  pagina: 'página',
  formula: 'fórmula',
  camara: 'cámara',
  ultima: 'última',
}
const mend =
  (table: Readonly<Record<string, string>>) =>
  ({ marked }: { marked: readonly { lower: string }[] }) =>
    table[marked[0]?.lower ?? ''] ?? null

/** Words that sound alike, and those that are words without their accent, too. */
export const confused: readonly Rule[] = [
  {
    id: 'es.accents.noun',
    kind: 'accents',
    pattern: [
      `el|al|del|un|mi|tu|su|este|ese|mucho|buen|cada [${Object.keys(masculine).join('|')}]`,
      `la|una|mi|tu|su|esta|cada [${Object.keys(feminine).join('|')}]`,
      '=hablar|=estudiar|=aprender|=enseñar|de|en [ingles]',
      '=tener mucho? [frio|sueno]',
      'hace|hacía|mucho|de|muy|está|tan|demasiado [frio]',
      '<num> [anos]',
      '# [anos]',
      'mi|tu|su [papa|mama]',
    ],
    better: (match) =>
      mend({ ...masculine, ...feminine, frio: 'frío', anos: 'años', papa: 'papá', mama: 'mamá' })(match),
    why: 'accent_word',
    wrong: [
      ['Mañana voy al medico.', 'Mañana voy al médico.'],
      ['La clase de ingles es a las diez.', 'La clase de inglés es a las diez.'],
      ['Hoy hace mucho frio.', 'Hoy hace mucho frío.'],
      ['Mi mama es enfermera.', 'Mi mamá es enfermera.'],
      ['Tengo doce anos.', 'Tengo doce años.'],
    ],
    right: ['Voy al médico.', 'Él lo publica mañana.', 'Me río mucho.', 'Como una papa.'],
  },
  {
    id: 'es.accents.el_verb',
    kind: 'accents',
    pattern: [
      'si|porque|que|cuando|y|pero|donde|, [el] no|me|se|le|lo|va|viene|quiere|es|está|tiene|puede|dice|vive|trabaja|hace|habla|sabe|era|fue|estaba',
    ],
    better: 'él',
    why: 'el_accent',
    wrong: [
      ['No sé si el va a venir.', 'No sé si él va a venir.'],
      ['Estoy triste porque el no viene.', 'Estoy triste porque él no viene.'],
      ['Ella canta y el tiene una guitarra.', 'Ella canta y él tiene una guitarra.'],
    ],
    right: ['No sé si él viene.', 'Creo que el bar está cerrado.', 'El perro y el gato.'],
  },
  {
    id: 'es.accents.indirect_question',
    kind: 'accents',
    pattern: [
      'no sé|sabe|sabemos|sabía|entiendo|recuerdo [donde|como|cuanto|cual|quien|adonde] <verb>',
      'dime|dígame|dimelo|explícame|pregúntale [donde|cuando|como|quien|cuanto|cual|cuantos] <verb>',
      'no sé [que|como|donde] <verb inf>',
    ],
    better: ({ marked }) =>
      ({
        que: 'qué',
        donde: 'dónde',
        como: 'cómo',
        cuando: 'cuándo',
        cuanto: 'cuánto',
        cuantos: 'cuántos',
        cual: 'cuál',
        quien: 'quién',
        adonde: 'adónde',
      })[marked[0]?.lower ?? ''] ?? null,
    why: 'question_accent',
    wrong: [
      ['No sé donde vive.', 'No sé dónde vive.'],
      ['Dime cuando es tu cumpleaños.', 'Dime cuándo es tu cumpleaños.'],
      ['No sé que hacer.', 'No sé qué hacer.'],
    ],
    right: ['No sé dónde vive.', 'Sé que vienes.', 'No creo que venga.', 'Voy cuando puedo.'],
  },
  {
    id: 'es.spelling.hola',
    kind: 'spelling',
    pattern: ['^ [ola] ,', '^ [ola] $', '^ [ola] qué|buenas|buenos|me|soy|yo|mi|cómo|como|a|tengo|quiero|quisiera'],
    better: 'hola',
    why: 'sound_alike',
    wrong: [
      ['Ola, me llamo Ana.', 'Hola, me llamo Ana.'],
      ['Ola!', 'Hola!'],
      ['ola soy Tim', 'hola soy Tim'],
    ],
    right: ['Hola, me llamo Ana.', 'La ola es grande.', 'Una ola de calor.'],
  },
  {
    id: 'es.spelling.voy_hay',
    kind: 'spelling',
    pattern: [
      '[boy] a|al|con|en|de',
      '[ay|ahí] mucho|mucha|muchos|muchas|un|una|unos|unas|dos|tres|varios|pocos',
      '[ahí|ay] que <verb inf>',
      'no [ay|ahí] <noun>',
    ],
    better: ({ marked }) => (marked[0]?.lower === 'boy' ? 'voy' : 'hay'),
    why: 'sound_alike',
    wrong: [
      ['Boy al mercado.', 'Voy al mercado.'],
      ['Ay mucha gente aquí.', 'Hay mucha gente aquí.'],
      ['Ahí que estudiar más.', 'Hay que estudiar más.'],
    ],
    right: ['Voy al mercado.', 'Hay gente ahí.', '¡Ay, qué dolor!', 'El libro está ahí.'],
  },
  {
    id: 'es.spelling.haber_a_ver',
    kind: 'spelling',
    pattern: ['^ [haber] si|qué|cuándo|cómo', '[=ir haber] un|una|el|la|a', '[voy|vas|va|vamos|van a haber] a'],
    better: ({ marked: [verb, next] }) =>
      verb?.lower === 'haber' ? 'a ver' : next?.lower === 'a' ? null : `${verb?.lower ?? ''} a ver`,
    why: 'sound_alike',
    wrong: [
      ['Haber si nos vemos pronto.', 'A ver si nos vemos pronto.'],
      ['Voy haber una película.', 'Voy a ver una película.'],
      ['Haber qué dice.', 'A ver qué dice.'],
    ],
    right: ['A ver si nos vemos.', 'Va a haber una fiesta.', 'Puede haber gente.'],
  },
  {
    id: 'es.spelling.echar',
    kind: 'spelling',
    pattern: '[hecho|hechas|hecha|hechamos|hecharon|hechar] de menos',
    better: ({ word }) => word(0).replace(/^h/, ''),
    why: 'sound_alike',
    wrong: [
      ['Hecho de menos a mi familia.', 'Echo de menos a mi familia.'],
      ['¿Me hechas de menos?', '¿Me echas de menos?'],
      ['La hecho de menos.', 'La echo de menos.'],
    ],
    right: ['Echo de menos a mi familia.', 'He hecho la cena.', 'Está hecho a mano.'],
  },
  {
    id: 'es.spelling.glass_date',
    kind: 'spelling',
    pattern: [
      'un|el|otro|dos [baso|basos] de',
      'una|la|mi [sita] con|a|en|para|el|de',
      '[asta] mañana|luego|pronto|el|la|las',
      'muy|demasiado [carro|cara] para',
      'es|son|está muy|demasiado|más [carro|carros|baca]',
    ],
    better: ({ marked }) =>
      ({ baso: 'vaso', basos: 'vasos', sita: 'cita', asta: 'hasta', carro: 'caro', carros: 'caros' })[
        marked[0]?.lower ?? ''
      ] ?? null,
    why: 'sound_alike',
    wrong: [
      ['Quiero un baso de agua.', 'Quiero un vaso de agua.'],
      ['Tengo una sita con el doctor.', 'Tengo una cita con el doctor.'],
      ['Este hotel es muy carro.', 'Este hotel es muy caro.'],
    ],
    right: ['Quiero un vaso de agua.', 'Tengo un carro rojo.', 'Es muy caro.'],
  },
  {
    id: 'es.verb_form.irregular_first',
    kind: 'verb_form',
    pattern: [
      'yo no? [salo|podo|teno|pono|veno|sabo|traio]',
      '[salo] con|de|a|los|por|todos|mucho',
      '[podo] <verb inf>',
      '[podo] <verb infclitic>',
    ],
    better: ({ marked }) => ({ salo: 'salgo', podo: 'puedo' })[marked[0]?.lower ?? ''] ?? null,
    why: 'irregular_yo',
    wrong: [
      ['Yo salo con mis amigos.', 'Yo salgo con mis amigos.'],
      ['Yo podo ayudarte.', 'Yo puedo ayudarte.'],
      ['Salo de casa a las ocho.', 'Salgo de casa a las ocho.'],
    ],
    right: ['Salgo con mis amigos.', 'Puedo ayudarte.', 'Podo el árbol.'],
  },
]
