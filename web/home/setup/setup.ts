import type { Home } from '#contract/home.ts'

export type Setup = Home['setup']
export type SetupStep = keyof Setup

/** What a school does first, in its order, and where each is done. */
export const setupSteps = [
  { step: 'students', to: '/students' },
  { step: 'chatbot', to: '/create' },
  { step: 'assignment', to: '/manage' },
  { step: 'links', to: '/practice-cards' },
  { step: 'conversation', to: '/conversations' },
] as const satisfies readonly { step: SetupStep; to: string }[]

/** How many of the steps are done. */
export const countDone = (setup: Setup): number => setupSteps.filter(({ step }) => setup[step]).length
/** Says whether there is nothing left to set up. */
export const isSetUp = (setup: Setup): boolean => countDone(setup) === setupSteps.length
/** Says whether there is nothing to look at yet: nobody, and nobody to talk to. */
export const isEmpty = ({ students, chatbot, conversation }: Setup): boolean => !students && !chatbot && !conversation
