import type { Entry } from '#server/analysis/lexicon/entries.ts'
import { readPackageFile } from '#server/analysis/lexicon/packages.ts'

type Table = Record<string, Record<string, Record<string, string>>>

const more = `super toll klasse lila rosa orange cool okay ok beige live online offline prima extra egal pleite schuld fit schade quitt los kaputt barfuß allein wert bange gram`
const comparatives = {
  groß: 'größer',
  klein: 'kleiner',
  alt: 'älter',
  jung: 'jünger',
  gut: 'besser',
  schnell: 'schneller',
  schön: 'schöner',
  teuer: 'teurer',
  billig: 'billiger',
  lang: 'länger',
  kurz: 'kürzer',
  warm: 'wärmer',
  kalt: 'kälter',
  stark: 'stärker',
  hoch: 'höher',
  nah: 'näher',
  wichtig: 'wichtiger',
  interessant: 'interessanter',
  leicht: 'leichter',
  schwer: 'schwerer',
  einfach: 'einfacher',
  gesund: 'gesünder',
  ruhig: 'ruhiger',
  früh: 'früher',
  spät: 'später',
  bequem: 'bequemer',
  langsam: 'langsamer',
  schlecht: 'schlechter',
  schlimm: 'schlimmer',
  reich: 'reicher',
  arm: 'ärmer',
  klug: 'klüger',
  nett: 'netter',
  freundlich: 'freundlicher',
  günstig: 'günstiger',
}
const superlatives =
  'größt kleinst ältest jüngst best schnellst schönst teuerst billigst längst kürzest wärmst kältest stärkst höchst nächst wichtigst letzt meist liebst wenigst frühest spätest neuest erst zweit dritt viert fünft sechst siebt acht neunt zehnt'

/** The forms of adjectives, each with its ending as a tag. */
export function* adjectiveEntries(): Generator<Entry> {
  const adjectives: Record<string, Table> = JSON.parse(
    readPackageFile('german-adjectives-dict', 'dist/adjectives.json'),
  )
  for (const [lemma, table] of Object.entries(adjectives)) {
    if (!/^\p{Ll}/u.test(lemma)) continue
    yield { form: lemma, lemma, tags: 'adj base' }
    const forms = new Set(
      Object.values(table).flatMap((kinds) => Object.values(kinds ?? {}).flatMap((kind) => Object.values(kind ?? {}))),
    )
    for (const form of forms) if (form) yield { form, lemma, tags: `adj ${/e[nmrs]?$/.exec(form)?.[0] ?? 'base'}` }
  }
  for (const form of more.split(/\s+/)) yield { form, lemma: form, tags: 'adj base fixed' }
  for (const [base, form] of Object.entries(comparatives)) {
    yield { form, lemma: base, tags: 'adj comp' }
    yield* declined(form)
  }
  for (const form of superlatives.split(' ')) yield* declined(form)
}

function* declined(lemma: string): Generator<Entry> {
  for (const ending of ['e', 'en', 'em', 'er', 'es']) yield { form: lemma + ending, lemma, tags: `adj ${ending}` }
}
