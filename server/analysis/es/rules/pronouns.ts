import type { Rule } from '#server/analysis/grammar/rule.ts'

const body: Readonly<Record<string, string>> = {
  cabeza: 'la',
  cara: 'la',
  boca: 'la',
  pierna: 'la',
  espalda: 'la',
  garganta: 'la',
  barriga: 'la',
  mano: 'la',
  manos: 'las',
  piernas: 'las',
  dientes: 'los',
  ojos: 'los',
  pies: 'los',
  pelo: 'el',
  pie: 'el',
  brazo: 'el',
  estómago: 'el',
}
const bodyParts = Object.keys(body).join('|')
const objects = 'lo|la|los|las|me|te'

/** Pronouns and possessives. */
export const pronouns: readonly Rule[] = [
  {
    id: 'es.missing_word.first_me_gusta',
    kind: 'missing_word',
    pattern: ['^ [gusta|gustan] mucho? el|la|los|las', '^ [gusta] mucho? <verb inf>'],
    better: ({ marked }) => `me ${marked[0]?.lower ?? ''}`,
    why: 'gustar',
    wrong: [
      ['Gusta mucho el café.', 'Me gusta mucho el café.'],
      ['Gustan los perros.', 'Me gustan los perros.'],
      ['Gusta bailar.', 'Me gusta bailar.'],
    ],
    right: ['Me gusta el café.', '¿Te gusta bailar?', 'Gustan mucho.'],
  },
  {
    id: 'es.missing_word.le_gusta',
    kind: 'missing_word',
    pattern: [
      'a mi|tu|su <noun sg> [gusta|gustan|encanta|encantan]',
      'a mis|tus|sus <noun pl> [gusta|gustan|encanta|encantan]',
    ],
    better: ({ word, marked }) => `${word(1).endsWith('s') ? 'les' : 'le'} ${marked[0]?.lower ?? ''}`,
    why: 'gustar',
    wrong: [
      ['A mi hermano gusta el fútbol.', 'A mi hermano le gusta el fútbol.'],
      ['A mis padres gusta viajar.', 'A mis padres les gusta viajar.'],
      ['A su madre encantan las flores.', 'A su madre le encantan las flores.'],
    ],
    right: ['A mi hermano le gusta.', 'A mis padres les gusta.', 'Mi hermano gusta a todas.'],
  },
  {
    id: 'es.agreement.les_gusta',
    kind: 'agreement',
    pattern: 'a mis|tus|sus|los|las <noun pl> no? [le] gusta|gustan|encanta|encantan',
    better: 'les',
    why: 'les_gusta',
    wrong: [
      ['A mis amigos le gusta el cine.', 'A mis amigos les gusta el cine.'],
      ['A los niños le encanta jugar.', 'A los niños les encanta jugar.'],
      ['A sus hijos no le gusta la sopa.', 'A sus hijos no les gusta la sopa.'],
    ],
    right: ['A mis amigos les gusta.', 'A mi amigo le gusta.', 'A los niños les encanta.'],
  },
  {
    id: 'es.agreement.gustar_singular',
    kind: 'agreement',
    pattern: 'me|te|le|nos|os|les [gustan|encantan] mucho? <verb inf>',
    better: ({ marked }) => (marked[0]?.lower === 'gustan' ? 'gusta' : 'encanta'),
    why: 'gustar_singular',
    wrong: [
      ['Me gustan cocinar.', 'Me gusta cocinar.'],
      ['Nos encantan bailar.', 'Nos encanta bailar.'],
      ['Les gustan mucho leer.', 'Les gusta mucho leer.'],
    ],
    right: ['Me gusta cocinar.', 'Me gustan los perros.', 'Nos encantan las fiestas.'],
  },
  {
    id: 'es.missing_word.reflexive',
    kind: 'missing_word',
    pattern: [
      '^ [levanto|acuesto|despierto] a las|la',
      'y [levanto|acuesto|despierto] a las|la',
      '^ [levanto|acuesto|despierto|ducho] temprano|tarde|pronto|rápido|siempre|y',
      '^ [ducho] por|antes|después|cada',
      'yo [levanto|acuesto|ducho|despierto] a|temprano|tarde|pronto|por',
    ],
    better: ({ marked }) => `me ${marked[0]?.lower ?? ''}`,
    why: 'reflexive',
    wrong: [
      ['Levanto a las siete.', 'Me levanto a las siete.'],
      ['Acuesto tarde.', 'Me acuesto tarde.'],
      ['Yo ducho por la mañana.', 'Yo me ducho por la mañana.'],
    ],
    right: ['Me levanto a las siete.', 'Levanto pesas.', 'Acuesto a los niños.'],
  },
  {
    id: 'es.agreement.reflexive_pronoun',
    kind: 'agreement',
    pattern: ['nosotros|nosotras no? [se] <verb 1p>', 'yo no? [se] <verb 1s -3s>', 'tú no? [se] <verb 2s -3s>'],
    better: ({ word }) => ({ yo: 'me', tú: 'te' })[word(0)] ?? 'nos',
    why: 'reflexive',
    wrong: [
      ['Nosotros se levantamos tarde.', 'Nosotros nos levantamos tarde.'],
      ['Yo se llamo Ana.', 'Yo me llamo Ana.'],
      ['Tú se acuestas pronto.', 'Tú te acuestas pronto.'],
    ],
    right: ['Nosotros nos levantamos.', 'Yo sé cocinar.', 'Ella se llama Ana.'],
  },
  {
    id: 'es.article.body',
    kind: 'article',
    pattern: [
      `me|te|se|nos lavo|lavas|lava|lavamos|cepillo|cepilla|duele|duelen|rompí|rompió|corté|cortó [mi|mis|tu|tus|su|sus] ${bodyParts}`,
    ],
    better: ({ word }) => body[word(3)] ?? null,
    why: 'body_article',
    wrong: [
      ['Me lavo mis manos.', 'Me lavo las manos.'],
      ['Me duele mi cabeza.', 'Me duele la cabeza.'],
      ['Se rompió su pierna.', 'Se rompió la pierna.'],
    ],
    right: ['Me lavo las manos.', 'Mi cabeza es grande.', 'Me duele la espalda.'],
  },
  {
    id: 'es.extra_word.article_possessive',
    kind: 'extra_word',
    pattern: '[el|la|los|las mi|mis|tu|tus|su|sus] <noun>',
    better: ({ marked }) => marked[1]?.lower ?? null,
    why: 'article_possessive',
    wrong: [
      ['La mi familia es grande.', 'Mi familia es grande.'],
      ['Vivo con el mi hermano.', 'Vivo con mi hermano.'],
      ['Los sus amigos son simpáticos.', 'Sus amigos son simpáticos.'],
    ],
    right: ['Mi familia es grande.', 'La veo.', 'El tuyo.'],
  },
  {
    id: 'es.word_order.object_infinitive',
    kind: 'word_order',
    pattern: [
      `quiero|quieres|quiere|queremos|puedo|puedes|puede|podemos|necesito|debo|prefiero [${objects} <verb inf>]`,
      `voy|vas|va|vamos|van a [${objects} <verb inf>]`,
    ],
    better: ({ marked: [pronoun, verb] }) => `${verb?.text ?? ''}${pronoun?.lower ?? ''}`,
    why: 'object_order',
    wrong: [
      ['Quiero lo comprar.', 'Quiero comprarlo.'],
      ['Voy a la ver mañana.', 'Voy a verla mañana.'],
      ['¿Puedes me ayudar?', '¿Puedes ayudarme?'],
    ],
    right: ['Quiero comprarlo.', 'Lo quiero comprar.', 'Voy a la playa.', 'Puedo ayudarte.'],
  },
  {
    id: 'es.extra_word.me_voy_me',
    kind: 'extra_word',
    pattern: '[me voy] a *',
    better: ({ words }) => (/(?:ar|er|ir)me$/.test(words(3)[0]?.lower ?? '') ? 'voy' : null),
    why: 'reflexive_once',
    wrong: [
      ['Me voy a ducharme.', 'Voy a ducharme.'],
      ['Me voy a acostarme.', 'Voy a acostarme.'],
      ['Ahora me voy a vestirme.', 'Ahora voy a vestirme.'],
    ],
    right: ['Me voy a duchar.', 'Voy a ducharme.', 'Me voy a casa.'],
  },
]
