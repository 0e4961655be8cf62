import { useScrollSpy } from '@mantine/hooks'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { cx } from '../../ui/cx.ts'
import { headingOf, type SectionName, sections } from './section.tsx'

/** Distance from the top, in pixels, at which a section counts as current. */
const offset = 140

export function SectionNav({ incomplete }: { incomplete: ReadonlySet<SectionName> }) {
  const { t } = useTranslation('editor')
  const { active } = useScrollSpy({ selector: '[data-section]', getDepth: () => 1, offset })
  return (
    <nav aria-label={t(($) => $.parts)} className="grid gap-0.5">
      {sections.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-current={index === Math.max(active, 0) ? 'location' : undefined}
          onClick={() => goTo(name)}
          className={cx(itemClasses, incomplete.has(name) && 'pe-2')}
        >
          <span className="min-w-0 flex-1">{t(($) => $.section[name])}</span>
          {incomplete.has(name) && (
            <>
              <span className="sr-only">{t(($) => $.notReady)}</span>
              <span className="size-2 shrink-0 rounded-full bg-warning" aria-hidden="true" />
            </>
          )}
        </button>
      ))}
    </nav>
  )
}

// A script's smooth scrolling doesn't heed what the stylesheet says of it.
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function goTo(name: SectionName): void {
  const heading = document.getElementById(headingOf(name))
  heading?.closest('[data-section]')?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' })
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

const itemClasses =
  'flex items-center gap-2 rounded-md px-3 py-2 text-start text-sm font-medium text-muted transition-colors hover:bg-surface-hover ' +
  'hover:text-text aria-[current=location]:bg-primary-soft aria-[current=location]:text-primary-text'
