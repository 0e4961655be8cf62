import type { Rule } from '#server/analysis/grammar/rule.ts'

const joined: Readonly<Record<string, string>> = {
  o: 'do',
  a: 'da',
  os: 'dos',
  as: 'das',
  este: 'deste',
  esta: 'desta',
  esse: 'desse',
  essa: 'dessa',
  isso: 'disso',
  isto: 'disto',
  ele: 'dele',
  ela: 'dela',
}
const inOne: Readonly<Record<string, string>> = { ao: 'no', à: 'na', aos: 'nos', às: 'nas' }

/** Which preposition, and where there is one. */
export const prepositions: readonly Rule[] = [
  {
    id: 'pt.preposition.gostar_de',
    kind: 'preposition',
    pattern: [
      'não? gosto|gosta|gostamos|gostam|gostava|gostei|gostaria muito|mais|também|tanto? [<verb inf>]',
      'gosto|gosta|gostamos|gostam|gostava|gostei muito|mais|também|tanto? [o|a|os|as|este|esta|esse|essa|isso|isto|ele|ela]',
      'gosto|gosta|gostamos|gostam|gostava|gostei muito|mais|também|tanto? [<noun><not adv><not verb>]',
      'gosto|gosta|gostamos|gostam muito|mais? [meu|minha|meus|minhas|seu|sua|você|vocês|viagem|música|pizza|café|futebol|praia|chocolate|cerveja]',
    ],
    better: ({ marked, written, beside, at, sentence }) => {
      const [own] = marked
      if (!own || /^(?:muito|mais|bem)$/.test(own.lower) || beside(-1) === 'o' || sentence[at - 1]?.lower === 'o')
        return null
      if (/^\p{Lu}/u.test(own.text)) return null
      return joined[own.lower] ?? `de ${written}`
    },
    why: 'gostar_de',
    wrong: [
      ['Gosto café.', 'Gosto de café.'],
      ['Eu gosto muito a praia.', 'Eu gosto muito da praia.'],
      ['Não gosto correr.', 'Não gosto de correr.'],
      ['Ela gosta os gatos.', 'Ela gosta dos gatos.'],
    ],
    right: ['Gosto de café.', 'Gosto muito da praia.', 'Meu gosto é bom.', 'Gosto muito!', 'Do que você gosta mais?'],
  },
  {
    id: 'pt.preposition.precisar_de',
    kind: 'preposition',
    pattern: 'preciso|precisa|precisamos|precisam [um|uma|o|a|ajuda|dinheiro|tempo] !ver|quanto|do|da|mais',
    better: ({ word, beside }) => (beside(-1) === 'é' ? null : (joined[word(1)] ?? `de ${word(1)}`)),
    why: 'precisar_de',
    wrong: [
      ['Preciso um médico.', 'Preciso de um médico.'],
      ['Preciso ajuda.', 'Preciso de ajuda.'],
      ['Ela precisa o livro.', 'Ela precisa do livro.'],
    ],
    right: ['Preciso de um médico.', 'Preciso estudar.', 'É preciso tempo.'],
  },
  {
    id: 'pt.preposition.live_in',
    kind: 'preposition',
    pattern: ['moro|mora|moramos|moram|estou|está|trabalho|trabalha [ao|à] <noun>'],
    better: ({ word, words }) =>
      /^(?:lado|norte|sul|leste|oeste|redor|noite|tarde|vontade|venda|espera|mesa|beira|esquerda|direita|frente|telefone|sol|vivo|pé|ar|distância|disposição)$/.test(
        words(2)[0]?.lower ?? '',
      )
        ? null
        : /^(?:moro|mora|moramos|moram)$/.test(word(0))
          ? (inOne[word(1)] ?? null)
          : null,
    why: 'morar_em',
    wrong: [
      ['Moro ao centro.', 'Moro no centro.'],
      ['Ela mora à cidade.', 'Ela mora na cidade.'],
      ['Moramos à praia.', 'Moramos na praia.'],
    ],
    right: ['Moro no centro.', 'Moro ao lado da escola.', 'Estou à espera.'],
  },
  {
    id: 'pt.extra_word.go_to_do',
    kind: 'extra_word',
    pattern: ['vou|vai|vamos|vão [a] <verb inf><not noun>'],
    better: ({ words }) => (words(2)[0]?.readings.some(({ tags }) => tags.has('noun')) ? null : ''),
    why: 'ir_infinitive',
    wrong: [
      ['Vou a comer agora.', 'Vou comer agora.'],
      ['Amanhã vamos a viajar.', 'Amanhã vamos viajar.'],
      ['Ela vai a trabalhar.', 'Ela vai trabalhar.'],
    ],
    right: ['Vou comer agora.', 'Vou a pé.', 'Começo a comer.'],
  },
]
