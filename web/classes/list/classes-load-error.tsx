import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../errors/load-failed.tsx'

type FailedProps = Omit<ComponentProps<typeof LoadFailed>, 'title'> & { what: 'list' | 'one'; isStale: boolean }

/** Says that a class, or all of them, could not be fetched, and tries again. */
export function ClassesLoadError({ what, ...rest }: FailedProps) {
  const { t } = useTranslation(['classes', 'students'])
  const stale = t(($) => $.failed.stale, { ns: 'students' })
  return <LoadFailed {...rest} title={rest.isStale ? stale : t(($) => $.failed[what], { ns: 'classes' })} />
}
