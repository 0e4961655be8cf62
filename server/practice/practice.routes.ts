import { practice } from '#contract/practice.ts'
import { retries } from '#contract/retries.ts'
import type { Mount } from '#server/http/mount.ts'
import { addRetry } from '#server/practice/coach/retries.actions.ts'
import { finish, hint, readConversation, startConversation } from '#server/practice/conversations.actions.ts'
import { partnersOf } from '#server/practice/partners.actions.ts'
import { findNames, listOwn } from '#server/practice/partners.queries.ts'
import { say } from '#server/practice/turn/say.actions.ts'
import { openPractice } from '#server/practice/sessions/sessions.actions.ts'
import { endPracticeSession } from '#server/practice/sessions/sessions.queries.ts'
import type { Services } from '#server/services/services.ts'
import type { ServerVoice } from '#server/speech/server-voice.ts'

/** What students do: open their link, talk, and read how it went. */
export const practiceRoutes = (mount: Mount, services: Services, voice: ServerVoice | null) => {
  const { db } = services
  const withVoice = () => ({ ...services, voice })
  mount(practice, {
    open: ({ body }) => openPractice(services, body.token),
    leave: ({ pupil, write }) =>
      write(async (tx) => void (await endPracticeSession(tx, pupil.school_id, pupil.practice_session_id))),
    home: async ({ pupil }) => {
      const [names, partners, conversations] = await Promise.all([
        findNames(db, pupil),
        partnersOf(db, pupil),
        listOwn(db, pupil),
      ])
      return { ...names, partners, conversations }
    },
    start: ({ pupil, write, body }) => write((tx) => startConversation(withVoice(), tx, pupil, body)),
    get: ({ pupil, params }) => readConversation(withVoice(), db, pupil, params.id),
    say: ({ pupil, params, body, key, signal }) =>
      say(services, pupil, { ...body, conversation_id: params.id, key }, signal),
    hint: async ({ pupil, params }) => ({ text: await hint(db, pupil, params.id) }),
    finish: ({ pupil, write, params }) => write((tx) => finish(withVoice(), tx, pupil, params.id)),
  })
  mount(retries, {
    add: ({ pupil, write, params, body }) => write((tx) => addRetry(tx, pupil, params.id, body)),
  })
}
