import type { ComponentProps } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'

type FailedProps = Omit<ComponentProps<typeof LoadFailed>, 'title'> & { what: 'list' | 'one'; isStale: boolean }

export function ClassesLoadError({ what, ...rest }: FailedProps) {
  const { t } = useTranslation(['classes', 'students'])
  const stale = t(($) => $.failed.stale, { ns: 'students' })
  return <LoadFailed {...rest} title={rest.isStale ? stale : t(($) => $.failed[what], { ns: 'classes' })} />
}
