import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Notice } from '#contract/school/notices.ts'
import { createAgo } from '../lib/words/ago.ts'
import { useFormat } from '../lib/words/format.ts'
import { useLanguage } from '../lib/words/language-context.tsx'
import { cx } from '../ui/cx.ts'
import { softTone } from '../ui/states/tone.ts'
import { noticePath, noticeIcons } from './notice-icons.ts'
import { useNoticeText } from './use-notice-text.ts'

const minute = 60_000

type NoticeLinkProps = {
  notice: Notice
  now: number
  onOpen: () => void
}

export function NoticeLink({ notice, now, onOpen }: NoticeLinkProps) {
  const { t, i18n } = useTranslation('notices')
  const { dateTime } = useFormat()
  const ago = createAgo(i18n.language, useLanguage().dates(), () => now)
  const textOf = useNoticeText()
  const { at, is_read } = notice
  const { Icon, tone } = noticeIcons[notice.kind]
  return (
    <li>
      <Link to={noticePath(notice, now)} onClick={onOpen} className={linkClasses}>
        <span className={cx('grid size-8 shrink-0 place-items-center rounded-full', softTone[tone])}>
          <Icon className="size-4" aria-hidden="true" />
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cx('text-sm wrap-anywhere', is_read ? 'text-muted' : 'font-semibold')}>
            {!is_read && <span className="sr-only">{t(($) => $.unread)} </span>}
            {textOf(notice, now)}
          </span>
          <time dateTime={at} data-tooltip={dateTime(at)} className="w-fit text-xs text-muted">
            {now - Date.parse(at) < minute ? t(($) => $.justNow) : ago(at)}
          </time>
        </span>
        {!is_read && <span className="mt-1.5 size-2 shrink-0 rounded-full bg-primary" aria-hidden="true" />}
      </Link>
    </li>
  )
}

const linkClasses =
  'flex items-start gap-3 rounded-md p-2 -outline-offset-2 transition-colors hover:bg-surface-hover focus-visible:bg-surface-hover'
