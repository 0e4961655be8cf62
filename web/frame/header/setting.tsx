import type { ReactNode } from 'react'

/** A setting under its name. */
export function Setting({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">{label}</p>
      {children}
    </div>
  )
}
