import { asTemplateLanguage } from '../../../chatbots/templates/new-chatbot-search.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'

/** Marks a form value as a template instead of a chatbot's id. */
const prefix = 'template:'

export const toSubject = (template: string): string => prefix + template

export const templateIn = (subject: string | null): string | null =>
  subject?.startsWith(prefix) ? subject.slice(prefix.length) : null

/** Templates have the same ids in every language. */
export const subjectIn = (subject: string | null, language: PracticeLanguage): string | null =>
  templateIn(subject) && asTemplateLanguage(language) ? subject : null
