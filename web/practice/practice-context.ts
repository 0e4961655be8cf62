import { createContext, use } from 'react'
import type { Speaker } from '../speech/speaker/speaker.ts'
import type { VoiceEngine } from '../speech/engines/voice-engine.ts'
import type { LinkKey } from './session/link-key.ts'
import type { OpenedLink, Session } from './session/session.ts'

/** What the pages of one student are made from. */
export interface Practice {
  session: Session
  linkKey: LinkKey
  /** Ends practice on this device. */
  leave: () => Promise<void>
  opened: OpenedLink
  storage: Storage
  /** Keeps what is being written, in this tab only. */
  drafts: Storage
  /** Who can speak on this device by itself. */
  engines: readonly VoiceEngine[]
  /** Who speaks on this page; a conversation may bring a voice of its own. */
  speaker: Speaker
}

/** The student's practice; set once around the pages. */
export const PracticeContext = createContext<Practice | null>(null)

/** The practice of the student whose link was opened. */
export function usePractice(): Practice {
  const practice = use(PracticeContext)
  if (!practice) throw new Error('There is no <PracticeContext> around this')
  return practice
}
