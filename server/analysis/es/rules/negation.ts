import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Negation and the words that go with it. */
export const negation: readonly Rule[] = [
  {
    id: 'es.word_choice.no_algo',
    kind: 'word_choice',
    pattern: ['no hay|tengo|veo|sé|conozco|como|compro|hago|entiendo|digo [algo] $|en|aquí|,|y|porque'],
    better: ({ sentence }) => (sentence.at(-1)?.text === '?' ? null : 'nada'),
    why: 'no_nada',
    wrong: [
      ['No hay algo en la nevera.', 'No hay nada en la nevera.'],
      ['No tengo algo.', 'No tengo nada.'],
      ['No veo algo aquí.', 'No veo nada aquí.'],
    ],
    right: ['No hay nada.', '¿No hay algo aquí?', 'Tengo algo en la mano.'],
  },
  {
    id: 'es.word_choice.no_alguien',
    kind: 'word_choice',
    pattern: ['no conozco|veo|tengo|llamo|visito|espero [a? alguien]', 'no hay|viene [alguien]'],
    better: ({ sentence, word }) =>
      sentence.at(-1)?.text === '?' ? null : /^(?:hay|viene)$/.test(word(1)) ? 'nadie' : 'a nadie',
    why: 'no_nada',
    wrong: [
      ['No conozco alguien en esta ciudad.', 'No conozco a nadie en esta ciudad.'],
      ['No hay alguien.', 'No hay nadie.'],
      ['No veo a alguien.', 'No veo a nadie.'],
    ],
    right: ['No conozco a nadie.', 'Conozco a alguien.', '¿No conoces a alguien?'],
  },
  {
    id: 'es.missing_word.no_nadie',
    kind: 'missing_word',
    pattern: [
      '^ yo? [conozco|tengo|quiero|hay|veo|sé|hago|entiendo|compro|compré|vi|hice|dije|comí] a? nada|nadie $|en|de|más|aquí|por',
    ],
    better: ({ marked }) => `no ${marked[0]?.lower ?? ''}`,
    why: 'no_first_negation',
    wrong: [
      ['Conozco a nadie en esta clase.', 'No conozco a nadie en esta clase.'],
      ['Tengo nada.', 'No tengo nada.'],
      ['Quiero nada más.', 'No quiero nada más.'],
    ],
    right: ['No conozco a nadie.', 'Nadie lo sabe.', 'Nada nada bien.'],
  },
  {
    id: 'es.word_choice.sino',
    kind: 'word_choice',
    pattern: [
      'no es|soy|son|era|somos <det>? <noun> , [pero] mi|un|una|el|la <noun> $',
      'no es|soy|son|era|somos de * , [pero] de * $',
    ],
    better: 'sino',
    why: 'sino',
    wrong: [
      ['No es mi novio, pero mi primo.', 'No es mi novio, sino mi primo.'],
      ['No es un hotel, pero una casa.', 'No es un hotel, sino una casa.'],
      ['No son gatos, pero un perro.', 'No son gatos, sino un perro.'],
    ],
    right: ['No es mi novio, sino mi primo.', 'No es caro, pero es bueno.', 'No es mi casa, pero la quiero.'],
  },
  {
    id: 'es.word_order.muy_no',
    kind: 'word_order',
    pattern: '[estoy|está|soy|es|son|están muy|bastante no] <adj>',
    better: ({ marked }) => `no ${marked[0]?.lower ?? ''} ${marked[1]?.lower ?? ''}`,
    why: 'no_first',
    wrong: [
      ['Estoy muy no contento.', 'No estoy muy contento.'],
      ['Es muy no simpático.', 'No es muy simpático.'],
      ['El hotel es muy no bueno.', 'El hotel no es muy bueno.'],
    ],
    right: ['No estoy muy contento.', 'Estoy muy contento.', '¿Es muy caro? No.'],
  },
  {
    id: 'es.missing_word.dice_que',
    kind: 'missing_word',
    pattern: [
      'dice|dicen|dijo|creo|pienso|digo [no <verb -inf>]',
      'creo|pienso [es|está|son|hay|tengo|puedo|voy|tiene] <det>',
      'creo|pienso [es|está|son|hay|tengo|puedo|voy|tiene] muy|mucho|que|bueno|buena|bien|malo|mejor',
    ],
    better: ({ marked, written, sentence }) =>
      sentence.at(-1)?.text === '?' && marked.length === 1 ? null : `que ${written}`,
    why: 'que',
    wrong: [
      ['Mi madre dice no puedo salir.', 'Mi madre dice que no puedo salir.'],
      ['Creo es una buena idea.', 'Creo que es una buena idea.'],
      ['Pienso no tiene razón.', 'Pienso que no tiene razón.'],
    ],
    right: ['Dice que no puede.', 'Creo que es bueno.', 'Creo que no.', 'Pienso ir.'],
  },
]
