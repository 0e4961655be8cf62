import type { ReactNode } from 'react'
import { fallbackMessage } from '#contract/errors.ts'
import { Button } from '../ui/buttons/button.tsx'

type PlainErrorProps = { inFrame?: boolean; title?: string; children?: ReactNode }

/** Used when the words and chunks of the error page can't be loaded. */
export function PlainError({ inFrame = false, title = fallbackMessage, children }: PlainErrorProps) {
  const Around = inFrame ? 'div' : 'main'
  return (
    <Around className={`${inFrame ? 'py-24' : 'min-h-dvh p-6'} ${classes}`}>
      <h1 className="text-xl font-semibold">{title}</h1>
      {children ?? <Button onClick={() => location.reload()}>Try again</Button>}
    </Around>
  )
}

const classes = 'grid animate-appear place-content-center justify-items-center gap-4 text-center'
