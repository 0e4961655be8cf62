import { createContext, use } from 'react'
import type { Opened, Session } from './session.ts'
import type { Sound } from './sound/create-sound.ts'

/** What the pages of one student are made from. */
export interface Practice {
  session: Session
  opened: Opened
  storage: Storage
  /** Keeps what is being written, in this tab only. */
  drafts: Storage
  sound: Sound
}

/** The student's practice; set once around the pages. */
export const PracticeContext = createContext<Practice | null>(null)

/** The practice of the student whose link was opened. */
export function usePractice(): Practice {
  const practice = use(PracticeContext)
  if (!practice) throw new Error('There is no <PracticeContext> around this')
  return practice
}
