import { createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { runProgram } from '#server/test/programs/program.ts'

// As in package.json: a larger young generation takes 40 MB more.
const memory = '--max-semi-space-size=8'

/** Of all rate limits, so that what is not about them never reaches them. */
export const limitFactor = 1000

/** Starts the server like `npm start`, or the server of a copied folder. */
export async function startProcess(settings: Readonly<Record<string, string>>, main = 'server/main.mjs') {
  const program = runProgram(main, [], {
    PORT: '0',
    LIMIT_FACTOR: String(limitFactor),
    NODE_OPTIONS: memory,
    ...settings,
  })
  const address = (await program.firstLine)?.split(' ')[4]
  if (!address) throw new Error(`the server did not start: ${(await program.ending).stderr}`)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    program.child.kill(signal)
    return program.ending
  }
  return { ...program, address, end, api: (token = '') => clientAt(address, token) }
}
export type RunningServer = Awaited<ReturnType<typeof startProcess>>

export const sendTo =
  (address: string, token?: string): Send =>
  (path, { method, headers, body }) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body }),
    })

export function clientAt(address: string, token: string) {
  const send = sendTo(address, token)
  return {
    auth: createClient(contract.auth, send),
    account: createClient(contract.account, send),
    billing: createClient(contract.billing, send),
    students: createClient(contract.students, send),
  }
}
