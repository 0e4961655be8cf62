import type { Rule } from '#server/analysis/grammar/rule.ts'

/** The order of words. */
export const order: readonly Rule[] = [
  {
    id: 'pt.word_order.colour',
    kind: 'word_order',
    pattern:
      'um|uma|meu|minha|o|a|os|as|uns|umas [preto|preta|pretos|pretas|vermelho|vermelha|vermelhos|vermelhas|azul|azuis|amarelo|amarela|verde|verdes|marrom|cinza|branco|branca|roxo|roxa|italiano|italiana|inteligente|difícil|interessante <noun -adj>]',
    better: ({ marked: [adjective, noun] }) =>
      !noun || /^\p{Lu}/u.test(noun.text) || noun.readings.some(({ tags }) => tags.has('adj') || tags.has('adv'))
        ? null
        : `${noun.text} ${adjective?.text ?? ''}`,
    why: 'adjective_after',
    wrong: [
      ['Comprei um azul carro.', 'Comprei um carro azul.'],
      ['Ela tem uma branca bolsa.', 'Ela tem uma bolsa branca.'],
      ['Foi uma interessante aula.', 'Foi uma aula interessante.'],
    ],
    right: ['Comprei um carro azul.', 'Gosto do azul claro.', 'É um verde bonito.', 'Uma boa aula.'],
  },
  {
    id: 'pt.word_order.very_adjective',
    kind: 'word_order',
    pattern: ['um|uma [muito <adj> <noun>]', 'um|uma [muito <noun -adj> <adj -noun>]'],
    better: ({ marked: [, first, second] }) => {
      if (!first || !second || /^(?:boa|bom|bons|grande|má|mau|pouco|pouca)$/.test(first.lower)) return null
      const isNoun =
        first.readings.some(({ tags }) => tags.has('noun')) && !first.readings.some(({ tags }) => tags.has('adj'))
      if (!isNoun && second.readings.some(({ tags }) => tags.has('adj') || tags.has('adv'))) return null
      return isNoun ? `${first.text} muito ${second.text}` : `${second.text} muito ${first.text}`
    },
    why: 'adjective_after',
    wrong: [
      ['É uma muito bonita cidade.', 'É uma cidade muito bonita.'],
      ['Li um muito livro interessante.', 'Li um livro muito interessante.'],
      ['Foi um muito longo dia.', 'Foi um dia muito longo.'],
    ],
    right: ['É uma cidade muito bonita.', 'É uma muito boa ideia.', 'Foi um dia longo.'],
  },
  {
    id: 'pt.word_order.not_verb',
    kind: 'word_order',
    pattern: [
      '^ eu|ele|ela|você|nós|eles|elas|vocês [<only verb> não] <noun>',
      '^ eu|ele|ela|você|nós|eles|elas|vocês [<only verb> não] de|um|uma|em|muito',
      '^ eu|ele|ela|você|nós|eles|elas|vocês [<only verb> não] <verb inf>',
    ],
    better: ({ marked: [verb] }) =>
      !verb || verb.readings.some(({ lemma }) => /^(?:dizer|achar|falar|responder)$/.test(lemma))
        ? null
        : `não ${verb.text}`,
    why: 'not_before',
    wrong: [
      ['Eu tenho não tempo.', 'Eu não tenho tempo.'],
      ['Ele gosta não de peixe.', 'Ele não gosta de peixe.'],
      ['Nós bebemos não vinho.', 'Nós não bebemos vinho.'],
    ],
    right: ['Eu não tenho tempo.', 'Ele disse não de novo.', 'Acho que não.', 'Quero não.'],
  },
  {
    id: 'pt.word_order.pronoun',
    kind: 'word_order',
    pattern: 'não|nunca|já|ninguém [<only verb -inf> me|te|lhe]',
    better: ({ marked: [verb, pronoun], sentence }) =>
      verb?.readings.some(({ tags }) => tags.has('inf') || tags.has('gerund')) ||
      sentence
        .find(({ start }) => start > (pronoun?.start ?? 0))
        ?.readings.some(({ tags }) => tags.has('gerund') || tags.has('inf') || tags.has('participle'))
        ? null
        : `${pronoun?.text ?? ''} ${verb?.text ?? ''}`,
    why: 'pronoun_before',
    wrong: [
      ['Ela não viu me.', 'Ela não me viu.'],
      ['Nunca disse te isso.', 'Nunca te disse isso.'],
      ['Ninguém contou me nada.', 'Ninguém me contou nada.'],
    ],
    right: ['Ela não me viu.', 'Não sei se vou.', 'Não quero te ver triste.'],
  },
]
