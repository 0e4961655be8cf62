import { readConfig } from '#server/settings/config.ts'
import { describeMailTrouble } from '#server/mail/sending/mail-trouble.ts'
import { openTransport } from '#server/mail/sending/send-by-smtp.ts'
import { refusal } from '#server/lib/refusal.ts'
import { runCommand } from '#server/run-command.ts'

await runCommand(async ([address = '', ...rest]) => {
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || rest.length > 0) throw refusal('Usage: npm run check-mail -- ADDRESS')
  const { smtpUrl, mailFrom, appUrl } = readConfig(process.env)
  if (!smtpUrl)
    throw refusal(
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
    throw refusal(`The email was not sent: ${describeMailTrouble(error, smtpUrl)}.`)
  } finally {
    transport.close()
  }
  return `${new URL(smtpUrl).host} accepted an email to ${address} from ${mailFrom}. If it doesn’t arrive, check the spam folder.`
})
