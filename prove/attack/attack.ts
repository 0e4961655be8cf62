import type { Finding, ProofContext, Proof } from '../proof.ts'
import { testBodies } from './bodies.ts'
import { testMalformedCalls } from './malformed-calls.ts'
import { testForgedTokens } from './forged-tokens.ts'
import { testHeaders } from './headers.ts'
import { testNeighbours } from './neighbours.ts'
import { testSockets } from './sockets.ts'
import { runSqlmap } from './sqlmap.ts'
import { testOrigins } from './origins.ts'
import { openTarget, type Target } from './target.ts'
import { testUploads } from './uploads.ts'
import { runWapiti } from './wapiti.ts'
import { isSelected } from './concurrency.ts'

type Part = (target: Target, context: ProofContext) => Promise<Finding | Finding[]>

const parts: Readonly<Record<string, Part>> = {
  forgeries: testForgedTokens,
  uploads: testUploads,
  headers: testHeaders,
  confusion: testMalformedCalls,
  sockets: testSockets,
  bodies: testBodies,
  neighbours: testNeighbours,
  origins: testOrigins,
  wapiti: runWapiti,
  sqlmap: runSqlmap,
}

export const prove: Proof = async (context) => {
  const target = await openTarget(context)
  const findings: Finding[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (!isSelected(context.options, 'only', name)) continue
    context.log(`${name}…`)
    findings.push(...[await part(target, context)].flat())
  }
  return findings
}
