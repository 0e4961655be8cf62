import { createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { runProgram } from '#server/test/programs/program.ts'

/** A server in a process of its own, as `npm start` runs it; the program may be that of a copy. */
export async function startProcess(settings: Readonly<Record<string, string>>, main = 'server/main.mjs') {
  const program = runProgram(main, [], { PORT: '0', LIMIT_FACTOR: '1000', ...settings })
  const address = (await program.firstLine)?.split(' ')[4]
  if (!address) throw new Error(`the server did not start: ${(await program.ending).stderr}`)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    program.child.kill(signal)
    return program.ending
  }
  return { ...program, address, end, api: (token = '') => clientAt(address, token) }
}
export type RunningServer = Awaited<ReturnType<typeof startProcess>>

/** Sends calls to an address, as whoever holds a token, or as nobody. */
export const sendTo =
  (address: string, token?: string): Send =>
  (path, { method, headers, body }) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body }),
    })

/** The calls that these tests make, at an address, as whoever holds a token. */
export function clientAt(address: string, token: string) {
  const send = sendTo(address, token)
  return {
    auth: createClient(contract.auth, send),
    account: createClient(contract.account, send),
    billing: createClient(contract.billing, send),
    students: createClient(contract.students, send),
  }
}
