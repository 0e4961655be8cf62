import type { Entry, LexiconSource } from '#server/analysis/lexicon/entries.ts'
import { type Hunspell, readHunspell, type Stem } from '#server/analysis/lexicon/hunspell.ts'
import { foldText } from '#server/analysis/fold.ts'
import { frequentWords, readPackageFile } from '#server/analysis/lexicon/packages.ts'
import { conjugate, irregularVerbs } from './conjugate.ts'
import { adjectives, bothGenders, feminine, masculine, oneForm, people, pluralOf } from './nouns.ts'
import { smallWords } from './small-words.ts'
import { everyday } from './everyday.ts'
import { misspelt } from '#server/analysis/pt/misspelt.ts'

/** The words of Brazilian Portuguese. */
export const readSource = (): LexiconSource => ({
  entries: readEntries(),
  frequent: frequent.filter((word) => !misspelt.has(word)),
})

const frequent = frequentWords('portuguese')

// Common words that are built by prefixes.
const built: readonly (readonly [string, string])[] = [
  ...'prefeito acesso impacto intervalo retorno receio'.split(' ').map((word) => [word, 'noun masc sg'] as const),
  ...'revisão intenção reação recompensa despedida influência importância desculpa'
    .split(' ')
    .map((word) => [word, 'noun fem sg'] as const),
  ...'estudante cientista fã'.split(' ').map((word) => [word, 'noun'] as const),
  ...'estudantes cientistas fãs desculpas cães repente devido restante avatars impressionante emocionante fascinante distante desconhecido'
    .split(' ')
    .map((word) => [word, 'word'] as const),
  ...'México América Paris Londres Itália Espanha Europa Alemanha Rússia França Inglaterra Roma Lisboa Argentina Chile Peru Colômbia Venezuela Portugal Berlim Madri Viena Suíça Áustria Japão China Ucrânia Polônia Turquia Canadá Austrália Bahia Salvador Recife Brasília Curitiba Belo'
    .split(' ')
    .map((word) => [word, 'name'] as const),
]

// Plurals, feminines, and nouns that are built from verbs and adjectives; the rest of ten million forms is seldom written.
const used =
  /^SFX \S+ [YN]|^SFX [BCD] |^SFX \S+ +\S+ +\S*(?:mento|ção|são|dade|[ae]nte|ista|dor|dora|mente|[áí]vel|[êâ]ncia|ções|dades|eiro|eira|ismo|idão)s? /

function* readEntries(): Generator<Entry> {
  const aff = readPackageFile('dictionary-pt', 'index.aff')
    .split('\n')
    .filter((line) => line.startsWith('FLAG') || used.test(line))
    .join('\n')
  const dictionary = readHunspell(aff, readPackageFile('dictionary-pt', 'index.dic'))
  const own = [...smallWords, ...everyday, ...commonWords(), ...built.map(([form, tags]) => of(form, form, tags))]
  const settled = new Set(own.map(({ form }) => form))
  const read = new Set(settled)
  yield* own
  for (const entry of verbsOf(dictionary)) {
    if (isRare(entry.form)) continue
    read.add(entry.form)
    yield entry
  }
  for (const stem of dictionary.stems) {
    if (isRare(stem.word)) continue
    for (const entry of nominal(dictionary, stem)) {
      if (settled.has(entry.form) || (settled.has(stem.word) && entry.tags !== 'adv')) continue
      read.add(entry.form)
      yield entry
    }
    for (const { form, by } of stem.flags.size === 0 ? [] : dictionary.expand(stem)) {
      if (by.length === 0 || read.has(form) || isRare(form)) continue
      read.add(form)
      if (/(?:ção|são|dade|[êâ]ncia)$/.test(form)) yield of(form, form, 'noun fem sg')
      else if (/(?:mento|dor)$/.test(form)) yield of(form, form, 'noun masc sg')
      else yield of(form, form, form.endsWith('mente') ? 'adv' : 'word')
    }
    if (!read.has(stem.word))
      yield { form: stem.word, lemma: stem.word, tags: /^\p{Lu}/u.test(stem.word) ? 'name' : 'word' }
  }
}

