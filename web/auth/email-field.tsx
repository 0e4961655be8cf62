import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { TextField } from '../ui/fields/text-field.tsx'

export function EmailField({ error }: { error: string | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <TextField
      name="email"
      type="email"
      label={t(($) => $.field.email)}
      error={error}
      autoComplete="username"
      spellCheck={false}
    />
  )
}
