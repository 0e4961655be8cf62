import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { studentLengths } from '#contract/people/students.ts'
import type { JoinKind } from '#contract/teaching/joining.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Answers } from './use-join.ts'

interface NameFormProps {
  asksLastName: boolean
  isPending: boolean
  onSend: (answers: Answers) => void
}

export function NameForm({ asksLastName, isPending, onSend }: NameFormProps) {
  const { t } = useTranslation('join')
  const [kind, setKind] = useState<JoinKind>('join')
  const [name, setName] = useState({ first: '', last: '' })
  const [isChecked, setIsChecked] = useState(false)
  const [first, last] = [name.first.trim(), name.last.trim()]
  const errorOf = (text: string) => (isChecked && !text ? t(($) => $.missing) : undefined)
  const isLost = kind === 'new_link'
  const submit = () => {
    setIsChecked(true)
    if (isPending || !first || (asksLastName && !last)) return
    onSend({ kind, first_name: first, ...(asksLastName && { last_name: last }) })
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="grid gap-2">
        <PageHeading>{isLost ? t(($) => $.lostTitle) : t(($) => $.title)}</PageHeading>
        {isLost && <p className="text-muted">{t(($) => $.lostText)}</p>}
      </div>
      <TextField
        label={t(($) => $.first)}
        error={errorOf(first)}
        value={name.first}
        onChange={({ target }) => setName({ ...name, first: target.value })}
        autoComplete="given-name"
        maxLength={studentLengths.first_name}
      />
      {asksLastName && (
        <TextField
          label={t(($) => $.last)}
          error={errorOf(last)}
          value={name.last}
          onChange={({ target }) => setName({ ...name, last: target.value })}
          autoComplete="family-name"
          maxLength={studentLengths.last_name}
        />
      )}
      <Button type="submit" variant="primary" size="lg" full pending={isPending} pendingLabel={t(($) => $.joining)}>
        {isLost ? t(($) => $.ask) : t(($) => $.join)}
      </Button>
      <Button variant="ghost" size="lg" full onClick={() => setKind(isLost ? 'join' : 'new_link')}>
        {isLost ? t(($) => $.isNew) : t(($) => $.lost)}
      </Button>
    </form>
  )
}
