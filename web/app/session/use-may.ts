import { type Endpoint, leastRoleOf } from '#contract/endpoint.ts'
import { isAtLeast, type StaffRole } from '#contract/school/roles.ts'
import { useUser } from './session.tsx'

/** Whether the signed-in member may make a call, as its contract says. */
export function useMay(endpoint: Endpoint): boolean {
  const { role } = useUser()
  return isAtLeast(role, leastRoleOf(endpoint))
}

export function useIsAtLeast(least: StaffRole | 'school'): boolean {
  return isAtLeast(useUser().role, least)
}
