import type { FormHTMLAttributes, ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'

type AuthFormProps = {
  form: FormHTMLAttributes<HTMLFormElement>
  /** What went wrong with the whole, in words. */
  failure: string | null
  isPending: boolean
  /** What the button says, and what it says while the form is on its way. */
  submit: string
  submitting: string
  children: ReactNode
}

/** A small form of the pages around signing in, with its button and what went wrong. */
export function AuthForm({ form, failure, isPending, submit, submitting, children }: AuthFormProps) {
  return (
    <>
      {failure && (
        <Callout tone="danger" urgent>
          {failure}
        </Callout>
      )}
      <form {...form} className="grid gap-5">
        {children}
        <Button type="submit" variant="primary" size="lg" full pending={isPending} pendingLabel={submitting}>
          {submit}
        </Button>
      </form>
    </>
  )
}
