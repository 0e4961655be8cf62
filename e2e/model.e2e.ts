import { expect } from '@playwright/test'
import { type ModelPeer, openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { test as base, openSchool } from './support/journey.ts'
import { apiOf, linkOf, makeClass, messageField } from './support/lesson.ts'
import { freePort, makeDataDir, type RunningServer, startServer } from './support/server.ts'

const slowly = 'Con mucho gusto. Primero le traigo el café y después la cuenta, si le parece bien.'

const test = base.extend<object, { peer: ModelPeer; start: () => Promise<RunningServer> }>({
  peer: [
    async ({ browser: _browser }, use) => {
      const peer = await openModelPeer()
      peer.setDefault(() => ({ does: 'answers', text: slowly, delay: 200 }))
      await use(peer)
      await peer.close()
    },
    { scope: 'worker' },
  ],
  start: [
    async ({ peer }, use) => {
      const folder = makeDataDir()
      const { baseUrl, model } = peer.settings
      const settings = { PORT: String(await freePort()), LLM_BASE_URL: baseUrl, LLM_MODEL: model }
      const started: RunningServer[] = []
      await use(async () => {
        const server = await startServer(folder.path, settings)
        started.push(server)
        return server
      })
      for (const server of started) await server.end('SIGTERM')
      folder.remove()
    },
    { scope: 'worker' },
  ],
  server: [async ({ start }, use) => use(await start()), { scope: 'worker' }],
})

test('a conversation continues after the server is killed during a reply, without lost or duplicate messages', async ({
  page,
  server,
  start,
  peer,
  problems,
}) => {
  await openSchool(page, { plan: 'Plus' })
  const { students } = await makeClass(page, 'Monday group', 1)
  const api = await apiOf(page)
  const { items } = await api.chatbots.templates({ query: { language: 'es' } })
  const template = items.find((one) => one.id === 'cafe-a2')
  if (!template) throw new Error('There is no café')
  const { id: _id, ...body } = template
  const { id } = await api.chatbots.add({ body: { ...body, level: 'B1' } })
  await api.chatbots.publish({ params: { id } })
  await api.assignments.set({ body: { chatbot_ids: [id], student_ids: students, on: true } })
  const url = await linkOf(page, students[0])

  await page.goto(url)
  await page.getByRole('button', { name: 'Start with En la cafetería' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await messageField(page).fill('Un café, por favor')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Con mucho gusto.').first()).toBeVisible()
  await server.end('SIGKILL')
  await start()
  const talk = page.getByRole('list')
  await expect(talk.getByText(slowly)).toBeVisible({ timeout: 60_000 })
  await expect(talk.getByText('Un café, por favor')).toHaveCount(1)
  // The server sends a request of its own at start.
  const last = peer.requests.map(({ body: sent }) => sent.messages.at(-1))
  expect(last).toContainEqual(expect.objectContaining({ role: 'user', content: 'Un café, por favor' }))
  await page.reload()
  await expect(talk.getByText(slowly)).toHaveCount(1)
  await expect(talk.getByText('Un café, por favor')).toHaveCount(1)
  // Expected failures while the server was down.
  problems.length = 0
})
