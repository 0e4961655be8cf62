import { ApiError } from '#contract/errors.ts'
import type { LinkKey } from './session/link-key.ts'
import type { OpenedLink, Session } from './session/session.ts'

export type EntryResult = { kind: 'open'; opened: OpenedLink } | { kind: 'dead' | 'noLink' | 'unreachable' | 'left' }

/** Removes the secret from the URL on success. */
export async function openLink(session: Session, key: LinkKey): Promise<EntryResult> {
  if (!key.secret) return { kind: 'noLink' }
  try {
    const opened = await session.open()
    key.persist()
    return { kind: 'open', opened }
  } catch (error) {
    if (session.isDead() || (error instanceof ApiError && error.status < 429)) return { kind: 'dead' }
    return { kind: 'unreachable' }
  }
}
