import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { OverlayState } from '../../lib/use-overlay.ts'
import type { AvatarActs, AvatarOverlay } from './avatar-acts.ts'
import { useHiddenText } from '../../partners/standing.ts'

const AssignToDialog = lazyPart(() =>
  import('../../assignments/assign/assign-to-dialog.tsx').then((m) => m.AssignToDialog),
)
const DeleteAvatarDialog = lazyPart(() => import('./delete-avatar-dialog.tsx').then((m) => m.DeleteAvatarDialog))

type AvatarOverlaysProps = {
  state: OverlayState<AvatarOverlay>
  onClose: () => void
  acts: AvatarActs
  /** Leaves the page of an avatar that is deleted. */
  leave: () => void | Promise<void>
}

/** Whatever lies over a page of avatars now. */
export function AvatarOverlays(props: AvatarOverlaysProps) {
  return (
    <Suspense>
      <Shown key={props.state.opening} {...props} />
    </Suspense>
  )
}

function Shown({ state: { shown, isOpen }, onClose, acts, leave }: AvatarOverlaysProps) {
  const hiddenText = useHiddenText()
  if (!shown) return null
  const { kind, avatar } = shown
  if (kind === 'delete')
    return <DeleteAvatarDialog open={isOpen} onClose={onClose} avatar={avatar} acts={acts} leave={leave} />
  return (
    <AssignToDialog
      open={isOpen}
      onClose={onClose}
      partner={{ kind: 'avatar', id: avatar.id, name: avatar.name }}
      quiet={hiddenText(avatar)}
    />
  )
}
