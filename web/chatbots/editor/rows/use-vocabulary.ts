import { type ClipboardEvent, useState } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { elementIdOf } from '../form/chatbot-problems.ts'
import { isEmptyWord, newWord, type WordRow } from '../form/chatbot-rows.ts'
import { pastedWords } from './pasted-text.ts'
import { useField } from '../form/use-field.ts'
import { useRows } from './use-rows.ts'

export const max = chatbotLists.vocabulary
const wordElementId = (row: WordRow) => elementIdOf({ field: 'vocabulary', row: row.key, part: 'word' })

export function useVocabulary() {
  const { value: rows, set, error, errorAt, id } = useField('vocabulary')
  const actions = useRows({ rows, set, id, max, elementIdOf: wordElementId, isEmpty: isEmptyWord, make: newWord })
  const [pasted, setPasted] = useState<PasteResult | null>(null)
  const message = usePasteText(pasted)
  const isWrong = (row: WordRow) => errorAt(row.key, 'word') ?? errorAt(row.key, 'meaning')
  return {
    ...actions,
    rows,
    id,
    error: rows.some(isWrong) ? undefined : error,
    errorAt,
    message,
    change: (index: number, row: WordRow) => set(rows.with(index, row)),
    paste: (event: ClipboardEvent, index: number) => {
      const text = event.clipboardData.getData('text')
      if (!/[\t\n\r]/.test(text.trim())) return
      event.preventDefault()
      const words = pastedWords(text).map(({ word, meaning }) => newWord(word, meaning))
      const fitted = actions.pasteAt(index, words)
      setPasted({ fitted, left: words.length - fitted })
    },
  }
}

interface PasteResult {
  fitted: number
  left: number
}

function usePasteText(pasted: PasteResult | null): string | undefined {
  const { t } = useTranslation('editor')
  if (!pasted) return undefined
  const added = t(($) => $.pasted.added, { count: pasted.fitted })
  return pasted.left > 0 ? `${added} ${t(($) => $.pasted.left, { count: pasted.left, max })}` : added
}
