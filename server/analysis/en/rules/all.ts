import { agreement } from './agreement.ts'
import { amounts } from './amounts.ts'
import { auxiliaries } from './auxiliaries.ts'
import { be } from './be.ts'
import { infinitives } from './infinitives.ts'
import { nouns } from './nouns.ts'
import { subjects } from './subjects.ts'

/** In the order in which they are tried: what is more exact comes first. */
export const rules = [...be, ...auxiliaries, ...infinitives, ...amounts, ...agreement, ...subjects, ...nouns]
