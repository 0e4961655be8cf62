import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Outlet, useLocation } from 'react-router'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { AreaTabs } from './area-tabs.tsx'
import { ConnectionNotice } from '../connection-notice.tsx'
import { mayOpen } from '../../app/navigation/navigation.ts'
import { useUser } from '../../app/session/session.tsx'
import { Header } from '../header/header.tsx'

const SetUpFactor = lazyComponent(() => import('../../factors/set-up-factor.tsx').then((m) => m.SetUpFactor))
const AccessDenied = lazyComponent(() => import('../access-denied.tsx').then((m) => m.AccessDenied))
const NavigationDrawer = lazyComponent(() => import('./navigation-drawer.tsx').then((m) => m.NavigationDrawer))

export function Shell({ sidebar }: { sidebar: ReactNode }) {
  const { t } = useTranslation()
  const { key, pathname } = useLocation()
  const { role, must_set_factor } = useUser()
  const isWide = useMediaQuery('(min-width: 64rem)', true, { getInitialValueInEffect: false })
  const [isFolded, setIsFolded] = useState(false)
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isDrawerOpen = !isWide && openedAt === key

  return (
    <>
      <a href="#content" className={skipClasses}>
        {t(($) => $.skip)}
      </a>
      <div className="flex min-h-dvh">
        {isWide && !isFolded && sidebar}
        <div className="flex min-w-0 flex-1 flex-col">
          <div data-header className={headerClasses}>
            <Header
              isSidebarOpen={isWide ? !isFolded : isDrawerOpen}
              onSidebar={() => (isWide ? setIsFolded(!isFolded) : setOpenedAt(key))}
            />
            {!isWide && <AreaTabs />}
            <ConnectionNotice />
          </div>
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 sm:px-6 lg:px-8 lg:py-8"
          >
            {must_set_factor ? (
              <Suspense>
                <SetUpFactor />
              </Suspense>
            ) : mayOpen(role, pathname) ? (
              <Outlet />
            ) : (
              <Suspense>
                <AccessDenied />
              </Suspense>
            )}
          </main>
        </div>
      </div>
      {openedAt !== null && (
        <Suspense>
          <NavigationDrawer open={isDrawerOpen} onOpenChange={(isOpen) => setOpenedAt(isOpen ? key : '')} />
        </Suspense>
      )}
    </>
  )
}

// Not sticky at 400 % zoom, where it would cover half of the window.
const headerClasses = 'sticky top-0 z-30 [@media((height<26rem)_and_(width<48rem))]:relative'
const skipClasses =
  'print:hidden fixed start-4 top-3 z-60 -translate-y-20 rounded-md bg-primary px-4 py-2 text-sm font-medium text-on-primary focus:translate-y-0 focus:shadow-pop'
