import * as z from 'zod/mini'
import type { Entry, LexiconSource } from '#server/analysis/lexicon/entries.ts'
import { frequentWords, readPackageFile } from '#server/analysis/lexicon/packages.ts'
import { auxiliaries } from './auxiliaries.ts'
import { moreWords } from './more-words.ts'
import { names, smallNames, uncapitalised } from './names.ts'
import { nounCorrections, notNouns } from './nouns.ts'
import { plainWords, smallWords } from './small-words.ts'

/** The words of Italian. */
export const readSource = (): LexiconSource => ({ entries: readEntries(), frequent: frequentWords('italian') })

const forms = z.record(z.string(), z.nullish(z.string()))
const tense = z.record(z.string(), z.record(z.string(), z.union([z.string(), forms])))
const verbs = z.record(z.string(), tense)
const nouns = z.record(z.string(), z.object({ G: z.string(), P: z.nullish(z.string()) }))
const adjectives = z.record(z.string(), forms)

const fileOf = (name: string, file: string): unknown => JSON.parse(readPackageFile(name, `dist/${file}.json`))

function* readEntries(): Generator<Entry> {
  yield* smallWords
  yield* plainWords
  yield* auxiliaries
  for (const name of names) yield { form: name, lemma: name, tags: 'name' }
  for (const form of uncapitalised) yield { form, lemma: form, tags: 'uncapitalised' }
  for (const form of smallNames) yield { form, lemma: form, tags: 'smallname' }
  yield* nounCorrections
  yield* moreWords
  const corrected = new Set([...nounCorrections, ...moreWords].map(({ lemma }) => lemma))
  for (const [lemma, { G, P }] of Object.entries(nouns.parse(fileOf('italian-words-dict', 'words')))) {
    // Without its accent it is a slip of the dictionary's.
    if (lemma === 'citta' || lemma === 'kilo' || lemma === 'avo' || corrected.has(lemma)) continue
    if (notNouns.has(lemma)) yield { form: lemma, lemma, tags: 'word' }
    else
      yield* nounOf(
        lemma,
        G === 'F' || /(?:[zs]ione|gione|tà|tù|tudine|ezza|agine)$/.test(lemma) ? 'fem' : 'masc',
        // The dictionary has "spiaggie".
        /(?:gg|[csrn]c|ng)ia$/.test(lemma) ? lemma.replace(/ia$/, 'e') : (P ?? null),
      )
  }
  for (const [lemma, own] of Object.entries(adjectives.parse(fileOf('italian-adjectives-dict', 'adjectives'))))
    if (!notAdjectives.has(lemma)) yield* adjectiveOf(lemma, own)
  for (const [lemma, own] of Object.entries(verbs.parse(fileOf('italian-verbs-dict', 'verbs'))))
    if (/(?:re|rsi)$/.test(lemma) && !/^(?:essere|avere|rimare)$/.test(lemma))
      yield* verbOf(lemma.replace(/rrsi$/, 'rre').replace(/rsi$/, 're'), own)
}

// Small words that stand in their own list with what they do.
const notAdjectives = new Set(
  'molto poco tanto troppo tutto altro alcuno nessuno quanto quale tale certo parecchio mio tuo suo nostro vostro loro qualche ogni prima dopo tardi gratis pari dispari caffo bene male meno più'.split(
    ' ',
  ),
)

function* nounOf(lemma: string, gender: string, plural: string | null): Generator<Entry> {
  const both = gender === 'masc' && /(?:ista|ante|ente|cida|logo)$/.test(lemma) && people.test(lemma)
  yield { form: lemma, lemma, tags: `noun ${gender} sg` }
  if (plural) yield { form: plural, lemma, tags: `noun ${gender} pl` }
  if (!both) return
  yield { form: lemma, lemma, tags: 'noun fem sg' }
  if (plural) yield { form: lemma.endsWith('ista') ? lemma.slice(0, -1) + 'e' : plural, lemma, tags: 'noun fem pl' }
}

const people =
  /(?:ista|insegnante|cantante|cliente|assistente|dirigente|parente|paziente|docente|agente|amante|utente|presidente|commerciante|abitante|partecipante|passante|concorrente|residente|adolescente|consulente|rappresentante|immigrante|militante|conoscente|dipendente|aiutante|delinquente|studente)$/

function* adjectiveOf(
  lemma: string,
  { MP, FS, FP }: Readonly<Record<string, string | null | undefined>>,
): Generator<Entry> {
  const feminine = FS ?? lemma
  yield { form: lemma, lemma, tags: 'adj masc sg' }
  yield { form: feminine, lemma, tags: 'adj fem sg' }
  if (MP) yield { form: MP, lemma, tags: 'adj masc pl' }
  // The dictionary mixes "triste" with "tristo".
  const plural = lemma.endsWith('e') && FP?.endsWith('e') ? MP : FP
  if (plural) yield { form: plural, lemma, tags: 'adj fem pl' }
  const stem = feminine.replace(/([lr])e$/, '$1')
  yield { form: `${stem}mente`, lemma: `${stem}mente`, tags: 'adv' }
}

const tenses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ind: { pres: 'pres', past: 'past', impf: 'impf', fut: 'fut' },
  cond: { pres: 'cond' },
  sub: { pres: 'subj', impf: 'subjimpf' },
  impr: { pres: 'imp' },
}

function* verbOf(lemma: string, own: z.infer<typeof tense>): Generator<Entry> {
  yield { form: lemma, lemma, tags: 'verb inf' }
  yield { form: lemma.replace(/re?$/, 'r').replace(/rr$/, 'r'), lemma, tags: 'verb infshort' }
  const gerund = own.ger?.pres
  if (typeof gerund === 'string') yield { form: /^.*?ndo/.exec(gerund)?.[0] ?? gerund, lemma, tags: 'verb ger' }
  for (const [mood, named] of Object.entries(tenses))
    for (const [name, tag] of Object.entries(named)) yield* personsOf(lemma, tag, own[mood]?.[name])
  const { pres, past } = own.part ?? {}
  if (typeof pres === 'object')
    for (const form of Object.values(pres)) if (form) yield { form, lemma, tags: 'verb partpres' }
  if (typeof past !== 'object') return
  const participles = [
    [past.S, 'masc sg'],
    [past.SF, 'fem sg'],
    [past.P, 'masc pl'],
    [past.PF, 'fem pl'],
  ] as const
  for (const [form, tags] of participles) if (form) yield { form, lemma, tags: `verb part ${tags}` }
}

function* personsOf(lemma: string, tag: string, persons: unknown): Generator<Entry> {
  if (typeof persons !== 'object' || persons === null) return
  for (const [key, form] of Object.entries(persons))
    if (typeof form === 'string')
      yield { form, lemma, tags: `verb ${tag} ${key.slice(1)}${key.startsWith('S') ? 's' : 'p'}` }
}
