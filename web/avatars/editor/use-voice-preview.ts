import { useState } from 'react'
import { useSpeaking } from '../../speech/speaker/use-speaking.ts'
import { useVoices } from '../../speech/voices/use-voices.ts'
import { wantedVoice } from '../../speech/voices/voices.ts'
import type { AvatarValues } from './form/avatar-values.ts'
import { greetingIn } from '../../voices/greetings.ts'
import { useSpeaker } from '../../voices/use-speaker.ts'

export function useVoicePreview({ name, language, voice }: AvatarValues) {
  const speaker = useSpeaker()
  const { id } = useSpeaking(speaker)
  const voices = useVoices(speaker, language)
  const [typed, setTyped] = useState<{ language: string; text: string } | null>(null)
  const sentence = typed?.language === language ? typed.text : greetingIn(language, name)
  const voiceOptions = { name: voice.name || null, rate: voice.rate, pitch: voice.pitch }
  return {
    speaker,
    sentence,
    write: (text: string) => setTyped({ language, text }),
    isSpeaking: id !== null,
    voices,
    isHeard: wantedVoice(voices, voiceOptions.name) !== null,
    say: () => {
      speaker.unlock()
      speaker.say('say-it', sentence.trim() || greetingIn(language, name), { language, voiceOptions })
    },
    stop: speaker.stop,
  }
}

export type VoicePreview = ReturnType<typeof useVoicePreview>
