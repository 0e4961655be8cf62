import { type ReactNode, useEffect, useMemo } from 'react'
import { createClient } from '#contract/client.ts'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { speech } from '#contract/teaching/speech.ts'
import type { VoiceOption } from '#contract/teaching/voices.ts'
import { createMouth, type CreateLipDriver } from '../../../speech/speaker/mouth.ts'
import { createServerEngine } from '../../../speech/engines/server-engine.ts'
import { createSilentEngine } from '../../../speech/engines/silent-engine.ts'
import { createSpeaker } from '../../../speech/speaker/speaker.ts'
import { PracticeContext, usePractice } from '../../practice-context.ts'
import type { Session } from '../../session/session.ts'

interface OwnVoiceProps {
  conversation: Pick<PracticeConversation, 'language' | 'voice' | 'has_server_voice'>
  createLipDriver?: CreateLipDriver
  children: ReactNode
}

/** Replaces the speaker with the server's voice if there is one, and with a mouth if there is a face. */
export function ConversationVoice({ conversation, createLipDriver, children }: OwnVoiceProps) {
  const practice = usePractice()
  const { session, engines, storage } = practice
  const { language, voice, has_server_voice } = conversation
  const speaker = useMemo(() => {
    const server = has_server_voice ? [serverEngine(session, { name: voice.name ?? '', language })] : []
    const able = [...server, ...engines]
    if (!createLipDriver) return createSpeaker({ engines: able })
    return createSpeaker({ engines: [...able, createSilentEngine()], mouth: createMouth({ createLipDriver, storage }) })
  }, [session, engines, storage, has_server_voice, language, voice.name, createLipDriver])
  useEffect(() => () => speaker.close(), [speaker])
  return <PracticeContext value={{ ...practice, speaker }}>{children}</PracticeContext>
}

/** The server maps the language to a voice. */
function serverEngine({ send }: Session, voice: VoiceOption) {
  const { say } = createClient(speech, send)
  return createServerEngine({
    voices: [voice],
    fetchSound: ({ text, language, voiceOptions: { name, region = null, rate } }, signal) =>
      say({ body: { text, language, voice: { name, region, rate } } }, { signal }),
  })
}
