import { Suspense } from 'react'
import { useUnreachableReason } from '../../assignments/use-unreachable-reason.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import type { OverlayState } from '../../lib/use-overlay.ts'
import type { ChatbotRef, ChatbotActions, ChatbotOverlay } from './chatbot-actions.ts'

const AssignToDialog = lazyComponent(() =>
  import('../../assignments/assign/assign-to-dialog.tsx').then((m) => m.AssignToDialog),
)
const DeleteChatbotDialog = lazyComponent(() =>
  import('./delete-chatbot-dialog.tsx').then((m) => m.DeleteChatbotDialog),
)
const DuplicateDialog = lazyComponent(() => import('./duplicate-dialog.tsx').then((m) => m.DuplicateDialog))

type ChatbotOverlaysProps = {
  state: OverlayState<ChatbotOverlay>
  onClose: () => void
  actions: ChatbotActions
  leave: () => void | Promise<void>
}

export function ChatbotOverlays(props: ChatbotOverlaysProps) {
  return (
    <Suspense>
      <ActiveOverlay key={props.state.opening} {...props} />
    </Suspense>
  )
}

function ActiveOverlay({ state: { shown, isOpen }, onClose, actions, leave }: ChatbotOverlaysProps) {
  switch (shown?.kind) {
    case 'assign':
      return <AssignOverlay open={isOpen} onClose={onClose} chatbot={shown.chatbot} />
    case 'delete':
      return (
        <DeleteChatbotDialog open={isOpen} onClose={onClose} chatbot={shown.chatbot} actions={actions} leave={leave} />
      )
    case 'duplicate':
      return <DuplicateDialog open={isOpen} onClose={onClose} chatbot={shown.chatbot} />
    default:
      return null
  }
}

type AssigningProps = { open: boolean; onClose: () => void; chatbot: ChatbotRef }

function AssignOverlay({ chatbot, ...dialog }: AssigningProps) {
  const quiet = useUnreachableReason()(chatbot)
  return <AssignToDialog {...dialog} partner={{ kind: 'chatbot', id: chatbot.id, name: chatbot.name }} quiet={quiet} />
}
