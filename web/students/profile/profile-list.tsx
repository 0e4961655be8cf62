import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { classes } from '#contract/people/classes.ts'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { isIn } from '../../app/navigation/navigation.ts'
import { useApi } from '../../lib/api/api.ts'
import { classesQuery } from '../../people/classes.api.ts'

const allStudentsPath = '/students'
const classPath = '/classes/'

/** The `state` of links to a student: the list to return to. */
export interface ListLocationState {
  list: string
}

function useListFromState(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('list' in state) || typeof state.list !== 'string') return null
  const { list } = state
  return isIn(allStudentsPath, list.replace(/\?.*/, '')) || list.startsWith(classPath) ? list : null
}

export const useListPath = (): string => useListFromState() ?? allStudentsPath

export function BackToList() {
  const { t } = useTranslation('frame')
  const known = useListFromState()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <BackLink to={known ?? allStudentsPath} {...(known && { onClick: goBack })}>
      {known?.startsWith(classPath) ? <ClassName path={known} /> : t(($) => $.area.students)}
    </BackLink>
  )
}

function ClassName({ path }: { path: string }) {
  const { t } = useTranslation('student')
  const { data } = useQuery(classesQuery(useApi(classes)))
  const one = data?.items.find(({ id }) => path.startsWith(classPath + id))
  return one?.name ?? t(($) => $.class)
}