// What the dictionary has only as a rarity, and learners write for something else.
const rarities = new Set(
  'voce vôce nao sao tambem alguem porem alem ninguem atras entao mae irmao coracao pao amanha manha ate_ agua familia musica medico ele_ tao eh_ esta_ sabado serio historia ingles frances facil dificil possivel numero otimo ultimo unico publico pratica_ secretaria_ cafe avo_ bebe_ ola tres mes_ pes maos aviao cômpar pidó aná anã_ dera_ compar filio marco_ avo quaderno cosinha homen brazileira brazileiro ouso sedo'
    .split(' ')
    .filter((word) => !word.endsWith('_')),
)
// Verbs and adjectives that do look like a noun without its accent, and are used.
const usedBare = new Set(
  'pratico critico critica pronuncia publica fabrica pratica secretaria analise anuncio sabia duvida inicia renuncia medica historia_ fluido transito_ hábito valido liquida explicita incomodo continua magoa'.split(
    ' ',
  ),
)
const common = new Set(frequent)
// What is frequent with its accent only ("aniversário") is misspelt without it.
const unmarked = new Set(
  frequent
    .map((word) => foldText(word))
    .filter((word, at) => word !== frequent[at] && !common.has(word) && word.length > 4 && !usedBare.has(word)),
)
const isRare = (word: string) => rarities.has(word) || misspelt.has(word) || unmarked.has(word)

const of = (form: string, lemma: string, tags: string): Entry => ({ form, lemma, tags })

function commonWords(): Entry[] {
  const pairs = people.flatMap((word) => {
    const female = word.endsWith('o') ? `${word.slice(0, -1)}a` : `${word}a`
    return [
      of(word, word, 'noun masc sg'),
      of(pluralOf(word), word, 'noun masc pl'),
      of(female, female, 'noun fem sg'),
      of(`${female}s`, female, 'noun fem pl'),
    ]
  })
  const nouns = [masculine, feminine].flatMap((words, at) =>
    words.flatMap((word) => {
      const gender = at === 0 ? 'masc' : 'fem'
      const singular = of(word, word, `noun ${gender} sg`)
      // "Avós" are those of both genders.
      return word === 'avó' ? [singular] : [singular, of(pluralOf(word), word, `noun ${gender} pl`)]
    }),
  )
  const four = adjectives.flatMap((word) =>
    ['o', 'a', 'os', 'as'].map((ending) =>
      of(
        word.slice(0, -1) + ending,
        word,
        `adj ${ending.startsWith('o') ? 'masc' : 'fem'} ${ending.endsWith('s') ? 'pl' : 'sg'}`,
      ),
    ),
  )
  const two = oneForm.flatMap((word) =>
    ['masc', 'fem'].flatMap((gender) => [
      of(word, word, `adj ${gender} sg`),
      of(pluralOf(word), word, `adj ${gender} pl`),
    ]),
  )
  return [...pairs, ...nouns, ...four, ...two]
}

const builtVerbs =
  'assaltar atingir preencher anunciar atrair interferir prejudicar aguardar cooperar acessar anotar alegar arrasar agredir arranhar apitar propor compor dispor supor expor impor repor opor manter conter obter deter reter entreter sorrir prever rever reler refazer satisfazer desfazer contradizer intervir convir construir sentir deletar dever procurar desculpar relaxar atirar preferir apostar desligar relaxar abaixar incomodar retirar reconhecer retornar despedir descansar comemorar representar desaparecer sobreviver acalmar pretender devolver desenhar combinar aparecer reclamar recomendar lembrar reservar respeitar repetir reparar recordar rejeitar desistir descer descobrir desejar decidir conversar concordar combinar comparar confirmar conseguir acompanhar acordar acabar achar ajudar apresentar aproveitar aprender arrumar assistir atender atravessar aumentar avisar'.split(
    ' ',
  )

