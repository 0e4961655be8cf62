import type { ReactNode } from 'react'

type FactorPartProps = { title: string; text: string; action: ReactNode; children?: ReactNode }

export function FactorPart({ title, text, action, children }: FactorPartProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-56 flex-1 gap-0.5">
          <h3 className="text-sm font-medium">{title}</h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
