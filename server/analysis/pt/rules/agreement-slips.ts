import type { Word } from '#server/analysis/analysed.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'
import { only } from './noun-phrase.ts'
import { inPerson } from './verbs.ts'

const genders = ['masc', 'fem'] as const
const hours = 'uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze'

const others = ['adv', 'prep', 'pron', 'det', 'num', 'conj']
const isOther = (word: Word | undefined) =>
  word?.readings.some(({ tags }) => others.some((tag) => tags.has(tag))) ?? true

/** Words that agree with others. */
export const agreementSlips: readonly Rule[] = [
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
      if (isOther(noun) || noun?.readings.some(({ tags }) => tags.has('verb') || tags.has('pl') || tags.has('name')))
        return null
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
