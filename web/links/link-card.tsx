import { Eye, EyeOff } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { LinkSkeleton } from './link-skeleton.tsx'

const load = () => import('./link-details.tsx')
const ShownLink = lazyComponent(() => load().then((m) => m.LinkDetails))

/** Hidden until requested, because the screen may be projected. */
export function LinkCard({ student }: { student: Student }) {
  const { t } = useTranslation('links')
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.title)} description={t(($) => $.intro)} />
      <div className="grid grid-cols-1 gap-4">
        {student.status === 'inactive' && <Callout>{t(($) => $.paused)}</Callout>}
        <Button
          icon={<Icon aria-hidden="true" />}
          full
          onPointerEnter={() => void load().catch(() => undefined)}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? t(($) => $.hide) : t(($) => $.show)}
        </Button>
        {isShown && (
          <Suspense fallback={<LinkSkeleton />}>
            <ShownLink student={student} />
          </Suspense>
        )}
      </div>
    </Card>
  )
}
