import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '#server/settings/config.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import type { Mail, SendMail } from '#server/mail/mail.ts'

const connectTimeoutMs = 20_000
const sendTimeoutMs = 60_000
const idleTimeoutMs = 30_000

export const openTransport = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    idleTimeout: idleTimeoutMs,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    requireTLS: needsTls(new URL(smtpUrl)),
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** A permanently refused recipient counts as sent, because a retry would fail as well. */
export function sendBySmtp({ mailFrom }: Pick<Config, 'mailFrom'>, smtpUrl: string, log: Logger): SendMail {
  const transport = openTransport(smtpUrl)
  const [address = mailFrom, host = 'localhost'] = /[^\s<>@]+@([^\s<>@]+)(?=>?$)/.exec(mailFrom) ?? []
  return async (mail) => {
    try {
      await transport.sendMail({
        ...messageOf(mail),
        from: mail.from_name ? { name: mail.from_name, address } : mailFrom,
        messageId: `<${messageIdOf(mail)}@${host}>`,
        signal: AbortSignal.timeout(sendTimeoutMs),
      })
    } catch (error) {
      if (!isPermanentRefusal(error)) throw error
      log.warn(
        { mail: mail.id, school_id: mail.school_id, answer: fieldOf(error, 'responseCode') },
        'the mail server rejected a recipient',
      )
    }
  }
}

// The same for every retry. Spam filters penalize a bare UUID.
const messageIdOf = ({ id }: Mail) => `letter.${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}`

const needsTls = ({ username, hostname }: URL) =>
  username !== '' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

// As an object, an address is not parsed as a list.
const messageOf = ({ to, reply_to, stop_link, subject, html, text, language, pictures }: Mail) => ({
  to: { name: '', address: to },
  ...(reply_to && { replyTo: { name: '', address: reply_to } }),
  // `=?` would start an encoded word and could hide text.
  subject: subject.replaceAll('=?', '= ?'),
  text,
  html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language === 'pt' ? 'pt-BR' : language,
    ...(stop_link && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(stop_link && { list: { unsubscribe: stop_link } }),
  attachments: pictures.map(({ cid, media_type, bytes }) => ({
    cid,
    contentType: media_type,
    content: Buffer.from(bytes),
    filename: `${cid.split('@')[0]}.png`,
    contentDisposition: 'inline' as const,
  })),
})

function isPermanentRefusal(error: unknown): boolean {
  const answer = Number(fieldOf(error, 'responseCode'))
  // 503 is about the order of commands, not about the recipient.
  return fieldOf(error, 'command') === 'RCPT TO' && answer >= 500 && answer !== 503
}
