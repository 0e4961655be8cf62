import { fallbackMessage } from '#contract/errors.ts'
import { Button } from '../ui/button.tsx'

/** What is left to say when words and pictures can't be fetched. */
export function PlainError() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6">
      <h1 className="text-xl font-semibold">{fallbackMessage}</h1>
      <Button onClick={() => location.reload()}>Try again</Button>
    </main>
  )
}
