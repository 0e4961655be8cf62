import { editor } from './editor.ts'

/** The words of writing a chatbot. */
export const words = { editor }
