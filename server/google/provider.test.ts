import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/settings/config.ts'
import { createGateway } from '#server/billing/create-gateway.ts'
import { openStorage } from '#server/files/storage.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import { appUrl, codeIn, type GoogleWorld, openGoogleWorld, codeOf } from '#server/test/peers/google-world.ts'
import { createPartner } from '#server/practice/create-partner.ts'
import { openWorld } from '#server/test/world.ts'

let google: GoogleWorld
let world: GoogleWorld['world']
let peer: GoogleWorld['peer']
let newPerson: GoogleWorld['newPerson']
let openBrowser: GoogleWorld['openBrowser']
beforeAll(async () => {
  google = await openGoogleWorld()
  ;({ world, peer, newPerson, openBrowser } = google)
})
afterAll(() => google.close())

test('a provider that fails is reported, and called again the next time', async () => {
  const cold = await openWorld(peer.settings, 'silent')
  const browser = openBrowser(cold.app)
  peer.interrupt((response) => response.writeHead(503).end('subject-secret'))
  const school = await cold.signUp()
  expect(await codeOf(school.api.google.link())).toBe('provider_failed')
  const start = await browser.go('/api/auth/google?from=%2Fupgrade')
  expect(start.location).toBe('/login?from=%2Fupgrade#google=provider_failed')
  peer.interrupt(null)
  const answer = await peer.choose((await browser.go('/api/auth/google')).location, newPerson().subject)
  peer.interrupt((response) => response.destroy())
  expect(await browser.followCallback(answer)).toBe('/login#google=provider_failed')
  peer.interrupt(null)
  await cold.close()
})

test('a provider without TLS is trusted on this machine only', async () => {
  const far = await openWorld({ ...peer.settings, googleIssuer: 'http://accounts.school.example' }, 'silent')
  expect((await openBrowser(far.app).go('/api/auth/google')).location).toBe('/login#google=provider_failed')
  await far.close()
})

test('without settings there is no Google', async () => {
  const plain = await openWorld()
  for (const path of ['/api/auth/google', '/api/auth/google/callback'])
    expect((await openBrowser(plain.app).go(path)).status).toBe(404)
  const { api } = await plain.signUp()
  expect(await codeOf(api.google.link())).toBe('not_found')
  expect(await codeOf(api.google.unlink())).toBe('not_found')
  await plain.close()
})

test('no log contains a secret or personal data from Google', async () => {
  const lines: string[] = []
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) }),
  )
  const config = { ...readConfig({ LIMIT_FACTOR: '1000', DATA_DIR: world.dataDir }), ...peer.settings }
  const jobs = await openJobs({ pool: world.pool, log })
  const { db } = world
  const { keys, metrics } = world.services
  const app = await buildApp({
    db,
    config,
    keys,
    jobs,
    storage: await openStorage({ dataDir: world.dataDir, files: null }),
    gateway: await createGateway(config, db, log),
    partner: await createPartner(config, { db, jobs, log, metrics }),
    metrics,
    log,
  })
  const browser = openBrowser(app)
  const { subject, email } = newPerson()
  const { location } = await browser.go('/api/auth/google')
  const cookie = browser.cookie()
  const answer = await peer.choose(location, subject)
  const code = codeIn(await browser.followCallback(answer))
  peer.interrupt((response) =>
    response.writeHead(500, { 'content-type': 'application/json' }).end(`{"sub":"${subject}"}`),
  )
  await app.inject({ url: answer.slice(appUrl.length), headers: { cookie } })
  peer.interrupt(null)
  await app.close()
  await jobs.stop()
  const written = lines.join('')
  expect(written).toContain('sign-in with Google failed')
  const state = new URL(location).searchParams.get('state') ?? '-'
  const providersCode = new URL(answer).searchParams.get('code') ?? '-'
  const secrets = [code, state, providersCode, cookie, email, subject, peer.settings.googleClientSecret ?? '-']
  for (const secret of secrets) expect(written).not.toContain(secret)
})

test('a provider that does not answer times out', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 100))
  const cold = await openWorld(peer.settings, 'silent')
  peer.interrupt(() => undefined)
  expect((await openBrowser(cold.app).go('/api/auth/google')).location).toBe('/login#google=provider_failed')
  expect(waits).toHaveBeenCalledWith(10_000)
  peer.interrupt(null)
  await cold.close()
})
