import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const isName = ({ marked }: Match) => marked.slice(1).some(({ text }) => /^\p{Lu}/u.test(text))
const starts: Readonly<Record<string, string>> = { em: 'n', de: 'd', por: 'pel' }

/** A preposition and an article in one word. */
export const contractions: readonly Rule[] = [
  {
    id: 'pt.article.em_de_article',
    kind: 'article',
    pattern: ['[em|de|por o|a|os|as] <noun> !<verb inf>', '[em|de|por o|a] meu|minha|seu|sua|nosso|nossa'],
    better: (match) =>
      isName(match) || match.words(2)[0]?.readings.some(({ tags }) => tags.has('verb') && tags.has('inf'))
        ? null
        : (starts[match.word(0)] ?? '') + match.word(1),
    why: 'contraction',
    wrong: [
      ['Moro em o centro.', 'Moro no centro.'],
      ['O carro de a professora é novo.', 'O carro da professora é novo.'],
      ['Gosto de os gatos.', 'Gosto dos gatos.'],
      ['Passo por a rua.', 'Passo pela rua.'],
    ],
    right: ['Moro no centro.', 'O carro da professora.', 'Penso em ir.', 'Antes de o ler, pense.'],
  },
  {
    id: 'pt.article.a_article',
    kind: 'article',
    pattern: ['[a o|os] <noun>', '[a a|as] <noun fem>'],
    better: ({ word }) => ({ o: 'ao', os: 'aos', a: 'à', as: 'às' })[word(1)] ?? null,
    why: 'contraction',
    wrong: [
      ['Vou a o cinema.', 'Vou ao cinema.'],
      ['Vamos a a praia.', 'Vamos à praia.'],
      ['Telefono a os amigos.', 'Telefono aos amigos.'],
    ],
    right: ['Vou ao cinema.', 'Vamos à praia.', 'A casa é minha.'],
  },
  {
    id: 'pt.article.em_de_word',
    kind: 'article',
    pattern: [
      '[em|de ele|ela|eles|elas] !<verb inf>',
      '[em|de isso|isto|aquilo]',
      '[em|de este|esta|estes|estas|esse|essa|esses|essas|aquele|aquela|aqueles|aquelas] <noun>',
    ],
    better: ({ word }) => (word(0) === 'em' ? 'n' : 'd') + word(1),
    why: 'contraction',
    wrong: [
      ['A casa de ela é grande.', 'A casa dela é grande.'],
      ['Gosto de isso.', 'Gosto disso.'],
      ['Moro em esta rua.', 'Moro nesta rua.'],
    ],
    right: ['A casa dela.', 'Gosto disso.', 'Antes de ele chegar, saí.', 'Penso nisso.'],
  },
]
