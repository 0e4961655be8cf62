import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { PageLink } from '../app/navigation/page-link.tsx'

export function PeopleTabs() {
  const { t } = useTranslation('frame')
  const { t: tSearch } = useTranslation('search')
  return (
    <nav aria-label={t(($) => $.navigation.panel)} className="-mt-2 flex gap-1 border-b border-border sm:-mt-3">
      <PageLink to="/students" className={tabClasses}>
        {t(($) => $.area.students)}
      </PageLink>
      <PageLink to="/classes" className={tabClasses}>
        {tSearch(($) => $.act.classes)}
      </PageLink>
    </nav>
  )
}

const tabClasses =
  '-mb-px shrink-0 border-b-2 border-transparent px-2 py-3 text-sm sm:px-3 font-medium text-muted transition-colors hover:text-text ' +
  'aria-[current=page]:border-primary aria-[current=page]:text-primary-text'
