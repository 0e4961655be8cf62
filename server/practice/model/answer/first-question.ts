import type { PracticeLanguage } from '#contract/values/languages.ts'

export interface QuestionCut {
  push: (piece: string) => string
  end: () => string
  isFull: () => boolean
}

const closers = '["\'»”’)\\]」』）]*'
const asks = (signs: string) =>
  new RegExp(`(?<mark>[${signs}][${signs}!！]*)(?<closers>${closers})(?<gap>\\s*)(?<next>.?)`, 'gsu')
const marks = asks('?？؟')
// A semicolon is how Greek asks.
const greekMarks = asks(';?\u037e')

/** Makes the cut for one answer: nothing after the first question mark that ends a sentence gets through. */
export function createQuestionCut(language: PracticeLanguage): QuestionCut {
  let pending = ''
  let isFull = false
  return {
    push: (piece) => {
      if (isFull) return ''
      pending += piece
      const found = findQuestion(pending, language === 'el' ? greekMarks : marks)
      isFull = found?.isOver === true
      const ready = pending.slice(0, found?.at)
      pending = found ? pending.slice(found.at) : ''
      return ready
    },
    end: () => (isFull ? '' : pending.trimEnd()),
    isFull: () => isFull,
  }
}

/** Where the first question ends, or where one may end once the next sign tells. */
function findQuestion(text: string, question: RegExp): { at: number; isOver: boolean } | null {
  for (const { index, groups = {} } of text.matchAll(question)) {
    const { mark = '', closers: closed = '', gap = '', next = '' } = groups
    if (next === '') return { at: index, isOver: false }
    if (endsSentence({ mark, closed, gap, next })) return { at: index + mark.length + closed.length, isOver: true }
  }
  return null
}

// A question that is quoted within a sentence ("¿Qué tal?", dice) does not end it.
function endsSentence({ mark, closed, gap, next }: Record<'mark' | 'closed' | 'gap' | 'next', string>): boolean {
  if (closed) return gap !== '' && !/[\p{Ll},;–—-]/u.test(next)
  return gap !== '' || mark.includes('？') || /[^\p{L}\p{N}&=,]/u.test(next)
}
