import { type Match, type Score, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from '#contract/school/auth.ts'

export interface Strength {
  score: 0 | 1 | 2 | 3 | 4
  advice: Advice
}
type Advice = 'short' | 'own' | 'common' | 'repeat' | 'row' | 'date' | 'longer' | 'fine'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

const advices: Partial<Record<string, Advice>> = {
  straightRow: 'row',
  keyPattern: 'row',
  sequences: 'row',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
}

export function measureStrength(password: string, own: readonly string[]): Strength {
  const text = password.normalize('NFKC')
  const { score, sequence, feedback } = estimator.check(text, wordsOf(own))
  // The user's own words count as guessed, so they are left out.
  const rest = sequence.filter((match) => !isOwn(match))
  const isPartlyOwn = rest.length < sequence.length
  const worth = isPartlyOwn ? weaker(score, estimator.check(rest.map(({ token }) => token).join('')).score) : score
  if (text.length < passwordLength.min) return { score: weaker(worth, 1), advice: 'short' }
  if (worth === 4) return { score: worth, advice: 'fine' }
  if (isPartlyOwn) return { score: worth, advice: 'own' }
  return { score: worth, advice: advices[feedback.warning ?? ''] ?? 'longer' }
}

const weaker = (one: Score, other: Score): Score => (one < other ? one : other)
const isOwn = ({ pattern, dictionaryName }: Match) => pattern === 'dictionary' && dictionaryName === 'userInputs'
const wordsOf = (own: readonly string[]) =>
  own.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 3)
