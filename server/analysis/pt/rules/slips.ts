import type { Word } from '#server/analysis/analysed.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'
import { only } from './noun-phrase.ts'
import { inPerson } from './verbs.ts'

const genders = ['masc', 'fem'] as const
const hours = 'uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze'
const countries =
  'brasil|japão|méxico|canadá|chile|peru|equador|uruguai|paraguai|egito|china|frança|alemanha|espanha|itália|argentina|colômbia|suíça|áustria|índia|rússia|turquia|polônia|europa|inglaterra'
const starts: Readonly<Record<string, string>> = { em: 'n', de: 'd', por: 'pel' }

const others = ['adv', 'prep', 'pron', 'det', 'num', 'conj']
const isOther = (word: Word | undefined) =>
  word?.readings.some(({ tags }) => others.some((tag) => tags.has(tag))) ?? true

/** Words that are taken for others, and small words beside verbs. */
export const slips: readonly Rule[] = [
  {
    id: 'pt.article.country_contracted',
    kind: 'article',
    pattern: [`[em|de|por o|a] ${countries}`],
    better: ({ word }) => `${starts[word(0)] ?? ''}${word(1)}`,
    why: 'contraction',
    wrong: [
      ['Eu moro em o Brasil.', 'Eu moro no Brasil.'],
      ['Ela veio de a Itália.', 'Ela veio da Itália.'],
      ['Viajei por a Europa.', 'Viajei pela Europa.'],
    ],
    right: ['Moro no Brasil.', 'Vim da Itália.', 'Gosto do Japão.'],
  },
  {
    id: 'pt.spelling.with_me',
    kind: 'spelling',
    pattern: '[com migo|tigo|sigo|nosco]',
    better: ({ word }) => ({ migo: 'comigo', tigo: 'contigo', sigo: 'consigo', nosco: 'conosco' })[word(1)] ?? null,
    why: 'comigo',
    wrong: [
      ['Vem com migo!', 'Vem comigo!'],
      ['Você quer ir com migo?', 'Você quer ir comigo?'],
      ['Ele mora com migo.', 'Ele mora comigo.'],
    ],
    right: ['Vem comigo.', 'Quero falar contigo.', 'Ela mora conosco.'],
  },
  {
    id: 'pt.word_choice.me_before_verb',
    kind: 'word_choice',
    pattern: [
      'ele|ela|você|vocês|eles|elas|ninguém não? [mim] <verb -inf>',
      '^ não [mim] <verb -inf>',
      'pode|podem|vai|quer [mim] <verb inf>',
    ],
    better: 'me',
    why: 'eu_mim',
    wrong: [
      ['Ela mim deu um livro.', 'Ela me deu um livro.'],
      ['Você pode mim ajudar?', 'Você pode me ajudar?'],
      ['Ele não mim entende.', 'Ele não me entende.'],
    ],
    right: ['Ela me deu um livro.', 'Isso é para mim.', 'Para mim está bom.', 'Eles falaram de mim ontem.'],
  },
  {
    id: 'pt.accents.at_the_hour',
    kind: 'accents',
    pattern: [
      `~com|para|são|foram|de|desde|até|entre|e|todas [as] ${hours} horas`,
      `~com|para|são|foram|de|desde|até|entre|e|todas [as] ${hours} e meia|quinze|dez|vinte`,
      `~com|para|são|foram|de|desde|até|entre|e|todas [as] ${hours} da manhã|tarde|noite`,
    ],
    better: ({ sentence, at, marked: [own] }) => {
      const place = own ? sentence.indexOf(own) : at
      const rest = sentence.slice(place + 1).map(({ lower }) => lower)
      return sentence[place - 1]?.kind !== 'word' ||
        /^(?:que|foram|são|passaram|seguintes|últimas)$/.test(rest[2] ?? '')
        ? null
        : 'às'
    },
    why: 'at_hours',
    wrong: [
      ['Eu cheguei em casa as oito horas.', 'Eu cheguei em casa às oito horas.'],
      ['A festa é as nove da noite.', 'A festa é às nove da noite.'],
      ['Tenho aula as duas e meia.', 'Tenho aula às duas e meia.'],
    ],
    right: [
      'Cheguei às oito horas.',
      'Li as duas horas que faltavam.',
      'Fico até as dez da noite.',
      'São duas e meia.',
    ],
  },
  {
    id: 'pt.word_choice.ago',
    kind: 'word_choice',
    pattern: [
      '=casar|=morar|=estudar|=trabalhar|=chegar|=começar|=conhecer|=nascer|=morrer|=mudar|=comprar<verb -inf> ~daqui|de|num|no|entre{0,3} [a] um|uma|dois|duas|três|quatro|cinco|seis|dez|vinte|# anos|ano|meses|mês|semanas|semana|dias $',
    ],
    better: 'há',
    why: 'another_word',
    wrong: [
      ['Casei com ela a dois anos.', 'Casei com ela há dois anos.'],
      ['Eu moro aqui a três meses.', 'Eu moro aqui há três meses.'],
      ['Comecei a estudar a duas semanas.', 'Comecei a estudar há duas semanas.'],
    ],
    right: [
      'Casei há dois anos.',
      'Moro a dois quilômetros daqui.',
      'Chego daqui a dois dias.',
      'O curso vai de um a dois anos.',
    ],
  },
  {
    id: 'pt.agreement.many_people',
    kind: 'agreement',
    pattern: ['=ter|=conhecer|=ver|=haver|com|de|para [muito|tanto] gente', '[quanto|muitas|tantas|muitos] gente'],
    better: ({ marked: [own] }) => (own ? own.lower.replace(/[oa]s?$/, 'a') : null),
    why: 'gender',
    wrong: [
      ['Conheço muito gente aqui.', 'Conheço muita gente aqui.'],
      ['Tem tanto gente na praia!', 'Tem tanta gente na praia!'],
      ['Falei com muito gente.', 'Falei com muita gente.'],
    ],
    right: ['Tem muita gente.', 'Ele é muito gente boa.', 'Quanta gente!'],
  },
  {
    id: 'pt.agreement.best_friend',
    kind: 'agreement',
    pattern: [
      '[<det poss masc sg>] melhor|pior|maior|menor|próximo|grande <noun fem sg>',
      '[<det poss fem sg>] melhor|pior|maior|menor|próxima|grande <noun masc sg>',
      '[o|um|do|no|ao] melhor|pior|maior|menor <noun fem sg>',
      'é|foi|para|com [a|uma] melhor|pior|maior|menor <noun masc sg>',
    ],
    better: (match) => {
      const noun = match.marked[0] && match.sentence[match.sentence.indexOf(match.marked[0]) + 2]
      const gender = only(noun, genders)
      if (!gender || isOther(noun)) return null
      return match.form(match.marked[0], `det → det ${gender} sg`) || null
    },
    why: 'gender',
    wrong: [
      ['Ela é meu melhor amiga.', 'Ela é minha melhor amiga.'],
      ['São Paulo é o maior cidade.', 'São Paulo é a maior cidade.'],
      ['Minha maior problema é o tempo.', 'Meu maior problema é o tempo.'],
    ],
    right: ['Ela é minha melhor amiga.', 'É o maior da cidade.', 'Meu melhor amigo chegou.', 'O melhor da festa.'],
  },
  {
    id: 'pt.preposition.interested_in',
    kind: 'preposition',
    pattern: ['interessado|interessada|interessados|interessadas [de|com|por]'],
    better: 'em',
    why: 'verb_preposition',
    wrong: [
      ['Estou interessado de música.', 'Estou interessado em música.'],
      ['Ela está interessada com arte.', 'Ela está interessada em arte.'],
      ['Somos interessados por línguas.', 'Somos interessados em línguas.'],
    ],
    right: ['Estou interessado em música.', 'Ela se interessa por arte.', 'O interessado deve ligar.'],
  },
  {
    id: 'pt.preposition.ask_someone',
    kind: 'missing_word',
    pattern: 'eu|não perguntei|telefonei|respondi [ele|ela|eles|elas|você]',
    better: ({ written }) => `para ${written}`,
    why: 'verb_preposition',
    wrong: [
      ['Eu perguntei ele.', 'Eu perguntei para ele.'],
      ['Eu respondi ela ontem.', 'Eu respondi para ela ontem.'],
      ['Não telefonei eles.', 'Não telefonei para eles.'],
    ],
    right: ['Eu perguntei para ele.', 'Perguntei se ele vinha.', 'Onde está?, perguntou ele.'],
  },
  {
    id: 'pt.missing_word.help_to',
    kind: 'missing_word',
    pattern: [
      '=ajudar<verb> meu|minha|o|a|um|uma|os|as|meus <noun> [<verb inf -subjfut>]',
      '=ajudar<verb> <name> [<verb inf -subjfut>]',
      '=ajudar<verb> meu|minha|o|a|um|uma|os|as|meus <noun> [cozinhar|limpar|arrumar|estudar|lavar|fazer|trabalhar]',
    ],
    better: ({ written }) => `a ${written}`,
    why: 'verb_a',
    wrong: [
      ['Eu ajudo minha mãe cozinhar.', 'Eu ajudo minha mãe a cozinhar.'],
      ['Ajudei meu irmão estudar.', 'Ajudei meu irmão a estudar.'],
      ['Ela ajuda o pai limpar a casa.', 'Ela ajuda o pai a limpar a casa.'],
    ],
    right: ['Ajudo minha mãe a cozinhar.', 'Ajudo meu pai.', 'Quero ajudar a Ana.'],
  },
  {
    id: 'pt.agreement.half_hour',
    kind: 'agreement',
    pattern: [`às|são ${hours} horas? e [meio]`, 'às|são # horas? e [meio]', '[meio-dia e meio]'],
    better: ({ marked }) => (marked.length === 1 ? 'meia' : 'meio-dia e meia'),
    why: 'meio',
    wrong: [
      ['São três horas e meio.', 'São três horas e meia.'],
      ['Chego às oito e meio.', 'Chego às oito e meia.'],
      ['Almoço ao meio-dia e meio.', 'Almoço ao meio-dia e meia.'],
    ],
    right: ['São três e meia.', 'Um ano e meio.', 'Almoço ao meio-dia e meia.'],
  },
  {
    id: 'pt.agreement.someone_and_i',
    kind: 'agreement',
    pattern: [
      '^ eu e o|a|os|as|meu|minha|meus|minhas <noun> não|também|sempre? [<only verb 3s>]',
      '^ eu e o|a|os|as|meu|minha|meus|minhas <noun> não|também|sempre? [<only verb 3p>]',
      '^ o|a|meu|minha <noun> e eu não|também|sempre? [<only verb 3s>]',
    ],
    better: (match) => {
      const element = [5, 6, 7].find((each) => match.words(each)[0] === match.marked[0])
      return element === undefined ? null : inPerson(match, element, '1p')
    },
    why: 'subject_verb',
    wrong: [
      ['Eu e meu irmão mora em Recife.', 'Eu e meu irmão moramos em Recife.'],
      ['Eu e minha amiga gosta de dançar.', 'Eu e minha amiga gostamos de dançar.'],
      ['Minha irmã e eu estuda inglês.', 'Minha irmã e eu estudamos inglês.'],
    ],
    right: ['Eu e meu irmão moramos aqui.', 'Meu pai e eu somos altos.', 'Eu moro aqui e meu irmão mora lá.'],
  },
  {
    id: 'pt.tense.going_gerund',
    kind: 'verb_form',
    pattern:
      'vou|vai|vamos|vão [comprando|fazendo|comendo|viajando|visitando|estudando|trabalhando|jogando|assistindo|tomando|cozinhando|dormindo|lendo|escrevendo] um|uma|o|a|amanhã|hoje|em|no|na|com|meu|minha|para|português|inglês',
    better: ({ marked: [own] }) => own?.lower.replace(/ndo$/, 'r') ?? null,
    why: 'ir_infinitive',
    wrong: [
      ['Vou comprando um carro amanhã.', 'Vou comprar um carro amanhã.'],
      ['Ela vai viajando no domingo.', 'Ela vai viajar no domingo.'],
      ['Vamos assistindo um filme.', 'Vamos assistir um filme.'],
    ],
    right: ['Vou comprar um carro.', 'Estou comprando um carro.', 'Vou indo, tchau!', 'Vai levando a vida.'],
  },
  {
    id: 'pt.agreement.article_possessive',
    kind: 'agreement',
    pattern: [
      '[o|do|no|ao meu|seu|nosso|teu] <noun fem sg -masc>',
      '[a|da|na|à minha|sua|nossa|tua] <noun masc sg -fem>',
    ],
    better: ({ words, marked: [article, own], form }) => {
      const noun = words(2)[0]
      const gender = only(noun, genders)
      if (!gender || !article || isOther(noun)) return null
      if (/^(?:irmão|irmã|avô|avó|filho|filha)$/.test(noun?.lower ?? '')) return null
      const swapped = { o: 'a', do: 'da', no: 'na', ao: 'à', a: 'o', da: 'do', na: 'no', à: 'ao' }[article.lower]
      const possessive = form(own, `det → det ${gender} sg`)
      return swapped && possessive ? `${swapped} ${possessive}` : null
    },
    why: 'gender',
    wrong: [
      ['A minha carro é azul.', 'O meu carro é azul.'],
      ['O meu cidade é linda.', 'A minha cidade é linda.'],
      ['Moro na minha apartamento.', 'Moro no meu apartamento.'],
    ],
    right: ['O meu carro é azul.', 'A minha foto.', 'O meu problema.', 'A minha colega.'],
  },
  {
    id: 'pt.agreement.noun_plural_after',
    kind: 'agreement',
    pattern: '<det pl> [<noun sg -pl>] !<noun>',
    better: ({ words, form, beside, at, sentence }) => {
      const [determiner] = words(0)
      const [noun] = words(1)
      const gender = only(noun, genders)
      if (!gender || !determiner || /^(?:todos|todas|\/)$/.test(beside(-1)) || sentence[at + 2]?.text === '/')
        return null
      if (/s$|^gente$/.test(noun?.lower ?? '') || /^\p{Lu}/u.test(noun?.text ?? '')) return null
      if (noun?.readings.some(({ tags }) => !tags.has('noun') || tags.has('pl'))) return null
      if (determiner.readings.some(({ tags }) => tags.has('num'))) return null
      if (!determiner.readings.some(({ tags }) => tags.has('det') && tags.has(gender))) return null
      return form(noun, `noun ${gender} sg → noun ${gender} pl`) || null
    },
    why: 'number_plural',
    wrong: [
      ['Os restaurante daqui são caros.', 'Os restaurantes daqui são caros.'],
      ['Meus irmão moram em Porto Alegre.', 'Meus irmãos moram em Porto Alegre.'],
      ['Comprei os pão.', 'Comprei os pães.'],
    ],
    right: ['Os lápis são meus.', 'Os ônibus chegaram.', 'Meus pais moram longe.', 'As duas irmãs.'],
  },
]
