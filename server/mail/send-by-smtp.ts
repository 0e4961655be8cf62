import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { fieldOf } from '#server/http/failures.ts'
import type { Mail, SendMail } from '#server/mail/mail.ts'

// Milliseconds.
const longestWait = 20_000
const longestSend = 60_000
const longestIdle = 30_000

/** Sends through a mail server. A recipient that the server refuses for good counts as done: another try would end the same way. */
export function sendBySmtp({ mailFrom }: Pick<Config, 'mailFrom'>, smtpUrl: string, log: Logger): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    idleTimeout: longestIdle,
    connectionTimeout: longestWait,
    greetingTimeout: longestWait,
    socketTimeout: longestWait,
    dnsTimeout: longestWait,
    // A password crosses a network only in TLS.
    requireTLS: needsTls(new URL(smtpUrl)),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost'
  return async (mail) => {
    try {
      await transport.sendMail({
        ...messageOf(mail),
        from: mailFrom,
        messageId: `<${mail.id}@${host}>`,
        signal: AbortSignal.timeout(longestSend),
      })
    } catch (error) {
      if (!isRefusedForGood(error)) throw error
      log.warn(
        { mail: mail.id, school_id: mail.school_id, answer: fieldOf(error, 'responseCode') },
        'the mail server refused a recipient',
      )
    }
  }
}

const needsTls = ({ username, hostname }: URL) =>
  username !== '' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

// The recipient is an object, so that nothing in an address is read as a list of addresses.
const messageOf = ({ to, subject, html, text, language, pictures }: Mail) => ({
  to: { name: '', address: to },
  // A mail program would take it for an encoded text, and show what is hidden in it.
  subject: subject.replaceAll('=?', '= ?'),
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language === 'pt' ? 'pt-BR' : language },
  attachments: pictures.map(({ cid, media_type, bytes }) => ({
    cid,
    contentType: media_type,
    content: Buffer.from(bytes),
    filename: `${cid.split('@')[0]}.png`,
    contentDisposition: 'inline' as const,
  })),
})

function isRefusedForGood(error: unknown): boolean {
  const answer = Number(fieldOf(error, 'responseCode'))
  // 503 is about the order of commands and not about the recipient.
  return fieldOf(error, 'command') === 'RCPT TO' && answer >= 500 && answer !== 503
}
