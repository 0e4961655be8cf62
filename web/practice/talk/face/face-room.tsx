import { useRef } from 'react'
import { NoticeDialog } from '../../notice/notice-dialog.tsx'
import { ListenButton } from '../voice/listen-button.tsx'
import type { Held } from '../use-talk.ts'
import { TalkHeader } from '../talk-header.tsx'
import { useSeenHeight } from '../messages/use-seen-height.ts'
import { FaceStage, SmallStage } from './face-stage.tsx'
import { places } from './places.ts'
import { TalkSide } from './talk-side.tsx'
import { useFaceRoom } from './use-face-room.ts'

/** The face, what it says, and where the student answers; fills what is to be seen of the window, above the keyboard. */
export function FaceRoom({ talk, state, conversation }: Held) {
  const frame = useSeenHeight()
  // Where one speaks, the space bar is not for writing.
  const nowhere = useRef<HTMLElement>(null)
  const room = useFaceRoom({ talk, state, conversation })
  const { arrangement, hasText, voice, aloud, writing, notice, opening, mood, listen, field } = room
  const place = places[arrangement][hasText ? 'open' : 'closed']
  const isAtHead = arrangement === 'upright' && hasText

  return (
    <div ref={frame} className="practice fixed inset-x-0 top-0 flex h-dvh flex-col bg-canvas">
      <TalkHeader
        talk={talk}
        conversation={conversation}
        voice={voice}
        aloud={aloud}
        onNotice={notice.open}
        face={isAtHead && <SmallStage conversation={conversation} mood={mood} />}
        isWide={arrangement !== 'upright'}
      />
      <main className={`@container-size relative grid min-h-0 flex-1 ${place.main}`}>
        {!isAtHead && (
          <FaceStage
            conversation={conversation}
            mood={mood}
            onTap={opening.isBlocked ? opening.hear : null}
            place={place.face}
          >
            {listen && !hasText && !opening.isBlocked && <ListenButton {...listen} />}
          </FaceStage>
        )}
        <TalkSide
          {...room}
          talk={talk}
          state={state}
          conversation={conversation}
          isOn={aloud.isOn}
          isWide={arrangement === 'wide'}
          hasNoVoice={opening.hasNoVoice}
          place={place}
        />
      </main>
      {notice.isOpen && (
        <NoticeDialog
          conversation={conversation}
          isFirst={notice.isFirst}
          recipient={writing.dictation.recipient}
          onClose={notice.close}
          next={writing.dictation.isThere ? nowhere : field}
        />
      )}
    </div>
  )
}
