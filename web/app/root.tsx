import { Outlet, ScrollRestoration } from 'react-router'
import { HeadingFocus } from './heading-focus.tsx'
import { NavigationProgress } from './progress.tsx'

/** What is around every page. */
export function Root() {
  return (
    <>
      <NavigationProgress />
      <HeadingFocus />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
