import type { Rule } from '#server/analysis/grammar/rule.ts'

const his = 'brasil|méxico|chile|peru|japão|canadá|uruguai|paraguai|equador|egito|panamá|líbano|irã|iraque|vietnã'
const hers =
  'argentina|alemanha|frança|itália|inglaterra|colômbia|venezuela|bolívia|china|índia|rússia|suíça|áustria|bélgica|holanda|grécia|turquia|polônia|suécia|austrália|espanha|bahia'
const without =
  'portugal|cuba|israel|madri|lima|paris|londres|berlim|lisboa|barcelona|tóquio|moçambique|angola|curitiba|fortaleza|brasília'
const isHis = new Set(his.split('|'))
const large = (text = '') => /^\p{Lu}/u.test(text)
const months = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const joined: Readonly<Record<string, string>> = {
  o: 'do',
  a: 'da',
  os: 'dos',
  as: 'das',
  meu: 'do meu',
  minha: 'da minha',
  seu: 'do seu',
  sua: 'da sua',
  nossa: 'da nossa',
  nosso: 'do nosso',
}
const masculinePlaces = new Set(
  'mercado cinema trabalho médico banco shopping supermercado parque centro restaurante aeroporto hospital museu teatro banheiro dentista correio clube estádio'.split(
    ' ',
  ),
)

