import { asTemplateLanguage } from '../../../chatbots/templates/new-chatbot-search.ts'
import type { PracticeLanguage } from '#contract/languages.ts'

/** What a form holds instead of a chatbot's id while the chatbot is still to be made from a template. */
const prefix = 'template:'

/** A template as what an avatar talks about. */
export const toSubject = (template: string): string => prefix + template

/** The template that is chosen; null for a chatbot, or nothing. */
export const templateIn = (subject: string | null): string | null =>
  subject?.startsWith(prefix) ? subject.slice(prefix.length) : null

/** What is left of a subject in another language: templates are the same ones in every language that has them. */
export const subjectIn = (subject: string | null, language: PracticeLanguage): string | null =>
  templateIn(subject) && asTemplateLanguage(language) ? subject : null
