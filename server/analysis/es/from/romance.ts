import type { Rule } from '#server/analysis/grammar/rule.ts'

/** What speakers of French carry over. */
export const fromFrench: readonly Rule[] = [
  {
    id: 'es.from.fr.pas',
    kind: 'extra_word',
    pattern: '[pas]',
    better: ({ sentence }) => (sentence.some(({ lower }) => lower === 'no') ? '' : null),
    why: 'no_alone',
    wrong: [
      ['No me gusta pas el café.', 'No me gusta el café.'],
      ['No tengo pas tiempo.', 'No tengo tiempo.'],
      ['No voy pas.', 'No voy.'],
    ],
    right: ['No me gusta el café.', 'Me gusta el baile.', 'No tengo tiempo.'],
  },
  {
    id: 'es.from.fr.partitive',
    kind: 'extra_word',
    pattern: [
      '=comer|=beber|=comprar|=tomar|=querer [de la] carne|leche|agua|cerveza|fruta|sopa|ensalada|pasta|mantequilla',
      '=comer|=beber|=comprar|=tomar|=querer [del] pan|vino|queso|pescado|arroz|café|té|chocolate|agua',
      '=hacer [de|del] deporte|yoga|ejercicio|natación|fútbol|música',
    ],
    better: '',
    why: 'no_partitive',
    wrong: [
      ['Como de la carne dos veces por semana.', 'Como carne dos veces por semana.'],
      ['Bebemos del vino.', 'Bebemos vino.'],
      ['Hago de deporte los lunes.', 'Hago deporte los lunes.'],
    ],
    right: ['Como carne.', 'Vengo de la playa.', 'Hago deporte.'],
  },
  {
    id: 'es.from.fr.leave_house',
    kind: 'false_friend',
    pattern: ['[quito|quitamos|quité la casa] a|para|temprano', '[quito|quité la] oficina|escuela|ciudad'],
    better: ({ word, marked }) => {
      const verb = { quito: 'salgo', quitamos: 'salimos', quité: 'salí' }[word(0)] ?? ''
      return marked.length > 2 ? `${verb} de casa` : `${verb} de la`
    },
    why: 'false_friend',
    wrong: [
      ['Quito la casa a las ocho.', 'Salgo de casa a las ocho.'],
      ['Quité la oficina tarde.', 'Salí de la oficina tarde.'],
      ['Quitamos la casa temprano.', 'Salimos de casa temprano.'],
    ],
    right: ['Salgo de casa a las ocho.', 'Quito la mesa.', 'Me quito la chaqueta.'],
  },
  {
    id: 'es.from.fr.what_age',
    kind: 'word_choice',
    pattern: ['qué|que edad [has]', 'qué|que edad [has tú]', 'qué|que edad [tú has]', '[he] <num> años', '[he] # años'],
    better: ({ marked }) => (marked[0]?.lower === 'he' ? 'tengo' : 'tienes'),
    why: 'age',
    wrong: [
      ['¿Qué edad has?', '¿Qué edad tienes?'],
      ['He veinte años.', 'Tengo veinte años.'],
      ['Yo he 14 años.', 'Yo tengo 14 años.'],
    ],
    right: ['¿Qué edad tienes?', 'Tengo veinte años.', 'He vivido dos años aquí.'],
  },
]

/** What speakers of Italian carry over. */
export const fromItalian: readonly Rule[] = [
  {
    id: 'es.from.it.watch',
    kind: 'false_friend',
    pattern: '[guardo|guardamos|guardar|guarda] la|una|el|un tele|televisión|película|serie|partido|mar',
    better: ({ word }) => ({ guardo: 'veo', guardamos: 'vemos', guardar: 'ver', guarda: 've' })[word(0)] ?? null,
    why: 'false_friend',
    wrong: [
      ['Guardo la televisión.', 'Veo la televisión.'],
      ['Quiero guardar una película.', 'Quiero ver una película.'],
      ['Mi madre guarda la tele.', 'Mi madre ve la tele.'],
    ],
    right: ['Veo la tele.', 'Guardo la ropa.', 'Guarda el libro.'],
  },
  {
    id: 'es.from.it.butter',
    kind: 'false_friend',
    pattern: ['[burro] en|y|con el? pan|mermelada', 'con|de|sin [burro] $'],
    better: 'mantequilla',
    why: 'false_friend',
    wrong: [
      ['Pongo burro en el pan.', 'Pongo mantequilla en el pan.'],
      ['Quiero pan con burro.', 'Quiero pan con mantequilla.'],
      ['Como burro y mermelada.', 'Como mantequilla y mermelada.'],
    ],
    right: ['Pongo mantequilla en el pan.', 'El burro come hierba.', 'Tengo un burro.'],
  },
  {
    id: 'es.from.it.have_ho',
    kind: 'word_choice',
    pattern: ['^ yo? [ho|he] <num>', '^ yo? [ho|he] #', '^ yo? [ho|he] un|una'],
    better: 'tengo',
    why: 'tener_have',
    wrong: [
      ['He dos hermanos.', 'Tengo dos hermanos.'],
      ['He un perro.', 'Tengo un perro.'],
      ['Yo he una casa.', 'Yo tengo una casa.'],
    ],
    right: ['Tengo dos hermanos.', 'He comido.', 'He visto un perro.'],
  },
  {
    id: 'es.from.it.un_mi',
    kind: 'extra_word',
    pattern: '[un|una mi|tu|su amigo|amiga|primo|prima|vecino|vecina|compañero|compañera]',
    better: ({ word }) => {
      const own = { mi: 'mí', tu: 'tuy', su: 'suy' }[word(1)] ?? ''
      return `${word(0)} ${word(2)} ${own}${word(0) === 'una' ? 'a' : 'o'}`
    },
    why: 'un_mi',
    wrong: [
      ['Es un mi amigo.', 'Es un amigo mío.'],
      ['Vivo con una mi prima.', 'Vivo con una prima mía.'],
      ['Él es un su vecino.', 'Él es un vecino suyo.'],
    ],
    right: ['Es un amigo mío.', 'Es mi amigo.', 'Una amiga mía.'],
  },
]

/** What speakers of Portuguese carry over. */
export const fromPortuguese: readonly Rule[] = [
  {
    id: 'es.from.pt.catch_bus',
    kind: 'false_friend',
    pattern: '[pegar|pego|pegamos|pegué] el|un autobús|metro|tren|taxi|avión|ómnibus',
    better: ({ word }) => ({ pegar: 'tomar', pego: 'tomo', pegamos: 'tomamos', pegué: 'tomé' })[word(0)] ?? null,
    why: 'false_friend',
    wrong: [
      ['Voy a pegar el autobús.', 'Voy a tomar el autobús.'],
      ['Pego el metro a las ocho.', 'Tomo el metro a las ocho.'],
      ['Pegué un taxi.', 'Tomé un taxi.'],
    ],
    right: ['Tomo el autobús.', 'Pego un papel.', 'No pegues a tu hermano.'],
  },
  {
    id: 'es.from.pt.live',
    kind: 'false_friend',
    pattern: '[moro|mora|moramos] en|con',
    better: ({ word }) => ({ moro: 'vivo', mora: 'vive', moramos: 'vivimos' })[word(0)] ?? null,
    why: 'false_friend',
    wrong: [
      ['Moro en Lisboa.', 'Vivo en Lisboa.'],
      ['Mi hermana mora en Oporto.', 'Mi hermana vive en Oporto.'],
      ['Moramos con mis padres.', 'Vivimos con mis padres.'],
    ],
    right: ['Vivo en Lisboa.', 'El arte moro.', 'La mora es una fruta.'],
  },
]
