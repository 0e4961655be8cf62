import { type Language, openLanguage, asLanguage } from '../lib/i18n.ts'
import { enter, type Entry } from './entry.ts'
import { createSession, type Session } from './session.ts'
import { createSound, type Sound, type Synthesis } from './sound/create-sound.ts'

/** Everything that the students' pages are built from; a test can open another one. */
export interface PracticeWorld {
  language: Language
  session: Session
  secret: string
  entry: Entry
  storage: Storage
  /** What is only for this tab, and outlives a reload. */
  drafts: Storage
  sound: Sound
}

interface Surroundings {
  storage: Storage
  drafts: Storage
  /** The page's root element, which says the language and its direction. */
  root: HTMLElement
  /** The secret of the student's link. */
  secret: string
  synthesis: Synthesis | undefined
}

/** The local storage key of the language that was chosen here; the school's own pages have another. */
const languageKey = 'practiceLanguage'

/** Opens the link and fetches the words: the chosen language, else the student's own, else the browser's. */
export async function openPractice({ storage, drafts, root, secret, synthesis }: Surroundings): Promise<PracticeWorld> {
  const session = createSession(secret)
  const ofBrowser = navigator.languages.map(asLanguage).find((known) => known !== null) ?? 'en'
  const opening = openLanguage({ storage, root, key: languageKey, bundle: 'practising', usual: ofBrowser })
  const [language, entry] = await Promise.all([opening, enter(session, secret)])
  await showOwnLanguage(language, entry)
  return { language, session, secret, entry, storage, drafts, sound: createSound(synthesis) }
}

/** Switches to the student's own language, unless another was chosen on this device. */
export async function showOwnLanguage(language: Language, entry: Entry): Promise<void> {
  const own = entry.kind === 'open' ? asLanguage(entry.opened.student.native_language) : null
  // The words that are there do as well.
  if (own && !language.chosen() && own !== language.i18n.language) await language.show(own).catch(() => undefined)
}
