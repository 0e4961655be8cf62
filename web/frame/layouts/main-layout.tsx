import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Mark } from '../../ui/brand/mark.tsx'
import { HomeLink } from '../../app/navigation/home-link.tsx'
import type { Area } from '../../app/navigation/navigation.ts'
import { useAreas } from '../../app/navigation/use-areas.ts'
import { PageLink } from '../../app/navigation/page-link.tsx'

export function MainLayout() {
  const { areas, current: area } = useAreas()
  return (
    <div className="flex shrink-0">
      <Rail areas={areas} current={area} />
      {area?.pages && <SidePanel title={area.name} pages={area.pages} />}
    </div>
  )
}

function Rail({ areas, current }: { areas: readonly Area[]; current: Area | undefined }) {
  const { t } = useTranslation('frame')
  return (
    <nav
      aria-label={t(($) => $.navigation.main)}
      className="sticky top-0 flex h-dvh w-24 flex-col items-stretch gap-1 overflow-y-auto border-e border-border bg-surface px-1 pb-4"
    >
      <div className="grid h-16 shrink-0 place-items-center">
        <HomeLink>
          <Mark size={32} />
        </HomeLink>
      </div>
      {areas.map((area) => (
        <PageLink key={area.path} to={area.path} current={area === current} className={railItemClasses}>
          <area.Icon className="size-5" aria-hidden="true" />
          {t(($) => $.area[area.name])}
        </PageLink>
      ))}
    </nav>
  )
}

function SidePanel({ title, pages }: { title: Area['name']; pages: NonNullable<Area['pages']> }) {
  const { t } = useTranslation('frame')
  return (
    <nav
      aria-label={t(($) => $.navigation.panel)}
      className="sticky top-0 flex h-dvh w-60 flex-col gap-0.5 overflow-y-auto border-e border-border bg-surface px-3 pb-4"
    >
      <p className="grid h-16 shrink-0 items-center px-3 text-lg font-semibold">{t(($) => $.area[title])}</p>
      {pages.map(({ path, name }) => (
        <PageLink key={path} to={path} className={panelItemClasses}>
          {t(($) => $.area[name])}
        </PageLink>
      ))}
    </nav>
  )
}

const activeClasses = 'aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text'
const railItemClasses =
  'grid justify-items-center gap-1.5 grid-cols-1 rounded-md py-2.5 text-center text-xs font-medium text-muted transition-colors ' +
  `hyphens-auto [hyphenate-limit-chars:10] hover:bg-surface-hover hover:text-text ${activeClasses}`
const panelItemClasses = `rounded-md px-3 py-2 text-sm font-medium text-muted transition-colors hover:bg-surface-hover hover:text-text ${activeClasses}`
