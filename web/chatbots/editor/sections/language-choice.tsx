import { PracticeLanguageField } from '../../../languages/practice-language-field.tsx'
import { useField } from '../form/use-field.ts'

/** The language that is practised. */
export function LanguageChoice({ isFull }: { isFull: boolean }) {
  const { value, set } = useField('language')
  return <PracticeLanguageField value={value} onChange={set} isFull={isFull} />
}
