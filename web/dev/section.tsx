import type { ReactNode } from 'react'
import { Card } from '../ui/layout/card.tsx'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      <Card>
        <div className="grid min-w-0 gap-8">{children}</div>
      </Card>
    </section>
  )
}

export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-xs text-muted">{name}</p>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
