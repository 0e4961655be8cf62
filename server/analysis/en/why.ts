import type { WhyBook } from '#server/analysis/pack.ts'
import { aboutForms } from './why/about-forms.ts'
import { aboutSentences } from './why/about-sentences.ts'
import { aboutVerbs } from './why/about-verbs.ts'
import { aboutWords } from './why/about-words.ts'

/** Why something is not right in English. */
export const why = { ...aboutWords, ...aboutForms, ...aboutSentences, ...aboutVerbs } satisfies WhyBook
