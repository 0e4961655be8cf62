import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'

export type FormError<Field extends string> = {
  field: Field | null
  text: string
  /** The field to highlight if the message is about the whole form. */
  highlights?: Field | null
}

interface SmallForm<Values, Field extends keyof Values & string> {
  fields: readonly Field[]
  schema: () => Promise<z.ZodMiniType<Values>>
  issueText: (field: Field, code: string) => string
  errorOf: (error: unknown) => FormError<Field>
  send: (values: Values) => Promise<void>
}

/** A form of a few text fields without react-hook-form, for the first load. It stays pending after success, because the page is left. */
export function useSmallForm<Values, Field extends keyof Values & string>({
  fields,
  schema,
  issueText,
  errorOf,
  send,
}: SmallForm<Values, Field>) {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [marked, setMarked] = useState<Field | null>(null)
  const [isPending, setIsPending] = useState(false)

  const show = (form: HTMLFormElement, problems: readonly FormError<Field>[]) => {
    const shown: Partial<Record<Field, string>> = {}
    for (const { field, text } of problems) if (field) shown[field] ??= text
    flushSync(() => {
      setErrors(shown)
      setFailure(problems.find(({ field }) => !field)?.text ?? null)
      setMarked(problems[0]?.highlights ?? null)
      setIsPending(false)
    })
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  const submit = async (form: HTMLFormElement) => {
    setIsPending(true)
    setFailure(null)
    try {
      const checked = (await schema()).safeParse(Object.fromEntries(new FormData(form)))
      if (checked.success) return await send(checked.data)
      show(form, problemsOf(checked.error.issues))
    } catch (error) {
      show(form, [errorOf(error)])
    }
  }

  const problemsOf = (issues: readonly z.core.$ZodIssue[]): FormError<Field>[] =>
    fields.flatMap((field) =>
      issues.filter(({ path }) => path[0] === field).map(({ code }) => ({ field, text: issueText(field, code) })),
    )

  return {
    marked,
    errors,
    failure,
    isPending,
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isPending) void submit(event.currentTarget)
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const name = event.target instanceof HTMLInputElement ? event.target.name : ''
        setErrors((shown) => ({ ...shown, [name]: undefined }))
      },
    },
  }
}
