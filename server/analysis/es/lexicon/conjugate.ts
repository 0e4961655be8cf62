import {
  accentedI,
  accentedU,
  firstPersons,
  futureStems,
  irregularForms,
  irregularParticiples,
  modelVerbs,
  stemChanges,
  stemChangesByEnding,
  strongStems,
  weakenedVowels,
} from './irregular-verbs.ts'

/** A form of a verb with its tags. */
export type VerbForm = readonly [form: string, tags: string]

const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const
const stressed: ReadonlySet<number> = new Set([0, 1, 2, 5])

const endings = {
  ar: {
    pres: ['o', 'as', 'a', 'amos', 'áis', 'an'],
    imperfect: ['aba', 'abas', 'aba', 'ábamos', 'abais', 'aban'],
    pret: ['é', 'aste', 'ó', 'amos', 'asteis', 'aron'],
    subj: ['e', 'es', 'e', 'emos', 'éis', 'en'],
    ger: 'ando',
    part: 'ado',
  },
  er: {
    pres: ['o', 'es', 'e', 'emos', 'éis', 'en'],
    imperfect: ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'],
    pret: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'],
    subj: ['a', 'as', 'a', 'amos', 'áis', 'an'],
    ger: 'iendo',
    part: 'ido',
  },
  ir: {
    pres: ['o', 'es', 'e', 'imos', 'ís', 'en'],
    imperfect: ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'],
    pret: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'],
    subj: ['a', 'as', 'a', 'amos', 'áis', 'an'],
    ger: 'iendo',
    part: 'ido',
  },
} as const
const future = ['é', 'ás', 'á', 'emos', 'éis', 'án']
const conditional = ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían']
const strongPret = ['e', 'iste', 'o', 'imos', 'isteis', 'ieron']

