import { createLips } from '../../../speech/lips/create-lips.ts'
import { loadSpelling } from '../../../speech/lips/load-spelling.ts'
import type { CreateLipDriver } from '../../../speech/speaker/mouth.ts'
import { ConversationVoice } from '../voice/conversation-voice.tsx'
import type { LoadedTalk } from '../delivery/talk.ts'
import { FaceLayout } from './face-layout.tsx'

const createLipDriver: CreateLipDriver = async (text, language) => createLips(text, await loadSpelling(language))

export function FaceTalk(props: LoadedTalk) {
  return (
    <ConversationVoice conversation={props.conversation} createLipDriver={createLipDriver}>
      <FaceLayout {...props} />
    </ConversationVoice>
  )
}
