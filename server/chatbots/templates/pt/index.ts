import type { Template } from '#contract/teaching/chatbots.ts'
import { cafe } from '#server/chatbots/templates/pt/cafe.ts'
import { debate } from '#server/chatbots/templates/pt/debate.ts'
import { directions } from '#server/chatbots/templates/pt/directions.ts'
import { doctor } from '#server/chatbots/templates/pt/doctor.ts'
import { hotel } from '#server/chatbots/templates/pt/hotel.ts'
import { jobInterview } from '#server/chatbots/templates/pt/job-interview.ts'
import { shopping } from '#server/chatbots/templates/pt/shopping.ts'
import { smallTalk } from '#server/chatbots/templates/pt/small-talk.ts'

/** The templates in Brazilian Portuguese. */
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
