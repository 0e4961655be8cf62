/** A hash that separates students on this device without revealing name or token. */
export function studentHash(practiceToken: string): string {
  let sum = 2166136261
  for (const letter of subjectOf(practiceToken)) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (sum >>> 0).toString(36)
}

function subjectOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : ''
  } catch {
    return ''
  }
}
