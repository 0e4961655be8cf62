import { createLips } from '../../../speech/lips/create-lips.ts'
import { loadSpelling } from '../../../speech/lips/load-spelling.ts'
import type { LipsOf } from '../../../speech/speaker/mouth.ts'
import { OwnVoice } from '../voice/own-voice.tsx'
import type { Held } from '../use-talk.ts'
import { FaceRoom } from './face-room.tsx'

const lipsOf: LipsOf = async (text, language) => createLips(text, await loadSpelling(language))

/** A conversation with somebody who has a face. */
export function FaceTalk(props: Held) {
  return (
    <OwnVoice conversation={props.conversation} lipsOf={lipsOf}>
      <FaceRoom {...props} />
    </OwnVoice>
  )
}
