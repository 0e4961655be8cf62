import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { EmptyStudents } from '../ui/brand/empty-students.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** For a teacher without classes, in the place of students and what they practised. */
export function NoClassYet() {
  const { t } = useTranslation('common')
  return (
    <EmptyState
      illustration={<EmptyStudents />}
      title={t(($) => $.noClass.title)}
      text={t(($) => $.noClass.text)}
      actions={<ButtonLink render={<Link to="/create" />}>{t(($) => $.noClass.write)}</ButtonLink>}
    />
  )
}
