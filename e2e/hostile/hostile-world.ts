import { test as base } from '@playwright/test'
import { type ModelPeer, openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { createFill, type Fill } from './hostile-calls.ts'
import { type HostileSchool, makeHostileSchool } from './hostile-school.ts'
import { type Watch, watchPage } from './hostile-watch.ts'
import { makeDataDir, type RunningServer, startServer } from '../support/server.ts'

interface HostileWorld extends HostileSchool {
  filled: ReadonlyMap<string, string | null>
  fill: Fill
}
interface Fixtures {
  watch: Watch
}
interface WorkerFixtures {
  peer: ModelPeer
  server: RunningServer
  world: HostileWorld
}

/** The end of each reply of the model. */
export const lastWords = 'y adiós.'
const answer = `Hola <img src=x onerror=pwned(0)> [go](javascript:pwned(0)) <script>pwned(0)</script> ${lastWords}`

export const test = base.extend<Fixtures, WorkerFixtures>({
  peer: [
    async ({ browser: _browser }, use) => {
      const peer = await openModelPeer()
      peer.setDefault(() => ({ does: 'answers', text: answer }))
      await use(peer)
      await peer.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ peer }, use) => {
      const folder = makeDataDir()
      const { baseUrl, model } = peer.settings
      const server = await startServer(folder.path, { LLM_BASE_URL: baseUrl, LLM_MODEL: model })
      await use(server)
      await server.end('SIGTERM')
      folder.remove()
    },
    { scope: 'worker' },
  ],
  world: [
    async ({ server: { address } }, use) => {
      const { as, filled } = createFill(address)
      const school = await makeHostileSchool(address, as)
      await use({ ...school, filled, fill: as(school.token) })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  watch: async ({ page, world }, use) => {
    const watch = await watchPage(page)
    // about:blank has no storage.
    await page.addInitScript((token) => location.host && localStorage.setItem('authToken', token), world.token)
    await use(watch)
  },
})
