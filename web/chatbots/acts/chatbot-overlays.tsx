import { Suspense } from 'react'
import { useQuiet } from '../../assignments/use-quiet.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { OverlayState } from '../../lib/use-overlay.ts'
import type { ActedOn, ChatbotActs, ChatbotOverlay } from './chatbot-acts.ts'

const AssignToDialog = lazyPart(() =>
  import('../../assignments/assign/assign-to-dialog.tsx').then((m) => m.AssignToDialog),
)
const DeleteChatbotDialog = lazyPart(() => import('./delete-chatbot-dialog.tsx').then((m) => m.DeleteChatbotDialog))
const DuplicateDialog = lazyPart(() => import('./duplicate-dialog.tsx').then((m) => m.DuplicateDialog))

type ChatbotOverlaysProps = {
  state: OverlayState<ChatbotOverlay>
  onClose: () => void
  acts: ChatbotActs
  /** Leaves the page of a chatbot that is deleted. */
  leave: () => void | Promise<void>
}

/** Whatever lies over a page of chatbots now. */
export function ChatbotOverlays(props: ChatbotOverlaysProps) {
  return (
    <Suspense>
      <Shown key={props.state.opening} {...props} />
    </Suspense>
  )
}

function Shown({ state: { shown, isOpen }, onClose, acts, leave }: ChatbotOverlaysProps) {
  switch (shown?.kind) {
    case 'assign':
      return <Assigning open={isOpen} onClose={onClose} chatbot={shown.chatbot} />
    case 'delete':
      return <DeleteChatbotDialog open={isOpen} onClose={onClose} chatbot={shown.chatbot} acts={acts} leave={leave} />
    case 'duplicate':
      return <DuplicateDialog open={isOpen} onClose={onClose} chatbot={shown.chatbot} />
    default:
      return null
  }
}

type AssigningProps = { open: boolean; onClose: () => void; chatbot: ActedOn }

function Assigning({ chatbot, ...dialog }: AssigningProps) {
  const quiet = useQuiet()(chatbot)
  return <AssignToDialog {...dialog} partner={{ kind: 'chatbot', id: chatbot.id, name: chatbot.name }} quiet={quiet} />
}
