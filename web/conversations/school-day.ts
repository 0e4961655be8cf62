import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { school } from '#contract/school.ts'
import { schoolQuery } from '../account/account.api.ts'
import { useApi } from '../lib/api/api.ts'

/** The date of a moment in a time zone, as ISO text; without a zone, in that of the browser. */
export const dayIn = (moment: Date, timeZone: string | undefined): string =>
  // Swedish dates are ISO dates.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)

/** The date that it is for the school; null until its time zone is known, for which it is asked only where it matters. */
export function useSchoolDay(isWanted: boolean): string | null {
  const [now] = useState(() => new Date())
  const { data, error } = useQuery({ ...schoolQuery(useApi(school)), enabled: isWanted })
  if (data) return dayIn(now, data.time_zone ?? 'UTC')
  return error ? dayIn(now, undefined) : null
}
