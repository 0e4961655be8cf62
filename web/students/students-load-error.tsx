import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../errors/load-failed.tsx'

type FailedProps = Omit<ComponentProps<typeof LoadFailed>, 'title'> & { isStale: boolean }

/** Says that the students could not be fetched, and tries again. */
export function StudentsLoadError(props: FailedProps) {
  const { t } = useTranslation('students')
  return <LoadFailed {...props} title={t(($) => (props.isStale ? $.failed.stale : $.failed.title))} />
}
