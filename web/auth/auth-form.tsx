import type { FormHTMLAttributes, ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'

type AuthFormProps = {
  form: FormHTMLAttributes<HTMLFormElement>
  failure: string | null
  isPending: boolean
  submit: string
  submitting: string
  children: ReactNode
}

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
