import type { ReactNode } from 'react'
import { Card, CardHeader } from '../../ui/layout/card.tsx'

export const sections = ['basics', 'who', 'conversation', 'questions', 'language', 'starters', 'behaviour'] as const
export type SectionName = (typeof sections)[number]

export const headingOf = (name: SectionName): string => `section-${name}`

type SectionProps = { name: SectionName; title: string; description: string; actions?: ReactNode; children: ReactNode }

export function Section({ name, title, description, actions, children }: SectionProps) {
  return (
    <div data-section={name} className="scroll-mt-24">
      <Card labelledBy={headingOf(name)}>
        <CardHeader id={headingOf(name)} title={title} description={description} actions={actions} />
        <div className="grid grid-cols-1 gap-5">{children}</div>
      </Card>
    </div>
  )
}