// Letters that keep their sound before another vowel.
function spell(stem: string, ending: string, verbEnding: string): string {
  const isFront = /^[eéií]/.test(ending)
  if (verbEnding === 'ar' && isFront) {
    if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu${ending}`
    if (stem.endsWith('g')) return `${stem}u${ending}`
    if (stem.endsWith('z')) return `${stem.slice(0, -1)}c${ending}`
    if (stem.endsWith('gu')) return `${stem.slice(0, -1)}ü${ending}`
  }
  if (verbEnding !== 'ar' && !isFront) {
    if (stem.endsWith('gu')) return `${stem.slice(0, -1)}${ending}`
    if (stem.endsWith('g')) return `${stem.slice(0, -1)}j${ending}`
    if (/[^aeiou]c$/.test(stem)) return `${stem.slice(0, -1)}z${ending}`
    if (stem.endsWith('qu')) return `${stem.slice(0, -2)}c${ending}`
  }
  return stem + ending
}

const changeLast = (stem: string, from: string, to: string) => {
  const at = stem.lastIndexOf(from)
  if (at < 0) return stem
  const before = stem.slice(0, at)
  if (to === 'ue' && before === '') return `hue${stem.slice(at + 1)}`
  return before + to + stem.slice(at + from.length)
}

/** All simple forms of a verb, with the plain imperative; enclitic pronouns left out. */
export function conjugate(verb: string): VerbForm[] {
  const kind = verb.endsWith('ar') ? 'ar' : verb.endsWith('er') ? 'er' : 'ir'
  const stem = verb.slice(0, -2)
  const model = modelVerbs.find(
    (each) =>
      verb !== each &&
      verb.endsWith(each) &&
      (each !== 'ver' || /^(?:pre|entre)ver$/.test(verb)) &&
      (each !== 'poder' || verb === 'poder'),
  )
  const prefix = model ? verb.slice(0, -model.length) : ''
  const base = model ?? verb
  const own = irregularForms[base] ?? {}
  const table = endings[kind]
  const change =
    stemChanges.find(([, , verbs]) => verbs.has(base)) ??
    stemChangesByEnding.find(([, , pattern]) => pattern.test(verb))
  const isIr = kind === 'ir' && change !== undefined && weakenedVowels.has(change[0])
  const weak = isIr ? changeLast(stem, change[0], change[0] === 'o' ? 'u' : 'i') : stem
  const strongStem = change
    ? changeLast(stem, change[0], change[1])
    : accentedI.has(verb)
      ? `${stem.slice(0, -1)}í`
      : accentedU.has(verb)
        ? `${stem.slice(0, -1)}ú`
        : stem
  const isUir = kind === 'ir' && /[^gq]u$/.test(stem)
  const vowelStem = kind !== 'ar' && /[aeo]$/.test(stem)
  const first = prefix + (firstPersons[base] ?? '')
  const isZco = kind !== 'ar' && /[aeou]c$/.test(stem) && !['hacer', 'decir', 'cocer'].includes(base)
  const pres =
    own.pres?.split(' ').map((form) => prefix + form) ??
    table.pres.map((ending, at) => {
      if (at === 0 && firstPersons[base]) return first
      if (at === 0 && isZco) return `${stem.slice(0, -1)}zco`
      if (isUir && stressed.has(at)) return `${stem}y${ending}`
      return spell(stressed.has(at) ? strongStem : stem, ending, kind)
    })
  const subj =
    own.subj?.split(' ').map((form) => prefix + form) ??
    table.subj.map((ending, at) => {
      const yo = pres[0] ?? ''
      if (firstPersons[base] && kind !== 'ar' && yo.endsWith('o')) return yo.slice(0, -1) + ending
      if (isZco || isUir) return (pres[0] ?? '').slice(0, -1) + ending
      return spell(stressed.has(at) ? strongStem : weak, ending, kind)
    })
  const past =
    strongStems[base] === undefined
      ? stem.endsWith('duc') && kind === 'ir'
        ? `${stem.slice(0, -1)}j`
        : undefined
      : prefix + strongStems[base]
  const pret =
    own.pret?.split(' ').map((form) => prefix + form) ??
    (past === undefined
      ? table.pret.map((ending, at) => {
          if (isUir && /^i[óe]/.test(ending)) return `${stem}y${ending.slice(1)}`
          if (vowelStem) return /^i[óe]/.test(ending) ? `${stem}y${ending.slice(1)}` : stem + ending.replace(/^i/, 'í')
          return spell(at === 2 || at === 5 ? weak : stem, ending, kind)
        })
      : strongPret.map((ending, at) => {
          if (past.endsWith('j') && at === 5) return `${past}eron`
          return at === 2 && past.endsWith('hic') ? `${past.slice(0, -1)}zo` : past + ending
        }))
  const futureStem = futureStems[base] === undefined ? verb.replace('ír', 'ir') : prefix + futureStems[base]
  const third = (pret[5] ?? '').replace(/ron$/, '')
  const imperfectSubj = ['ra', 'ras', 'ra', 'ramos', 'rais', 'ran'].map(
    (ending, at) => (at === 3 ? third.replace(/a$/, 'á').replace(/e$/, 'é') : third) + ending,
  )
  const gerund = own.ger ? prefix + own.ger : isUir || vowelStem ? `${stem}yendo` : (isIr ? weak : stem) + table.ger
  const participle = own.part
    ? prefix + own.part
    : irregularParticiples[base]
      ? prefix + irregularParticiples[base]
      : vowelStem
        ? `${stem}ído`
        : stem + table.part
  const imperative = own.imp
    ? prefix +
      own.imp.replace(/^(?:ten|pon|ven)$/, (form) => (prefix ? form.replace('e', 'é').replace('o', 'ó') : form))
    : (pres[2] ?? '')
  const each = (forms: readonly string[], tense: string): VerbForm[] =>
    forms.map((form, at) => [form, `verb ${tense} ${persons[at] ?? ''}`])
  const agreeing: VerbForm[] = (['masc sg', 'fem sg', 'masc pl', 'fem pl'] as const).map((tags, at) => [
    participle.slice(0, -1) + (['o', 'a', 'os', 'as'][at] ?? ''),
    `verb participle ${tags}`,
  ])
  return [
    [verb, 'verb inf'],
    ...each(pres, 'pres'),
    ...each(
      own.imperfect?.split(' ').map((form) => prefix + form) ?? table.imperfect.map((ending) => stem + ending),
      'imperfect',
    ),
    ...each(pret, 'pret'),
    ...each(
      future.map((ending) => futureStem + ending),
      'fut',
    ),
    ...each(
      conditional.map((ending) => futureStem + ending),
      'cond',
    ),
    ...each(subj, 'subj'),
    ...each(imperfectSubj, 'subjpast'),
    [gerund, 'verb gerund'],
    ...agreeing,
    [imperative, 'verb imp 2s'],
  ]
}
