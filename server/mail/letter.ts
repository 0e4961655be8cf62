import { type InterfaceLanguage, localeOf } from '#contract/languages.ts'
import { formalLanguageOf, type StudentAddress } from '#contract/student-address.ts'
import { plainLine, plainName, senderName, withoutNumbers } from '#server/mail/escape.ts'
import { layOut, type MailParts } from '#server/mail/layout.ts'
import type { LetterKind } from '#server/mail/letters.ts'
import type { Mail, MailPicture } from '#server/mail/mail.ts'
import { formalLetters } from '#server/mail/words/formal.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'
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
  /** How the school addresses its students, where the letter is to one. */
  student_address?: StudentAddress | undefined
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
  choice?: string | undefined
  mark: MailPicture
  logo: MailPicture | null
}

type Composed = Pick<Mail, 'language' | 'subject' | 'html' | 'text' | 'pictures' | 'from_name'>

/** A letter in words, as HTML and as text. */
export function composeLetter(facts: LetterFacts): Composed {
  const { kind, language, link, choice, mark } = facts
  const isKnown = facts.is_confirmed && kind !== 'confirm_email'
  const logo = isKnown ? facts.logo : null
  const words = wordsIn(language)
  const letter = letterOf(facts)
  const about = {
    school: isKnown ? plainName(facts.school_name) : doubtfulName(facts.school_name, words.quotes),
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
    school: about.school,
    hasLogo: logo !== null,
    subject: letter.subject(isKnown ? about : { ...about, school: 'Tertulia' }),
    preview: letter.preview(about),
    before: letter.before.map((line) => line(about)),
    after: letter.after.map((line) => line(about)),
    link,
    copyLink: letter.copyLink ?? words.copyLink,
    footer: (letter.footer ?? words.sentTo)(about),
    ...(choice && { choose: { label: words.choose, link: choice } }),
  }
  const pictures = logo ? [logo, mark] : [mark]
  const sender = senderName(facts.school_name)
  const from_name = kind === 'practice_link' && sender ? words.via(sender) : undefined
  return { language, subject: parts.subject, html: layOut(parts), text: writeOut(parts), pictures, from_name }
}

function letterOf({ kind, language, student_address = 'informal' }: LetterFacts): LetterWords {
  const formal = formalLanguageOf(language, student_address)
  return { ...wordsIn(language).letters[kind], ...(formal && formalLetters[formal][kind]) }
}

// A stranger may have signed up with the reader's address: the name is marked as one, and holds no number to call and no sum to pay.
const doubtfulName = (name: string, [before, after]: readonly [string, string]) =>
  `${before}${withoutNumbers(plainName(name))}${after}`

const dayOf = (at: string, { language, time_zone }: LetterFacts): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: time_zone ?? 'UTC' }).format(new Date(at))

function writeOut({ title, before, button, link, after, footer, choose }: MailParts): string {
  const foot = choose ? `${footer}\n${choose.label}\n${choose.link}` : footer
  return `${[title, ...before, `${button}:\n${link}`, ...after, `--\n${foot}`].join('\n\n')}\n`
}
