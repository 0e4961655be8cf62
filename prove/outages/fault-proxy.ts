import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from '#server/test/peers/listen-locally.ts'

/** `shut` refuses connections, `silent` never answers, `delay` is in milliseconds, `cutAfter` closes the connection after so many bytes. */
export type ProxyMode = 'open' | 'shut' | 'silent' | { delay: number } | { cutAfter: number }

export interface FaultProxy {
  port: number
  /** Applies to open connections, too. */
  set: (mode: ProxyMode) => Promise<void>
  close: () => Promise<void>
}

export async function openFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>()
  let mode: ProxyMode = 'open'
  const server = createServer((socket) => join(socket, connect(target, '127.0.0.1'), sockets, () => mode))
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    sockets.forEach((socket) => socket.destroy())
    await closed
  }
  const port = await listenLocally(server)
  return {
    port,
    set: async (next) => {
      const wasSilent = mode === 'silent'
      mode = next
      if (next === 'shut' && server.listening) await stop()
      if (next !== 'shut' && !server.listening) await listenLocally(server, port)
      // Otherwise their clients would wait for ever.
      if (wasSilent) sockets.forEach((socket) => socket.destroy())
    },
    close: async () => {
      if (server.listening) await stop()
    },
  }
}

function join(near: Socket, far: Socket, sockets: Set<Socket>, currentMode: () => ProxyMode): void {
  let bytes = 0
  const end = () => [near, far].forEach((socket) => socket.destroy())
  const carry = (to: Socket, isAnswer: boolean) => (data: Buffer) => {
    const mode = currentMode()
    if (mode === 'silent') return
    bytes += data.byteLength
    if (typeof mode === 'object' && 'cutAfter' in mode && bytes > mode.cutAfter) {
      to.end(data.subarray(0, Math.max(0, data.byteLength - (bytes - mode.cutAfter))))
      setTimeout(end, 10)
      return
    }
    const delay = typeof mode === 'object' && 'delay' in mode && isAnswer ? mode.delay : 0
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
