import { type InterfaceLanguage, localeOf } from '#contract/values/languages.ts'
import { formalLanguageOf, type StudentAddress } from '#contract/values/student-address.ts'
import { plainLine, plainName, senderName, withoutNumbers } from '#server/mail/escape.ts'
import { renderHtml, type MailParts } from '#server/mail/layout.ts'
import { type Homework, homeworkLines } from '#server/mail/homework.ts'
import { isOnBehalf, type LetterKind } from '#server/mail/letters.ts'
import type { Mail, MailPicture } from '#server/mail/mail.ts'
import { formalLetters } from '#server/mail/words/formal.ts'
import type { Effort } from '#server/mail/words/guardians/guardian-words.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'
import { wordsIn } from '#server/mail/words/words.ts'

export interface LetterFacts {
  kind: LetterKind
  language: InterfaceLanguage
  school_name: string
  /** Anyone can choose a name and sign up with another person's address. */
  is_confirmed: boolean
  to: string
  first_name?: string | undefined
  student_address?: StudentAddress | undefined
  new_email?: string
  setting?: string
  ends_at?: string | undefined
  renews?: boolean | undefined
  time_zone?: string | null
  link: string
  settingsLink?: string | undefined
  homework?: readonly Homework[] | undefined
  effort?: Effort | undefined
  stopLink?: string | undefined
  mark: MailPicture
  logo: MailPicture | null
}

type ComposedMail = Pick<Mail, 'language' | 'subject' | 'html' | 'text' | 'pictures' | 'from_name'>

export function composeLetter(facts: LetterFacts): ComposedMail {
  const { kind, language, link, homework = [], effort, mark } = facts
  const isConfirmed = facts.is_confirmed && kind !== 'confirm_email'
  const logo = isConfirmed ? facts.logo : null
  const words = wordsIn(language)
  const letter = letterOf(facts)
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
    before: [
      ...letter.before.map((line) => line(values)),
      ...homeworkLines(homework, words.homework, language),
      ...(effort ? [words.effort(values.first_name, effort)] : []),
    ],
    after: letter.after.map((line) => line(values)),
    link,
    isQuiet: kind === 'guardian_week',
    copyLink: letter.copyLink ?? words.copyLink,
    footer: (letter.footer ?? words.sentTo)(values),
    choices: choicesOf(facts),
  }
  const pictures = logo ? [logo, mark] : [mark]
  const sender = senderName(facts.school_name)
  const from_name = isOnBehalf(kind) && sender ? words.via(sender) : undefined
  return { language, subject: parts.subject, html: renderHtml(parts), text: renderText(parts), pictures, from_name }
}

function choicesOf({ kind, language, settingsLink, stopLink }: LetterFacts): MailParts['choices'] {
  const { choose, stop, homework } = wordsIn(language)
  const isOfStaff = !isOnBehalf(kind)
  return [
    ...(stopLink && kind === 'homework_reminder' ? [{ label: homework.stop, link: stopLink }] : []),
    ...(stopLink && isOfStaff ? [{ label: stop, link: stopLink }] : []),
    ...(settingsLink ? [{ label: choose, link: settingsLink }] : []),
  ]
}

function letterOf({ kind, language, student_address = 'informal' }: LetterFacts): LetterWords {
  const formal = formalLanguageOf(language, student_address)
  return { ...wordsIn(language).letters[kind], ...(formal && formalLetters[formal][kind]) }
}

// Marks the name as unverified, and removes phone numbers and amounts, because the sender is unverified.
const unverifiedName = (name: string, [before, after]: readonly [string, string]) =>
  `${before}${withoutNumbers(plainName(name))}${after}`

const dayOf = (at: string, { language, time_zone }: LetterFacts): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: time_zone ?? 'UTC' }).format(new Date(at))

function renderText({ language, title, before, button, link, after, footer, choices }: MailParts): string {
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const foot = [footer, ...choices.flatMap((choice) => [choice.label, choice.link])].join('\n')
  return `${[title, ...before, `${button}${colon}\n${link}`, ...after, `--\n${foot}`].join('\n\n')}\n`
}
