import * as z from 'zod/mini'
import { chatbotLengths, chatbotLists } from './chatbot-limits.ts'
import { line, lines, sentence } from '../values/text.ts'

/** A good answer has every entry of `expects`, in any order: `|` separates alternatives, `*` is the rest of a word, `#` a number. No entries: any answer. */
export const Step = z.object({
  says: lines(chatbotLengths.says),
  expects: z.array(line(chatbotLengths.expects)).check(z.maxLength(chatbotLists.expects)),
  hint: z.nullable(sentence(chatbotLengths.hint)),
  example: z.nullable(sentence(chatbotLengths.example)),
})
export type Step = z.output<typeof Step>
