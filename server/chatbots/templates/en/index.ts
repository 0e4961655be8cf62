import type { Template } from '#contract/teaching/chatbots.ts'
import { cafe } from '#server/chatbots/templates/en/cafe.ts'
import { debate } from '#server/chatbots/templates/en/debate.ts'
import { directions } from '#server/chatbots/templates/en/directions.ts'
import { doctor } from '#server/chatbots/templates/en/doctor.ts'
import { hotel } from '#server/chatbots/templates/en/hotel.ts'
import { jobInterview } from '#server/chatbots/templates/en/job-interview.ts'
import { shopping } from '#server/chatbots/templates/en/shopping.ts'
import { smallTalk } from '#server/chatbots/templates/en/small-talk.ts'

/** The templates in English. */
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
