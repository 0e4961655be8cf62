import type { Template } from '#contract/teaching/chatbots.ts'
import { cafe } from '#server/chatbots/templates/de/cafe.ts'
import { debate } from '#server/chatbots/templates/de/debate.ts'
import { directions } from '#server/chatbots/templates/de/directions.ts'
import { doctor } from '#server/chatbots/templates/de/doctor.ts'
import { hotel } from '#server/chatbots/templates/de/hotel.ts'
import { jobInterview } from '#server/chatbots/templates/de/job-interview.ts'
import { shopping } from '#server/chatbots/templates/de/shopping.ts'
import { smallTalk } from '#server/chatbots/templates/de/small-talk.ts'

/** The templates in German. */
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
