import type { StudentAddress } from '#contract/student-address.ts'
import { type Language, openLanguage, asLanguage } from '../lib/words/i18n.ts'
import { fetchWords } from '../lib/words/word-files.ts'
import { deviceEngines } from '../speech/engines/device-engines.ts'
import { createSpeaker, type Speaker } from '../speech/speaker/speaker.ts'
import type { Synthesis } from '../speech/speaker/utterance.ts'
import type { VoiceEngine } from '../speech/engines/voice-engine.ts'
import { openLink, type EntryResult } from './open-link.ts'
import { type LinkKey, openLinkKey } from './session/link-key.ts'
import { createSession, type Session } from './session/session.ts'

/** Everything that the students' pages are built from; a test can open another one. */
export interface PracticeWorld {
  language: Language
  session: Session
  linkKey: LinkKey
  entry: EntryResult
  /** Says what came of opening the link in the student's own language, unless another was chosen on this device, and as the school addresses its students. */
  adapt: (entry: EntryResult) => Promise<void>
  storage: Storage
  /** What is only for this tab, and outlives a reload. */
  drafts: Storage
  /** Who can speak on this device by itself. */
  engines: readonly VoiceEngine[]
  /** Speaks with this device's own voices, and has no face. */
  speaker: Speaker
}

interface PracticeOptions {
  storage: Storage
  drafts: Storage
  /** The page's root element, which says the language and its direction. */
  root: HTMLElement
  /** The secret of the student's link, where the address has one. */
  secret: string
  synthesis: Synthesis | undefined
}

/** The local storage key of the language that was chosen here; the school's own pages have another. */
const languageKey = 'practiceLanguage'

/** Opens the link and fetches the words: the chosen language, else the student's own, else the browser's. */
export async function openPractice({
  storage,
  drafts,
  root,
  secret,
  synthesis,
}: PracticeOptions): Promise<PracticeWorld> {
  const linkKey = openLinkKey(secret, { tab: drafts, device: storage })
  const session = createSession(linkKey)
  const ofBrowser = navigator.languages.map(asLanguage).find((known) => known !== null) ?? 'en'
  let address: StudentAddress = 'informal'
  const wordsOf: typeof fetchWords = (...wanted) =>
    address === 'informal'
      ? fetchWords(...wanted)
      : import('../lib/words/formal-words.ts').then(
          ({ fetchFormalWords }) => fetchFormalWords(...wanted),
          // The usual ones do as well.
          () => fetchWords(...wanted),
        )
  const opening = openLanguage({
    storage,
    root,
    key: languageKey,
    bundle: 'practising',
    defaultLanguage: ofBrowser,
    wordsOf,
  })
  const [language, entry] = await Promise.all([opening, openLink(session, linkKey)])
  const adapt = async (next: EntryResult) => {
    if (next.kind !== 'open') return
    const { student, school } = next.opened
    const shown = asLanguage(language.i18n.language)
    const own = language.chosen() ? shown : (asLanguage(student.native_language) ?? shown)
    const isAsBefore = own === shown && address === school.student_address
    address = school.student_address
    // The words that are there do as well.
    if (own && !isAsBefore) await language.show(own).catch(() => undefined)
  }
  await adapt(entry)
  const engines = deviceEngines(storage, synthesis)
  const speaker = createSpeaker({ engines })
  // Browsers fetch their voices when they are first asked for them; who begins to talk should not have to wait.
  speaker.subscribe(() => undefined)
  return { language, session, linkKey, entry, adapt, storage, drafts, engines, speaker }
}
