import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const genders = ['masc', 'fem'] as const
const numbers = ['sg', 'pl'] as const

/** What all noun readings of a word say of it; undefined where they differ or say nothing. */
export function only<T extends string>(word: Word | undefined, choices: readonly T[]): T | undefined {
  const nouns = (word?.readings ?? []).filter(({ tags }) => tags.has('noun'))
  const found = choices.filter((choice) => nouns.some(({ tags }) => tags.has(choice)))
  return found.length === 1 && nouns.every(({ tags }) => found.some((choice) => tags.has(choice)))
    ? found[0]
    : undefined
}

const others = ['adj', 'num', 'det', 'adv', 'prep', 'pron', 'conj', 'name']
const isMoreThanNoun = (word: Word | undefined) =>
  /^\p{Lu}/u.test(word?.text ?? '') || (word?.readings.some(({ tags }) => others.some((tag) => tags.has(tag))) ?? true)
const isVerb = (word: Word | undefined) => word?.readings.some(({ tags }) => tags.has('verb')) ?? false

const isAfterAdjective = ({ sentence, marked: [own] }: Match) =>
  own !== undefined && (sentence[sentence.indexOf(own) - 1]?.readings.some(({ tags }) => tags.has('adj')) ?? false)

const isThirdPerson = (word: Word | undefined) =>
  word?.readings.some(({ tags }) => tags.has('verb') && (tags.has('3s') || tags.has('3p'))) ?? false

// The determiner as the noun has it.
function determiner({ words, form, word }: Match, noun: Word | undefined): string | null {
  const [gender, number] = [only(noun, genders), only(noun, numbers)]
  if (!gender || !number || isMoreThanNoun(noun)) return null
  if (/^(?:o|a|os|as)$/.test(word(0)) && isVerb(noun) && word(0) !== 'o') return null
  return form(words(0)[0], `det → det ${gender} ${number}`) || null
}

// The adjective as the noun has it; null where it is so already, or may be something else.
export function agreeing(
  { words, form }: Match,
  element: number,
  noun: Word | undefined,
  mayBeVerb = false,
): string | null {
  const [adjective] = words(element)
  const [gender, number] = [only(noun, genders), only(noun, numbers)]
  if (!adjective || !gender || !number || isMoreThanNoun(noun) || noun?.lower === 'pais') return null
  const isOther = adjective.readings.some(({ tags }) =>
    ['adv', 'prep', 'det', 'num', 'conj', 'noun', 'pron'].some((tag) => tags.has(tag)),
  )
  const fits = adjective.readings.some(({ tags }) => tags.has('adj') && tags.has(gender) && tags.has(number))
  if (isOther || fits || (!mayBeVerb && isThirdPerson(adjective))) return null
  return form(adjective, `adj → adj ${gender} ${number}`) || null
}

const onFoot =
  /^(?:pé|cavalo|vapor|caminho|tempo|prazo|respeito|lado|bordo|jato|óleo|ponto|fundo|rigor|favor|gosto|gás|álcool|sangue|domingo|sábado|princípio|início|convite|pedido)$/

