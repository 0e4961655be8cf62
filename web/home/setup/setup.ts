import type { Home } from '#contract/school/home.ts'

export type Setup = Home['setup']
export type SetupStep = keyof Setup

export const setupSteps = [
  { step: 'students', to: '/students' },
  { step: 'chatbot', to: '/create' },
  { step: 'assignment', to: '/manage' },
  { step: 'links', to: '/practice-cards' },
  { step: 'conversation', to: '/conversations' },
] as const satisfies readonly { step: SetupStep; to: string }[]

export const countDone = (setup: Setup): number => setupSteps.filter(({ step }) => setup[step]).length
export const isSetUp = (setup: Setup): boolean => countDone(setup) === setupSteps.length
export const isEmpty = ({ students, chatbot, conversation }: Setup): boolean => !students && !chatbot && !conversation
