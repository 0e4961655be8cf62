import { createHash } from 'node:crypto'
import type { Script } from '#server/services/partner.ts'

const mostCached = 50

const cache = new Map<string, Script>()

/** The script that was read before with the same words, so that what was found out about it need not be found out again. */
export function internScript(script: Script): Script {
  const hash = createHash('sha256').update(JSON.stringify(script)).digest('base64')
  const known = cache.get(hash) ?? script
  // The one that was used last goes last.
  cache.delete(hash)
  cache.set(hash, known)
  const [oldest] = cache.keys()
  if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest)
  return known
}
