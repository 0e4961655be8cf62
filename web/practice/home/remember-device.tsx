import { LogOut } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { usePractice } from '../practice-context.ts'

export function RememberDevice() {
  const { t } = useTranslation('practice')
  const { linkKey, leave } = usePractice()
  const [isOwn, setIsOwn] = useState(linkKey.isOwn)
  const hintId = useId()
  const choose = (next: boolean) => {
    linkKey.setOwn(next)
    setIsOwn(next)
  }
  return (
    <footer className="flex max-w-3xl flex-wrap items-center justify-between gap-4 border-t border-border pt-5">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <label className="flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            checked={isOwn}
            aria-describedby={hintId}
            onChange={({ target }) => choose(target.checked)}
            className="size-5 shrink-0 accent-primary"
          />
          {t(($) => $.device.own)}
        </label>
        <p id={hintId} className="ps-8 text-sm text-muted">
          {t(($) => $.device.ownText)}
        </p>
      </div>
      <Button size="lg" icon={<LogOut className="rtl:-scale-x-100" aria-hidden="true" />} onClick={() => void leave()}>
        {t(($) => $.device.leave)}
      </Button>
    </footer>
  )
}
