import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../errors/load-failed.tsx'

type FailedProps = Omit<ComponentProps<typeof LoadFailed>, 'title'> & { isStale: boolean }

export function StudentsLoadError(props: FailedProps) {
  const { t } = useTranslation('students')
  return <LoadFailed {...props} title={t(($) => (props.isStale ? $.failed.stale : $.failed.title))} />
}
