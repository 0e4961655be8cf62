import type { ReactNode } from 'react'

export function Divider({ children }: { children?: ReactNode }) {
  if (!children) return <hr className="border-t border-border" />
  return (
    <div className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {children}
    </div>
  )
}
