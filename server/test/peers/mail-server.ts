import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server of a test: what arrived, whom it was for with every try, and how to end it. */
export interface MailServer {
  port: number
  mails: readonly Email[]
  recipients: readonly string[]
  close: () => Promise<void>
}

interface Behaviour {
  /** The port to listen on; a free one where it is left out. */
  port?: number
  /** The answer to a recipient, as its number; 250 takes it. */
  answerTo?: () => number
  /** Whether the connection breaks after a mail was taken and before that is said. */
  breaksAfter?: (mails: number) => boolean
  /** What the server speaks TLS with from the start; without it, it speaks none. */
  certificate?: { key: string; cert: string } | undefined
  /** The password that whoever comes with a user name must have. */
  password?: string
}

/** Opens a real mail server on this machine. */
export async function openMailServer({
  port = 0,
  answerTo = () => 250,
  breaksAfter = () => false,
  certificate,
  password,
}: Behaviour = {}): Promise<MailServer> {
  const mails: Email[] = []
  const recipients: string[] = []
  const take: SMTPServerOptions['onData'] = async (stream, _session, done) => {
    // A mail that breaks off in the middle is none.
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
    ...(certificate && { secure: true, ...certificate }),
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Not with this password')),
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      const responseCode = answerTo()
      done(responseCode === 250 ? null : Object.assign(new Error(`Not ${address}`), { responseCode }))
    },
    onData: take,
  })
  // A connection that breaks is part of the test.
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
