import type { Finding, Ground, Proof } from '../proof.ts'
import { withBodies } from './bodies.ts'
import { withConfusion } from './confusion.ts'
import { withForgeries } from './forged.ts'
import { withHeaders } from './headers.ts'
import { withSockets } from './sockets.ts'
import { withSqlmap } from './sqlmap.ts'
import { withStrangers } from './strangers.ts'
import { openTarget, type Target } from './target.ts'
import { withUploads } from './uploads.ts'
import { withWapiti } from './wapiti.ts'
import { wanted } from './work.ts'

type Part = (target: Target, ground: Ground) => Promise<Finding | Finding[]>

/** By the name that the option `only` takes. */
const parts: Readonly<Record<string, Part>> = {
  forgeries: withForgeries,
  uploads: withUploads,
  headers: withHeaders,
  confusion: withConfusion,
  sockets: withSockets,
  bodies: withBodies,
  strangers: withStrangers,
  wapiti: withWapiti,
  sqlmap: withSqlmap,
}

/** Tries what attackers try, on a server that holds a school with something of everything. */
export const prove: Proof = async (ground) => {
  const target = await openTarget(ground)
  const findings: Finding[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (!wanted(ground.options, 'only', name)) continue
    ground.say(`${name}…`)
    findings.push(...[await part(target, ground)].flat())
  }
  return findings
}
