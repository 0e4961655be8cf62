import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { cx } from '../../ui/cx.ts'
import type { Area } from '../../app/navigation/navigation.ts'
import { useAreas } from '../../app/navigation/use-areas.ts'
import { PageLink } from '../../app/navigation/page-link.tsx'

export function NavList({ above }: { above?: ReactNode }) {
  const { t } = useTranslation('frame')
  const { areas, current } = useAreas()
  return (
    <nav aria-label={t(($) => $.navigation.main)} className="grid gap-0.5 px-3 pb-4">
      {above}
      {areas.map((area) => (
        <div key={area.path} className="grid gap-0.5">
          <PageLink
            to={area.path}
            current={area === current}
            className={cx(itemClasses, area === current && area.pages ? openClasses : currentClasses)}
          >
            <area.Icon className="size-4.5 shrink-0" aria-hidden="true" />
            {t(($) => $.area[area.name])}
          </PageLink>
          {area === current && area.pages && <SubPages pages={area.pages} />}
        </div>
      ))}
    </nav>
  )
}

function SubPages({ pages }: { pages: NonNullable<Area['pages']> }) {
  const { t } = useTranslation('frame')
  return (
    <div className="ms-5 grid gap-0.5 border-s border-border ps-2">
      {pages.map(({ path, name }) => (
        <PageLink key={path} to={path} className={cx(itemClasses, currentClasses)}>
          {t(($) => $.area[name])}
        </PageLink>
      ))}
    </div>
  )
}

const itemClasses =
  'flex min-h-10 items-center gap-3 rounded-md px-3 py-2 text-sm font-medium text-muted transition-colors hover:bg-surface-hover ' +
  'hover:text-text'
const currentClasses = 'aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text'
const openClasses = 'text-text'
