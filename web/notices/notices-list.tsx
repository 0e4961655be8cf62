import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Notice } from '#contract/school/notices.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { NoticeLink } from './notice-link.tsx'
import { useReadNotices } from './notices.api.ts'

type NoticesListProps = {
  items: readonly Notice[]
  now: number
  onLeave: () => void
}

export function NoticesList({ items, now, onLeave }: NoticesListProps) {
  const { t } = useTranslation('notices')
  const frame = useRef<HTMLDivElement>(null)
  const { readOne, readAll } = useMarkRead(items)
  const unread = items.filter(({ is_read }) => !is_read)
  const read = items.filter(({ is_read }) => is_read)
  const linkTo = (notice: Notice) => (
    <NoticeLink
      key={notice.id}
      notice={notice}
      now={now}
      onOpen={() => {
        if (!notice.is_read) readOne(notice.id)
        onLeave()
      }}
    />
  )
  // The button disappears, so the focus moves to the list.
  const clear = () => {
    frame.current?.focus()
    readAll()
  }
  return (
    <div ref={frame} tabIndex={-1} className={frameClasses}>
      {unread.length > 0 && (
        <Group
          title={t(($) => $.fresh)}
          action={
            <Button size="sm" variant="ghost" onClick={clear}>
              {t(($) => $.readAll)}
            </Button>
          }
        >
          {unread.map(linkTo)}
        </Group>
      )}
      {read.length > 0 && <Group title={t(($) => $.earlier)}>{read.map(linkTo)}</Group>}
    </div>
  )
}

function Group({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-8 items-center justify-between gap-2 ps-2">
        <h3 id={id} className="text-xs font-medium text-muted">
          {title}
        </h3>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

function useMarkRead(items: readonly Notice[]) {
  const { t } = useTranslation('notices')
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate } = useReadNotices()
  const onError = (error: unknown) =>
    toasts.error(
      t(($) => $.notRead),
      { description: errorText(error) },
    )
  return {
    readOne: (id: string) => mutate({ ids: [id] }),
    readAll: () => {
      const [latest] = items
      if (latest) mutate({ until: latest.id }, { onError })
    },
  }
}

const frameClasses = '-mx-2 -mt-2 grid max-h-[min(26rem,60dvh)] gap-2 overflow-y-auto pb-3 outline-none'
