import { articles } from './articles.ts'
import { comparisons } from './choices/comparisons.ts'
import { conjunctions } from './choices/conjunctions.ts'
import { roomsAndThings } from './choices/rooms-and-things.ts'
import { reflexives } from './choices/reflexives.ts'
import { setPhrases } from './choices/set-phrases.ts'
import { slips } from './choices/slips.ts'
import { strongVerbs } from './choices/strong-verbs.ts'
import { capitals } from './capitals.ts'
import { clock } from './choices/clock.ts'
import { fronted } from './fronted.ts'
import { habits } from './habits.ts'
import { nounsAndCases } from './nouns-and-cases.ts'
import { order } from './order.ts'
import { places } from './places.ts'
import { prepositions } from './prepositions.ts'
import { pronouns } from './choices/pronouns.ts'
import { second } from './second.ts'
import { separable } from './separable.ts'
import { verbForms } from './verb-forms.ts'
import { verbs } from './verbs.ts'
import { wishesAndSubjects } from './wishes-and-subjects.ts'
import { words } from './words.ts'
import { zuInfinitives } from './zu-infinitives.ts'

/** In the order in which they are tried: what is more exact comes first. */
export const rules = [
  ...clock,
  ...words,
  ...comparisons,
  ...setPhrases,
  ...reflexives,
  ...conjunctions,
  ...slips,
  ...capitals,
  ...order,
  ...second,
  ...separable,
  ...fronted,
  ...verbs,
  ...strongVerbs,
  ...verbForms,
  ...wishesAndSubjects,
  ...pronouns,
  ...zuInfinitives,
  ...prepositions,
  ...nounsAndCases,
  ...articles,
  ...places,
  ...habits,
  ...roomsAndThings,
]
