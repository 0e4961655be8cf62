import { agreement } from './agreement.ts'
import { amounts } from './amounts.ts'
import { articles } from './articles.ts'
import { auxiliaries } from './auxiliaries.ts'
import { be } from './be.ts'
import { comparisons } from './comparison.ts'
import { infinitives } from './infinitives.ts'
import { noArticle } from './no-article.ts'
import { nouns } from './nouns.ts'
import { order } from './order.ts'
import { prepositions } from './prepositions.ts'
import { questions } from './questions.ts'
import { subjects } from './subjects.ts'
import { tenses } from './tenses.ts'
import { times } from './times.ts'

/** In the order in which they are tried: what is more exact comes first. */
export const rules = [
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
]
