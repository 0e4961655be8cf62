import { use } from 'react'
import { Link } from 'react-router'
import type { Class } from '#contract/classes.ts'
import { PrefetchContext } from '../app/prefetch.ts'
import { wholeOnHover } from '../students/show-whole.ts'
import { cx } from '../ui/cx.ts'

type ClassLinkProps = {
  one: Class
  /** Makes the whole line around it lead there. */
  stretched?: boolean
}

/** A class's name as the link to its page, which is fetched when it is pointed at. */
export function ClassLink({ one, stretched = false }: ClassLinkProps) {
  const prefetch = use(PrefetchContext)
  const to = `/classes/${one.id}`
  return (
    <span className="flex min-w-0">
      <Link
        to={to}
        dir="auto"
        onPointerEnter={(event) => {
          prefetch(to)
          wholeOnHover.onPointerEnter(event)
        }}
        onFocus={wholeOnHover.onFocus}
        className={cx(
          'max-w-full truncate rounded-xs text-start font-medium underline-offset-3 hover:underline',
          stretched && 'after:absolute after:inset-0',
        )}
      >
        {one.name}
      </Link>
    </span>
  )
}
