import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface MailServer {
  port: number
  mails: readonly Email[]
  recipients: readonly string[]
  close: () => Promise<void>
}

interface Behaviour {
  port?: number
  answerTo?: () => number
  /** Whether the connection breaks after accepting a mail, before the response. */
  breaksAfter?: (mails: number) => boolean
  certificate?: { key: string; cert: string } | undefined
  password?: string
}

export async function openMailServer({
  port = 0,
  answerTo = () => 250,
  breaksAfter = () => false,
  certificate,
  password,
}: Behaviour = {}): Promise<MailServer> {
  const mails: Email[] = []
  const recipients: string[] = []
  const receive: SMTPServerOptions['onData'] = async (stream, _session, done) => {
    // Interrupted mails don't count.
    const bytes = await buffer(stream).catch(() => null)
    if (!bytes) return
    mails.push(await PostalMime.parse(bytes))
    if (breaksAfter(mails.length)) for (const connection of server.connections) socketOf(connection).destroy()
    else done()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    // Without a network, each greeting would wait 1.5 seconds for a name server.
    disableReverseLookup: true,
    ...(certificate && { secure: true, ...certificate }),
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Not with this password')),
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      const responseCode = answerTo()
      done(responseCode === 250 ? null : Object.assign(new Error(`Not ${address}`), { responseCode }))
    },
    onData: receive,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    port: address.port,
    mails,
    recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const socketOf = (connection: unknown) => Reflect.get(Object(connection), '_socket') as Socket
