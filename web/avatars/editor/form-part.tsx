import { type ReactNode, useId } from 'react'
import { Card, CardHeader } from '../../ui/layout/card.tsx'

type FormPartProps = { title: string; description?: string; actions?: ReactNode; children: ReactNode }

export function FormPart({ title, description, actions, children }: FormPartProps) {
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={title} description={description} actions={actions} />
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </Card>
  )
}
