import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/values/languages.ts'
import { ownName } from '../../lib/words/language-names.ts'
import { Card } from '../../ui/layout/card.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

type PrintControlsProps = {
  language: InterfaceLanguage
  onLanguage: (language: InterfaceLanguage) => void
  note: string
  onNote: (note: string) => void
}

/** Characters that fit on the page. */
const maxNoteLength = 900

export function PrintControls({ language, onLanguage, note, onNote }: PrintControlsProps) {
  const { t } = useTranslation('reports')
  return (
    <Card padding="sm">
      <div className="grid grid-cols-1 gap-5">
        <SelectField
          label={t(($) => $.paper.language)}
          value={language}
          onChange={onLanguage}
          options={interfaceLanguages.map((value) => ({ value, label: ownName(value), lang: value }))}
        />
        <TextArea
          label={t(($) => $.paper.note)}
          hint={t(($) => $.paper.noteHint)}
          rows={6}
          maxLength={maxNoteLength}
          dir="auto"
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </div>
    </Card>
  )
}
