import { ChevronLeft } from 'lucide-react'
import { type MouseEventHandler, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { PrefetchContext } from './prefetch.ts'

type BackLinkProps = { to: string; onClick?: MouseEventHandler; children: ReactNode }

export function BackLink({ to, onClick, children }: BackLinkProps) {
  const prefetch = use(PrefetchContext)
  return (
    <Link
      to={to}
      onClick={onClick}
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
      className="-my-2.5 -ms-1 inline-flex max-w-full items-center gap-1 rounded-sm py-2.5 pe-1 font-medium transition-colors hover:text-text"
    >
      <ChevronLeft className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
      <bdi className="truncate">{children}</bdi>
    </Link>
  )
}
