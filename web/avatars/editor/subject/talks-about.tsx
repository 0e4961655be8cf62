import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/words/format.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import type { Subjects } from './use-subjects.ts'

const nothing = 'nothing'

export function TalksAbout({ subjects }: { subjects: Subjects }) {
  const { t } = useTranslation('avatarEditor')
  const { items, templates, value, isPending, choose } = subjects
  const statusText = { published: undefined, draft: t(($) => $.subject.draft), archived: t(($) => $.subject.archived) }
  const group = t(($) => $.subject.templates)
  return (
    <SelectField
      label={t(($) => $.field.subject)}
      value={isPending ? null : (value ?? nothing)}
      onChange={(next) => choose(next === nothing ? null : next)}
      options={[
        { value: nothing, label: t(($) => $.subject.none) },
        ...items.map(({ id, name, status }) => ({ value: id, label: name, description: statusText[status] ?? '' })),
        ...templates.map(({ value: template, label }) => ({ value: template, label, group })),
      ]}
      hint={<Hint subjects={subjects} />}
    />
  )
}

function Hint({ subjects: { items, isNew, left, language, chosen, isPending } }: { subjects: Subjects }) {
  const { t } = useTranslation('avatarEditor')
  const { languageName } = useFormat()
  const write = (
    <Link to={`/create?${new URLSearchParams({ language })}`} className={linkClasses}>
      {t(($) => $.subject.write)}
    </Link>
  )
  if (left)
    return (
      <output>
        {t(($) => $.subject.left, { chatbot: left.name, language: languageName(left.from) })} {write}
      </output>
    )
  if (isNew) return <output>{t(($) => $.subject.isNew)}</output>
  const status = chosen?.status
  if (status) return status === 'published' ? null : t(($) => $.subject[`is_${status}`])
  if (isPending) return null
  const why = items.length === 0 ? t(($) => $.subject.empty, { language: languageName(language) }) : null
  return (
    <>
      {why ?? t(($) => $.subject.why)} {write}
    </>
  )
}

const linkClasses =
  'font-medium text-primary-text underline underline-offset-3 pointer-coarse:inline-block pointer-coarse:py-3.5'
