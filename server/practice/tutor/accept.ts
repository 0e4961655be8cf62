import type { Correction } from '#contract/practice/corrections.ts'
import type { Analyser } from '#server/analysis/analyse.ts'
import { analyserOf } from '#server/analysis/packs.ts'
import { type Tongue, tongueOf } from '#server/practice/guided/language/tongue.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'
import { knownWords } from '#server/practice/measures/known-words.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import type { Mark } from '#server/practice/tutor/read-marks.ts'
import type { TutorRequest } from '#server/practice/tutor/tutor-prompt.ts'
import { areOfOneClass, isA, isFormOf, isKnown, isMisspelt, isThing } from '#server/practice/tutor/word-forms.ts'

/** The most words that a mistake may have, and of which another may be made. */
const most = { words: 8, changed: 2 } as const

/** The findings of a tutor that count: they stand in the message, change little and no meaning, and leave no more for our own rules to find. */
export async function acceptMarks(
  marked: TutorRequest,
  muted: readonly string[],
  marks: readonly Mark[],
): Promise<Correction[]> {
  const { script, text, native_language, asked } = marked
  const [analyser, tongue] = await Promise.all([analyserOf(script.language), tongueOf(script.language)])
  const known = { analyser, tongue }
  const check = (said: string) => correctionsOf(script, said, null, native_language, [], asked)
  const before = await check(text)
  const silent = before.filter(({ rule }) => rule !== undefined && muted.includes(rule))
  const accepted: Correction[] = []
  for (const mark of marks) {
    const found = place(text, mark)
    if (!found || muted.includes(found.rule) || !changesLittle(marked, known, mark)) continue
    if ([...silent, ...accepted].some((other) => meets(found, other))) continue
    const mended = text.slice(0, found.start) + found.better + text.slice(found.end)
    const around = clauseAround(text, found)
    if ((await check(mended)).length > before.length) continue
    if ((await check(around.mended)).length <= (await check(around.written)).length) accepted.push(found)
  }
  return accepted
}

type Placed = Correction & { start: number; end: number; rule: string; better: string }

// Words that occur twice are ambiguous.
function place(text: string, { written, better, kind, reason }: Mark): Placed | null {
  const start = text.indexOf(written)
  const end = start + written.length
  const isPart = (at: number) => /[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1))
  if (!written.trim() || !better.trim() || written === better || start < 0) return null
  if (text.includes(written, start + 1)) return null
  if (isPart(start) || isPart(end)) return null
  return { kind, written, better, start, end, rule: `tutor.${kind}`, ...(reason && { why: reason }) }
}

// Alone, the words from a little before a mistake to the end of its clause tell a rule more than a long sentence does.
function clauseAround(text: string, { start, end, better }: Placed): { written: string; mended: string } {
  const [before = ''] = /(?:\p{L}+ ){0,2}$/u.exec(text.slice(0, start)) ?? []
  const [after = ''] = /^[^,.;:!?\n]*/u.exec(text.slice(end)) ?? []
  return { written: before + text.slice(start, end) + after, mended: before + better + after }
}

const meets = (one: Placed, other: Correction) =>
  one.written === other.written || (one.start < (other.end ?? 0) && (other.start ?? 0) < one.end)

interface LanguageTools {
  analyser: Analyser | null
  tongue: Tongue
}

function changesLittle({ script, asked }: TutorRequest, { analyser, tongue }: LanguageTools, mark: Mark): boolean {
  const { kind, written, better } = mark
  const [old, made] = [tongue.wordsOf(written), tongue.wordsOf(better)]
  const gone = without(old, made)
  const come = without(made, old)
  if (old.length > most.words || gone.length > most.changed || come.length > most.changed) return false
  if (addsSigns(written, better)) return false
  if (numbersIn(written) !== numbersIn(better) || isNegated(old) !== isNegated(made)) return false
  const [one, other] = [gone[0], come[0]]
  const isSmall = ({ bare }: Word) => tongue.functionWords.has(bare)
  switch (kind) {
    case 'capital':
      return written.toLowerCase() === better.toLowerCase()
    case 'accents':
      return old.map(({ bare }) => bare).join(' ') === made.map(({ bare }) => bare).join(' ')
    case 'word_order':
      return gone.length + come.length === 0
    case 'missing_word':
      return gone.length === 0 && come.length > 0 && come.every(isSmall)
    case 'extra_word':
      return come.length === 0 && gone.length > 0 && gone.every(isSmall)
    case 'spelling':
      return gone.length === 1 && come.length === 1 && !!one && !!other && isMisspelt(analyser, one, other)
    case 'word_choice':
    case 'false_friend': {
      // A word that the chatbot or its partner has itself was hardly meant to be another, nor was a thing another thing.
      const own = new Set(tongue.wordsOf([...knownWords(script), asked ?? ''].join(' ')).map(({ bare }) => bare))
      const isMeant = (word: Word) => !isSmall(word) && (own.has(word.bare) || isThing(analyser, word))
      if (gone.length !== 1 || come.length !== 1 || !one || !other || isMeant(one)) return false
      return analyser ? areOfOneClass(analyser, one, other) : isSmall(other)
    }
    default:
      return (
        gone.every((word) => isSmall(word) || come.some((each) => isFormOf(analyser, word, each))) &&
        come.every((word) => isSmall(word) || gone.some((each) => isFormOf(analyser, each, word))) &&
        (!analyser || isOfKind(analyser, kind, gone, come))
      )
  }
}

/** What is said to be a mistake of a kind changes words of that kind, into words that the language has. */
function isOfKind(analyser: Analyser, kind: Mark['kind'], gone: readonly Word[], come: readonly Word[]): boolean {
  if (!come.every((word) => isKnown(analyser, word))) return false
  if (kind === 'article' || kind === 'preposition') return [...gone, ...come].some((word) => isA(analyser, kind, word))
  const asked = kind === 'tense' || kind === 'verb_form' ? 'verb' : undefined
  return gone.some((one) => come.some((other) => areOfOneClass(analyser, one, other, asked)))
}

function without(words: readonly Word[], others: readonly Word[]): Word[] {
  const left = others.map(({ plain }) => plain)
  return words.filter(({ plain }) => {
    const at = left.indexOf(plain)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

// Markup and addresses have signs that the student did not write.
const signsIn = (text: string) => text.match(/[^\p{L}\p{M}\p{N}\s'’-]/gu) ?? []
const addsSigns = (written: string, better: string) => !new Set(signsIn(better)).isSubsetOf(new Set(signsIn(written)))

const numbersIn = (text: string) => text.replace(/\D+/g, ' ').trim()
const negations =
  /^(?:no|not|never|nothing|nobody|\p{L}+n't|dont|doesnt|didnt|cant|wont|nicht|kein\p{L}*|nie|nichts|pas|jamais|rien|non|mai|niente|nessun\p{L}*|não|nunca|nada|nem|jamás|ningun\p{L}*|nenhum\p{L}*|geen|niet|nooit|inte|ingen|inget|ikke|není|değil|yok|не|нет|ні|немає|δεν|μην|όχι|नहीं|मत|tidak|bukan|không|לא|אין|لا|ليس|لم|不|没|没有|ない|ません|안|못)$/u
const isNegated = (words: readonly Word[]) =>
  words.some(({ plain, written }) => negations.test(plain) || negations.test(written.toLowerCase().replace('’', "'")))
