import type { Template } from '#contract/teaching/chatbots.ts'
import { cafe } from '#server/chatbots/templates/it/cafe.ts'
import { debate } from '#server/chatbots/templates/it/debate.ts'
import { directions } from '#server/chatbots/templates/it/directions.ts'
import { doctor } from '#server/chatbots/templates/it/doctor.ts'
import { hotel } from '#server/chatbots/templates/it/hotel.ts'
import { jobInterview } from '#server/chatbots/templates/it/job-interview.ts'
import { shopping } from '#server/chatbots/templates/it/shopping.ts'
import { smallTalk } from '#server/chatbots/templates/it/small-talk.ts'

/** The templates in Italian. */
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
