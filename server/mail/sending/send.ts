import type { Logger } from 'pino'
import type { Config } from '#server/settings/config.ts'
import { sendToFolder } from '#server/mail/sending/send-to-folder.ts'
import type { SendMail } from '#server/mail/mail.ts'

export async function createSend(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Logger,
): Promise<SendMail> {
  if (!config.smtpUrl) return sendToFolder(config.dataDir)
  const { sendBySmtp } = await import('#server/mail/sending/send-by-smtp.ts')
  return sendBySmtp(config, config.smtpUrl, log)
}
