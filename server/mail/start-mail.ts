import { fieldOf } from '#server/lib/field-of.ts'
import type { Job } from '#server/jobs/jobs.ts'
import { consumeHourlyLimit, releaseHourlyLimit } from '#server/mail/sending/hourly-limit.ts'
import { composeLetter, type LetterFacts } from '#server/mail/letter.ts'
import { isNoticeLetter, type Letter, queueLetter } from '#server/mail/letters.ts'
import { describeMailError } from '#server/mail/sending/mail-error.ts'
import type { Mail, MailPicture, SendMail } from '#server/mail/mail.ts'
import {
  findGuardianRecipient,
  findInvitationRecipient,
  findNoticeRecipient,
  findRecipient,
  findRecipientByEmail,
  findStudentRecipient,
  type Recipient,
} from '#server/mail/mail.queries.ts'
import { drawLogo, drawMark } from '#server/mail/pictures.ts'
import type { Services } from '#server/services/services.ts'

export type LetterContents = Pick<LetterFacts, 'link' | 'homework' | 'effort' | 'stopLink'>
/** Undefined if there is nothing left to write about. */
export type ContentsOf = (
  services: Services,
  job: Job<Letter>,
  recipient: Recipient,
) => Promise<LetterContents | undefined>
interface DeliveryContext {
  contentsOf: ContentsOf
  drawMarkOnce: () => Promise<MailPicture>
  send: SendMail
}

export async function startMail(services: Services, contentsOf: ContentsOf, send: SendMail): Promise<void> {
  let mark: MailPicture | undefined
  const delivery: DeliveryContext = { contentsOf, send, drawMarkOnce: async () => (mark ??= await drawMark()) }
  await services.jobs.work<Letter>('mail', async (job) => {
    await deliver(services, job, delivery).catch((error: unknown) => {
      services.metrics.countMail('failed')
      const { smtpUrl } = services.config
      const reason = smtpUrl && fieldOf(error, 'command') ? describeMailError(error, smtpUrl) : undefined
      const reasons = { reason, code: fieldOf(error, 'code'), answer: fieldOf(error, 'responseCode') || undefined }
      services.log.warn(
        { mail: job.id, kind: job.data.kind, ...reasons },
        'an email could not be sent and will be retried',
      )
      throw error
    })
  })
}

async function deliver(services: Services, job: Job<Letter>, delivery: DeliveryContext): Promise<void> {
  const recipient = await recipientOf(services, job.data)
  const contents = recipient && (await delivery.contentsOf(services, job, recipient))
  if (!contents) return
  const seconds = await consumeHourlyLimit(services, job.data.kind)
  if (seconds > 0) return postpone(services, job, seconds)
  try {
    await delivery.send(await compose(services, job, { recipient, contents }, delivery))
  } catch (error) {
    await releaseHourlyLimit(services.db)
    throw error
  }
  services.metrics.countMail('sent')
}

// Nothing was sent under this id yet, so the letter may get a new one.
async function postpone(services: Services, { id, data }: Job<Letter>, seconds: number): Promise<void> {
  services.log.warn({ mail: id, seconds }, 'an email is delayed because MAILS_PER_HOUR has been reached')
  const at = new Date(Date.now() + seconds * 1000).toISOString()
  await services.db.transaction().execute((tx) => queueLetter(services, tx, data, at))
}

async function compose(
  services: Services,
  job: Job<Letter>,
  { recipient, contents }: { recipient: Recipient; contents: LetterContents },
  { drawMarkOnce }: DeliveryContext,
): Promise<Mail> {
  const { id, data: letter } = job
  const { school_id, school_name, email, is_confirmed, first_name, reply_to, ends_at, renews, time_zone } = recipient
  const to = 'to' in letter ? letter.to : email
  const composed = composeLetter({
    kind: letter.kind,
    language: recipient.interface_language ?? services.config.defaultLanguage,
    school_name,
    is_confirmed,
    to,
    first_name,
    student_address: recipient.student_address,
    ...('new_email' in letter && { new_email: letter.new_email }),
    ...('setting' in letter && { setting: letter.setting }),
    ends_at,
    renews,
    time_zone,
    ...contents,
    settingsLink: isNoticeLetter(letter) ? `${services.config.appUrl}/settings/notices` : undefined,
    mark: await drawMarkOnce(),
    logo: await logoOf(services, recipient),
  })
  const student_id = 'student_id' in letter ? letter.student_id : null
  return { id, school_id, student_id, to, reply_to, stop_link: contents.stopLink, ...composed }
}

function recipientOf({ db }: Services, letter: Letter): Promise<Recipient | undefined> {
  if (letter.kind === 'reset_password') return findRecipientByEmail(db, letter.email)
  if (isNoticeLetter(letter)) return findNoticeRecipient(db, letter)
  if (letter.kind === 'staff_invitation') return findInvitationRecipient(db, letter)
  if (letter.kind === 'practice_link' || letter.kind === 'homework_reminder') return findStudentRecipient(db, letter)
  if (letter.kind === 'guardian_consent' || letter.kind === 'guardian_week') return findGuardianRecipient(db, letter)
  return findRecipient(db, letter)
}

async function logoOf({ storage, log }: Services, { school_id, logo_url }: Recipient): Promise<MailPicture | null> {
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
