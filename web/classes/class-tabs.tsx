import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link, useSearchParams } from 'react-router'

export type ClassTab = 'students' | 'homework'

export function useClassTab(): ClassTab {
  const [params] = useSearchParams()
  return params.get('tab') === 'homework' ? 'homework' : 'students'
}

export function ClassTabs({ tab }: { tab: ClassTab }) {
  const { t } = useTranslation('homework')
  const { t: tFrame } = useTranslation('frame')
  const link = (to: string, isCurrent: boolean, label: string) => (
    <Link to={to} replace preventScrollReset aria-current={isCurrent ? 'page' : undefined} className={tabClasses}>
      {label}
    </Link>
  )
  return (
    <nav aria-label={t(($) => $.tabs)} className="mb-5 flex gap-1 border-b border-border">
      {link(
        '?',
        tab === 'students',
        tFrame(($) => $.area.students),
      )}
      {link(
        '?tab=homework',
        tab === 'homework',
        t(($) => $.title),
      )}
    </nav>
  )
}

const tabClasses =
  '-mb-px shrink-0 border-b-2 border-transparent px-2 py-3 text-sm font-medium text-muted transition-colors hover:text-text sm:px-3 ' +
  'aria-[current=page]:border-primary aria-[current=page]:text-primary-text'
