import type { MailedNotice } from '#contract/school/notices.ts'
import type { Services } from '#server/services/services.ts'
import { isSignedWith, readIds, signIds } from '#server/settings/signed-ids.ts'

export const noticeStopPath = '/notices/stop'

export interface MemberRef {
  school_id: string
  user_id: string
}

interface Told extends MemberRef {
  kind: MailedNotice
  email: string
}

const purpose = 'notice stop link'
const factOf = ({ kind, email }: Pick<Told, 'kind' | 'email'>) => `${kind} ${email}`

/** Of the page on which a member of the staff stops mails of one kind, for as long as their address stays the same. */
export const noticeStopUrl = (
  { config, keys }: Pick<Services, 'config' | 'keys'>,
  { school_id, user_id, ...fact }: Told,
): string =>
  `${config.appUrl}${noticeStopPath}/${fact.kind}/${signIds(keys, purpose, [school_id, user_id], factOf(fact))}`

/** Whom a token names, if it is for this kind and their address is still the one it was sent to. */
export async function readStopToken<Found extends { email: string }>(
  { keys }: Pick<Services, 'keys'>,
  { kind, token }: { kind: MailedNotice; token: string },
  find: (member: MemberRef) => Promise<Found | undefined>,
): Promise<(Found & MemberRef) | undefined> {
  const ids = readIds(token)
  if (!ids) return undefined
  const member = { school_id: ids[0], user_id: ids[1] }
  const found = await find(member)
  if (!found || !isSignedWith(keys, purpose, token, factOf({ kind, email: found.email }))) return undefined
  return { ...found, ...member }
}
