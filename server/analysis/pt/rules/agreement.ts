import type { Rule } from '#server/analysis/grammar/rule.ts'
import { agreeing, only } from './noun-phrase.ts'
import { inPerson } from './verbs.ts'

const kin =
  'pai|mãe|irmão|irmã|filho|filha|marido|mulher|esposa|namorado|namorada|amigo|amiga|tio|tia|avô|avó|chefe|vizinho|vizinha|primo|prima|professor|professora|família|gato|cachorro'
const his = 'meu|minha|seu|sua|nosso|nossa'
const genders = ['masc', 'fem'] as const
const numbers = ['sg', 'pl'] as const

/** What agrees with a noun that stands further off. */
export const agreement: readonly Rule[] = [
  {
    id: 'pt.agreement.my_family',
    kind: 'agreement',
    pattern: [
      `^ o|a? ${his} ${kin} não|também|sempre|já? [<verb 1s>]`,
      `^ o|a? ${his} ${kin} não|também|sempre|já? [<verb 2s>]`,
      `^ o|a? ${his} ${kin} não|também|sempre|já? [<verb 3p>]`,
      '^ o|a pessoal|povo|turma|polícia|equipe não|também|já? [<verb 3p>]',
    ],
    better: (match) => {
      const element = [3, 4, 5, 6].find((each) => match.words(each)[0] === match.marked[0])
      return element === undefined ? null : inPerson(match, element, '3s')
    },
    why: 'subject_verb',
    wrong: [
      ['Meu irmão estudo medicina.', 'Meu irmão estuda medicina.'],
      ['A minha família são grande.', 'A minha família é grande.'],
      ['O pessoal chegaram cedo.', 'O pessoal chegou cedo.'],
    ],
    right: ['Meu irmão estuda medicina.', 'Meu irmão e eu moramos aqui.', 'A turma é legal.'],
  },
  {
    id: 'pt.agreement.plural_verb',
    kind: 'agreement',
    pattern: [
      '^ os|as? meus|minhas|seus|suas|nossos|nossas <noun pl> não|também|sempre|já? [<only verb 3s -1p>]',
      '^ os|as <noun pl> não|também|sempre|já? [<only verb 3s>]',
      `^ o|a? ${his} ${kin} e o|a? ${his} ${kin} não|também|sempre? [<only verb 3s>]`,
    ],
    better: (match) => {
      const element = [3, 4, 5, 6, 7, 8, 9].find((each) => match.words(each)[0] === match.marked[0])
      if (element === undefined || match.marked[0]?.readings.some(({ tags }) => tags.has('subj'))) return null
      return inPerson(match, element, '3p')
    },
    why: 'subject_verb',
    wrong: [
      ['Os meninos corre no quintal.', 'Os meninos correm no quintal.'],
      ['Os meus amigos comprou pizza.', 'Os meus amigos compraram pizza.'],
      ['Meu pai e minha mãe mora longe.', 'Meu pai e minha mãe moram longe.'],
    ],
    right: ['Os meninos estão no quintal.', 'As férias que tive!', 'Os dias eram longos.'],
  },
  {
    id: 'pt.agreement.hours',
    kind: 'agreement',
    pattern: [
      '[é|era] duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze horas|e|da',
      '^ [é] # horas',
      '[são|eram] uma hora',
      '[são|eram] meio-dia|meia-noite',
      'meia [horas]',
    ],
    better: ({ marked: [verb], sentence, word }) => {
      if (sentence[sentence.findIndex((each) => each === verb) - 1]?.lower === 'que') return null
      if (word(0) === '1' || sentence.some(({ text }) => text === '1')) return null
      return { é: 'são', era: 'eram', são: 'é', eram: 'era', horas: 'hora' }[verb?.lower ?? ''] ?? null
    },
    why: 'hours',
    wrong: [
      ['É duas horas.', 'São duas horas.'],
      ['São uma hora e meia.', 'É uma hora e meia.'],
      ['Era sete da noite.', 'Eram sete da noite.'],
    ],
    right: ['São duas horas.', 'É uma hora.', 'É meio-dia.'],
  },
  {
    id: 'pt.agreement.half',
    kind: 'word_choice',
    pattern: '=estar|=ser|=ficar|=parecer [meia] <adj>',
    better: 'meio',
    why: 'meio',
    wrong: [
      ['Ela está meia triste.', 'Ela está meio triste.'],
      ['Fiquei meia cansada.', 'Fiquei meio cansada.'],
      ['A porta está meia aberta.', 'A porta está meio aberta.'],
    ],
    right: ['Ela está meio triste.', 'É meia hora.', 'São duas e meia.'],
  },
  {
    id: 'pt.agreement.be_long',
    kind: 'agreement',
    pattern: [
      '^ <det -quant> <noun> =ser|=estar|=ficar|=parecer <adv degree>? [<adj>] ,|e|mas|para|porque|hoje|demais',
      '^ <det -quant> <det poss> <noun> =ser|=estar|=ficar|=parecer <adv degree>? [<adj>] ,|e|mas|para|porque|hoje|demais',
      '^ <det -quant> <det poss> <noun> =ser|=estar|=ficar|=parecer <adv degree>? [<adj>] $',
      '^ <det -quant> <noun> da|do|de|das|dos <noun> =ser|=estar|=ficar|=parecer <adv degree>? [<adj>] $',
      '^ que <noun> mais|tão? [<adj>] !!. $',
    ],
    better: (match) => {
      const noun = [1, 2, 3]
        .map((each) => match.words(each)[0])
        .find((each) => only(each, genders) && only(each, numbers))
      const element = [3, 4, 5, 6, 7].find((each) => match.words(each)[0] === match.marked[0] && match.marked[0])
      return element === undefined ? null : agreeing(match, element, noun, true)
    },
    why: 'adjective',
    wrong: [
      ['A sala é pequeno, mas bonita.', 'A sala é pequena, mas bonita.'],
      ['Os meus sapatos são muito velho.', 'Os meus sapatos são muito velhos.'],
      ['A porta da cozinha está fechado.', 'A porta da cozinha está fechada.'],
    ],
    right: ['A sala é pequena, mas bonita.', 'O dono da casa está cansado.', 'Que casa bonita!'],
  },
  {
    id: 'pt.agreement.passive',
    kind: 'agreement',
    pattern: [
      '^ <det -quant> <noun> foi|foram|será|serão [<verb participle>]',
      '^ <det -quant> <noun> está|estão|é|são [<verb participle>] por|pela|pelo|em|desde',
    ],
    better: (match) => {
      const noun = match.words(2)[0]
      const [gender, number] = [only(noun, genders), only(noun, numbers)]
      const [verb] = match.marked
      if (!gender || !number || !verb || noun?.lower === 'gente') return null
      const isFit = verb.readings.some(({ tags }) => tags.has('verb') && tags.has(gender) && tags.has(number))
      const isNoun = verb.readings.some(({ tags }) => tags.has('noun')) && !/^(?:escrit|feit|vist|dit)/.test(verb.lower)
      return isFit || isNoun ? null : match.form(verb, `verb participle → verb participle ${gender} ${number}`) || null
    },
    why: 'adjective',
    wrong: [
      ['A carta foi escrito ontem.', 'A carta foi escrita ontem.'],
      ['Os livros foram vendido.', 'Os livros foram vendidos.'],
      ['A escola foi fundado em 1920.', 'A escola foi fundada em 1920.'],
    ],
    right: ['A carta foi escrita ontem.', 'O livro foi vendido.', 'A gente foi convidado.'],
  },
]
