import { irregular, type Irregular } from './irregular-verbs.ts'

/** A form of a verb with its tags. */
export type VerbForm = readonly [form: string, tags: string]

const persons = ['1s', '2s', '3s', '1p', '3p'] as const
const endings = {
  ar: {
    pres: 'o as a amos am',
    imperfect: 'ava avas ava ávamos avam',
    pret: 'ei aste ou amos aram',
    subj: 'e es e emos em',
  },
  er: { pres: 'o es e emos em', imperfect: 'ia ias ia íamos iam', pret: 'i este eu emos eram', subj: 'a as a amos am' },
  ir: { pres: 'o es e imos em', imperfect: 'ia ias ia íamos iam', pret: 'i iste iu imos iram', subj: 'a as a amos am' },
} as const
const vowels = { ar: 'a', er: 'e', ir: 'i' } as const

/** Verbs of -ir whose e or o becomes i or u in the first person and the subjunctive. */
const closing =
  /(?:entir|ferir|vestir|servir|seguir|petir|vertir|gerir|fletir|despir|serir|aderir|cernir|dormir|cobrir|tossir|engolir)$/
/** Verbs of -ir whose u becomes o where another syllable follows the stress. */
const opening = /(?:^subir|^fugir|^sumir|consumir|cuspir|sacudir|acudir|bulir)$/
const alwaysClosing = /(?:gredir|prevenir)$/
const iToEi = /(?:odiar|ansiar|incendiar|mediar|remediar)$/
const accents: readonly (readonly [RegExp, string, string])[] = [
  [/(?:re)unir$/, 'eun', 'eún'],
  [/proibir$/, 'oib', 'oíb'],
  [/saudar$/, 'aud', 'aúd'],
]

