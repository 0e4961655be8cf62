import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { HeadingFocus } from './heading-focus.tsx'
import { NavigationProgress } from './progress.tsx'

/** What is around every page. */
export function Root() {
  return (
    <>
      <NavigationProgress />
      <HeadingFocus />
      <Outlet />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  )
}

// Every first page of a visit has the same key: an address that is typed must not begin where another one was left.
const scrollKeyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)
