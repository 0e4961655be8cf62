import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../ui/cx.ts'

let isFirst = true

export function PageHeading({ children, small = false }: { children: ReactNode; small?: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) ref.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className={cx('font-semibold wrap-anywhere', small ? 'line-clamp-2 text-lg/6' : 'text-3xl')}
    >
      {children}
    </h1>
  )
}
