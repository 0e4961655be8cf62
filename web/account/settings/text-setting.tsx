import type { ComponentProps } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useProblemText } from './use-problem-text.ts'
import type { Field } from './fields.ts'
import type { Fields } from './use-settings.ts'

type TextSettingProps = Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'onChange' | 'error' | 'name'> & {
  fields: Fields
  name: Field
}

export function TextSetting({ fields, name, ...input }: TextSettingProps) {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const { value, problem, set } = fields(name)
  return (
    <TextField
      {...input}
      label={t(($) => $.field[name])}
      name={name}
      value={value}
      onChange={(event) => set(event.target.value)}
      error={problemText(name, problem)}
    />
  )
}
