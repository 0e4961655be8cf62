import { type ReactElement, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useWords } from '../lib/words/use-words.ts'
import { Popover } from '../ui/overlays/popover.tsx'
import { LatestNotices } from './latest-notices.tsx'
import { NoticesSkeleton } from './notices-skeleton.tsx'

export function NoticesPanel({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('frame')
  const hasWords = useWords('notices')
  const [isOpen, setIsOpen] = useState(true)
  const title = t(($) => $.area.notices)
  return (
    <Popover trigger={trigger} title={title} open={isOpen} onOpenChange={setIsOpen}>
      {hasWords ? <LatestNotices onLeave={() => setIsOpen(false)} /> : <NoticesSkeleton label={title} />}
    </Popover>
  )
}
