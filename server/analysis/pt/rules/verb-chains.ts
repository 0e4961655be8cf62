import type { Rule } from '#server/analysis/grammar/rule.ts'

const nominal = 'noun det adv prep conj pron adj'.split(' ')
const persons = ['1s', '2s', '3s', '1p', '3p']

/** A verb after another, and verbs with "se". */
export const verbChains: readonly Rule[] = [
  {
    id: 'pt.verb_form.be_doing',
    kind: 'verb_form',
    pattern: ['estou|está|estamos|estão|estava|estavam [<verb inf><not noun>]'],
    better: ({ marked: [verb], form }) => form(verb, 'verb inf → verb gerund') || null,
    why: 'gerund',
    wrong: [
      ['Eu estou comer agora.', 'Eu estou comendo agora.'],
      ['Ela está trabalhar.', 'Ela está trabalhando.'],
      ['O que você está fazer?', 'O que você está fazendo?'],
    ],
    right: ['Eu estou comendo agora.', 'Ela está para chegar.', 'Meu plano é estudar.'],
  },
  {
    id: 'pt.verb_form.after_preposition',
    kind: 'verb_form',
    pattern: [
      'antes|depois de [<verb pret 1s>]',
      'para|pra eu [<verb pres>]',
      'gosto|gosta|gostamos|adoro|adora|prefiro|prefere|odeio|detesto de? [<verb gerund>]',
      'antes|depois|cansado|cansada|medo|vontade|em_vez de [<verb gerund>]',
      'gosto|gosta|gostamos|gostaria de [jogo] tênis|futebol|vôlei|basquete|xadrez|bola|videogame|cartas',
      '^ [<verb gerund>] é|faz !que',
    ],
    better: ({ marked: [verb], form, word, sentence }) => {
      if (!verb) return null
      if (verb.lower === 'jogo') return 'jogar'
      if (verb.readings.some(({ tags }) => tags.has('gerund'))) return form(verb, 'verb gerund → verb inf') || null
      if (sentence.at(-1)?.text === '?') return null
      if (verb.readings.some(({ tags }) => nominal.some((tag) => tags.has(tag)) || tags.has('inf') || tags.has('subj')))
        return null
      const tense = /^(?:para|pra)$/.test(word(0)) ? 'pres' : 'pret'
      const person = persons.find((each) => verb.readings.some(({ tags }) => tags.has(tense) && tags.has(each)))
      return person ? form(verb, `verb ${tense} ${person} → verb inf`) || null : null
    },
    why: 'infinitive',
    wrong: [
      ['Depois de bebi o café, saí.', 'Depois de beber o café, saí.'],
      ['Gosto de nadando no mar.', 'Gosto de nadar no mar.'],
      ['Correndo é bom para o coração.', 'Correr é bom para o coração.'],
      ['Ele disse para eu vou com ele.', 'Ele disse para eu ir com ele.'],
    ],
    right: ['Depois de beber o café, saí.', 'Correndo, cheguei cedo.', 'Gosto de ver meu filho brincando.'],
  },
  {
    id: 'pt.verb_form.reflexive',
    kind: 'verb_form',
    pattern: ['eu não? [se] <verb 1s>', 'nós não? [se] <verb 1p>'],
    better: ({ word, beside }) => {
      if (/^(?:não|sei)$/.test(beside(-1))) return null
      return { eu: 'me', nós: 'nos' }[word(0)] ?? 'se'
    },
    why: 'reflexive',
    wrong: [
      ['Eu se lembro dela.', 'Eu me lembro dela.'],
      ['Nós se encontramos no bar.', 'Nós nos encontramos no bar.'],
      ['Eu não se sinto bem.', 'Eu não me sinto bem.'],
    ],
    right: ['Eu me lembro dela.', 'Nós nos encontramos.', 'Ela se chama Ana.', 'Não sei se vou.'],
  },
  {
    id: 'pt.extra_word.verb_preposition',
    kind: 'extra_word',
    pattern: [
      'quero|quer|queremos|querem|queria|posso|pode|podemos|podem|consigo|consegue [a|de] <verb inf><not noun>',
      'prefiro|prefere|preferimos|tento|tenta|tentei|decidi|decidiu|adoro|adora|odeio|costumo [de] <verb inf>',
      'tenho|tem|temos|têm|tinha que [a|de] <verb inf>',
      'é|era|foi importante|necessário|melhor|proibido [de] <verb inf>',
    ],
    better: '',
    why: 'no_preposition',
    wrong: [
      ['Quero a comprar um livro.', 'Quero comprar um livro.'],
      ['Prefiro de viajar de trem.', 'Prefiro viajar de trem.'],
      ['É importante de estudar.', 'É importante estudar.'],
    ],
    right: ['Quero comprar um livro.', 'É fácil de entender.', 'Gosto de viajar.', 'Tenho o que fazer.'],
  },
  {
    id: 'pt.missing_word.have_to',
    kind: 'missing_word',
    pattern: '!!que|o tenho|temos|tenha|tive|tivemos [<verb inf><not noun>]',
    better: ({ written }) => `que ${written}`,
    why: 'ter_que',
    wrong: [
      ['Eu tenho estudar hoje.', 'Eu tenho que estudar hoje.'],
      ['Amanhã temos acordar cedo.', 'Amanhã temos que acordar cedo.'],
      ['Tive pagar a conta.', 'Tive que pagar a conta.'],
    ],
    right: ['Tenho que estudar.', 'Tenho de ir.', 'Temos muito que fazer.', 'Não tenho jantar em casa.'],
  },
  {
    id: 'pt.preposition.verb_a',
    kind: 'preposition',
    pattern: ['=começar|=aprender|aprendendo|começando !a|o [<verb inf><not noun>]'],
    better: ({ word, written, beside }) =>
      /^(?:começo|em|no|o)$/.test(word(0)) || beside(-1) === 'o' ? null : `a ${written}`,
    why: 'verb_a',
    wrong: [
      ['Comecei estudar ontem.', 'Comecei a estudar ontem.'],
      ['Quero aprender dançar.', 'Quero aprender a dançar.'],
      ['Ela está aprendendo nadar.', 'Ela está aprendendo a nadar.'],
    ],
    right: ['Comecei a estudar.', 'Quero aprender português.', 'Aprendo a dançar.'],
  },
  {
    id: 'pt.preposition.verb_de',
    kind: 'preposition',
    pattern: [
      'parei|parou|parar|pararam|paramos|acabei|acabou|acabo|acabamos|terminei|terminou [<verb inf><not noun>]',
      'vontade|medo|vergonha [<verb inf><not noun>]',
      '=ter medo|vontade|vergonha|saudade|saudades [a|por|para] !o|os|as|a|causa',
    ],
    better: ({ marked: [own], written }) => (/^(?:a|por|para)$/.test(own?.lower ?? '') ? 'de' : `de ${written}`),
    why: 'verb_de',
    wrong: [
      ['Parei comer carne.', 'Parei de comer carne.'],
      ['Não tenho vontade cozinhar.', 'Não tenho vontade de cozinhar.'],
      ['Tenho medo a cobra.', 'Tenho medo de cobra.'],
    ],
    right: ['Parei de comer carne.', 'Tenho vontade de cozinhar.', 'Parei para comer.', 'Tenho medo de cobra.'],
  },
]
