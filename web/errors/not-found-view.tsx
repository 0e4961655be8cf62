import { Link } from 'react-router'
import { useTitle } from '../lib/title.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorDrawing } from './error-drawing.tsx'

type GoneViewProps = {
  title: string
  text: string
  to: string
  back: string
}

export function NotFoundView({ title, text, to, back }: GoneViewProps) {
  useTitle(title)
  const drawing = (
    <div className="h-52.5 max-w-75 [&_svg]:size-full">
      <ErrorDrawing kind="404" />
    </div>
  )
  const way = (
    <ButtonLink variant="primary" render={<Link to={to} />}>
      {back}
    </ButtonLink>
  )
  return <EmptyState level={1} illustration={drawing} title={title} text={text} actions={way} />
}