// Letters that keep their sound before another vowel.
function spell(stem: string, ending: string, kind: keyof typeof endings): string {
  const isFront = /^[eéiêí]/.test(ending)
  if (kind === 'ar' && isFront) {
    if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu${ending}`
    if (stem.endsWith('g')) return `${stem}u${ending}`
    if (stem.endsWith('ç')) return `${stem.slice(0, -1)}c${ending}`
  }
  if (kind !== 'ar' && !isFront) {
    if (stem.endsWith('gu')) return stem.slice(0, -1) + ending
    if (stem.endsWith('g')) return `${stem.slice(0, -1)}j${ending}`
    if (stem.endsWith('c')) return `${stem.slice(0, -1)}ç${ending}`
  }
  return stem + ending
}

const changeLast = (stem: string, to: (vowel: string) => string) =>
  stem.replace(/([aeiou])([^aeiou]*)$/, (_, vowel: string, rest: string) => to(vowel) + rest)
const closed = (vowel: string) => ({ e: 'i', o: 'u' })[vowel] ?? vowel
const seen = (stem: string) =>
  stem.endsWith('gu') ? changeLast(stem.slice(0, -1), closed) + 'u' : changeLast(stem, closed)

function regular(verb: string): Irregular {
  const kind = verb.endsWith('ar') ? 'ar' : verb.endsWith('er') ? 'er' : 'ir'
  const stem = verb.slice(0, -2)
  const table = endings[kind]
  const isAfterVowel = kind === 'ir' && (/[ao]$/.test(stem) || (stem.endsWith('u') && !/[gq]u$/.test(stem)))
  const join = (ending: string, at: number, isSubj: boolean) => {
    if (kind === 'ar' && stem.endsWith('e') && at !== 3) return `${stem}i${ending}`
    if (iToEi.test(verb) && at !== 3) return `${stem.slice(0, -1)}ei${ending}`
    if (isAfterVowel) {
      if (/[ao]$/.test(stem)) {
        if (isSubj || at === 0) return `${stem}i${ending}`
        return at === 3 ? `${stem}ímos` : at === 4 ? `${stem}em` : `${stem}i${at === 1 ? 's' : ''}`
      }
      if (!isSubj && (at === 1 || at === 2)) {
        const end = at === 1 ? 's' : ''
        return stem.endsWith('stru') ? `${stem.slice(0, -1)}ói${end}` : `${stem}i${end}`
      }
      if (!isSubj && at === 4 && stem.endsWith('stru')) return `${stem.slice(0, -1)}oem`
      if (!isSubj && at === 3) return `${stem}ímos`
    }
    if (kind === 'er' && stem.endsWith('o') && !isSubj && (at === 1 || at === 2))
      return `${stem.slice(0, -1)}ói${at === 1 ? 's' : ''}`
    if (verb.endsWith('uzir') && !isSubj && at === 2) return stem
    if (closing.test(verb) && (isSubj || at === 0)) return spell(seen(stem), ending, kind)
    if (alwaysClosing.test(verb) && (isSubj || at !== 3)) return spell(seen(stem), ending, kind)
    if (opening.test(verb) && !isSubj && (at === 1 || at === 2 || at === 4)) return changeLast(stem, () => 'o') + ending
    const accent = accents.find(([pattern]) => pattern.test(verb))
    if (accent && at !== 3) return spell(stem.replace(accent[1], accent[2]), ending, kind)
    return spell(stem, ending, kind)
  }
  const hiatus = isAfterVowel || (kind === 'er' && /[ao]$/.test(stem))
  const loose = (ending: string) =>
    hiatus ? stem + ending.replace(/^i(?=$|a|ste|mos|ram)/, 'í') : spell(stem, ending, kind)
  return {
    pres: table.pres
      .split(' ')
      .map((ending, at) => join(ending, at, false))
      .join(' '),
    imperfect: table.imperfect.split(' ').map(loose).join(' '),
    pret: table.pret.split(' ').map(loose).join(' '),
    subj: table.subj
      .split(' ')
      .map((ending, at) => join(ending, at, true))
      .join(' '),
    ger: `${stem}${vowels[kind]}ndo`,
    part: kind === 'ar' ? `${stem}ado` : `${stem}${hiatus ? 'í' : 'i'}do`,
  }
}

const models = Object.keys(irregular).toSorted((a, b) => b.length - a.length)

/** All simple forms of a verb but those of "vós"; pronouns at its end left out. */
export function conjugate(verb: string): VerbForm[] {
  const model = models.find((each) => verb === each || (derived.test(verb) && verb.endsWith(plain(each))))
  const prefix = model ? verb.slice(0, -model.length) : ''
  const own = { ...regular(verb), ...withPrefix(irregular[model ?? ''] ?? {}, prefix) }
  const isStrong = irregular[model ?? '']?.pret !== undefined && !['ler', 'crer', 'rir'].includes(model ?? '')
  const list = (text = '') => text.split(' ')
  const base = (list(own.pret)[4] ?? '').replace(/ram$/, '')
  const open = base
    .replace(/a$/, 'á')
    .replace(/e$/, isStrong ? 'é' : 'ê')
    .replace(/i$/, 'í')
    .replace(/^fo$/, 'fô')
  const short = base.replace(/í$/, 'i')
  const whole = plain(own.inf ?? verb)
  const future = own.fut ? prefix + own.fut : whole
  const each = (forms: readonly string[], tense: string): VerbForm[] =>
    forms.map((form, at) => [form, `verb ${tense} ${persons[at] ?? ''}`])
  const participles = own.part ?? ''
  return [
    [verb, 'verb inf'],
    ...each([whole, `${whole}es`, whole, `${whole}mos`, `${whole}em`], 'persinf').filter(
      ([, tags]) => !/[123]s/.test(tags),
    ),
    ...each(list(own.pres), 'pres'),
    ...each(list(own.imperfect), 'imperfect'),
    ...each(list(own.pret), 'pret'),
    ...each(list(own.subj), 'subj'),
    ...each(
      ['ei', 'ás', 'á', 'emos', 'ão'].map((ending) => future + ending),
      'fut',
    ),
    ...each(
      ['ia', 'ias', 'ia', 'íamos', 'iam'].map((ending) => future + ending),
      'cond',
    ),
    ...each([`${base}sse`, `${base}sses`, `${base}sse`, `${open}ssemos`, `${base}ssem`], 'subjpast'),
    ...each([`${short}r`, `${base}res`, `${short}r`, `${short}rmos`, `${base}rem`], 'subjfut'),
    [own.ger ?? '', 'verb gerund'],
    ...(['masc sg', 'fem sg', 'masc pl', 'fem pl'] as const).map(
      (tags, at): VerbForm => [participles.slice(0, -1) + ['o', 'a', 'os', 'as'][at], `verb participle ${tags}`],
    ),
    ...(own.imp ? [[prefix + own.imp, 'verb imp 2s'] as const] : []),
  ]
}

const plain = (verb: string) => verb.replace(/ôr$/, 'or')
const derived =
  /^(?:(?:man|con|ob|de|re|en?tre|abs|sus)ter|(?:pro|com|dis|su|ex|im|re|o|trans|de|contra|pres?su|indis|decom|recom|pos|ante|inter)por|(?:con|inter|pro|ad)vir|(?:pre|re|ante|entre)ver|(?:satis|des|re)fazer|(?:contra|mal|des|pre)dizer|reler|descrer|sorrir|(?:des|im|ex)pedir|equivaler|(?:re|ex)abrir|(?:pre|trans)crever|redescobrir|reescrever|encobrir|recobrir)$/

function withPrefix(own: Irregular, prefix: string): Irregular {
  if (!prefix) return own
  return Object.fromEntries(
    Object.entries(own).map(([tense, forms]) => [
      tense,
      ['fut', 'imp'].includes(tense)
        ? forms
        : forms
            .split(' ')
            .map(
              (form) =>
                prefix +
                form
                  .replace(/^(t|v)ens$/, '$1éns')
                  .replace(/^(t|v)em$/, '$1ém')
                  .replace(/^pôr$/, 'por'),
            )
            .join(' '),
    ]),
  )
}

/** Verbs that a dictionary may not mark as such. */
export const irregularVerbs: readonly string[] = Object.keys(irregular)
