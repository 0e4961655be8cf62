import { readConfig } from '#server/settings/config.ts'
import { describeMailTrouble } from '#server/mail/sending/mail-trouble.ts'
import { openTransport } from '#server/mail/sending/send-by-smtp.ts'
import { refusal } from '#server/lib/refusal.ts'
import { runCommand } from '#server/run-command.ts'

await runCommand(async ([address = '', ...rest]) => {
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || rest.length > 0)
    throw refusal('Say to whom: npm run check-mail -- ADDRESS.')
  const { smtpUrl, mailFrom, appUrl } = readConfig(process.env)
  if (!smtpUrl)
    throw refusal(
      'SMTP_URL is not set, so mails are written to DATA_DIR/mail and shown under /dev/mail instead of sent.',
    )
  const transport = openTransport(smtpUrl)
  try {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address },
      subject: 'A test letter from Tertulia',
      text: `The mail server of ${appUrl} works.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    throw refusal(`No letter went out: ${describeMailTrouble(error, smtpUrl)}.`)
  } finally {
    transport.close()
  }
  return `${new URL(smtpUrl).host} took a letter to ${address} from ${mailFrom}. If it doesn’t arrive, look into the spam folder.`
})
