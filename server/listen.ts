import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/settings/config.ts'
import { startupError } from '#server/lib/startup-error.ts'

/** Chosen before anything is built, because links in mails contain the port; held until it is released, so that no other program takes it. */
export async function choosePort(config: Config): Promise<{ config: Config; release: () => Promise<void> }> {
  if (config.port !== 0) return { config, release: async () => undefined }
  const { port, release } = await holdPort(config)
  return { config: { ...config, port, appUrl: config.appUrl.replace(/:0$/, `:${port}`) }, release }
}

export async function checkPort(config: Config): Promise<void> {
  const { release } = await holdPort(config)
  await release()
}

async function holdPort(config: Config): Promise<{ port: number; release: () => Promise<void> }> {
  const probe = createServer().listen(config.port, config.host)
  await once(probe, 'listening').catch((error: unknown) => {
    throw listenError(error, config) ?? error
  })
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, release: () => new Promise((resolve) => probe.close(() => resolve())) }
}

export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    const address = await app.listen({ host: config.host, port: config.port })
    return address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
  } catch (error) {
    throw listenError(error, config) ?? error
  }
}

function listenError(error: unknown, { host, port }: Config): Error | undefined {
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT ${port} is already in use on ${host}: stop the other program, or choose another PORT.`,
    EACCES: `This user may not listen on PORT ${port}: choose one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  }
  const message = error instanceof Error && 'code' in error ? messages[String(error.code)] : undefined
  return message ? startupError(message, error) : undefined
}
