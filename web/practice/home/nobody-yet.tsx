import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Mark } from '../../ui/brand/mark.tsx'

/** What is there while the school has given the student nobody to practise with. */
export function NobodyYet() {
  const { t } = useTranslation('practice')
  return <EmptyState illustration={<Mark size={72} />} title={t(($) => $.home.none)} text={t(($) => $.home.noneText)} />
}
