import type { InterfaceLanguage } from '#contract/values/languages.ts'

export interface MailPicture {
  cid: string
  media_type: string
  bytes: Uint8Array
}
/** The id stays the same when a mail is retried. */
export interface Mail {
  id: string
  school_id: string | null
  student_id: string | null
  to: string
  from_name?: string | undefined
  reply_to?: string | undefined
  /** A page that stops mails of this kind, at a POST without a form too (RFC 8058). */
  stop_link?: string | undefined
  language: InterfaceLanguage
  subject: string
  html: string
  text: string
  pictures: readonly MailPicture[]
}
export type SendMail = (mail: Mail) => Promise<void>
