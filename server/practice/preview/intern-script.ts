import { createHash } from 'node:crypto'
import type { Script } from '#server/services/partner.ts'

/** How many scripts are kept. */
const most = 50

const kept = new Map<string, Script>()

/** The script that was read before with the same words, so that what was found out about it need not be found out again. */
export function internScript(script: Script): Script {
  const hash = createHash('sha256').update(JSON.stringify(script)).digest('base64')
  const known = kept.get(hash) ?? script
  // The one that was used last goes last.
  kept.delete(hash)
  kept.set(hash, known)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return known
}
