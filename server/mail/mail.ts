import type { InterfaceLanguage } from '#contract/languages.ts'

/** A picture inside a mail; its HTML names it as `cid:` and this. */
export interface MailPicture {
  cid: string
  media_type: string
  bytes: Uint8Array
}
/** A mail that is ready to go; its id is the same with every try. */
export interface Mail {
  id: string
  school_id: string | null
  /** The student whom it is for, if it is for one. */
  student_id: string | null
  to: string
  /** The name of the sender, where it is not that of the settings. */
  from_name?: string | undefined
  /** Where an answer goes, where that is not the sender's address. */
  reply_to?: string | undefined
  language: InterfaceLanguage
  subject: string
  html: string
  text: string
  pictures: readonly MailPicture[]
}
/** Hands a mail on; it throws where another try makes sense. */
export type SendMail = (mail: Mail) => Promise<void>
