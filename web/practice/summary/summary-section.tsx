import { type ReactNode, useId } from 'react'

export function SummarySection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-xl border border-card-border bg-surface p-5 shadow-card"
    >
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
