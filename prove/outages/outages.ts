import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding, Ground, Proof } from '../proof.ts'
import { clock } from './clock.ts'
import { crowded } from './crowded.ts'
import { frozen } from './frozen.ts'
import { fullDisk } from './full-disk.ts'
import { mail } from './mail.ts'
import { model } from './model.ts'
import { payments } from './payments.ts'
import { shutDown } from './shut-down.ts'

const outages: Readonly<Record<string, (ground: Ground) => Promise<Finding[]>>> = {
  stop: shutDown,
  frozen,
  crowded,
  disk: fullDisk,
  clock,
  mail,
  payments,
  model,
}

/** Takes away, one after another, what the product stands on; `only=disk,mail` tries some of it. */
export const prove: Proof = async (ground) => {
  const only = ground.options.get('only')?.split(',') ?? Object.keys(outages)
  const findings: Finding[] = []
  for (const [name, outage] of Object.entries(outages)) {
    if (only.includes(name)) findings.push(...(await tried(ground, name, outage)))
  }
  return findings
}

// One that breaks down is said, and keeps nobody from trying the others.
async function tried(
  { stack, folder: above, ...rest }: Ground,
  name: string,
  outage: (ground: Ground) => Promise<Finding[]>,
): Promise<Finding[]> {
  const own = stack.use(new AsyncDisposableStack())
  const folder = join(above, name)
  await mkdir(folder, { recursive: true })
  try {
    return await outage({ ...rest, folder, stack: own })
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    return [{ what: `Outage \`${name}\``, tried: 'broke down', found, isRight: false }]
  } finally {
    await own.disposeAsync()
  }
}
