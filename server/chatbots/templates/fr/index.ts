import type { Template } from '#contract/teaching/chatbots.ts'
import { cafe } from '#server/chatbots/templates/fr/cafe.ts'
import { debate } from '#server/chatbots/templates/fr/debate.ts'
import { directions } from '#server/chatbots/templates/fr/directions.ts'
import { doctor } from '#server/chatbots/templates/fr/doctor.ts'
import { hotel } from '#server/chatbots/templates/fr/hotel.ts'
import { jobInterview } from '#server/chatbots/templates/fr/job-interview.ts'
import { shopping } from '#server/chatbots/templates/fr/shopping.ts'
import { smallTalk } from '#server/chatbots/templates/fr/small-talk.ts'

/** The templates in French. */
export const templates: readonly Template[] = [
  ...cafe,
  ...hotel,
  ...doctor,
  ...jobInterview,
  ...directions,
  ...smallTalk,
  ...shopping,
  ...debate,
]
