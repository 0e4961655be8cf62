import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useLocation } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { isIn } from '../../app/navigation/navigation.ts'
import { useAreas } from '../../app/navigation/use-areas.ts'
import { PageLink } from '../../app/navigation/page-link.tsx'

export function AreaTabs() {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => scrollToCurrent(row.current, pathname), [pathname])
  const pages = useAreas().current?.pages
  if (!pages) return null
  return (
    <nav ref={row} aria-label={t(($) => $.navigation.panel)} className={cx(rowClasses, fadeClasses)}>
      {pages.map(({ path, name }) => (
        <PageLink key={path} to={path} className={tabClasses}>
          {t(($) => $.area[name])}
        </PageLink>
      ))}
    </nav>
  )
}

/** Scrolls only the row; scrollIntoView would move the page, too. */
function scrollToCurrent(row: HTMLElement | null, pathname: string) {
  const current = [...(row?.children ?? [])].find((tab) => isIn(tab.getAttribute('href') ?? '', pathname))
  if (!row || !current) return
  const middle = (one: Element) => one.getBoundingClientRect().left + one.clientWidth / 2
  row.scrollBy({ left: middle(current) - middle(row), behavior: 'instant' })
}

const rowClasses =
  'flex gap-1 overflow-x-auto overflow-y-hidden scroll-px-5 border-b border-border bg-canvas [scrollbar-width:none]'

// Fades out at the edges where the row can be scrolled.
const fadeClasses =
  'before:pointer-events-none before:sticky before:start-0 before:z-1 before:-me-3 before:w-5 before:shrink-0 ' +
  'before:bg-linear-to-r before:from-canvas before:from-25% sm:before:-me-1 rtl:before:bg-linear-to-l ' +
  'after:pointer-events-none after:sticky after:end-0 after:z-1 after:-ms-3 after:w-5 after:shrink-0 ' +
  'after:bg-linear-to-l after:from-canvas after:from-25% sm:after:-ms-1 rtl:after:bg-linear-to-r ' +
  'forced-colors:before:opacity-0 forced-colors:after:opacity-0'

const tabClasses =
  '-mb-px shrink-0 border-b-2 border-transparent px-2 py-3 text-sm sm:px-3 font-medium text-muted transition-colors hover:text-text ' +
  'aria-[current=page]:border-primary aria-[current=page]:text-primary-text'
