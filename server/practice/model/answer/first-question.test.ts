import { expect, test } from 'vitest'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { createQuestionCut } from '#server/practice/model/answer/first-question.ts'

function cut(text: string, length: number, language: PracticeLanguage = 'es') {
  const question = createQuestionCut(language)
  let shown = ''
  for (let from = 0; from < text.length; from += length) shown += question.push(text.slice(from, from + length))
  return shown + question.end()
}

const cuts: [string, string, PracticeLanguage?][] = [
  ['Muy bien. ¿Y tú? Me gusta el té.', 'Muy bien. ¿Y tú?'],
  ['¿Café? ¿O té?', '¿Café?'],
  ['¿Café?¿O té?', '¿Café?'],
  ['Really?! Tell me more.', 'Really?!'],
  ['你好吗？我很好。你呢？', '你好吗？', 'zh'],
  ['كيف حالك؟ أنا بخير.', 'كيف حالك؟', 'ar'],
  ['Τι θέλετε; Καφέ ή τσάι;', 'Τι θέλετε;', 'el'],
  ['My boss said: "Why not?" And you laughed.', 'My boss said: "Why not?"'],
  ['“What time is it?” he asked. It is late.', '“What time is it?” he asked. It is late.'],
  ['“¿Qué tal?”, dice. Adiós.', '“¿Qué tal?”, dice. Adiós.'],
  ['Un café; gracias. Adiós.', 'Un café; gracias. Adiós.'],
  ['Adiós.', 'Adiós.'],
]
test.for(cuts)('%s', ([text, shown, language]) => {
  for (const length of [1, 2, 7, 100]) expect(cut(text, length, language)).toBe(shown)
})

test('what comes before a question is shown at once', () => {
  const question = createQuestionCut('es')
  expect(question.push('Muy bien. ¿Y')).toBe('Muy bien. ¿Y')
  expect(question.push(' tú?')).toBe(' tú')
  expect(question.isFull()).toBe(false)
  expect(question.push(' Yo')).toBe('?')
  expect(question.isFull()).toBe(true)
  expect(question.push(' no.')).toBe('')
})
