import type { Template } from '#contract/teaching/chatbots.ts'
import { cafeA2 } from '#server/chatbots/templates/es/cafe-a2.ts'
import { cafeB1 } from '#server/chatbots/templates/es/cafe-b1.ts'
import { debateA2 } from '#server/chatbots/templates/es/debate-a2.ts'
import { debateB1 } from '#server/chatbots/templates/es/debate-b1.ts'
import { directionsA2 } from '#server/chatbots/templates/es/directions-a2.ts'
import { directionsB1 } from '#server/chatbots/templates/es/directions-b1.ts'
import { doctorA2 } from '#server/chatbots/templates/es/doctor-a2.ts'
import { doctorB1 } from '#server/chatbots/templates/es/doctor-b1.ts'
import { firstLessonA1 } from '#server/chatbots/templates/es/first-lesson-a1.ts'
import { hotelA2 } from '#server/chatbots/templates/es/hotel-a2.ts'
import { hotelB1 } from '#server/chatbots/templates/es/hotel-b1.ts'
import { jobInterviewA2 } from '#server/chatbots/templates/es/job-interview-a2.ts'
import { jobInterviewB1 } from '#server/chatbots/templates/es/job-interview-b1.ts'
import { negotiationB2 } from '#server/chatbots/templates/es/negotiation-b2.ts'
import { shoppingA2 } from '#server/chatbots/templates/es/shopping-a2.ts'
import { shoppingB1 } from '#server/chatbots/templates/es/shopping-b1.ts'
import { smallTalkA2 } from '#server/chatbots/templates/es/small-talk-a2.ts'
import { smallTalkB1 } from '#server/chatbots/templates/es/small-talk-b1.ts'

/** The templates in Spanish. */
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
