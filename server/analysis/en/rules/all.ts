import { amounts } from './nouns/amounts.ts'
import { articleHabits } from './nouns/article-habits.ts'
import { articles } from './nouns/articles.ts'
import { comparison } from './nouns/comparison.ts'
import { massNouns } from './nouns/mass-nouns.ts'
import { noArticle } from './nouns/no-article.ts'
import { plurals } from './nouns/plurals.ts'
import { subjectVerb } from './nouns/subject-verb.ts'
import { than } from './nouns/than.ts'
import { indirectQuestions } from './sentences/indirect-questions.ts'
import { places } from './sentences/places.ts'
import { questions } from './sentences/questions.ts'
import { subjectsAndNegation } from './sentences/subjects-and-negation.ts'
import { questionForms } from './sentences/question-forms.ts'
import { wordOrder } from './sentences/word-order.ts'
import { agreement } from './verbs/agreement.ts'
import { auxiliaries } from './verbs/auxiliaries.ts'
import { beExtra } from './verbs/be-extra.ts'
import { beMissing } from './verbs/be-missing.ts'
import { infinitives } from './verbs/infinitives.ts'
import { since } from './verbs/since.ts'
import { progressive } from './verbs/progressive.ts'
import { someoneTo } from './verbs/someone-to.ts'
import { subjects } from './verbs/subjects.ts'
import { tenses } from './verbs/tenses.ts'
import { timeClauses } from './verbs/time-clauses.ts'
import { verbAfter } from './verbs/verb-after.ts'
import { confused } from './words/confused.ts'
import { everyday } from './words/everyday.ts'
import { haveAndDo } from './words/have-and-do.ts'
import { further } from './words/further.ts'
import { lookAlikes } from './words/look-alikes.ts'
import { mixUps } from './words/mix-ups.ts'
import { moreWords } from './words/more-words.ts'
import { prepositionHabits } from './words/preposition-habits.ts'
import { prepositionsMissing } from './words/prepositions-missing.ts'
import { prepositions } from './words/prepositions.ts'
import { sayAndTell } from './words/say-and-tell.ts'
import { timePrepositions } from './words/time-prepositions.ts'
import { talk } from './words/talk.ts'
import { illsAndMeasures } from './words/ills-and-measures.ts'
import { timeWords } from './words/time-words.ts'
import { wordChoice } from './words/word-choice.ts'

/** In the order in which they are tried: what is more exact comes first. */
export const rules = [
  ...everyday,
  ...questionForms,
  ...haveAndDo,
  ...sayAndTell,
  ...wordChoice,
  ...moreWords,
  ...illsAndMeasures,
  ...questions,
  ...places,
  ...indirectQuestions,
  ...since,
  ...tenses,
  ...timeClauses,
  ...progressive,
  ...someoneTo,
  ...beExtra,
  ...beMissing,
  ...wordOrder,
  ...subjectsAndNegation,
  ...auxiliaries,
  ...infinitives,
  ...verbAfter,
  ...comparison,
  ...than,
  ...amounts,
  ...agreement,
  ...subjectVerb,
  ...subjects,
  ...massNouns,
  ...plurals,
  ...timePrepositions,
  ...timeWords,
  ...noArticle,
  ...prepositions,
  ...prepositionHabits,
  ...prepositionsMissing,
  ...articles,
  ...articleHabits,
  ...lookAlikes,
  ...confused,
  ...mixUps,
  ...further,
  ...talk,
]
