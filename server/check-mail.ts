import { readConfig } from '#server/settings/config.ts'
import { describeMailError } from '#server/mail/sending/mail-error.ts'
import { openTransport } from '#server/mail/sending/send-by-smtp.ts'
import { startupError } from '#server/lib/startup-error.ts'
import { runCommand } from '#server/run-command.ts'

const help = `Usage: npm run check-mail -- ADDRESS

Sends a test email to ADDRESS by the mail server of SMTP_URL.`

await runCommand({
  help,
  takes: { least: 1, most: 1 },
  run: async ([address = '']) => {
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw startupError(`${address} is not an email address.`)
    const { smtpUrl, mailFrom, appUrl } = readConfig(process.env)
    if (!smtpUrl)
      throw startupError(
        'SMTP_URL is not set, so emails are written to DATA_DIR/mail and shown at /dev/mail instead of being sent.',
      )
    const transport = openTransport(smtpUrl)
    try {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address },
        subject: 'Test email from Tertulia',
        text: `The mail server of ${appUrl} works.\n`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      throw startupError(`The email was not sent: ${describeMailError(error, smtpUrl)}.`)
    } finally {
      transport.close()
    }
    return `${new URL(smtpUrl).host} accepted an email to ${address} from ${mailFrom}. If it doesn’t arrive, check the spam folder.`
  },
})
