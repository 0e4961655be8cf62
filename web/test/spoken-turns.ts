import { isTurnOver, mostPauses, patienceOf } from '../speech/turns/end-of-turn.ts'

/** Answers with what the step needs; `|` is a place where one thinks. */
export const answers = [
  { language: 'en', expects: ['tea|coffee'], text: 'I would like a | cup of tea with | milk please' },
  { language: 'en', expects: [], text: 'yesterday I went to the | cinema with my | sister because | it rained' },
  { language: 'de', expects: ['Kaffee|Tee'], text: 'ich möchte einen | großen Kaffee ohne | Zucker bitte' },
  { language: 'de', expects: ['gestern', 'Kino'], text: 'gestern war ich | im | Kino und | danach essen' },
  { language: 'es', expects: ['café|té'], text: 'pues | quisiera un | café con | leche por favor' },
  { language: 'es', expects: ['cuenta'], text: 'la | cuenta por favor' },
  { language: 'fr', expects: ['thé|café'], text: 'euh | je voudrais un | thé avec du | citron' },
  { language: 'fr', expects: [], text: 'je suis allé à la | plage avec ma | famille' },
  { language: 'it', expects: ['caffè|tè'], text: 'allora | vorrei un | caffè e | un cornetto' },
  { language: 'it', expects: ['mesa|tavolo', '#'], text: 'un tavolo per | 2 persone' },
  { language: 'pt', expects: ['café|chá'], text: 'eu queria um | café com | leite por favor' },
  { language: 'pt', expects: [], text: 'ontem eu fui na | praia com a minha | irmã' },
]
export const levels = ['A1', 'A2', 'B1', 'B2']
/** Milliseconds: between two looks, and the shortest and longest pause. */
const [step, shortest, longest] = [40, 500, 4000]

/** As recognizers write that end everything they heard with a full stop, also in the middle of a thought. */
export const punctuate = (text: string): string => (text ? `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.` : '')

/** The same numbers each time. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export interface SimulatedTurn {
  /** It ended before the last word. */
  isEarly: boolean
  /** It ended before the answer had what the step needs. */
  isIncomplete: boolean
  /** Milliseconds from the end of the last word to the end of the turn. */
  wait: number
}

/** Turns with one pause each, in places where one thinks, or anywhere. */
export function simulateTurns(
  count: number,
  places: 'thought' | 'anywhere',
  write = (text: string) => text,
): SimulatedTurn[] {
  const random = createRandom(1)
  const pauses: number[] = []
  return Array.from({ length: count }, (_, at) => {
    const { language, expects, text } = answers[at % answers.length] ?? { language: 'en', expects: [], text: 'yes' }
    const tokens = text.split(' ')
    const words = tokens.filter((token) => token !== '|')
    const thoughts = tokens.flatMap((token, index) =>
      token === '|' ? [tokens.slice(0, index).filter((one) => one !== '|').length] : [],
    )
    const all = places === 'thought' ? thoughts : words.slice(1).map((_word, index) => index + 1)
    const pauseAfter = all[Math.floor(random() * all.length)] ?? 1
    const pause = shortest + random() * (longest - shortest)
    const level = levels[Math.floor(random() * levels.length)] ?? 'A2'
    const turnAfter = (heard: number) => {
      const said = write(words.slice(0, heard).join(' '))
      return { text: said, language, level, expects, pauses: [...pauses], isThinking: false }
    }
    const patience = Math.ceil(patienceOf(turnAfter(pauseAfter)) / step) * step
    const isEarly = isTurnOver(turnAfter(pauseAfter), pause) && patience <= pause
    const isWhole = patienceOf(turnAfter(pauseAfter)) <= 900
    if (!isEarly) pauses.push(pause)
    pauses.splice(0, pauses.length - mostPauses)
    const wait = Math.ceil(patienceOf(turnAfter(words.length)) / step) * step
    return { isEarly, isIncomplete: isEarly && !isWhole, wait }
  })
}

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
