import { type InterfaceLanguage, localeOf } from '#contract/languages.ts'
import { plainLine, plainName, senderName, withoutNumbers } from '#server/mail/escape.ts'
import { renderHtml, type MailParts } from '#server/mail/layout.ts'
import type { LetterKind } from '#server/mail/letters.ts'
import type { Mail, MailPicture } from '#server/mail/mail.ts'
import { wordsIn } from '#server/mail/words/words.ts'

/** What a letter says to whom; `link` is where its button leads. */
export interface LetterFacts {
  kind: LetterKind
  language: InterfaceLanguage
  school_name: string
  /** Whether the address is known to be the school's; anybody can choose a name and sign up with somebody else's address. */
  is_confirmed: boolean
  to: string
  /** The student whom the letter is to. */
  first_name?: string | undefined
  /** The address that was asked for or taken, where the letter is about one. */
  new_email?: string
  /** The setting that the letter is about, where it is about one. */
  setting?: string
  /** When the trial ends that the letter is about, and whether a charge follows. */
  ends_at?: string | undefined
  renews?: boolean | undefined
  /** The school's, where it has one. */
  time_zone?: string | null
  link: string
  /** Where such letters are switched off, where they can be. */
  settingsLink?: string | undefined
  mark: MailPicture
  logo: MailPicture | null
}

type ComposedMail = Pick<Mail, 'language' | 'subject' | 'html' | 'text' | 'pictures' | 'from_name'>

/** A letter in words, as HTML and as text. */
export function composeLetter(facts: LetterFacts): ComposedMail {
  const { kind, language, link, settingsLink, mark } = facts
  const isConfirmed = facts.is_confirmed && kind !== 'confirm_email'
  const logo = isConfirmed ? facts.logo : null
  const words = wordsIn(language)
  const letter = words.letters[kind]
  const values = {
    school: isConfirmed ? plainName(facts.school_name) : unverifiedName(facts.school_name, words.quotes),
    first_name: plainName(facts.first_name ?? ''),
    to: plainLine(facts.to),
    new_email: plainLine(facts.new_email ?? ''),
    setting: facts.setting ?? '',
    date: facts.ends_at ? dayOf(facts.ends_at, facts) : '',
    renews: facts.renews ?? false,
  }
  const parts: MailParts = {
    ...letter,
    language,
    school: values.school,
    hasLogo: logo !== null,
    subject: letter.subject(isConfirmed ? values : { ...values, school: 'Tertulia' }),
    preview: letter.preview(values),
    before: letter.before.map((line) => line(values)),
    after: letter.after.map((line) => line(values)),
    link,
    copyLink: words.copyLink,
    footer: (letter.footer ?? words.sentTo)(values),
    ...(settingsLink && { choose: { label: words.choose, link: settingsLink } }),
  }
  const pictures = logo ? [logo, mark] : [mark]
  const sender = senderName(facts.school_name)
  const from_name = kind === 'practice_link' && sender ? words.via(sender) : undefined
  return { language, subject: parts.subject, html: renderHtml(parts), text: renderText(parts), pictures, from_name }
}

// A stranger may have signed up with the reader's address: the name is marked as one, and holds no number to call and no sum to pay.
const unverifiedName = (name: string, [before, after]: readonly [string, string]) =>
  `${before}${withoutNumbers(plainName(name))}${after}`

const dayOf = (at: string, { language, time_zone }: LetterFacts): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: time_zone ?? 'UTC' }).format(new Date(at))

function renderText({ title, before, button, link, after, footer, choose }: MailParts): string {
  const foot = choose ? `${footer}\n${choose.label}\n${choose.link}` : footer
  return `${[title, ...before, `${button}:\n${link}`, ...after, `--\n${foot}`].join('\n\n')}\n`
}
