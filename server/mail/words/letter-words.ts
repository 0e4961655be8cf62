/** What a letter is about: plain text, as all of these words are. `to` is its recipient. */
export interface About {
  school: string
  to: string
  /** The student whom it is to; empty where it is to someone else. */
  first_name: string
  new_email: string
  /** The name of the setting that it is about. */
  setting: string
  /** The day on which the trial ends that it is about, as its reader writes days. */
  date: string
  /** Whether a charge follows on that day. */
  renews: boolean
}
/** Says something of it. */
export type Line = (about: About) => string
/** A letter in words: the preview stands beside the subject in an inbox, the button leads to the letter's link. */
export interface LetterWords {
  subject: Line
  preview: Line
  title: string
  before: readonly Line[]
  button: string
  after: readonly Line[]
  /** Why the recipient got it, where it is not about their account. */
  footer?: Line
  /** Stands before the written-out link, where it is not said as to an account. */
  copyLink?: string
}
