import { articles } from './articles.ts'
import { capitals } from './capitals.ts'
import { habits } from './habits.ts'
import { order } from './order.ts'
import { places } from './places.ts'
import { prepositions } from './prepositions.ts'
import { second } from './second.ts'
import { verbForms } from './verb-forms.ts'
import { verbs } from './verbs.ts'
import { wishesAndSubjects } from './wishes-and-subjects.ts'
import { words } from './words.ts'

/** In the order in which they are tried: what is more exact comes first. */
export const rules = [
  ...words,
  ...capitals,
  ...order,
  ...second,
  ...verbs,
  ...verbForms,
  ...wishesAndSubjects,
  ...prepositions,
  ...articles,
  ...places,
  ...habits,
]
