import { useQuery } from '@tanstack/react-query'
import { classes } from '#contract/people/classes.ts'
import { useUser } from '../app/session/session.tsx'
import { useApi } from '../lib/api/api.ts'
import { classesQuery } from './classes.api.ts'

/** In milliseconds: shorter than the list's own, so that a teacher who lost the last class is told at the next page. */
const staleTime = 2000

/** Whether the signed-in member is a teacher without classes, who sees no students. */
export function useIsTeacherWithoutClass(): boolean {
  const isTeacher = useUser().role === 'teacher'
  const { data } = useQuery({ ...classesQuery(useApi(classes)), enabled: isTeacher, staleTime })
  return isTeacher && data?.total === 0
}
