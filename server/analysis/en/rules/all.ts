import { agreement } from './agreement.ts'
import { amounts } from './amounts.ts'
import { articles } from './articles.ts'
import { auxiliaries } from './auxiliaries.ts'
import { be } from './be.ts'
import { collocations } from './collocations.ts'
import { comparisons } from './comparison.ts'
import { confused } from './confused.ts'
import { infinitives } from './infinitives.ts'
import { noArticle } from './no-article.ts'
import { nouns } from './nouns.ts'
import { order } from './order.ts'
import { prepositions } from './prepositions.ts'
import { questions } from './questions.ts'
import { subjects } from './subjects.ts'
import { tenses } from './tenses.ts'
import { times } from './times.ts'
import { wordChoice } from './word-choice.ts'

/** In the order in which they are tried: what is more exact comes first. */
export const rules = [
  ...collocations,
  ...wordChoice,
  ...questions,
  ...tenses,
  ...be,
  ...order,
  ...auxiliaries,
  ...infinitives,
  ...comparisons,
  ...amounts,
  ...agreement,
  ...subjects,
  ...nouns,
  ...times,
  ...noArticle,
  ...prepositions,
  ...articles,
  ...confused,
]
