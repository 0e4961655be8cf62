import { useSearchParams } from 'react-router'
import { audit, type AuditGroup, auditGroups } from '#contract/school/audit.ts'

export interface AuditParams {
  page: number
  group?: AuditGroup
}

const pageOf = audit.list.query.shape.page

/** Invalid parameters fall back to their defaults. */
export function useAuditParams(): [AuditParams, (next: AuditParams, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('page')
  const page = pageOf.safeParse(asked)
  const group = auditGroups.find((one) => one === params.get('group'))
  const shown = { page: asked && page.success ? page.data : 1, ...(group && { group }) }
  return [shown, (next, options) => setParams(toParams(next), options)]
}

const toParams = ({ page, group }: AuditParams): Record<string, string> => ({
  ...(group && { group }),
  ...(page > 1 && { page: String(page) }),
})
