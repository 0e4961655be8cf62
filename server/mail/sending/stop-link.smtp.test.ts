import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Mail } from '#server/mail/mail.ts'
import { sendBySmtp } from '#server/mail/sending/send-by-smtp.ts'
import { startMailServer, waitUntil } from '#server/test/mail-app.ts'

test('a mail that can be stopped says how in its headers, and others don’t', async () => {
  await using parts = new AsyncDisposableStack()
  const post = await startMailServer(parts)
  const log = pino({ level: 'silent' })
  const send = sendBySmtp({ mailFrom: 'no-reply@app.sol.example' }, `smtp://127.0.0.1:${post.port}`, log)
  const mail: Mail = {
    id: crypto.randomUUID(),
    school_id: null,
    student_id: null,
    to: 'ana@sol.example',
    language: 'en',
    subject: 'Your homework',
    html: '<p>Your homework</p>',
    text: 'Your homework',
    pictures: [],
  }
  const stop_link = `https://app.sol.example/reminders/stop/${'x'.repeat(86)}`
  await send({ ...mail, stop_link })
  await send(mail)
  await waitUntil(() => post.mails.length === 2)
  const listHeaders = post.mails.map(({ headers }) =>
    Object.fromEntries(headers.flatMap(({ key, value }) => (key.startsWith('list-') ? [[key, value]] : []))),
  )
  expect(listHeaders).toEqual([
    { 'list-unsubscribe': `<${stop_link}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
    {},
  ])
})
