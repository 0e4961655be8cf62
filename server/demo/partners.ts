import type { NewAvatar } from '#contract/teaching/avatars.ts'
import type { ChatbotStatus } from '#contract/teaching/chatbots.ts'
import type { ClassName } from '#server/demo/people.ts'
import { cafeInEnglish } from '#server/demo/lines/cafe.en.ts'
import { cafeInSpanish } from '#server/demo/lines/cafe.es.ts'
import { doctorInSpanish } from '#server/demo/lines/doctor.es.ts'
import { interviewInEnglish } from '#server/demo/lines/interview.en.ts'
import { neighbourOfAdults, neighbourOfTheYoung } from '#server/demo/lines/neighbour.en.ts'
import type { Dialogue } from '#server/demo/lines/dialogue.ts'
import { trainInSpanish } from '#server/demo/lines/train.es.ts'

export interface DemoChatbot {
  language: 'en' | 'es'
  template: string
  status: ChatbotStatus
}
export const demoChatbots = {
  cafe: { language: 'en', template: 'cafe-a2', status: 'published' },
  neighbour: { language: 'en', template: 'small-talk-a2', status: 'published' },
  interview: { language: 'en', template: 'job-interview-b1', status: 'published' },
  // Not assigned, which Home reports.
  phones: { language: 'en', template: 'debate-b1', status: 'published' },
  hotel: { language: 'en', template: 'hotel-a2', status: 'archived' },
  cafeteria: { language: 'es', template: 'cafe-a2', status: 'published' },
  consulta: { language: 'es', template: 'doctor-a2', status: 'published' },
  tren: { language: 'es', template: 'small-talk-b1', status: 'published' },
  devolver: { language: 'es', template: 'shopping-b1', status: 'draft' },
} as const satisfies Record<string, DemoChatbot>
export type ChatbotKey = keyof typeof demoChatbots

export type DemoAvatar = Pick<NewAvatar, 'name' | 'look' | 'language'> & { chatbot: ChatbotKey }
export const demoAvatars = {
  nora: {
    name: 'Nora',
    language: 'en',
    chatbot: 'neighbour',
    look: {
      style: 'adventurer',
      parts: {
        hair: 'long16',
        eyes: 'variant23',
        eyebrows: 'variant10',
        mouth: 'variant02',
        glasses: null,
        earrings: 'variant03',
        details: 'freckles',
      },
      colors: { skin: '#ecad80', hair: '#ac6511', background: '#dcebe4' },
    },
  },
  mateo: {
    name: 'Mateo',
    language: 'es',
    chatbot: 'tren',
    look: {
      style: 'personas',
      parts: {
        hair: 'shortCombover',
        eyes: 'open',
        mouth: 'smile',
        nose: 'mediumRound',
        clothes: 'rounded',
        facialHair: 'shadow',
      },
      colors: { skin: '#b16a5b', hair: '#362c47', facialHair: '#362c47', clothing: '#f3b63a', background: '#e7e3f4' },
    },
  },
} as const satisfies Record<string, DemoAvatar>
export type AvatarKey = keyof typeof demoAvatars

export type Offer = ({ chatbot: ChatbotKey } | { avatar: AvatarKey }) & { dialogues: readonly Dialogue[] }

export const chatbotOf = (offer: Offer): DemoChatbot =>
  demoChatbots['avatar' in offer ? demoAvatars[offer.avatar].chatbot : offer.chatbot]

export const offers: Readonly<Record<ClassName, readonly Offer[]>> = {
  'A2 Monday': [
    { chatbot: 'cafe', dialogues: cafeInEnglish },
    { avatar: 'nora', dialogues: neighbourOfTheYoung },
  ],
  'B1 Tuesday': [
    { chatbot: 'interview', dialogues: interviewInEnglish },
    { avatar: 'nora', dialogues: neighbourOfAdults },
  ],
  'B2 Thursday': [{ chatbot: 'interview', dialogues: interviewInEnglish }],
  'A2 mañanas': [
    { chatbot: 'cafeteria', dialogues: cafeInSpanish },
    { chatbot: 'consulta', dialogues: doctorInSpanish },
  ],
  'B1 tardes': [
    { avatar: 'mateo', dialogues: trainInSpanish },
    { chatbot: 'consulta', dialogues: doctorInSpanish },
  ],
}

export const privateOffers: readonly Offer[] = [{ avatar: 'mateo', dialogues: trainInSpanish }]
