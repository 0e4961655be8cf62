import type { Word } from '#server/analysis/analysed.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'
import { only } from './noun-phrase.ts'

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
]
