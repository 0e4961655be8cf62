import { use } from 'react'
import { Link } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { fullTextOnHover } from '../../ui/lists/full-text-on-hover.ts'
import { PrefetchContext } from './prefetch.ts'

type NameLinkProps = {
  to: string
  name: string
  state?: object
  stretched?: boolean
  wraps?: boolean
}

export function NameLink({ to, name, state, stretched = false, wraps = false }: NameLinkProps) {
  const prefetch = use(PrefetchContext)
  return (
    <Link
      to={to}
      state={state}
      dir="auto"
      onPointerEnter={(event) => {
        prefetch(to)
        fullTextOnHover.onPointerEnter(event)
      }}
      onFocus={(event) => {
        prefetch(to)
        fullTextOnHover.onFocus(event)
      }}
      className={cx(
        wraps ? 'line-clamp-2 wrap-anywhere' : 'truncate',
        'max-w-full rounded-xs text-start font-medium underline-offset-3 hover:underline',
        stretched && 'after:absolute after:inset-0',
      )}
    >
      {name}
    </Link>
  )
}
