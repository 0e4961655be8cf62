import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canMakeCertificates, makeCertificate } from '#server/test/peers/certificate.ts'
import { openMailServer } from '#server/test/peers/mail-server.ts'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'

let parts: AsyncDisposableStack
beforeEach(() => {
  parts = new AsyncDisposableStack()
  parts.defer(endPrograms)
})
afterEach(() => parts.disposeAsync())

const check = (env: Record<string, string>, ...args: string[]) => runProgram('server/check-mail.ts', args, env).ending
async function listen(behaviour: Parameters<typeof openMailServer>[0] = {}) {
  const server = await openMailServer(behaviour)
  parts.defer(server.close)
  return server
}

test('a mail that the server accepts is reported as sent', async () => {
  const server = await listen()
  const host = `127.0.0.1:${server.port}`
  const { code, stdout, stderr } = await check(
    { SMTP_URL: `smtp://${host}`, MAIL_FROM: 'Sol <sol@sol.example>' },
    'ana@sol.example',
  )
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain(`${host} accepted an email to ana@sol.example from Sol <sol@sol.example>.`)
  expect(server.mails).toMatchObject([{ subject: 'Test email from Tertulia' }])
})

test('an error is reported in one sentence', async () => {
  const [refusing, locked, closed] = await Promise.all([
    listen({ answerTo: () => 550 }),
    listen({ password: 'right' }),
    listen(),
  ])
  await closed.close()
  const at = (port: number, user = '') => ({ SMTP_URL: `smtp://${user}127.0.0.1:${port}` })
  const endings = await Promise.all([
    check({}, 'ana@sol.example'),
    check(at(refusing.port), 'ana@sol.example'),
    check(at(locked.port, 'ana:wrong@'), 'ana@sol.example'),
    check(at(closed.port), 'ana@sol.example'),
    check(at(refusing.port), 'nobody'),
  ])
  expect(endings.map(({ code, stdout }) => [code, stdout])).toEqual(endings.map(() => [1, '']))
  expect(endings.map(({ stderr }) => stderr.trimEnd())).toEqual([
    'SMTP_URL is not set, so emails are written to DATA_DIR/mail and shown at /dev/mail instead of being sent.',
    'The email was not sent: 127.0.0.1 rejected the recipient (EENVELOPE, 550).',
    'The email was not sent: 127.0.0.1 rejected the user name or password in SMTP_URL (EAUTH, 535).',
    `The email was not sent: 127.0.0.1:${closed.port} can’t be reached (ECONNREFUSED).`,
    'nobody is not an email address.',
  ])
})

test.skipIf(!canMakeCertificates())('a certificate that is not trusted is named, until it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tertulia-certificate-'))
  parts.defer(() => rm(folder, { recursive: true, force: true }))
  const certificate = makeCertificate(folder)
  const server = await listen({ certificate })
  const env = { SMTP_URL: `smtps://127.0.0.1:${server.port}` }
  const refused = await check(env, 'ana@sol.example')
  expect(refused.stderr).toBe(
    'The email was not sent: the certificate of 127.0.0.1 is not trusted: set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that signed it (DEPTH_ZERO_SELF_SIGNED_CERT).\n',
  )
  const accepted = await check({ ...env, NODE_EXTRA_CA_CERTS: certificate.certPath }, 'ana@sol.example')
  expect([accepted.code, server.mails.length]).toEqual([0, 1])
})
