import type { ReactNode } from 'react'
import { useTitle } from '../lib/title.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorDrawing } from './error-drawing.tsx'

type GoneViewProps = { title: string; text: string; actions: ReactNode }

/** Something of the school that is not here any more, and the way back to what is. */
export function GoneView({ title, text, actions }: GoneViewProps) {
  useTitle(title)
  const drawing = (
    <div className="h-52.5 max-w-75 [&_svg]:size-full">
      <ErrorDrawing kind="404" />
    </div>
  )
  return <EmptyState level={1} illustration={drawing} title={title} text={text} actions={actions} />
}