/** Where, where from and where to. */
export const places: readonly Rule[] = [
  {
    id: 'pt.article.in_country',
    kind: 'preposition',
    pattern: [`[em|de|para|por] ${his}|${hers} !brasil`, '[em|de] estados unidos'],
    better: ({ word, words, sentence, at }) => {
      const country = words(1)[0]
      if (!large(country?.text) || sentence[at - 1]?.lower === 'presente') return null
      if (word(1) === 'estados') return word(0) === 'em' ? 'nos' : 'dos'
      const article = isHis.has(word(1)) ? 'o' : 'a'
      return { em: `n${article}`, de: `d${article}`, para: `para ${article}`, por: `pel${article}` }[word(0)] ?? null
    },
    why: 'country_article',
    wrong: [
      ['Minha tia mora em Chile.', 'Minha tia mora no Chile.'],
      ['Sou de Argentina.', 'Sou da Argentina.'],
      ['Vamos para Japão.', 'Vamos para o Japão.'],
    ],
    right: ['Minha tia mora no Chile.', 'Moro em Portugal.', 'Sou de Lima.'],
  },
  {
    id: 'pt.article.country_first',
    kind: 'article',
    pattern: `^ [${his}|alemanha|frança|itália|inglaterra|colômbia|espanha|rússia|suíça] é|tem|fica`,
    better: ({ written, word, sentence }) =>
      sentence.at(-1)?.text === '!' ? null : `${isHis.has(word(1)) ? 'o' : 'a'} ${written}`,
    why: 'country_article',
    wrong: [
      ['México tem praias lindas.', 'O México tem praias lindas.'],
      ['Japão é uma ilha.', 'O Japão é uma ilha.'],
      ['Itália fica na Europa.', 'A Itália fica na Europa.'],
    ],
    right: ['O México tem praias lindas.', 'Portugal é bonito.', 'Cuba fica longe.'],
  },
  {
    id: 'pt.article.city_none',
    kind: 'article',
    pattern: [`[no|na|do|da|nos] ${without} !<noun>`, 'para [o|a] portugal|lisboa|paris|londres|madri'],
    better: ({ marked: [own], words, beside, sentence }) => {
      const name = words(2)[0] ?? words(1)[0]
      if (
        !large(name?.text) ||
        large(sentence.find(({ start }) => start > (name?.start ?? 0))?.text) ||
        beside(1) === 'dos'
      )
        return null
      return { no: 'em', na: 'em', do: 'de', da: 'de', o: '', a: '' }[own?.lower ?? ''] ?? null
    },
    why: 'no_article_place',
    wrong: [
      ['Meu pai é do Madri.', 'Meu pai é de Madri.'],
      ['Estudei no Portugal.', 'Estudei em Portugal.'],
      ['Vamos para o Portugal.', 'Vamos para Portugal.'],
    ],
    right: ['Meu pai é de Madri.', 'Estudei no Brasil.', 'Moro na Itália.'],
  },
  {
    id: 'pt.preposition.transport',
    kind: 'preposition',
    pattern: [
      '=ir|=viajar|=vir|=chegar|=voltar [por|em|com|pelo] trem|avião|ônibus|carro|metrô|navio|barco|táxi|moto|bicicleta|bike',
      '=ir|=viajar|=vir|=voltar [com o|a] trem|avião|ônibus|metrô !das|do|da|que|de',
      '=ir|=viajar|=vir|=voltar para|ao|à|pro *{1,2} [por|em] trem|avião|ônibus|carro|metrô|navio|barco|táxi|bicicleta',
    ],
    better: 'de',
    why: 'transport',
    wrong: [
      ['Vou por ônibus ao trabalho.', 'Vou de ônibus ao trabalho.'],
      ['Ela viajou em trem.', 'Ela viajou de trem.'],
      ['Sempre venho com o metrô.', 'Sempre venho de metrô.'],
    ],
    right: ['Vou de ônibus ao trabalho.', 'Vou a pé.', 'Fui no carro do meu pai.', 'Vim com o ônibus das oito.'],
  },
  {
    id: 'pt.preposition.place_de',
    kind: 'preposition',
    pattern: [
      'longe|perto|embaixo|debaixo|atrás|dentro|fora|saudade|saudades [o|a|os|as] <noun> !<verb>',
      'ao lado [o|a|os|as] <noun> !<verb>',
      'em cima [o|a|os|as] <noun> !<verb>',
      'longe|perto|embaixo|atrás|dentro|saudade|saudades|lado [meu|minha|seu|sua|nossa|nosso] <noun> !<verb>',
      '^ antes|depois [o|a] trabalho|aula|almoço|jantar|escola|festa|filme|viagem|café|jogo|curso|reunião !<verb> !se|não',
    ],
    // "É longe a pé?"
    better: ({ marked: [own], word }) => (word(2) === 'pé' ? null : (joined[own?.lower ?? ''] ?? null)),
    why: 'place_de',
    wrong: [
      ['Moro perto a praia.', 'Moro perto da praia.'],
      ['O livro está em cima a mesa.', 'O livro está em cima da mesa.'],
      ['Tenho saudade minha avó.', 'Tenho saudade da minha avó.'],
      ['Depois a aula eu fico em casa.', 'Depois da aula eu fico em casa.'],
    ],
    right: [
      'Moro perto da praia.',
      'É longe a pé?',
      'Depois a aula começou.',
      'Lá dentro o calor era forte.',
      'Ao lado, a casa é nova.',
    ],
  },
  {
    id: 'pt.preposition.months',
    kind: 'preposition',
    pattern: [
      `[no|na|ao] ${months} !de|passado`,
      '[no|na] #',
      '!!=cair [em] segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo',
    ],
    better: ({ word }) => {
      if (word(0) === 'em' || word(1) === 'em') {
        const day = word(0) === 'em' ? word(1) : word(2)
        return day.endsWith('o') ? 'no' : 'na'
      }
      return /^(?:19|20)\d\d$/.test(word(1)) || /\p{L}/u.test(word(1)) ? 'em' : null
    },
    why: 'months',
    wrong: [
      ['As aulas começam no fevereiro.', 'As aulas começam em fevereiro.'],
      ['Ele nasceu no 1990.', 'Ele nasceu em 1990.'],
      ['Tenho uma prova em sexta-feira.', 'Tenho uma prova na sexta-feira.'],
    ],
    right: ['As aulas começam em fevereiro.', 'No sábado eu durmo.', 'Moro no 42.', 'No dia 3 eu viajo.'],
  },
  {
    id: 'pt.preposition.at_hours',
    kind: 'accents',
    pattern: [
      '=começar|=acordar|=levantar|=sair|=chegar|=jantar|=almoçar|=dormir|=abrir|=fechar|=terminar|=acabar|cedo [as] duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze horas|e|da',
      '=começar|=acordar|=levantar|=sair|=chegar|=jantar|=almoçar|=dormir|=abrir|=fechar|=terminar|=acabar [as] duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze $',
      '=começar|=acordar|=levantar|=sair|=chegar|=jantar|=almoçar|=dormir|=abrir|=fechar|=terminar [as] #',
      '^ [as] vezes !que|em|de|são|foram',
    ],
    better: 'às',
    why: 'at_hours',
    wrong: [
      ['O filme começa as oito horas.', 'O filme começa às oito horas.'],
      ['Eu acordo as 7.', 'Eu acordo às 7.'],
      ['As vezes eu cozinho.', 'Às vezes eu cozinho.'],
    ],
    right: ['O filme começa às oito.', 'As vezes que fui lá, choveu.', 'As três amigas saíram.'],
  },
  {
    id: 'pt.missing_word.go_to',
    kind: 'missing_word',
    pattern: [
      '=ir<verb -subjfut> [mercado|cinema|trabalho|médico|banco|shopping|supermercado|parque|restaurante|aeroporto|hospital|museu|teatro|dentista|praia|escola|farmácia|academia|padaria|igreja|festa|biblioteca]',
      'moro|mora|moramos|moram|morava|morei [*]',
    ],
    better: ({ word, words, written, marked: [own] }) => {
      if (words(0)[0]?.readings.some(({ lemma }) => lemma === 'morar')) {
        if (!large(own?.text) || own?.readings.some(({ tags }) => tags.has('prep') || tags.has('adv'))) return null
        const name = own?.lower ?? ''
        const country = new RegExp(`^(?:${hers})$`).test(name) ? 'na' : isHis.has(name) ? 'no' : 'em'
        return `${country} ${written}`
      }
      if (/^(?:for|fora|fomos|foi|foram|fosse|era|são|é)$/.test(word(0))) return null
      return `${masculinePlaces.has(own?.lower ?? '') ? 'ao' : 'à'} ${written}`
    },
    why: 'place_preposition',
    wrong: [
      ['Hoje vou cinema com a Ana.', 'Hoje vou ao cinema com a Ana.'],
      ['Minha tia mora Belo Horizonte.', 'Minha tia mora em Belo Horizonte.'],
      ['Ontem fui praia.', 'Ontem fui à praia.'],
    ],
    right: ['Vou ao cinema.', 'Moro em Lima.', 'Moro lá.', 'A gente mora aqui.'],
  },
]
