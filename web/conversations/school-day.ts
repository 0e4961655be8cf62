import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { school } from '#contract/school/school.ts'
import { schoolQuery } from '../account/account.api.ts'
import { useApi } from '../lib/api/api.ts'

export const dayIn = (moment: Date, timeZone: string | undefined): string =>
  // The Swedish locale formats dates as ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)

/** Null until the school's time zone is loaded. */
export function useSchoolDay(isWanted: boolean): string | null {
  const [now] = useState(() => new Date())
  const { data, error } = useQuery({ ...schoolQuery(useApi(school)), enabled: isWanted })
  if (data) return dayIn(now, data.time_zone ?? 'UTC')
  return error ? dayIn(now, undefined) : null
}
