import type { WhyBook } from '#server/analysis/pack.ts'
import { aboutForms } from './why/about-forms.ts'
import { aboutHabits } from './why/about-habits.ts'
import { aboutMore } from './why/about-more.ts'
import { aboutSentences } from './why/about-sentences.ts'
import { aboutWords } from './why/about-words.ts'

/** Why something is not right in German. */
export const why = { ...aboutForms, ...aboutHabits, ...aboutMore, ...aboutSentences, ...aboutWords } satisfies WhyBook
