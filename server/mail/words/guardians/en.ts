import type { EffortLine, GuardianLetters } from '#server/mail/words/guardians/guardian-words.ts'
import { counted } from '#server/mail/words/homework/homework-words.ts'

export const letters: GuardianLetters = {
  guardian_consent: {
    subject: ({ first_name, school }) => `May ${school} write to you about ${first_name}’s practice?`,
    preview: () => 'One line a week. You decide.',
    title: 'May we write to you once a week?',
    before: [
      () => 'Hello,',
      ({ school, first_name }) =>
        `${first_name} practises a language with Tertulia between the lessons at ${school}. The school would like to send you one line a week: how long ${first_name} practised, and how much of the homework is done.`,
      () => 'Nothing that is written or said in a conversation is ever in it.',
    ],
    button: 'Agree or decline',
    after: [
      () => 'Without your consent, you get no such emails. You can change your mind at any time.',
      () => 'If you don’t know this school, you can ignore this email.',
    ],
    footer: ({ school, to }) => `Tertulia sent this email to ${to} on behalf of ${school}.`,
  },
  guardian_week: {
    subject: ({ first_name }) => `${first_name}’s week of practice`,
    preview: ({ school }) => `One line from ${school}.`,
    title: 'Last week’s practice',
    before: [() => 'Hello,', ({ school }) => `Here’s last week’s line from ${school}:`],
    button: 'Stop these emails',
    after: [],
    footer: ({ school, to }) =>
      `Tertulia sent this email to ${to} on behalf of ${school}, because you agreed to one line a week.`,
  },
}

const minutes = counted('minute', 'minutes')
const conversations = counted('conversation', 'conversations')

export const effort: EffortLine = (name, did) => {
  const practised =
    did.conversations > 0
      ? `${name} practised for ${did.minutes === 0 ? 'less than a minute' : minutes(did.minutes)} last week, in ${conversations(did.conversations)}.`
      : `${name} didn’t practise last week. A few minutes are enough to get going again.`
  return did.homework > 0 ? `${practised} Homework done: ${did.homework_done} of ${did.homework}.` : practised
}
