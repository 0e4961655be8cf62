import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding, ProofContext, Proof } from '../proof.ts'
import { clock } from './clock.ts'
import { poolExhausted } from './pool-exhausted.ts'
import { frozen } from './frozen.ts'
import { fullDisk } from './full-disk.ts'
import { hearing } from './hearing.ts'
import { mail } from './mail.ts'
import { model } from './model.ts'
import { payments } from './payments.ts'
import { shutDown } from './shut-down.ts'

const outages: Readonly<Record<string, (context: ProofContext) => Promise<Finding[]>>> = {
  stop: shutDown,
  frozen,
  poolExhausted,
  disk: fullDisk,
  clock,
  mail,
  payments,
  model,
  hearing,
}

export const prove: Proof = async (context) => {
  const only = context.options.get('only')?.split(',') ?? Object.keys(outages)
  const findings: Finding[] = []
  for (const [name, outage] of Object.entries(outages)) {
    if (only.includes(name)) findings.push(...(await tried(context, name, outage)))
  }
  return findings
}

// An outage that throws is reported, and the others continue.
async function tried(
  { stack, folder: above, ...rest }: ProofContext,
  name: string,
  outage: (context: ProofContext) => Promise<Finding[]>,
): Promise<Finding[]> {
  const own = stack.use(new AsyncDisposableStack())
  const folder = join(above, name)
  await mkdir(folder, { recursive: true })
  try {
    return await outage({ ...rest, folder, stack: own })
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    return [{ what: `Outage \`${name}\``, tried: 'failed', found, hasPassed: false }]
  } finally {
    await own.disposeAsync()
  }
}
