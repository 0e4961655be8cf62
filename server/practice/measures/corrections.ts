import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Correction, CorrectionKind } from '#contract/practice/corrections.ts'
import { type Analyser, analyse } from '#server/analysis/analyse.ts'
import type { Finding } from '#server/analysis/finding.ts'
import { analyserOf } from '#server/analysis/packs.ts'
import { judgedPart } from '#server/practice/guided/hear/bounds.ts'
import { isNameGiven } from '#server/practice/guided/hear/partial.ts'
import { type MarkedWord, markForeign } from '#server/practice/guided/language/foreign.ts'
import { type Listener, listenerOf } from '#server/practice/guided/language/listener.ts'
import { type Word, wordsOf } from '#server/practice/guided/language/words/words.ts'
import type { Script } from '#server/services/partner.ts'
import { analysisOf } from './analysed.ts'
import { knownWords } from './known-words.ts'
import { indexOf, type WordIndex } from './word-index.ts'

const mostCorrections = 10
/** The most words of a chatbot by which others are mended, and of words whose mending is kept. */
const mostWanted = 2000
const mostMended = 5000

/** What is wrong in what a student wrote, by the language's lexicon and rules; where it has none, by the chatbot's own words, those of the step first. */
export async function correctionsOf(
  script: Script,
  text: string,
  step: Step | null,
  native_language: string | null = null,
  muted: readonly string[] = [],
  asked: string | null = null,
): Promise<Correction[]> {
  const listener = await listenerOf(script, native_language)
  const analyser = await analyserOf(script.language)
  return analyser
    ? checkedIn(analyser, listener, { script, text, step, native_language, muted, asked })
    : correctionsIn(listener, script, text, step)
}

/** A message with its corrections made; null where something in it would still be wrong or is not known, or nothing was. */
export async function mendWhole(
  script: Script,
  text: string,
  corrections: readonly Correction[],
  native_language: string | null,
): Promise<string | null> {
  const analyser = await analyserOf(script.language)
  const places = corrections.filter(
    ({ start, end, better }) => start !== undefined && end !== undefined && better !== null,
  )
  if (!analyser || places.length === 0 || places.length < corrections.length) return null
  const mended = places
    .toSorted((a, b) => (b.start ?? 0) - (a.start ?? 0))
    .reduce((whole, { start, end, better }) => whole.slice(0, start) + (better ?? '') + whole.slice(end), text)
    .replace(/ {2,}/g, ' ')
  const again = analyse(analyser, mended, { known: knownWords(script), native_language })
  const isWhole = again.findings.length === 0 && again.sentences.flat().every(({ isForeign }) => !isForeign)
  return isWhole ? mended : null
}

interface CheckedMessage {
  script: Script
  text: string
  step: Step | null
  native_language: string | null
  muted: readonly string[]
  asked: string | null
}

async function checkedIn(
  analyser: Analyser,
  listener: Listener,
  { script, text, step, native_language, muted, asked }: CheckedMessage,
): Promise<Correction[]> {
  const { sentences, findings } = await analysisOf(analyser, { script, text, native_language, asked })
  const words = new Map(sentences.flat().map((word) => [word.text, word]))
  const isOwn = (written: string) => {
    const word = words.get(written)
    return word !== undefined && !word.isForeign && word.readings.length > 0
  }
  // "pedro" says a name, whatever it looks like.
  const isName = step !== null && isNameGiven(listener, step, { text, acts: null })
  const marked = isName ? [] : markForeign(listener, judgedPart(text, script.language))
  // A word that the lexicon has is foreign only among others that it has not.
  const runs = foreignRuns(marked).filter(({ written }) => !written.split(' ').every(isOwn))
  const isInRun = ({ written }: Finding) => runs.some((run) => ` ${run.written} `.includes(` ${written} `))
  const own = findings.filter((finding) => !isInRun(finding) && !muted.includes(finding.rule))
  return [...own, ...runs].slice(0, mostCorrections)
}

export function correctionsIn(listener: Listener, script: Script, text: string, step: Step | null): Correction[] {
  const right = rightWords(listener, script, step)
  const marked = markForeign(listener, judgedPart(text, script.language))
  const own = marked.flatMap((mark, index) =>
    mark.isForeign ? [] : (mend(listener, right, mark.word, index === 0) ?? []),
  )
  const all = [...own, ...foreignRuns(marked)]
  const isFirst = ({ written }: Correction, index: number) =>
    all.findIndex((each) => each.written === written) === index
  return all.filter(isFirst).slice(0, mostCorrections)
}

