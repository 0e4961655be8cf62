import { agreement } from './agreement.ts'
import { amounts } from './amounts.ts'
import { articles } from './articles.ts'
import { auxiliaries } from './auxiliaries.ts'
import { be } from './be.ts'
import { infinitives } from './infinitives.ts'
import { noArticle } from './no-article.ts'
import { nouns } from './nouns.ts'
import { prepositions } from './prepositions.ts'
import { subjects } from './subjects.ts'
import { tenses } from './tenses.ts'
import { times } from './times.ts'

/** In the order in which they are tried: what is more exact comes first. */
export const rules = [
  ...tenses,
  ...be,
  ...auxiliaries,
  ...infinitives,
  ...amounts,
  ...agreement,
  ...subjects,
  ...nouns,
  ...times,
  ...noArticle,
  ...prepositions,
  ...articles,
]
