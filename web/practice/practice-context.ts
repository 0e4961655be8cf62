import { createContext, use } from 'react'
import type { Speaker } from '../speech/speaker/speaker.ts'
import type { VoiceEngine } from '../speech/engines/voice-engine.ts'
import type { LinkKey } from './session/link-key.ts'
import type { OpenedLink, Session } from './session/session.ts'

export interface Practice {
  session: Session
  linkKey: LinkKey
  leave: () => Promise<void>
  opened: OpenedLink
  storage: Storage
  drafts: Storage
  engines: readonly VoiceEngine[]
  speaker: Speaker
}

export const PracticeContext = createContext<Practice | null>(null)

export function usePractice(): Practice {
  const practice = use(PracticeContext)
  if (!practice) throw new Error('There is no <PracticeContext> around this')
  return practice
}
