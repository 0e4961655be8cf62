import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { areaOf } from '../navigation.ts'
import { PageLink } from '../page-link.tsx'

/** The pages of the current area in a row, where no side panel shows them. */
export function AreaTabs() {
  const { t } = useTranslation()
  const pages = areaOf(useLocation().pathname)?.pages
  if (!pages) return null
  return (
    <nav
      aria-label={t(($) => $.navigation.panel)}
      className="flex gap-1 overflow-x-auto border-b border-border bg-canvas px-2 sm:px-4"
    >
      {pages.map(({ path, name }) => (
        <PageLink key={path} to={path} className={tabLook}>
          {t(($) => $.area[name])}
        </PageLink>
      ))}
    </nav>
  )
}

const tabLook =
  '-mb-px shrink-0 border-b-2 border-transparent px-2 py-3 text-sm sm:px-3 font-medium text-muted transition-colors hover:text-text ' +
  'aria-[current=page]:border-primary aria-[current=page]:text-primary-text'
