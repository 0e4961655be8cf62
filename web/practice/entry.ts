import { ApiError } from '#contract/errors.ts'
import type { Opened, Session } from './session.ts'

/** What came of opening the link. */
export type Entry = { kind: 'open'; opened: Opened } | { kind: 'dead' | 'noLink' | 'unreachable' }

/** Opens the link; nothing is asked where the address has no secret. */
export async function enter(session: Session, secret: string): Promise<Entry> {
  if (!secret) return { kind: 'noLink' }
  try {
    return { kind: 'open', opened: await session.open() }
  } catch (error) {
    if (session.isDead() || (error instanceof ApiError && error.status < 429)) return { kind: 'dead' }
    return { kind: 'unreachable' }
  }
}
