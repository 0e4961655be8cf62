import { practice } from '#contract/practice.ts'
import type { Mount } from '#server/http/mount.ts'
import { finish, hint, readConversation, startConversation } from '#server/practice/conversations.actions.ts'
import { findNames, listOwn, listPartners } from '#server/practice/partners.queries.ts'
import { say } from '#server/practice/say.actions.ts'
import { openPractice } from '#server/practice/sessions.actions.ts'
import type { Services } from '#server/services.ts'

/** What students do: open their link, talk, and read how it went. */
export const practiceRoutes = (mount: Mount, services: Services) => {
  const { db } = services
  mount(practice, {
    open: ({ body }) => openPractice(services, body.token),
    home: async ({ pupil }) => {
      const [names, partners, conversations] = await Promise.all([
        findNames(db, pupil),
        listPartners(db, pupil),
        listOwn(db, pupil),
      ])
      return { ...names, partners, conversations }
    },
    start: ({ pupil, write, body }) => write((tx) => startConversation(services, tx, pupil, body.chatbot_id)),
    get: ({ pupil, params }) => readConversation(services, db, pupil, params.id),
    say: ({ pupil, params, body, key, signal }) =>
      say(services, pupil, { conversation_id: params.id, text: body.text, key }, signal),
    hint: async ({ pupil, params }) => ({ text: await hint(db, pupil, params.id) }),
    finish: ({ pupil, write, params }) => write((tx) => finish(services, tx, pupil, params.id)),
  })
}
