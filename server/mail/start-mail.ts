import { fieldOf } from '#server/lib/field-of.ts'
import type { Job } from '#server/jobs/jobs.ts'
import { countHourly, giveBack } from '#server/mail/sending/hourly-limit.ts'
import { composeLetter } from '#server/mail/letter.ts'
import { isNoticeLetter, type Letter, post } from '#server/mail/letters.ts'
import { describeMailTrouble } from '#server/mail/sending/mail-trouble.ts'
import type { Mail, MailPicture, SendMail } from '#server/mail/mail.ts'
import {
  findNoticeReader,
  findReader,
  findReaderByEmail,
  findStudentReader,
  type Reader,
} from '#server/mail/mail.queries.ts'
import { drawLogo, drawMark } from '#server/mail/pictures.ts'
import type { Services } from '#server/services/services.ts'

/** Gives where a letter's button leads, when the letter goes out. */
export type LinkOf = (services: Services, job: Job<Letter>, reader: Reader) => Promise<string>
/** What letters are sent with. */
interface Sending {
  linkOf: LinkOf
  drawOnce: () => Promise<MailPicture>
  send: SendMail
}

/** Sends the letters that wait, from now on; one that can't be sent is tried again later. */
export async function startMail(services: Services, linkOf: LinkOf, send: SendMail): Promise<void> {
  let mark: MailPicture | undefined
  const sending: Sending = { linkOf, send, drawOnce: async () => (mark ??= await drawMark()) }
  await services.jobs.work<Letter>('mail', async (job) => {
    await deliver(services, job, sending).catch((error: unknown) => {
      services.metrics.countMail('failed')
      const { smtpUrl } = services.config
      const reason = smtpUrl && fieldOf(error, 'command') ? describeMailTrouble(error, smtpUrl) : undefined
      const reasons = { reason, code: fieldOf(error, 'code'), answer: fieldOf(error, 'responseCode') || undefined }
      services.log.warn(
        { mail: job.id, kind: job.data.kind, ...reasons },
        'an email could not be sent and will be retried',
      )
      throw error
    })
  })
}

async function deliver(services: Services, job: Job<Letter>, sending: Sending): Promise<void> {
  const reader = await readerOf(services, job.data)
  if (!reader) return
  const seconds = await countHourly(services, job.data.kind)
  if (seconds > 0) return putOff(services, job, seconds)
  try {
    await sending.send(await write(services, job, reader, sending))
  } catch (error) {
    await giveBack(services.db)
    throw error
  }
  services.metrics.countMail('sent')
}

// No mail with this id has gone out yet, so that the letter may have another one.
async function putOff(services: Services, { id, data }: Job<Letter>, seconds: number): Promise<void> {
  services.log.warn({ mail: id, seconds }, 'an email is delayed because MAILS_PER_HOUR has been reached')
  const at = new Date(Date.now() + seconds * 1000).toISOString()
  await services.db.transaction().execute((tx) => post(services, tx, data, at))
}

async function write(
  services: Services,
  job: Job<Letter>,
  reader: Reader,
  { linkOf, drawOnce }: Sending,
): Promise<Mail> {
  const { id, data: letter } = job
  const { school_id, school_name, email, is_confirmed, first_name, reply_to, ends_at, renews, time_zone } = reader
  const to = 'to' in letter ? letter.to : email
  const composed = composeLetter({
    kind: letter.kind,
    language: reader.interface_language ?? services.config.defaultLanguage,
    school_name,
    is_confirmed,
    to,
    first_name,
    student_address: reader.student_address,
    ...('new_email' in letter && { new_email: letter.new_email }),
    ...('setting' in letter && { setting: letter.setting }),
    ends_at,
    renews,
    time_zone,
    link: await linkOf(services, job, reader),
    choice: isNoticeLetter(letter) ? `${services.config.appUrl}/settings/notices` : undefined,
    mark: await drawOnce(),
    logo: await logoOf(services, reader),
  })
  const student_id = 'student_id' in letter ? letter.student_id : null
  return { id, school_id, student_id, to, reply_to, ...composed }
}

function readerOf({ db }: Services, letter: Letter): Promise<Reader | undefined> {
  if (letter.kind === 'reset_password') return findReaderByEmail(db, letter.email)
  if (isNoticeLetter(letter)) return findNoticeReader(db, letter)
  return letter.kind === 'practice_link' ? findStudentReader(db, letter) : findReader(db, letter)
}

async function logoOf({ storage, log }: Services, { school_id, logo_url }: Reader): Promise<MailPicture | null> {
  const id = logo_url?.split('/').at(-1)
  if (!id) return null
  try {
    const logo = await storage.get(school_id, id)
    return logo && (await drawLogo(logo))
  } catch (error) {
    log.warn({ err: error, school_id }, 'an email was sent without the logo')
    return null
  }
}
