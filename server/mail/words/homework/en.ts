import { counted, type HomeworkLetters, type HomeworkWords } from '#server/mail/words/homework/homework-words.ts'

export const letters: HomeworkLetters = {
  homework_reminder: {
    subject: ({ school }) => `Your homework for ${school}`,
    preview: () => 'What’s due, and how far you’ve got.',
    title: 'Your homework',
    before: [
      ({ first_name }) => `Hello ${first_name},`,
      ({ school }) => `Your teachers at ${school} are waiting for this homework:`,
    ],
    button: 'Start practising',
    after: [() => 'This link is just for you. Please don’t share it: anyone who opens it can practise as you.'],
    footer: ({ school, to }) => `Tertulia sent this email to ${to} on behalf of ${school}.`,
  },
}

export const homework: HomeworkWords = {
  due: ({ partner, due, goals }) => `${partner}, by ${due}: ${goals}`,
  late: ({ partner, due, goals }) => `${partner}, due since ${due}: ${goals}`,
  goal: {
    times: counted('conversation', 'conversations'),
    turns: counted('message', 'messages'),
    minutes: counted('minute', 'minutes'),
    steps: counted('step', 'steps'),
    words: counted('word from the list', 'words from the list'),
  },
  done: (count) => `${count} done`,
  note: (text) => `Your teacher’s note: “${text}”`,
  event: (partner) => `Homework: ${partner}`,
  calendar: (school) => `Homework for ${school}`,
  stop: 'To stop these reminders, open this page:',
}
