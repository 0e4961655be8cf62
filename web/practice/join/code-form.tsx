import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { PageHeading } from '../page-heading.tsx'

interface CodeFormProps {
  code: string
  isPending: boolean
  onEnter: (code: string) => void
}

export function CodeForm({ code, isPending, onEnter }: CodeFormProps) {
  const { t } = useTranslation('join')
  const [typed, setTyped] = useState(code)
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() && !isPending) onEnter(typed.trim())
      }}
    >
      <PageHeading>{t(($) => $.title)}</PageHeading>
      <TextField
        label={t(($) => $.code)}
        hint={t(($) => $.codeHint)}
        value={typed}
        onChange={({ target }) => setTyped(target.value.toUpperCase())}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        required
      />
      <Button type="submit" variant="primary" size="lg" full pending={isPending} pendingLabel={t(($) => $.joining)}>
        {t(($) => $.next)}
      </Button>
    </form>
  )
}
