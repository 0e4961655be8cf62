import { useLocation } from 'react-router'
import { useUser } from '../session/session.tsx'
import { type Area, areaOf, areasFor } from './navigation.ts'

/** The areas that the signed-in member may open, and the one of the current page. */
export function useAreas(): { areas: Area[]; current: Area | undefined } {
  const { pathname } = useLocation()
  const areas = areasFor(useUser().role)
  return { areas, current: areaOf(pathname, areas) }
}
