import type { Template } from '#contract/teaching/chatbots.ts'
import { cafeA2 } from '#server/chatbots/templates/en/cafe-a2.ts'
import { cafeB1 } from '#server/chatbots/templates/en/cafe-b1.ts'
import { debateA2 } from '#server/chatbots/templates/en/debate-a2.ts'
import { debateB1 } from '#server/chatbots/templates/en/debate-b1.ts'
import { directionsA2 } from '#server/chatbots/templates/en/directions-a2.ts'
import { directionsB1 } from '#server/chatbots/templates/en/directions-b1.ts'
import { doctorA2 } from '#server/chatbots/templates/en/doctor-a2.ts'
import { doctorB1 } from '#server/chatbots/templates/en/doctor-b1.ts'
import { firstLessonA1 } from '#server/chatbots/templates/en/first-lesson-a1.ts'
import { hotelA2 } from '#server/chatbots/templates/en/hotel-a2.ts'
import { hotelB1 } from '#server/chatbots/templates/en/hotel-b1.ts'
import { jobInterviewA2 } from '#server/chatbots/templates/en/job-interview-a2.ts'
import { jobInterviewB1 } from '#server/chatbots/templates/en/job-interview-b1.ts'
import { negotiationB2 } from '#server/chatbots/templates/en/negotiation-b2.ts'
import { shoppingA2 } from '#server/chatbots/templates/en/shopping-a2.ts'
import { shoppingB1 } from '#server/chatbots/templates/en/shopping-b1.ts'
import { smallTalkA2 } from '#server/chatbots/templates/en/small-talk-a2.ts'
import { smallTalkB1 } from '#server/chatbots/templates/en/small-talk-b1.ts'

/** The templates in English. */
export const templates: readonly Template[] = [
  cafeA2,
  cafeB1,
  hotelA2,
  hotelB1,
  doctorA2,
  doctorB1,
  jobInterviewA2,
  jobInterviewB1,
  directionsA2,
  directionsB1,
  smallTalkA2,
  smallTalkB1,
  shoppingA2,
  shoppingB1,
  debateA2,
  debateB1,
  firstLessonA1,
  negotiationB2,
]
