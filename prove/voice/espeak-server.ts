import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import { listenLocally } from '#server/test/peers/listen-locally.ts'

export interface EspeakServer {
  baseUrl: string
  kill: () => Promise<void>
}

const run = (program: string, args: readonly string[], input?: Buffer) => {
  const { stdout, status } = spawnSync(findProgram(program) ?? program, args, { input, maxBuffer: 50_000_000 })
  if (status !== 0) throw new Error(`${program} failed`)
  return stdout
}

/** A voice that speaks OpenAI's `/v1/audio/speech`, by espeak-ng. */
export async function openEspeakServer(language: string): Promise<EspeakServer> {
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/audio/voices') {
      const voices = [{ name: 'espeak', language }]
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ voices }))
      return
    }
    const { input } = (await json(request)) as { input: string }
    const wav = run('espeak-ng', ['-v', language, '--stdout', input])
    const asMp3 = ['-loglevel', 'quiet', '-i', 'pipe:0', '-f', 'mp3', '-b:a', '64k', 'pipe:1']
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(run('ffmpeg', asMp3, wav))
  })
  const baseUrl = `http://127.0.0.1:${await listenLocally(server)}/v1`
  const kill = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { baseUrl, kill }
}
