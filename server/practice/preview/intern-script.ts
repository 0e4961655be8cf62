import { createHash } from 'node:crypto'
import type { Script } from '#server/services/partner.ts'

const most = { scripts: 50, conversations: 1000 } as const

const scripts = new Map<string, Script>()
const hashes = new Map<string, string>()

/** The script that was read before with the same words, so that what was found out about it need not be found out again. */
export const internScript = (script: Script): Script => keep(hashOf(script), script)

/** The script of a conversation that was kept before; it never changes. */
export function knownScript(conversation_id: string): Script | undefined {
  const hash = hashes.get(conversation_id)
  const script = hash === undefined ? undefined : scripts.get(hash)
  return hash === undefined || !script ? undefined : keep(hash, script)
}

export function keepScript(conversation_id: string, script: Script): Script {
  const hash = hashOf(script)
  putLast(hashes, conversation_id, hash, most.conversations)
  return keep(hash, script)
}

const hashOf = (script: Script) => createHash('sha256').update(JSON.stringify(script)).digest('base64')

const keep = (hash: string, script: Script) => putLast(scripts, hash, scripts.get(hash) ?? script, most.scripts)

/** The one that was used last goes last. */
function putLast<Value>(map: Map<string, Value>, key: string, value: Value, size: number): Value {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > size && oldest !== undefined) map.delete(oldest)
  return value
}
