import type { Rule } from '#server/analysis/grammar/rule.ts'
import { person } from './match.ts'

/** Where a pronoun, a subject or an adverb stands. */
export const order: readonly Rule[] = [
  {
    id: 'es.word_order.pronouns_two',
    kind: 'word_order',
    pattern: '[lo|la|los|las me|te|nos] <verb>',
    better: ({ word }) => `${word(1)} ${word(0)}`,
    why: 'pronoun_pair',
    wrong: [
      ['Lo me dijo mi hermana.', 'Me lo dijo mi hermana.'],
      ['Ella la te compra.', 'Ella te la compra.'],
      ['Los nos dieron ayer.', 'Nos los dieron ayer.'],
    ],
    right: ['Me lo dijo.', 'Te la compro.', 'Lo veo.'],
  },
  {
    id: 'es.word_choice.se_lo',
    kind: 'word_choice',
    pattern: '[le|les] lo|la|los|las <verb -noun>',
    better: 'se',
    why: 'se_lo',
    wrong: [
      ['Le lo doy mañana.', 'Se lo doy mañana.'],
      ['Les lo digo.', 'Se lo digo.'],
      ['Le la compré.', 'Se la compré.'],
    ],
    right: ['Se lo doy.', 'Le doy el libro.', 'Les gusta la playa.'],
  },
  {
    id: 'es.word_order.verb_pronoun',
    kind: 'word_order',
    pattern: [
      '[dio|dijo|compró|regaló|mandó|escribió|llamó|preguntó|ayudó|vio|invitó|enseñó|explicó|gusta|gustan|duele|encanta me|te|le|nos|les]',
      '[dan|dicen|mandan|llaman|ayudan|escriben|invitan|enseñan me|te|le|nos|les]',
    ],
    better: ({ word }) => `${word(1)} ${word(0)}`,
    why: 'pronoun_first',
    wrong: [
      ['Mi abuela dio me un regalo.', 'Mi abuela me dio un regalo.'],
      ['Gusta me el café.', 'Me gusta el café.'],
      ['Mis padres llaman me todos los días.', 'Mis padres me llaman todos los días.'],
    ],
    right: ['Me dio un regalo.', 'Me gusta el café.', 'Dijo que me llama.'],
  },
  {
    id: 'es.word_order.infinitive_pronoun',
    kind: 'word_order',
    pattern:
      'quiero|quieres|quiere|queremos|puedo|puedes|puede|podemos|a|necesito [<verb inf> lo|la|los|las] $|,|y|pero',
    better: ({ marked }) => `${marked[0]?.lower ?? ''}${marked[1]?.lower ?? ''}`,
    why: 'object_order',
    wrong: [
      ['Yo quiero probar la.', 'Yo quiero probarla.'],
      ['¿Puedo ver los?', '¿Puedo verlos?'],
      ['Voy a comprar lo.', 'Voy a comprarlo.'],
    ],
    right: ['Quiero probarla.', 'Quiero ver la tele.', 'La quiero probar.'],
  },
  {
    id: 'es.word_order.gusta_no_me',
    kind: 'word_order',
    pattern: '[gusta|gustan no me|te|le|nos|les]',
    better: ({ word }) => `no ${word(2)} ${word(0)}`,
    why: 'no_first',
    wrong: [
      ['Gusta no me el pescado.', 'No me gusta el pescado.'],
      ['Gustan no le los perros.', 'No le gustan los perros.'],
      ['Gusta no nos la playa.', 'No nos gusta la playa.'],
    ],
    right: ['No me gusta.', '¿Te gusta? No me gusta.', 'Me gusta.'],
  },
  {
    id: 'es.word_order.question_subject',
    kind: 'word_order',
    pattern: [
      `^ qué|dónde|cuándo|adónde [mi|tu|su|el|la ${person} <verb 3s>] $`,
      '^ qué|dónde|cuándo|adónde [él|ella|usted|ellos|ustedes <verb>] $',
      `^ de|con|a dónde|quién [tu|su ${person} <verb 3s>] $`,
    ],
    better: ({ marked, sentence }) => {
      const last = marked.at(-1)
      if (sentence.at(-1)?.text !== '?' || last?.readings.some(({ tags }) => !tags.has('verb') && !tags.has('noun')))
        return null
      return `${last?.lower ?? ''} ${marked
        .slice(0, -1)
        .map(({ lower }) => lower)
        .join(' ')}`
    },
    why: 'question_order',
    wrong: [
      ['¿Dónde tu madre trabaja?', '¿Dónde trabaja tu madre?'],
      ['¿Qué tu hermana hace?', '¿Qué hace tu hermana?'],
      ['¿Dónde ella vive?', '¿Dónde vive ella?'],
    ],
    right: ['¿Dónde trabaja tu madre?', '¿Qué hace ella?', '¿Qué coche tiene tu padre?'],
  },
  {
    id: 'es.missing_word.se_llama',
    kind: 'missing_word',
    pattern: [`^ mi|tu|su|el|la ${person} [llama] <name>`, `^ mi|tu|su|el|la ${person} [llama] *`, 'yo [llamo] *'],
    better: ({ marked: [verb], sentence }) => {
      const next = verb && sentence[sentence.indexOf(verb) + 1]
      if (!next || !/^\p{Lu}/u.test(next.text)) return null
      return verb?.lower === 'llamo' ? 'me llamo' : 'se llama'
    },
    why: 'llamarse_se',
    wrong: [
      ['Mi hermano llama Luis.', 'Mi hermano se llama Luis.'],
      ['Mi madre llama Ana.', 'Mi madre se llama Ana.'],
      ['Yo llamo Tom.', 'Yo me llamo Tom.'],
    ],
    right: ['Mi hermano se llama Luis.', 'Mi madre llama a Ana.', 'Yo llamo mañana.'],
  },
  {
    id: 'es.extra_word.my_name_is_llamo',
    kind: 'extra_word',
    pattern: '[mi|me nombre es llamo|llama]',
    better: 'me llamo',
    why: 'llamarse_se',
    wrong: [
      ['Mi nombre es llamo Kevin.', 'Me llamo Kevin.'],
      ['Y mi nombre es llamo Ana.', 'Y me llamo Ana.'],
      ['Hola, mi nombre es llamo Tim.', 'Hola, me llamo Tim.'],
    ],
    right: ['Mi nombre es Ana.', 'Me llamo Ana.', 'Su nombre es Luis.'],
  },
  {
    id: 'es.missing_word.se_divierte',
    kind: 'missing_word',
    pattern: [
      `mi|tu|su|el|la ${person} [divierte|aburre|casa|ducha|levanta|acuesta|despierta|queja] mucho|en|con|a|temprano|tarde|todos|siempre`,
      'mis|los|las|tus <noun pl> [divierten|aburren|casan|duchan|levantan|acuestan|despiertan|quejan] mucho|en|con|a|temprano|tarde|todos|siempre',
    ],
    better: ({ marked, beside, written }) =>
      beside(1) === 'a' && !/^(?:levanta|acuesta|despierta)n?$/.test(marked[0]?.lower ?? '') ? null : `se ${written}`,
    why: 'reflexive',
    wrong: [
      ['Mis amigos divierten mucho en la playa.', 'Mis amigos se divierten mucho en la playa.'],
      ['Mi hermana levanta temprano.', 'Mi hermana se levanta temprano.'],
      ['Mi padre acuesta tarde.', 'Mi padre se acuesta tarde.'],
    ],
    right: ['Mis amigos se divierten.', 'Mi madre acuesta al niño.', 'El chico levanta pesas.'],
  },
  {
    id: 'es.missing_word.porque_me_gusta',
    kind: 'missing_word',
    pattern: [
      'porque no? [gusta|gustan|encanta] mucho? <verb inf>',
      'porque no? [gusta|gustan|encanta] mucho? el|la|los|las|mi|este',
    ],
    better: ({ marked, sentence }) =>
      sentence.some(
        ({ readings }) => readings.length > 0 && readings.every(({ tags }) => tags.has('verb') && tags.has('1s')),
      )
        ? `me ${marked[0]?.lower ?? ''}`
        : null,
    why: 'gustar',
    wrong: [
      ['Quiero ser médico porque gusta ayudar.', 'Quiero ser médico porque me gusta ayudar.'],
      ['Voy a Roma porque gusta la comida.', 'Voy a Roma porque me gusta la comida.'],
      ['Voy al museo porque encanta el arte.', 'Voy al museo porque me encanta el arte.'],
    ],
    right: ['Voy porque me gusta.', 'Es caro porque gusta a todos.', 'Viene porque gusta mucho.'],
  },
]
