import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { HeadingFocus } from './heading-focus.tsx'
import { NavigationProgress } from './progress.tsx'

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

// The first page of every visit has the same key: a typed address must not restore another page's scroll position.
const scrollKeyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)
