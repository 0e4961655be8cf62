import { ApiError } from '#contract/errors.ts'

export function refusedPaths(error: unknown): (string | undefined)[] {
  if (!(error instanceof ApiError) || error.code !== 'invalid_input') return []
  const { issues } = error.details
  return Array.isArray(issues) ? issues.map(pathOf) : []
}

const pathOf = (issue: unknown) =>
  typeof issue === 'object' && issue !== null && 'path' in issue ? String(issue.path).split('.')[0] : ''
