import type { ComponentProps } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { LoadFailed } from '../errors/load-failed.tsx'

type FailedProps = Omit<ComponentProps<typeof LoadFailed>, 'title'> & { isStale: boolean }

export function StudentsLoadError(props: FailedProps) {
  const { t } = useTranslation('students')
  return <LoadFailed {...props} title={t(($) => (props.isStale ? $.failed.stale : $.failed.title))} />
}
