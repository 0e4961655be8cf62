import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * How a server of somebody else is reached: as it is; not at all; by connections on which nothing is ever said; with every
 * answer delayed by so many milliseconds; or until so many bytes went to and fro, when the connection breaks.
 */
export type Passage = 'open' | 'shut' | 'silent' | { delay: number } | { cutAfter: number }

/** Stands in front of such a server, on a port of its own. */
export interface Door {
  port: number
  /** Counts for connections that are open, too. */
  set: (passage: Passage) => Promise<void>
  close: () => Promise<void>
}

/** Opens a door to a port of this machine. */
export async function openDoor(target: number): Promise<Door> {
  const sockets = new Set<Socket>()
  let passage: Passage = 'open'
  const server = createServer((socket) => join(socket, connect(target, '127.0.0.1'), sockets, () => passage))
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    // A server that listens on a port has an address of this kind.
    return (server.address() as AddressInfo).port
  }
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    sockets.forEach((socket) => socket.destroy())
    await closed
  }
  const port = await listen(0)
  return {
    port,
    set: async (next) => {
      const wasSilent = passage === 'silent'
      passage = next
      if (next === 'shut' && server.listening) await stop()
      if (next !== 'shut' && !server.listening) await listen(port)
      // Whoever was left without a word would wait for ever.
      if (wasSilent) sockets.forEach((socket) => socket.destroy())
    },
    close: async () => {
      if (server.listening) await stop()
    },
  }
}

function join(near: Socket, far: Socket, sockets: Set<Socket>, passageNow: () => Passage): void {
  let bytes = 0
  const end = () => [near, far].forEach((socket) => socket.destroy())
  const carry = (to: Socket, isAnswer: boolean) => (data: Buffer) => {
    const passage = passageNow()
    if (passage === 'silent') return
    bytes += data.byteLength
    if (typeof passage === 'object' && 'cutAfter' in passage && bytes > passage.cutAfter) {
      to.end(data.subarray(0, Math.max(0, data.byteLength - (bytes - passage.cutAfter))))
      setTimeout(end, 10)
      return
    }
    const delay = typeof passage === 'object' && 'delay' in passage && isAnswer ? passage.delay : 0
    if (delay > 0) setTimeout(() => to.writable && to.write(data), delay)
    else if (to.writable) to.write(data)
  }
  for (const socket of [near, far]) {
    sockets.add(socket)
    socket
      .on('error', () => {})
      .once('close', () => {
        sockets.delete(socket)
        end()
      })
  }
  near.on('data', carry(far, false))
  far.on('data', carry(near, true))
}
