import type { Rule } from '#server/analysis/grammar/rule.ts'

const his = 'brasil|méxico|chile|peru|japão|canadá|uruguai|paraguai|equador|egito'
const hers =
  'argentina|alemanha|frança|itália|inglaterra|colômbia|venezuela|bolívia|china|índia|rússia|suíça|áustria|espanha|turquia|polônia'
const swapped: Readonly<Record<string, string>> = { no: 'na', do: 'da', ao: 'à', na: 'no', da: 'do', à: 'ao' }

/** What goes before places and verbs, and forms that a word before asks for. */
export const moreSlips: readonly Rule[] = [
  {
    id: 'pt.article.country_gender',
    kind: 'article',
    pattern: [
      `[na|da|à] ${his} $|,|e|em|com|há|desde|agora|hoje`,
      `[no|do|ao] ${hers} $|,|e|em|com|há|desde|agora|hoje`,
    ],
    better: ({ marked: [own] }) => swapped[own?.lower ?? ''] ?? null,
    why: 'country_article',
    wrong: [
      ['Moro na Brasil.', 'Moro no Brasil.'],
      ['Sou do Alemanha.', 'Sou da Alemanha.'],
      ['Nasci na Japão.', 'Nasci no Japão.'],
    ],
    right: ['Moro no Brasil.', 'Sou da Alemanha.', 'A seleção do Brasil.'],
  },
  {
    id: 'pt.spelling.weekday_hyphen',
    kind: 'spelling',
    pattern: ['[segunda|terça|quarta|quinta|sexta feira] !de|livre|orgânica'],
    better: ({ written }) => written.toLowerCase().replace(/\s+/, '-'),
    why: 'another_word',
    wrong: [
      ['Tenho aula segunda feira.', 'Tenho aula segunda-feira.'],
      ['Na sexta feira eu saio.', 'Na sexta-feira eu saio.'],
      ['Quinta feira tem jogo.', 'Quinta-feira tem jogo.'],
    ],
    right: ['Tenho aula segunda-feira.', 'É a segunda feira de livros.', 'Na sexta eu saio.'],
  },
  {
    id: 'pt.spelling.since',
    kind: 'spelling',
    pattern: ['[des de]', '[dês de]'],
    better: 'desde',
    why: 'another_word',
    wrong: [
      ['Moro aqui des de 2010.', 'Moro aqui desde 2010.'],
      ['Des de ontem estou doente.', 'Desde ontem estou doente.'],
      ['Estudo des de março.', 'Estudo desde março.'],
    ],
    right: ['Moro aqui desde 2010.', 'Desde ontem estou doente.', 'Ele é de lá.'],
  },
  {
    id: 'pt.word_choice.for_so_long',
    kind: 'word_choice',
    pattern:
      '[desde] um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|muitos|# anos|ano|meses|mês|semanas|semana|dias|horas $',
    better: 'há',
    why: 'another_word',
    wrong: [
      ['Estou aqui desde dois anos.', 'Estou aqui há dois anos.'],
      ['Estudo português desde três meses.', 'Estudo português há três meses.'],
      ['Ela trabalha lá desde muitos anos.', 'Ela trabalha lá há muitos anos.'],
    ],
    right: ['Estou aqui há dois anos.', 'Moro aqui desde 2015.', 'Desde os dois anos ele nada.'],
  },
  {
    id: 'pt.word_choice.know_how',
    kind: 'word_choice',
    pattern:
      '[conheço|conhece|conhecem|conhecemos] nadar|dançar|cozinhar|falar|dirigir|ler|cantar|tocar|escrever|jogar|fazer',
    better: ({ marked: [own] }) =>
      ({ conheço: 'sei', conhece: 'sabe', conhecem: 'sabem', conhecemos: 'sabemos' })[own?.lower ?? ''] ?? null,
    why: 'conhecer',
    wrong: [
      ['Eu conheço nadar.', 'Eu sei nadar.'],
      ['Ela conhece cozinhar.', 'Ela sabe cozinhar.'],
      ['Vocês conhecem dançar?', 'Vocês sabem dançar?'],
    ],
    right: ['Eu sei nadar.', 'Conheço o Rio.', 'Ela conhece meu pai.'],
  },
  {
    id: 'pt.agreement.how_much_plural',
    kind: 'agreement',
    pattern: 'quanto [custa|custou|é] esses|essas|estes|estas|aqueles|aquelas|os|as',
    better: ({ marked: [own] }) => ({ custa: 'custam', custou: 'custaram', é: 'são' })[own?.lower ?? ''] ?? null,
    why: 'subject_verb',
    wrong: [
      ['Quanto custa esses sapatos?', 'Quanto custam esses sapatos?'],
      ['Quanto custa as laranjas?', 'Quanto custam as laranjas?'],
      ['Quanto é aquelas flores?', 'Quanto são aquelas flores?'],
    ],
    right: ['Quanto custam esses sapatos?', 'Quanto custa essa blusa?', 'Quanto é tudo?'],
  },
  {
    id: 'pt.word_choice.than_me',
    kind: 'word_choice',
    pattern:
      'mais|menos alto|alta|velho|velha|novo|nova|bonito|bonita|rápido|rápida|inteligente|forte|magro|magra|baixo|baixa [de] mim|ele|ela|você|meu|minha',
    better: 'do que',
    why: 'than',
    wrong: [
      ['Ela é mais alta de você.', 'Ela é mais alta do que você.'],
      ['Ele é mais velho de meu pai.', 'Ele é mais velho do que meu pai.'],
      ['Sou menos rápido de você.', 'Sou menos rápido do que você.'],
    ],
    right: ['Ela é mais alta do que eu.', 'O mais velho de nós.', 'É a mais bonita de todas.'],
  },
  {
    id: 'pt.verb_form.have_to_infinitive',
    kind: 'verb_form',
    pattern: ['=ter<verb> que [<verb pres 1s -inf>]', '=ter<verb> que [<only verb pres 3s>] $'],
    better: ({ marked: [own], form }) => {
      const verb = own?.readings.find(({ tags }) => tags.has('verb'))
      return !own || !verb || own.readings.some(({ tags }) => tags.has('inf') || tags.has('det') || tags.has('adv'))
        ? null
        : form(own, 'verb pres → verb inf -subjfut') || verb.lemma
    },
    why: 'infinitive',
    wrong: [
      ['Eu tinha que trabalho muito.', 'Eu tinha que trabalhar muito.'],
      ['Tenho que estudo hoje.', 'Tenho que estudar hoje.'],
      ['Ela tem que faço o jantar.', 'Ela tem que fazer o jantar.'],
    ],
    right: ['Tenho que trabalhar.', 'Ela tem que ir.', 'O carro que tem custa caro.'],
  },
  {
    id: 'pt.verb_form.infinitive_after_without',
    kind: 'verb_form',
    pattern: [
      'sem [diz|faz|come|bebe|fala|dorme|estuda|trabalha|vê|sabe|tem|vai|pode|paga|pensa|espera|olha|entende|avisa]',
      'por|para|sem me|te|nos|se [<only verb pres 3s>]',
      '=começar|=voltar|=aprender a [trabalho|estudo|canto]',
    ],
    better: ({ marked: [own] }) => {
      const verb = own?.readings.find(({ tags }) => tags.has('verb') && tags.has('pres'))
      return verb && !own?.readings.some(({ tags }) => tags.has('inf')) ? verb.lemma : null
    },
    why: 'infinitive',
    wrong: [
      ['Ele foi embora sem diz tchau.', 'Ele foi embora sem dizer tchau.'],
      ['Obrigado por me escreve.', 'Obrigado por me escrever.'],
      ['Comecei a trabalho em maio.', 'Comecei a trabalhar em maio.'],
    ],
    right: [
      'Ele saiu sem dizer nada.',
      'Obrigado por me ajudar.',
      'Estou sem trabalho.',
      'Sem dúvida.',
      'Sem nota não dá.',
      'Fiz tudo sem ajuda.',
    ],
  },
  {
    id: 'pt.agreement.two_of_them',
    kind: 'agreement',
    pattern: '[dois <noun fem sg -masc>] !e|ou',
    better: ({ marked: [, noun], form }) => {
      if (!noun || noun.lower.endsWith('s') || noun.readings.some(({ tags }) => !tags.has('noun') && !tags.has('verb')))
        return null
      const better = form(noun, 'noun fem sg → noun fem pl')
      return better ? `duas ${better}` : null
    },
    why: 'gender',
    wrong: [
      ['Quero dois cerveja.', 'Quero duas cervejas.'],
      ['Tenho dois casa.', 'Tenho duas casas.'],
      ['São dois pessoa.', 'São duas pessoas.'],
    ],
    right: ['Quero duas cervejas.', 'Os dois estão aqui.', 'Tenho dois livros.'],
  },
  {
    id: 'pt.preposition.prefer',
    kind: 'preposition',
    pattern: 'prefiro|prefere|preferimos|preferem <noun> [do que] <noun>',
    better: 'a',
    why: 'verb_preposition',
    wrong: [
      ['Eu prefiro café do que chá.', 'Eu prefiro café a chá.'],
      ['Ela prefere carne do que peixe.', 'Ela prefere carne a peixe.'],
      ['Preferimos praia do que montanha.', 'Preferimos praia a montanha.'],
    ],
    right: ['Prefiro café a chá.', 'Gosto mais de café do que de chá.', 'Prefiro o café do bar.'],
  },
]
