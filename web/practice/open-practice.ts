import type { Language } from '../lib/words/i18n.ts'
import { deviceEngines } from '../speech/engines/device-engines.ts'
import { createSpeaker, type Speaker } from '../speech/speaker/speaker.ts'
import type { Synthesis } from '../speech/speaker/utterance.ts'
import type { VoiceEngine } from '../speech/engines/voice-engine.ts'
import { prefetchHome } from './home/home-page.tsx'
import { openLink, type EntryResult } from './open-link.ts'
import { type LinkKey, openLinkKey } from './session/link-key.ts'
import { openStudentLanguage } from './student-language.ts'
import { createSession, type Session } from './session/session.ts'

export interface PracticeWorld {
  language: Language
  session: Session
  linkKey: LinkKey
  entry: EntryResult
  /** Switches to the student's language, unless one was chosen here, and to the school's form of address. */
  adapt: (entry: EntryResult) => Promise<void>
  storage: Storage
  drafts: Storage
  engines: readonly VoiceEngine[]
  /** For pages without a conversation: no mouth. */
  speaker: Speaker
}

interface PracticeOptions {
  storage: Storage
  drafts: Storage
  root: HTMLElement
  secret: string
  synthesis: Synthesis | undefined
}

/** Language: chosen here, else the student's, else the browser's. */
export async function openPractice({
  storage,
  drafts,
  root,
  secret,
  synthesis,
}: PracticeOptions): Promise<PracticeWorld> {
  const linkKey = openLinkKey(secret, { tab: drafts, device: storage })
  const session = createSession(linkKey)
  const opening = openStudentLanguage({ storage, root })
  const [{ language, adaptTo }, entry] = await Promise.all([opening, openLink(session, linkKey)])
  const adapt = async (next: EntryResult) => {
    if (next.kind === 'open') await adaptTo(next.opened.school.student_address, next.opened.student.native_language)
  }
  await Promise.all([adapt(entry), entry.kind === 'open' && prefetchHome(entry.opened)])
  const engines = deviceEngines(storage, synthesis)
  const speaker = createSpeaker({ engines })
  // Browsers load their voices on the first request; starting early saves waiting.
  speaker.subscribe(() => undefined)
  return { language, session, linkKey, entry, adapt, storage, drafts, engines, speaker }
}
