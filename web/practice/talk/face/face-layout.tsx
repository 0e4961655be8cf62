import { useRef } from 'react'
import { NoticeDialog } from '../../notice/notice-dialog.tsx'
import { ListenButton } from '../voice/listen-button.tsx'
import type { LoadedTalk } from '../delivery/talk.ts'
import { TalkHeader } from '../talk-header.tsx'
import { useVisibleHeight } from '../messages/use-visible-height.ts'
import { HandsFreeButton } from '../voice/hands-free/hands-free-button.tsx'
import { FaceStage, CompactStage } from './face-stage.tsx'
import { layoutClasses } from './layout-classes.ts'
import { TalkSide } from './talk-side.tsx'
import { useFaceTalk } from './use-face-talk.ts'

export function FaceLayout({ talk, state, conversation }: LoadedTalk) {
  const frame = useVisibleHeight()
  // In dictation the space bar is the push-to-talk key, so the field must not have the focus.
  const nowhere = useRef<HTMLElement>(null)
  const talkState = useFaceTalk({ talk, state, conversation })
  const { layout, hasText, voice, aloud, writing, notice, opening, mood, listen, field } = talkState
  const place = layoutClasses[layout][hasText ? 'open' : 'closed']
  const isAtHead = layout === 'upright' && hasText

  return (
    <div ref={frame} className="practice fixed inset-x-0 top-0 flex h-dvh flex-col bg-canvas">
      <TalkHeader
        talk={talk}
        conversation={conversation}
        voice={voice}
        aloud={aloud}
        onNotice={notice.open}
        tool={!hasText && <HandsFreeButton handsFree={writing.handsFree} />}
        face={isAtHead && <CompactStage conversation={conversation} mood={mood} />}
        isWide={layout !== 'upright'}
      />
      <main className={`@container-size relative grid min-h-0 flex-1 ${place.main}`}>
        {!isAtHead && (
          <FaceStage
            conversation={conversation}
            mood={mood}
            onTap={opening.isBlocked ? opening.play : null}
            className={place.face}
          >
            {listen && !hasText && !opening.isBlocked && <ListenButton {...listen} />}
          </FaceStage>
        )}
        <TalkSide
          {...talkState}
          talk={talk}
          state={state}
          conversation={conversation}
          isOn={aloud.isOn}
          isWide={layout === 'wide'}
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
