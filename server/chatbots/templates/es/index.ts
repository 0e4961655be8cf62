import type { Template } from '#contract/teaching/chatbots.ts'
import { cafe } from '#server/chatbots/templates/es/cafe.ts'
import { debate } from '#server/chatbots/templates/es/debate.ts'
import { directions } from '#server/chatbots/templates/es/directions.ts'
import { doctor } from '#server/chatbots/templates/es/doctor.ts'
import { hotel } from '#server/chatbots/templates/es/hotel.ts'
import { jobInterview } from '#server/chatbots/templates/es/job-interview.ts'
import { shopping } from '#server/chatbots/templates/es/shopping.ts'
import { smallTalk } from '#server/chatbots/templates/es/small-talk.ts'

/** The templates in Spanish. */
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
