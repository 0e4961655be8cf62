import { CreditCard, FileSpreadsheet, Flag, Hourglass, type LucideIcon, UserPlus } from 'lucide-react'
import type { Notice, NoticeKind } from '#contract/school/notices.ts'
import type { Tone } from '../ui/states/tone.ts'

export const noticeIcons: Record<NoticeKind, { Icon: LucideIcon; tone: Tone }> = {
  trial_ends: { Icon: Hourglass, tone: 'info' },
  payment_failed: { Icon: CreditCard, tone: 'danger' },
  conversation_flagged: { Icon: Flag, tone: 'warning' },
  join_waiting: { Icon: UserPlus, tone: 'info' },
  import_finished: { Icon: FileSpreadsheet, tone: 'success' },
}

export function noticePath(notice: Notice, now: number): string {
  if (notice.kind === 'conversation_flagged') return `/conversations/${notice.conversation_id}`
  if (notice.kind === 'join_waiting') return `/classes/${notice.class.id}`
  if (notice.kind === 'import_finished') return '/students?sort=-created_at'
  return notice.kind === 'trial_ends' && !hasEnded(notice, now) ? '/settings/billing' : '/upgrade'
}

export const hasEnded = ({ ends_at }: { ends_at: string }, now: number): boolean => Date.parse(ends_at) <= now
