import { hearing } from '#contract/practice/hearing.ts'
import { practice } from '#contract/practice/practice.ts'
import { retries } from '#contract/practice/retries.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import type { Mount } from '#server/http/mount.ts'
import { readCalendar } from '#server/practice/calendar/calendar.actions.ts'
import { addRetry } from '#server/practice/coach/retries.actions.ts'
import { finish, hint, readConversation, startConversation } from '#server/practice/conversations.actions.ts'
import { transcribe } from '#server/practice/hearing.actions.ts'
import { describePractice } from '#server/practice/describe-practice.ts'
import { languagesOf } from '#server/practice/guided/language/listener.ts'
import { findConversationScript, listOwn } from '#server/practice/partners.queries.ts'
import { findConversation } from '#server/practice/turn/conversation.queries.ts'
import { prepareTurn } from '#server/practice/turn/prepare-turn.ts'
import { readTurn } from '#server/practice/turn/read-turn.ts'
import { say } from '#server/practice/turn/say.actions.ts'
import { openPractice } from '#server/practice/sessions/sessions.actions.ts'
import { endPracticeSession } from '#server/practice/sessions/sessions.queries.ts'
import type { Services } from '#server/services/services.ts'
import type { ServerRecognizer } from '#server/speech/recognition/server-recognizer.ts'
import type { ServerVoice } from '#server/speech/server-voice.ts'

/** Opens the languages of a conversation before a transaction is open, in which others would wait for the files. */
async function openLanguages(language: string | undefined, { native_language }: PracticeSession): Promise<void> {
  if (language !== undefined) await languagesOf(language, native_language)
}

export const practiceRoutes = (
  mount: Mount,
  services: Services,
  voice: ServerVoice | null,
  recognizer: ServerRecognizer | null,
) => {
  const { db, log } = services
  const withVoice = () => ({ ...services, voice })
  mount(practice, {
    open: ({ body }) => openPractice(services, body.token),
    leave: ({ practiceSession, write }) =>
      write(
        async (tx) =>
          void (await endPracticeSession(tx, practiceSession.school_id, practiceSession.practice_session_id)),
      ),
    home: async ({ practiceSession }) => {
      const [start, conversations] = await Promise.all([
        describePractice(services, practiceSession),
        listOwn(db, practiceSession),
      ])
      return { ...start, conversations }
    },
    calendar: ({ params }) => readCalendar(services, params.token),
    start: async ({ practiceSession, write, body }) => {
      await openLanguages((await findConversationScript(db, practiceSession, body))?.script.language, practiceSession)
      return write((tx) => startConversation(withVoice(), tx, practiceSession, body))
    },
    get: async ({ practiceSession, params }) => {
      const conversation = await readConversation(withVoice(), db, practiceSession, params.id)
      // So that the next message need not wait for it.
      if (conversation.state === 'running')
        openLanguages(conversation.language, practiceSession).catch((err: unknown) =>
          log.warn({ err }, 'could not open the languages of a conversation'),
        )
      return conversation
    },
    say: ({ practiceSession, params, body, key, signal }) =>
      say(services, practiceSession, { ...body, conversation_id: params.id, key }, signal),
    previewReply: async ({ practiceSession, params, body }) => {
      const held = await readTurn(db, practiceSession, { conversation_id: params.id })
      return { text: (await prepareTurn(db, practiceSession, held, { ...body, is_spoken: true })).reply }
    },
    hint: async ({ practiceSession, params }) => ({ text: await hint(db, practiceSession, params.id) }),
    finish: async ({ practiceSession, write, params }) => {
      await openLanguages((await findConversation(db, practiceSession, params.id))?.language, practiceSession)
      return write((tx) => finish(withVoice(), tx, practiceSession, params.id))
    },
  })
  mount(hearing, {
    transcribe: ({ practiceSession, params, file }) =>
      transcribe(services, recognizer, practiceSession, params.id, file.bytes),
  })
  mount(retries, {
    add: ({ practiceSession, write, params, body }) => write((tx) => addRetry(tx, practiceSession, params.id, body)),
  })
}
