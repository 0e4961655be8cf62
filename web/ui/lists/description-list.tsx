import type { ReactNode } from 'react'

export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className="grid divide-y divide-border text-sm">{children}</dl>
}

export function Description({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