function* verbsOf({ stems }: Hunspell): Generator<Entry> {
  const verbs = stems.flatMap(({ word, flags }) =>
    /^[a-záéíóúâêôãõüç]+(?:[aei]r|por|pôr)$/.test(word) && ['j', 'L', 'M', 'k', 'h'].some((flag) => flags.has(flag))
      ? [word]
      : [],
  )
  for (const lemma of new Set([...verbs, ...irregularVerbs, ...builtVerbs]))
    for (const [form, tags] of conjugate(lemma))
      if (lemma !== 'falir' || !/pres (?:1s|2s|3s|3p)|subj /.test(tags)) yield of(form, lemma, tags)
}

const wanted = new Set(['B', 'C', 'D'])

function nominal({ expand }: Hunspell, { word, flags }: Stem): Entry[] {
  if (!/^[a-záàéíóúâêôãõüç-]+$/.test(word)) return []
  const own = new Set([...flags].filter((flag) => wanted.has(flag)))
  const entries: Entry[] = []
  if (flags.has('J') || flags.has('H')) {
    const stem = word.endsWith('o') ? `${word.slice(0, -1)}a` : word.replace(/ês$/, 'es')
    const bare = stem
      .normalize('NFD')
      .replace(/[\u0301\u0302](?=.*)/g, '')
      .normalize('NFC')
    entries.push(of(`${bare}mente`, `${bare}mente`, 'adv'))
  }
  if (own.has('D') || (word.endsWith('ês') && flags.has('O'))) return [...entries, ...ofTwoGenders(word)]
  const gender = genderOf(word)
  const forms = own.size > 0 || flags.has('R') ? [word, pluralOf(word)] : [word]
  for (const { form } of expand({ word, flags: own })) if (!forms.includes(form)) forms.push(form)
  if (own.size === 0 && !flags.has('R')) return entries
  for (const [at, form] of forms.entries())
    for (const each of gender) entries.push(of(form, word, `noun ${each} ${at === 0 ? 'sg' : 'pl'}`))
  if (flags.has('J') || flags.has('H') || /(?:ável|ível|ente|ante|al|ar)$/.test(word))
    for (const [at, form] of forms.entries())
      for (const each of ['masc', 'fem']) entries.push(of(form, word, `adj ${each} ${at === 0 ? 'sg' : 'pl'}`))
  return entries
}

// What two words make, and people whose ending does not tell.
const unsure =
  /-|^(?:colega|atleta|poeta|pirata|camarada|guarda|guia|caixa|policial|careca|moral|catedral|capital|sol|cal|grama|foto|moto|tribo|libido|cor|dor|flor|canal|cometa|champanha|rádio|vogal|espiral|postal|central|final|policia|gorila|sentinela|trompeta|cura|cabeça|agenda)$/

function genderOf(word: string): readonly ('masc' | 'fem')[] {
  if (bothGenders.test(word) || unsure.test(word)) return ['masc', 'fem']
  if (/(?:[çsx]ão|dade|tude|gem|ice|eza|ia)$/.test(word)) return ['fem']
  if (/(?:ema|oma|ama)$/.test(word)) return ['masc', 'fem']
  if (/(?<!ã)[oôu]$|or$|mento$|al$|el$|il$|ol$|om$|im$|um$/.test(word)) return ['masc']
  if (word.endsWith('a')) return ['fem']
  return ['masc', 'fem']
}

function ofTwoGenders(word: string): Entry[] {
  const female = word.endsWith('ão')
    ? `${word.slice(0, -2)}ã`
    : word.endsWith('ês')
      ? `${word.slice(0, -2)}esa`
      : word.endsWith('eu')
        ? `${word.slice(0, -2)}eia`
        : /[oe]$/.test(word)
          ? `${word.slice(0, -1)}a`
          : `${word}a`
  return [
    [word, 'masc sg'],
    [pluralOf(word), 'masc pl'],
    [female, 'fem sg'],
    [`${female}s`, 'fem pl'],
  ].flatMap(([form = '', tags = '']) => [of(form, word, `adj ${tags}`), of(form, word, `noun ${tags}`)])
}
