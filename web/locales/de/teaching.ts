import { assignments } from './assignments.ts'
import { avatars } from './avatars.ts'
import { chatbots } from './chatbots.ts'
import { conversations } from './conversations.ts'
import { languages } from './languages.ts'
import { links } from './links.ts'

/** The words of chatbots and avatars, of who practises with them, and of how it went. */
export const words = { assignments, avatars, chatbots, conversations, languages, links }
