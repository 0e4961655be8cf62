import type { ReactNode } from 'react'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lengthOf } from '../form/chatbot-problems.ts'
import { useField, useCharactersLeftText, useTargetLanguage } from '../form/use-field.ts'

type TextName = 'name' | 'description' | 'role' | 'scenario' | 'opening_message' | 'closing_message' | 'partner_name'

type FormTextProps = {
  name: TextName
  label: string
  hint?: ReactNode
  placeholder?: string
  isTarget?: boolean
  required?: boolean
  rows?: number
}

export function FormText({ name, label, hint, placeholder, isTarget = false, required = false, rows }: FormTextProps) {
  const { id, value, set, error } = useField(name)
  const target = useTargetLanguage()
  const charactersLeft = useCharactersLeftText()(value, lengthOf(name, null))
  const shared = {
    id,
    label,
    value,
    placeholder,
    hint,
    error,
    'aria-required': required || undefined,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
    ...(isTarget ? target : { dir: 'auto' }),
  }
  return rows ? (
    <TextArea {...shared} rows={rows} counter={charactersLeft} />
  ) : (
    <TextField {...shared} aside={charactersLeft} autoComplete="off" />
  )
}
