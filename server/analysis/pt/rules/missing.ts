import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const doubled = 'em|de|com|para|um|uma|eu|no|na|do|da|o|meu|minha|é|os|as'

const tens =
  'dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta'

// A word that is a noun or an adjective, too; after a pronoun it is read as a verb.
const isNominal = (lexicon: Match['lexicon'], word = '') =>
  lexicon.read(word).some(({ tags }) => tags.has('adj') || tags.has('noun') || tags.has('adv'))

/** Words that are missing, or too many. */
export const missing: readonly Rule[] = [
  {
    id: 'pt.missing_word.with_feeling',
    kind: 'missing_word',
    pattern: [
      '=estar muita|muito? [fome|sede|febre|pressa|saudade|saudades|medo|sono|ciúme]',
      '[sou|é|somos|são fome|sede|febre|sono|pressa] $',
    ],
    better: ({ marked, written }) =>
      marked.length === 1
        ? `com ${written}`
        : `${{ sou: 'estou', é: 'está', somos: 'estamos', são: 'estão' }[marked[0]?.lower ?? ''] ?? ''} com ${marked[1]?.lower ?? ''}`,
    why: 'estar_com',
    wrong: [
      ['Eu estou sede.', 'Eu estou com sede.'],
      ['Meu filho está febre.', 'Meu filho está com febre.'],
      ['Eu sou fome.', 'Eu estou com fome.'],
    ],
    right: ['Estou com sede.', 'Tenho fome.', 'Está frio.'],
  },
  {
    id: 'pt.missing_word.that',
    kind: 'missing_word',
    pattern: [
      'acho|acha|acham|achamos|acredito|penso|sei [ele|ela|você|eu|nós|eles|elas|vocês] não? <only verb pres>',
      'acho|acha|acham|achamos|acredito|penso|sei [a gente] <only verb pres>',
    ],
    better: ({ written, word, sentence, at, words, lexicon }) =>
      (word(0) === 'sei' && sentence[at - 1]?.lower === 'não') || isNominal(lexicon, words(3)[0]?.lower)
        ? null
        : `que ${written}`,
    why: 'acho_que',
    wrong: [
      ['Acho ela está cansada.', 'Acho que ela está cansada.'],
      ['Eu acho você tem sorte.', 'Eu acho que você tem sorte.'],
      ['Acredito ele vem amanhã.', 'Acredito que ele vem amanhã.'],
    ],
    right: ['Acho que ela está cansada.', 'Acho ela linda.', 'Acho, ele vem.'],
  },
  {
    id: 'pt.missing_word.not_nobody',
    kind: 'missing_word',
    pattern:
      '^ eu|nós|ele|ela? [conheço|vejo|vi|tenho|quero|encontrei|faço|fiz|como|comi|conhece|tem|quer|entendo|comprei] ninguém|nada|nenhum|nenhuma',
    better: ({ marked: [own] }) => `não ${own?.lower ?? ''}`,
    why: 'not_nobody',
    wrong: [
      ['Vi ninguém na rua.', 'Não vi ninguém na rua.'],
      ['Eu quero nada.', 'Eu não quero nada.'],
      ['Tenho nenhum amigo aqui.', 'Não tenho nenhum amigo aqui.'],
    ],
    right: ['Não vi ninguém na rua.', 'Ninguém veio.', 'Eu não quero nada.'],
  },
  {
    id: 'pt.missing_word.all_the',
    kind: 'missing_word',
    pattern: [
      '[todos] dias|meses|anos|domingos|sábados',
      '[todas] semanas|noites|manhãs|tardes|segundas',
      '^ [todos|todas] <noun pl -adj>',
    ],
    better: ({ marked: [own], words }) =>
      words(1)
        .concat(words(2))
        .some(({ lower }) => /^(?:juntos|nós)$/.test(lower))
        ? null
        : `${own?.lower ?? ''} ${own?.lower === 'todos' ? 'os' : 'as'}`,
    why: 'todos_os',
    wrong: [
      ['Eu corro todos dias.', 'Eu corro todos os dias.'],
      ['Todas noites leio um pouco.', 'Todas as noites leio um pouco.'],
      ['Todos alunos chegaram.', 'Todos os alunos chegaram.'],
    ],
    right: ['Eu corro todos os dias.', 'Todos nós chegamos.', 'São todos amigos.'],
  },
  {
    id: 'pt.missing_word.number_and',
    kind: 'missing_word',
    pattern:
      '[vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa] um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove',
    better: ({ written }) => `${written} e`,
    why: 'number_and',
    wrong: [
      ['Tenho trinta dois anos.', 'Tenho trinta e dois anos.'],
      ['São vinte cinco reais.', 'São vinte e cinco reais.'],
      ['Ele tem quarenta três livros.', 'Ele tem quarenta e três livros.'],
    ],
    right: ['Tenho trinta e dois anos.', 'Tenho trinta, dois são novos.', 'Dez mil.'],
  },
  {
    id: 'pt.missing_word.a_glass',
    kind: 'missing_word',
    pattern:
      '=querer|=comprar|=beber|=tomar|=comer|=trazer [copo|xícara|quilo|garrafa|fatia|pedaço|litro|pacote|taça] de',
    better: ({ written, word }) => `${word(1).endsWith('a') ? 'uma' : 'um'} ${written}`,
    why: 'needs_article',
    wrong: [
      ['Quero garrafa de água.', 'Quero uma garrafa de água.'],
      ['Comprei litro de leite.', 'Comprei um litro de leite.'],
      ['Queria xícara de chá.', 'Queria uma xícara de chá.'],
    ],
    right: ['Quero uma garrafa de água.', 'Comprei pão.', 'Dois copos de suco.'],
  },
  {
    id: 'pt.missing_word.i_have_years',
    kind: 'missing_word',
    pattern: [
      `^ eu [${tens}] e? um|dois|três|quatro|cinco|seis|sete|oito|nove? anos`,
      '^ eu [#] anos',
      '^ minha|meu irmã|irmão|filha|filho|mãe|pai [#] anos',
    ],
    better: ({ written, word }) => `${word(1) === 'eu' ? 'tenho' : 'tem'} ${written}`,
    why: 'age',
    wrong: [
      ['Eu trinta anos.', 'Eu tenho trinta anos.'],
      ['Eu 15 anos.', 'Eu tenho 15 anos.'],
      ['Eu vinte e três anos e sou alemão.', 'Eu tenho vinte e três anos e sou alemão.'],
    ],
    right: ['Eu tenho trinta anos.', 'Tenho 15 anos.', 'Há dez anos.'],
  },
  {
    id: 'pt.missing_word.than',
    kind: 'missing_word',
    pattern: '=ser mais|menos <adj> [*] $',
    better: ({ marked: [own], written }) =>
      /^\p{Lu}/u.test(own?.text ?? '') || /^(?:eu|você|ele|ela)$/.test(own?.lower ?? '') ? `do que ${written}` : null,
    why: 'than',
    wrong: [
      ['Lima é mais fria Recife.', 'Lima é mais fria do que Recife.'],
      ['Ele é mais alto eu.', 'Ele é mais alto do que eu.'],
      ['Meu irmão é menos sério Pedro.', 'Meu irmão é menos sério do que Pedro.'],
    ],
    right: ['Lima é mais fria do que Recife.', 'Ele é mais alto.', 'É mais bonito hoje.'],
  },
  {
    id: 'pt.extra_word.twice',
    kind: 'extra_word',
    pattern: `${doubled} [${doubled}]`,
    better: ({ word }) => (word(0) === word(1) ? '' : null),
    why: 'twice',
    wrong: [
      ['Vou para para casa.', 'Vou para casa.'],
      ['Moro com com minha mãe.', 'Moro com minha mãe.'],
      ['Eu eu gosto de ler.', 'Eu gosto de ler.'],
    ],
    right: ['Vou para casa.', 'Muito, muito bom!', 'É o que eu quero.'],
  },
  {
    id: 'pt.extra_word.have_hunger',
    kind: 'extra_word',
    pattern: 'tenho|temos|tens [a|o] fome|sede|sono|frio|pressa|calor|medo|razão $',
    better: '',
    why: 'no_article_feeling',
    wrong: [
      ['Eu tenho a sede.', 'Eu tenho sede.'],
      ['Nós temos a pressa.', 'Nós temos pressa.'],
      ['Tenho o sono.', 'Tenho sono.'],
    ],
    right: ['Eu tenho sede.', 'Tenho a chave.', 'Temos razão.'],
  },
]
