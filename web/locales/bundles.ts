/** What is fetched together of a language: for each bundle the features whose words are in it, each in `locales/<language>/<bundle>/`. Routes name the bundles that their pages say. */
export const bundles = {
  /** Pages that need no sign-in. */
  open: ['app', 'auth', 'errors'],
  /** Pages behind the guard, and why a session ended. */
  inside: [
    'appearance',
    'bulk',
    'common',
    'connection',
    'endings',
    'frame',
    'refusals',
    'search',
    'students',
    'upgrade',
  ],
  /** Bringing students from a list. */
  importing: ['imports'],
  /** Single students, and classes. */
  people: ['classes', 'joining', 'student'],
  /** Starting a new term. */
  terms: ['rollovers'],
  /** Plans, payments and invoices. */
  paying: ['billing', 'checkout', 'planChange'],
  /** The settings, the pages that mailed links lead to, and the licences. */
  settings: ['account', 'audit', 'factors', 'google', 'invitation', 'licences', 'passwords', 'sessions'],
  /** Chatbots and avatars, who practises with them, and how it went. */
  teaching: ['assignments', 'avatars', 'chatbots', 'conversations', 'homework', 'languages', 'links'],
  /** Writing a chatbot, making an avatar, and what can be chosen of a face. */
  writing: ['avatarEditor', 'editor', 'faces', 'preview'],
  /** The students' pages. */
  practising: ['practice'],
  /** Joining a class with a code. */
  joining: ['join'],
  /** The voice settings, and what a device can speak and hear. */
  speaking: ['device', 'voice'],
  /** The people who work in the school. */
  staffing: ['staff'],
  /** Home, and reports. */
  reporting: ['home', 'reports'],
  /** The notices, and what is mailed. */
  notices: ['notices'],
} as const

export type Bundle = keyof typeof bundles
/** What a visit begins with; the addresses of the others' files are fetched later. */
export const firstBundles = ['open', 'inside'] as const satisfies readonly Bundle[]
