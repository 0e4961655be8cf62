import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { sendToFolder } from '#server/mail/send-to-folder.ts'
import type { SendMail } from '#server/mail/mail.ts'
import { sendBySmtp } from '#server/mail/send-by-smtp.ts'

/** How mails leave: through the mail server of the settings, or into a folder where there is none. */
export const createSend = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Logger): SendMail =>
  config.smtpUrl ? sendBySmtp(config, config.smtpUrl, log) : sendToFolder(config.dataDir)