interface RightWords {
  written: ReadonlySet<string>
  wanted: WordIndex
  mended: Map<string, Correction | null>
}

const cache = new WeakMap<Step | Script, RightWords>()

function rightWords(listener: Listener, script: Script, step: Step | null): RightWords {
  const known = cache.get(step ?? script) ?? readRightWords(listener, script, step)
  cache.set(step ?? script, known)
  return known
}

function readRightWords({ tongue }: Listener, script: Script, step: Step | null): RightWords {
  const expected = ({ expects, example }: Step) => [...expects.flatMap((entry) => entry.split('|')), example ?? '']
  const wholeWords = (text: string) => text.replace(/\S*[*#]\S*/g, ' ')
  const texts = [step ? expected(step) : [], script.vocabulary.map(({ word }) => word), script.steps.flatMap(expected)]
  const all = wordsOf(texts.flat().map(wholeWords).join('\n'), tongue.language)
  const wanted = [...new Map(all.map((word) => [word.written, word])).values()].slice(0, mostWanted)
  const others = tongue.wordsOf([...script.steps.map(({ says }) => says), ...script.starters].join('\n'))
  return {
    wanted: indexOf(tongue, wanted),
    written: new Set([...all, ...others].map(({ plain }) => plain)),
    mended: new Map(),
  }
}

// Without their marks, words of Vietnamese are other words; those of Hebrew and Arabic are written without.
const accentsOf = (language: string, { plain, bare }: Word) => language !== 'vi' || plain === bare

function mend(listener: Listener, right: RightWords, word: Word, isFirst: boolean): Correction | null {
  const key = `${word.written} ${String(isFirst)}`
  const known = right.mended.get(key)
  if (known !== undefined) return known
  const mended = correct(listener, right, word, isFirst)
  if (right.mended.size >= mostMended) right.mended.clear()
  right.mended.set(key, mended)
  return mended
}

function correct(
  { tongue }: Listener,
  { wanted, written }: RightWords,
  word: Word,
  isFirst: boolean,
): Correction | null {
  if (written.has(word.plain) || tongue.functionWords.has(word.bare) || tongue.isNumber(word)) return null
  const accented = wanted.sameAs(word)
  if (accented) {
    const isShouted = word.written.length > 1 && word.written === word.written.toUpperCase()
    if (isShouted || !accentsOf(tongue.language, word)) return null
    return { kind: 'accents', written: word.written, better: inCaseOf(word, accented, tongue.language) }
  }
  const isName = !isFirst && tongue.language !== 'de' && /^\p{Lu}/u.test(word.written)
  const isReal = tongue.common.has(word.bare) || tongue.real.has(word.bare)
  if (isName || isReal || wanted.hasFormOf(word)) return null
  const meant = wanted.meantBy(word)
  return meant ? { kind: 'spelling', written: word.written, better: inCaseOf(word, meant, tongue.language) } : null
}

function inCaseOf(said: Word, right: Word, language: string): string {
  const [first = '', ...rest] = right.written
  if (/^\p{Lu}/u.test(said.written)) return first.toLocaleUpperCase(language) + rest.join('')
  return language === 'de' ? right.written : first.toLocaleLowerCase(language) + rest.join('')
}

function foreignRuns(marked: readonly MarkedWord[]): Correction[] {
  const runs: string[] = []
  marked.forEach(({ word, isForeign }, index) => {
    if (!isForeign) return
    const goesOn = marked[index - 1]?.isForeign === true
    runs.push([...(goesOn ? [runs.pop() ?? ''] : []), word.written].join(/['’]$/.test(runs.at(-1) ?? '') ? '' : ' '))
  })
  return runs.map((written) => ({ kind: 'other_language', written, better: null }))
}

/** What the recogniser writes although it was not said. */
const writtenKinds: ReadonlySet<CorrectionKind> = new Set(['spelling', 'accents', 'capital'])

const soundOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

export const audibleMistakes = <Found extends Pick<Correction, 'kind' | 'written' | 'better'>>(
  corrections: readonly Found[],
): Found[] =>
  corrections.filter(
    ({ kind, written, better }) => !writtenKinds.has(kind) && (better === null || soundOf(written) !== soundOf(better)),
  )
