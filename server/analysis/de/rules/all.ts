import { articles } from './articles.ts'
import { order } from './order.ts'
import { prepositions } from './prepositions.ts'
import { verbs } from './verbs.ts'
import { words } from './words.ts'

/** In the order in which they are tried: what is more exact comes first. */
export const rules = [...words, ...order, ...verbs, ...prepositions, ...articles]
