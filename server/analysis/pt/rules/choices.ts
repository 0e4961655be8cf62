import type { Rule } from '#server/analysis/grammar/rule.ts'

const asks = /^(?:diga|diz|explicar|explique|sei|sabe|saber|pergunto|pergunta|entendo|explica|razão|motivo)$/

/** Which word. */
export const choices: readonly Rule[] = [
  {
    id: 'pt.spelling.why_question',
    kind: 'spelling',
    pattern: ['^ e|mas? [porque|porquê]', '[porque|porquê] ? $', '^ [por quê] *'],
    better: ({ sentence, beside, written }) => {
      if (sentence.at(-1)?.text !== '?') return null
      const isEnd = beside(1) === '?' || sentence.length <= 2
      if (/quê$/i.test(written) && beside(1) === '?') return 'por quê'
      return isEnd ? 'por quê' : 'por que'
    },
    why: 'por_que',
    wrong: [
      ['Porque você chora?', 'Por que você chora?'],
      ['Porque não vem?', 'Por que não vem?'],
      ['Porquê você não quer?', 'Por que você não quer?'],
    ],
    right: ['Por que você chora?', 'Porque estou triste.', 'Não vou porque chove.', 'Por quê?'],
  },
  {
    id: 'pt.spelling.because',
    kind: 'spelling',
    pattern: ['* [por que|quê] eu|ele|ela|estou|é|não|tenho|quero|gosto|preciso|está|sou|chove|trabalho|moro'],
    better: ({ sentence, at }) =>
      sentence.at(-1)?.text === '?' || sentence.slice(0, at + 1).some(({ lower }) => asks.test(lower))
        ? null
        : 'porque',
    why: 'porque',
    wrong: [
      ['Não vou por que estou cansado.', 'Não vou porque estou cansado.'],
      ['Estudo por que quero viajar.', 'Estudo porque quero viajar.'],
      ['Como muito por que tenho fome.', 'Como muito porque tenho fome.'],
    ],
    right: [
      'Não vou porque estou cansado.',
      'Não sei por que ele chora.',
      'Por que não vem?',
      'Diga por que não pode vir.',
    ],
  },
  {
    id: 'pt.word_choice.age_be',
    kind: 'word_choice',
    pattern: [
      '[sou|estou] # anos',
      'eu [sou|estou] <num> anos',
      '^ [sou|estou] <num> anos',
      'ele|ela|irmão|irmã|filho|filha|mãe|pai [é|está] # anos',
    ],
    better: ({ marked: [own] }) => (/^(?:sou|estou)$/.test(own?.lower ?? '') ? 'tenho' : 'tem'),
    why: 'age',
    wrong: [
      ['Sou 20 anos.', 'Tenho 20 anos.'],
      ['Eu sou quinze anos.', 'Eu tenho quinze anos.'],
      ['Minha irmã é 12 anos.', 'Minha irmã tem 12 anos.'],
    ],
    right: ['Tenho 20 anos.', 'Sou alto.', 'São 20 anos de trabalho.'],
  },
  {
    id: 'pt.word_choice.estar_feeling',
    kind: 'word_choice',
    pattern: [
      '^ eu? não? [sou|é] muito? cansado|cansada|doente|ocupado|ocupada|preocupado|preocupada $',
      'ele|ela|você não? [é] muito? cansado|cansada|doente|ocupado|ocupada|preocupado|preocupada $',
      '[sou] com fome|sede|frio|calor|sono|medo|pressa',
      '[sou|é] aqui|em casa $',
    ],
    better: ({ marked: [own] }) => (own?.lower === 'sou' ? 'estou' : own?.lower === 'é' ? 'está' : null),
    why: 'estar',
    wrong: [
      ['Eu sou cansado.', 'Eu estou cansado.'],
      ['Ela é muito doente.', 'Ela está muito doente.'],
      ['Sou com fome.', 'Estou com fome.'],
    ],
    right: ['Estou cansado.', 'Sou feliz.', 'Ele é alto.', 'Estou com fome.'],
  },
  {
    id: 'pt.word_choice.ser_origin',
    kind: 'word_choice',
    pattern: [
      '[estou|está|estamos] brasileiro|brasileira|mexicano|mexicana|argentino|argentina|italiano|italiana|americano|americana|professor|professora|médico|médica|estudante $',
      '^ eu? [estou] do|da brasil|méxico|argentina|itália|frança|alemanha|colômbia',
      '^ eu? [estou] de brasil|méxico|portugal|cuba',
    ],
    better: ({ marked: [own] }) => ({ estou: 'sou', está: 'é', estamos: 'somos' })[own?.lower ?? ''] ?? null,
    why: 'ser',
    wrong: [
      ['Eu estou mexicano.', 'Eu sou mexicano.'],
      ['Ela está professora.', 'Ela é professora.'],
      ['Estou da Itália.', 'Sou da Itália.'],
    ],
    right: ['Sou mexicano.', 'Ela é professora.', 'Estou no Brasil.'],
  },
  {
    id: 'pt.word_choice.muito_adverb',
    kind: 'word_choice',
    pattern: [
      '[muita|muitas|muitos] bonita|bonitas|bonito|bonitos|cara|caras|grande|grandes|boa|boas|bom|bons|bem|cansada|legal|legais|feliz|felizes|difícil|linda|simpática|importante',
    ],
    better: ({ words }) => (words(1)[0]?.lower === 'cara' || words(1)[0]?.lower === 'caras' ? null : 'muito'),
    why: 'muito',
    wrong: [
      ['Ela é muita bonita.', 'Ela é muito bonita.'],
      ['As casas são muitas grandes.', 'As casas são muito grandes.'],
      ['Estou muita cansada.', 'Estou muito cansada.'],
    ],
    right: ['Ela é muito bonita.', 'Muita gente boa.', 'Muitas casas grandes.'],
  },
  {
    id: 'pt.word_choice.better',
    kind: 'word_choice',
    pattern: [
      '[mais bom|boa] do|que',
      '[mais bons|boas] do|que',
      '[mais melhor]',
      '[mais pior]',
      '[mais grande]',
      '[mais ruim]',
    ],
    better: ({ word }) =>
      ({
        bom: 'melhor',
        boa: 'melhor',
        bons: 'melhores',
        boas: 'melhores',
        melhor: 'melhor',
        pior: 'pior',
        grande: 'maior',
        ruim: 'pior',
      })[word(1)] ?? null,
    why: 'melhor',
    wrong: [
      ['Este é mais bom que o outro.', 'Este é melhor que o outro.'],
      ['É mais melhor assim.', 'É melhor assim.'],
      ['A casa é mais grande.', 'A casa é maior.'],
    ],
    right: ['Este é melhor.', 'É mais bonito.', 'Mais pequeno.'],
  },
  {
    id: 'pt.word_choice.for_me',
    kind: 'word_choice',
    pattern: ['para|pra [mim] <verb inf><not noun>', 'para|de|por|sem [eu] $', 'com [mim|eu] $'],
    better: ({ word, words, beside }) =>
      word(0) === 'com'
        ? null
        : word(1) === 'mim'
          ? beside(-1) === 'difícil' || beside(-1) === 'fácil' || beside(-1) === 'importante' || words(2).length === 0
            ? null
            : 'eu'
          : 'mim',
    why: 'eu_mim',
    wrong: [
      ['Isso é para mim fazer.', 'Isso é para eu fazer.'],
      ['O café é para eu.', 'O café é para mim.'],
      ['Traga o livro para mim ler.', 'Traga o livro para eu ler.'],
    ],
    right: ['Isso é para eu fazer.', 'O café é para mim.', 'É difícil para mim estudar.'],
  },
  {
    id: 'pt.word_choice.play_instrument',
    kind: 'word_choice',
    pattern: '[jogo|joga|jogar|jogamos o|a|ao?] piano|violão|guitarra|violino|flauta|bateria',
    better: ({ word, words }) => {
      const verb = { jogo: 'toco', joga: 'toca', jogar: 'tocar', jogamos: 'tocamos' }[word(0)]
      return verb === undefined ? null : words(1).length > 0 ? `${verb} ${word(1) === 'ao' ? 'o' : word(1)}` : verb
    },
    why: 'tocar',
    wrong: [
      ['Jogo o piano.', 'Toco o piano.'],
      ['Quero jogar violão.', 'Quero tocar violão.'],
      ['Ela joga a guitarra.', 'Ela toca a guitarra.'],
    ],
    right: ['Toco violão.', 'Jogo futebol.', 'Ela toca piano.'],
  },
  {
    id: 'pt.verb_form.participle',
    kind: 'verb_form',
    pattern: '[fazido|abrido|escrevido|dizido|ponhido|cobrido|descobrido]',
    better: ({ word }) =>
      ({
        fazido: 'feito',
        abrido: 'aberto',
        escrevido: 'escrito',
        dizido: 'dito',
        ponhido: 'posto',
        cobrido: 'coberto',
        descobrido: 'descoberto',
      })[word(0)] ?? null,
    why: 'participle',
    wrong: [
      ['Eu tinha fazido o bolo.', 'Eu tinha feito o bolo.'],
      ['Ela tem escrevido muito.', 'Ela tem escrito muito.'],
      ['Ele tinha abrido o livro.', 'Ele tinha aberto o livro.'],
    ],
    right: ['Eu tinha feito o bolo.', 'Ela tem escrito muito.', 'Ele tem comido bem.'],
  },
]
