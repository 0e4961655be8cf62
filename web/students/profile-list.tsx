import { ChevronLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { isIn } from '../app/navigation.ts'

const wholeList = '/students'

/** What a link to a student's page carries as its `state`, so that the page leads back to the same list. */
export interface FromList {
  list: string
}

/** The list that led here, with its search and filters, if one did. */
function useKnownList(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('list' in state) || typeof state.list !== 'string') return null
  const { list } = state
  return isIn(wholeList, list.replace(/\?.*/, '')) || list.startsWith('/classes/') ? list : null
}

/** The address of the list that led here, or of everybody. */
export const useListAddress = (): string => useKnownList() ?? wholeList

/** The way back to the list, where it was scrolled to. */
export function BackToList() {
  const { t } = useTranslation(['app', 'student'])
  const known = useKnownList()
  const navigate = useNavigate()
  const isClass = known?.startsWith('/classes/')
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!known || !isPlain) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to={known ?? wholeList}
      onClick={goBack}
      className="-ms-1 inline-flex items-center gap-1 rounded-sm font-medium transition-colors hover:text-text max-sm:-my-2.5 max-sm:py-2.5"
    >
      <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      {isClass ? t(($) => $.class, { ns: 'student' }) : t(($) => $.area.students, { ns: 'app' })}
    </Link>
  )
}
