import type { WhyBook } from '#server/analysis/pack.ts'
import { aboutForms } from './why/about-forms.ts'
import { aboutSentences } from './why/about-sentences.ts'
import { aboutWords } from './why/about-words.ts'

/** Why something is not right in German. */
export const why = { ...aboutForms, ...aboutSentences, ...aboutWords } satisfies WhyBook
