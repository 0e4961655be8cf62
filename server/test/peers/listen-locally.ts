import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Returns the port; 0 takes a free one. */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
