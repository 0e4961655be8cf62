import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import type { OverlayState } from '../../lib/use-overlay.ts'
import type { AvatarActions, AvatarOverlay } from './avatar-actions.ts'
import { useHiddenText } from '../../partners/hidden-reason.ts'

const AssignToDialog = lazyComponent(() =>
  import('../../assignments/assign/assign-to-dialog.tsx').then((m) => m.AssignToDialog),
)
const DeleteAvatarDialog = lazyComponent(() => import('./delete-avatar-dialog.tsx').then((m) => m.DeleteAvatarDialog))

type AvatarOverlaysProps = {
  state: OverlayState<AvatarOverlay>
  onClose: () => void
  actions: AvatarActions
  leave: () => void | Promise<void>
}

export function AvatarOverlays(props: AvatarOverlaysProps) {
  return (
    <Suspense>
      <ActiveOverlay key={props.state.opening} {...props} />
    </Suspense>
  )
}

function ActiveOverlay({ state: { shown, isOpen }, onClose, actions, leave }: AvatarOverlaysProps) {
  const hiddenText = useHiddenText()
  if (!shown) return null
  const { kind, avatar } = shown
  if (kind === 'delete')
    return <DeleteAvatarDialog open={isOpen} onClose={onClose} avatar={avatar} actions={actions} leave={leave} />
  return (
    <AssignToDialog
      open={isOpen}
      onClose={onClose}
      partner={{ kind: 'avatar', id: avatar.id, name: avatar.name }}
      quiet={hiddenText(avatar)}
    />
  )
}