/** Article, adjective and noun. */
export const nounPhrase: readonly Rule[] = [
  {
    id: 'pt.agreement.determiner_gender',
    kind: 'agreement',
    pattern: [
      '[<det masc sg>] <noun fem sg>',
      '[<det fem sg>] <noun masc sg>',
      '[<det masc pl>] <noun fem pl>',
      '[<det fem pl>] <noun masc pl>',
    ],
    better: (match) => {
      const before = match.beside(-1)
      // "A pé", "de segunda a domingo".
      const isPreposition =
        match.word(0) === 'a' &&
        (!/^(?:com|para|sobre|é|e|tenho|quero|comprei|)$/.test(before) || onFoot.test(match.words(1)[0]?.lower ?? ''))
      if (match.word(0) === 'muito' && isAfterAdjective(match)) return null
      // "Um copo do água" wants "de".
      if (/^d[oa]s?$/.test(match.word(0)) && /^(?:copo|garrafa|xícara|litro|quilo|pedaço|fatia|prato)s?$/.test(before))
        return null
      // "A minha carro" has two words to mend.
      if (/^(?:o|a|do|da|no|na|ao|à)$/.test(before) && /^[mst]|^noss/.test(match.word(0))) return null
      if (
        isPreposition ||
        before === '/' ||
        /^(?:merda|bebê|rádio|grama|modelo|carona|cobra|guia|guarda|caixa|cura)$/.test(match.words(1)[0]?.lower ?? '')
      )
        return null
      // "É muito gente boa": it is an adverb.
      const isAdverb =
        /^(?:muito|pouco|tanto|quanto|mesmo|todo|outro)$/.test(match.word(0)) &&
        (isVerb(match.words(1)[0]) || match.words(1)[0]?.lower === 'gente')
      return isAdverb ? null : determiner(match, match.words(1)[0])
    },
    why: 'gender',
    wrong: [
      ['Tenho uma problema em casa.', 'Tenho um problema em casa.'],
      ['O viagem foi boa.', 'A viagem foi boa.'],
      ['Moro no cidade.', 'Moro na cidade.'],
      ['Este noite vamos ao cinema.', 'Esta noite vamos ao cinema.'],
      ['Meu mãe é professora.', 'Minha mãe é professora.'],
    ],
    right: [
      'O dia é longo.',
      'A foto é bonita.',
      'Um cara legal.',
      'A rádio toca música boa e o grama do ouro subiu.',
      'Muito obrigada, gente.',
      'Ela é um amor de pessoa.',
    ],
  },
  {
    id: 'pt.agreement.determiner_number',
    kind: 'agreement',
    pattern: ['[<det sg>] <noun pl>'],
    better: (match) => {
      const [noun] = match.words(1)
      // "Trinta e um anos"
      const isNumber = /^(?:um|uma)$/.test(match.word(0)) && match.beside(-1) === 'e'
      if (match.word(0) === 'a' || isNumber || /^(?:\/|todos|todas)$/.test(match.beside(-1))) return null
      return isVerb(noun) || (noun?.lower.endsWith('s') && only(noun, numbers) === 'sg')
        ? null
        : determiner(match, noun)
    },
    why: 'number',
    wrong: [
      ['Tenho muito amigos.', 'Tenho muitos amigos.'],
      ['Moro com meu irmãos.', 'Moro com meus irmãos.'],
      ['Tenho muito problemas.', 'Tenho muitos problemas.'],
      ['Eu vi essa meninas.', 'Eu vi essas meninas.'],
    ],
    right: [
      'Moro com meus pais.',
      'O ônibus chegou.',
      'Os lápis são meus.',
      'Todo mundo sabe.',
      'Comprei os óculos.',
      'Tenho trinta e um anos.',
    ],
  },
  {
    id: 'pt.agreement.number_plural',
    kind: 'agreement',
    pattern: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta [<noun sg>]',
    better: ({ words, form }) => {
      const [noun] = words(1)
      const gender = only(noun, genders)
      // "Duas irmão": brothers or sisters?
      if (/^(?:duas masc|dois fem)$/.test(`${words(0)[0]?.lower ?? ''} ${gender ?? ''}`)) return null
      if (!gender || only(noun, numbers) !== 'sg' || isMoreThanNoun(noun) || noun?.lower.endsWith('s')) return null
      if (/^(?:por_cento|mil|horas)$/.test(noun?.lower ?? '') || isVerb(noun)) return null
      return form(noun, `noun ${gender} sg → noun ${gender} pl`) || null
    },
    why: 'number_plural',
    wrong: [
      ['Tenho dois irmão.', 'Tenho dois irmãos.'],
      ['São três pessoa.', 'São três pessoas.'],
      ['Fico cinco dia.', 'Fico cinco dias.'],
    ],
    right: ['Tenho dois irmãos.', 'Somos três em casa.', 'São duas da tarde.', 'Dois ônibus passaram.'],
  },
  {
    id: 'pt.agreement.two_gender',
    kind: 'agreement',
    pattern: ['[dois] <noun fem pl>', '[duas] <noun masc pl>'],
    better: ({ words, word }) => {
      const [noun] = words(1)
      const gender = only(noun, genders)
      if (!gender || isMoreThanNoun(noun)) return null
      return gender === 'fem' && word(0) === 'dois' ? 'duas' : gender === 'masc' && word(0) === 'duas' ? 'dois' : null
    },
    why: 'gender',
    wrong: [
      ['Tenho dois irmãs.', 'Tenho duas irmãs.'],
      ['Comprei duas livros.', 'Comprei dois livros.'],
      ['São dois horas.', 'São duas horas.'],
    ],
    right: ['Tenho duas irmãs.', 'Dois dias.', 'Às duas horas.'],
  },
  {
    id: 'pt.agreement.adjective_after',
    kind: 'agreement',
    pattern: '<det -quant> <noun> <adv degree>? [<adj -det>]',
    better: (match) => agreeing(match, 3, match.words(1)[0]),
    why: 'adjective',
    wrong: [
      ['Moro numa casa branco.', 'Moro numa casa branca.'],
      ['Os carros vermelho são caros.', 'Os carros vermelhos são caros.'],
      ['É uma cidade muito bonito.', 'É uma cidade muito bonita.'],
    ],
    right: ['Uma casa branca e grande.', 'Uma mesa verde.', 'Um problema sério.', 'As ruas mais bonitas.'],
  },
  {
    id: 'pt.agreement.good_noun',
    kind: 'agreement',
    pattern: [
      '[bom|boa|bons|boas|novo|nova|novos|novas|bonito|bonita|pequeno|pequena|lindo|linda] <noun -adj>',
      '[bom|bons] tarde',
    ],
    better: (match) => (match.word(1) === 'tarde' ? 'boa' : agreeing(match, 0, match.words(1)[0], true)),
    why: 'adjective',
    wrong: [
      ['Bom noite, senhora.', 'Boa noite, senhora.'],
      ['Boa dia a todos.', 'Bom dia a todos.'],
      ['Bom tarde!', 'Boa tarde!'],
    ],
    right: ['Boa noite.', 'Bom dia.', 'Uma nova vida.', 'Boas festas!'],
  },
  {
    id: 'pt.agreement.be_adjective',
    kind: 'agreement',
    pattern: '^ <det -quant> <noun> é|está|são|estão|era|estava|foi <adv degree>? [<adj>] $',
    better: (match) => agreeing(match, 5, match.words(2)[0], true),
    why: 'adjective',
    wrong: [
      ['A casa é branco.', 'A casa é branca.'],
      ['As ruas são muito limpo.', 'As ruas são muito limpas.'],
      ['A sopa está frio.', 'A sopa está fria.'],
    ],
    right: ['A casa é branca.', 'A água está fria.', 'A aula é difícil.', 'A mesa é de madeira.'],
  },
  {
    id: 'pt.agreement.all_the',
    kind: 'agreement',
    pattern: ['[todo|toda] os|as|meus|minhas', '[todas] os', '[todos] as', '[todos o] dias', '[tudo] os|as|o|a <noun>'],
    better: ({ word, words }) => {
      if (word(1) === 'o' && words(2)[0]?.lower === 'dias') return 'todos os'
      const next = word(1)
      return { os: 'todos', meus: 'todos', as: 'todas', minhas: 'todas', o: 'todo', a: 'toda' }[next] ?? null
    },
    why: 'todos_os',
    wrong: [
      ['Trabalho todo os dias.', 'Trabalho todos os dias.'],
      ['Toda as noites leio.', 'Todas as noites leio.'],
      ['Tudo os dias estudo.', 'Todos os dias estudo.'],
    ],
    right: ['Todos os dias.', 'Todas as noites.', 'Todo o dia.', 'É tudo o que sei.'],
  },
]
