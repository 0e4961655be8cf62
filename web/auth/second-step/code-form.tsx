import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Proof } from '#contract/school/factors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

type CodeFormProps = {
  kind: 'code' | 'recovery_code'
  isPending: boolean
  submit: string
  submitting: string
  onProof: (proof: Proof) => void
}

/** A field for a code of the app, or for a recovery code. */
export function CodeForm({ kind, isPending, submit, submitting, onProof }: CodeFormProps) {
  const { t } = useTranslation('factors')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = () => {
    const proof = Proof.safeParse({ [kind]: text }).data
    if (proof) onProof(proof)
    setProblem(proof ? undefined : kind === 'code' ? t(($) => $.wrong.code) : t(($) => $.wrong.recovery))
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={kind === 'code' ? t(($) => $.step.code) : t(($) => $.step.recovery)}
        error={problem}
        value={text}
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" size="lg" full pending={isPending} pendingLabel={submitting}>
        {submit}
      </Button>
    </form>
  )
}
