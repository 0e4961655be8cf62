import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Notice, NoticeKind } from '#contract/school/notices.ts'
import { useFormat } from '../lib/words/format.ts'
import { hasEnded } from './notice-icons.ts'

type NoticeOf<Kind extends NoticeKind> = Extract<Notice, { kind: Kind }>

export function useNoticeText(): (notice: Notice, now: number) => string {
  const { t } = useTranslation('notices')
  const trial = useTrialText()
  const imported = useImportText()
  return (notice, now) => {
    if (notice.kind === 'trial_ends') return trial(notice, now)
    if (notice.kind === 'import_finished') return imported(notice)
    if (notice.kind === 'join_waiting') {
      const { waiting, class: joined } = notice
      return waiting === 0
        ? t(($) => $.text.joinAnswered, { class: joined.name })
        : t(($) => $.text.joinWaiting, { count: waiting, class: joined.name })
    }
    return notice.kind === 'payment_failed'
      ? t(($) => $.text.payment)
      : t(($) => $.text.flagged, { student: notice.student })
  }
}

function useTrialText() {
  const { t } = useTranslation('notices')
  const { date } = useFormat()
  return (notice: NoticeOf<'trial_ends'>, now: number) => {
    const day = { date: date(notice.ends_at) }
    if (hasEnded(notice, now)) return t(($) => $.text.trialEnded, day)
    return notice.renews ? t(($) => $.text.trialGoesOn, day) : t(($) => $.text.trialEnds, day)
  }
}

function useImportText() {
  const { t } = useTranslation('notices')
  const { list, number } = useFormat()
  return ({ added, activated, skipped }: NoticeOf<'import_finished'>) => {
    const parts = [
      added > 0 && t(($) => $.text.added, { count: added, number: number(added) }),
      activated > 0 && t(($) => $.text.activated, { count: activated, number: number(activated) }),
      skipped > 0 && t(($) => $.text.skipped, { count: skipped, number: number(skipped) }),
    ]
    return t(($) => $.text.imported, { what: list(parts.filter((part) => part !== false)) })
  }
}
