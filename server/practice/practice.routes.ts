import { hearing } from '#contract/practice/hearing.ts'
import { practice } from '#contract/practice/practice.ts'
import { retries } from '#contract/practice/retries.ts'
import type { Mount } from '#server/http/mount.ts'
import { addRetry } from '#server/practice/coach/retries.actions.ts'
import { finish, hint, readConversation, startConversation } from '#server/practice/conversations.actions.ts'
import { transcribe } from '#server/practice/hearing.actions.ts'
import { partnersOf } from '#server/practice/partners.actions.ts'
import { findNames, listOwn } from '#server/practice/partners.queries.ts'
import { say } from '#server/practice/turn/say.actions.ts'
import { openPractice } from '#server/practice/sessions/sessions.actions.ts'
import { endPracticeSession } from '#server/practice/sessions/sessions.queries.ts'
import type { Services } from '#server/services/services.ts'
import type { ServerRecognizer } from '#server/speech/recognition/server-recognizer.ts'
import type { ServerVoice } from '#server/speech/server-voice.ts'

/** What students do: open their link, talk, and read how it went. */
export const practiceRoutes = (
  mount: Mount,
  services: Services,
  voice: ServerVoice | null,
  recognizer: ServerRecognizer | null,
) => {
  const { db } = services
  const withVoice = () => ({ ...services, voice })
  mount(practice, {
    open: ({ body }) => openPractice(services, body.token),
    leave: ({ practiceSession, write }) =>
      write(
        async (tx) =>
          void (await endPracticeSession(tx, practiceSession.school_id, practiceSession.practice_session_id)),
      ),
    home: async ({ practiceSession }) => {
      const [names, partners, conversations] = await Promise.all([
        findNames(db, practiceSession),
        partnersOf(db, practiceSession),
        listOwn(db, practiceSession),
      ])
      return { ...names, partners, conversations }
    },
    start: ({ practiceSession, write, body }) =>
      write((tx) => startConversation(withVoice(), tx, practiceSession, body)),
    get: ({ practiceSession, params }) => readConversation(withVoice(), db, practiceSession, params.id),
    say: ({ practiceSession, params, body, key, signal }) =>
      say(services, practiceSession, { ...body, conversation_id: params.id, key }, signal),
    hint: async ({ practiceSession, params }) => ({ text: await hint(db, practiceSession, params.id) }),
    finish: ({ practiceSession, write, params }) => write((tx) => finish(withVoice(), tx, practiceSession, params.id)),
  })
  mount(hearing, {
    transcribe: ({ practiceSession, params, file }) =>
      transcribe(services, recognizer, practiceSession, params.id, file.bytes),
  })
  mount(retries, {
    add: ({ practiceSession, write, params, body }) => write((tx) => addRetry(tx, practiceSession, params.id, body)),
  })
}
