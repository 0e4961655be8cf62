import { Languages, PanelLeft, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Mark } from '../../ui/brand/mark.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { NoticesButton } from '../../notices/notices-button.tsx'
import { HomeLink } from '../../app/navigation/home-link.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'
import { ProfileButton } from './profile-button.tsx'

const loadLanguages = () => import('./language-menu.tsx')
const LanguageMenu = lazyComponent(() => loadLanguages().then((m) => m.LanguageMenu))
const loadAppearance = () => import('./appearance-panel.tsx')
const AppearancePanel = lazyComponent(() => loadAppearance().then((m) => m.AppearancePanel))

// On narrow screens the search is an icon that expands to the whole line.
const searchClasses =
  'max-[27rem]:not-focus-within:[&_input]:placeholder:text-transparent ' +
  'w-full max-w-80 max-sm:focus-within:absolute max-sm:focus-within:inset-x-2 max-sm:focus-within:z-10 max-sm:focus-within:w-auto ' +
  'max-sm:focus-within:max-w-none'

export function Header({ isSidebarOpen, onSidebar }: { isSidebarOpen: boolean; onSidebar: () => void }) {
  const { t } = useTranslation('frame')
  return (
    <header className="relative flex h-16 items-center gap-1 border-b border-border bg-canvas px-2 sm:gap-2 sm:px-4 lg:px-6">
      <IconButton
        label={isSidebarOpen ? t(($) => $.header.closeSidebar) : t(($) => $.header.openSidebar)}
        icon={<PanelLeft className="rtl:-scale-x-100" />}
        onClick={onSidebar}
      />
      <div className="flex min-w-0 flex-1 items-center gap-2 sm:gap-3">
        {!isSidebarOpen && (
          <span className="shrink-0 max-[22rem]:hidden">
            <HomeLink>
              <Mark size={28} />
            </HomeLink>
          </span>
        )}
        <div className={searchClasses}>
          <SearchBox />
        </div>
      </div>
      <NoticesButton />
      <OnDemand
        popup="menu"
        load={loadLanguages}
        trigger={<IconButton label={t(($) => $.header.language)} icon={<Languages />} />}
      >
        {(trigger) => <LanguageMenu trigger={trigger} />}
      </OnDemand>
      <OnDemand
        popup="dialog"
        load={loadAppearance}
        trigger={<IconButton label={t(($) => $.header.appearance)} icon={<SlidersHorizontal />} />}
      >
        {(trigger) => <AppearancePanel trigger={trigger} />}
      </OnDemand>
      <ProfileButton />
    </header>
  )
}
