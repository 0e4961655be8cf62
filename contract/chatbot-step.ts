import * as z from 'zod/mini'
import { chatbotLengths, chatbotLists } from './chatbot-limits.ts'
import { line, lines, sentence } from './text.ts'

/**
 * One step of a guided conversation. A good answer has every entry of `expects`, in any order; `|` stands between
 * alternatives, `*` for the rest of a word, `#` for a number. With no entry, any answer in the language is good.
 */
export const Step = z.object({
  says: lines(chatbotLengths.says),
  expects: z.array(line(chatbotLengths.expects)).check(z.maxLength(chatbotLists.expects)),
  hint: z.nullable(sentence(chatbotLengths.hint)),
  example: z.nullable(sentence(chatbotLengths.example)),
})
export type Step = z.output<typeof Step>
