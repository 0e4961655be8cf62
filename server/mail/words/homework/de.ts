import { counted, type HomeworkLetters, type HomeworkWords } from '#server/mail/words/homework/homework-words.ts'

export const letters: HomeworkLetters = {
  homework_reminder: {
    subject: ({ school }) => `Deine Hausaufgaben von ${school}`,
    preview: () => 'Was fällig ist und wie weit du schon bist.',
    title: 'Deine Hausaufgaben',
    before: [
      ({ first_name }) => `Hallo ${first_name},`,
      ({ school }) => `diese Hausaufgaben von ${school} sind noch offen:`,
    ],
    button: 'Jetzt üben',
    after: [() => 'Der Link ist nur für dich: Bitte gib ihn nicht weiter. Wer ihn öffnet, übt unter deinem Namen.'],
    copyLink: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    footer: ({ school, to }) => `Tertulia hat diese E-Mail im Auftrag von ${school} an ${to} gesendet.`,
  },
}

export const formalLetter = {
  subject: ({ school }: { school: string }) => `Ihre Hausaufgaben von ${school}`,
  preview: () => 'Was fällig ist und wie weit Sie schon sind.',
  title: 'Ihre Hausaufgaben',
  before: [
    ({ first_name }: { first_name: string }) => `Guten Tag ${first_name},`,
    ({ school }: { school: string }) => `diese Hausaufgaben von ${school} sind noch offen:`,
  ],
  after: [() => 'Der Link ist nur für Sie: Bitte geben Sie ihn nicht weiter. Wer ihn öffnet, übt unter Ihrem Namen.'],
  copyLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
}

export const homework: HomeworkWords = {
  due: ({ partner, due, goals }) => `${partner}, bis ${due}: ${goals}`,
  late: ({ partner, due, goals }) => `${partner}, fällig seit ${due}: ${goals}`,
  goal: {
    times: counted('Gespräch', 'Gespräche'),
    turns: counted('Nachricht', 'Nachrichten'),
    minutes: counted('Minute', 'Minuten'),
    steps: counted('Schritt', 'Schritte'),
    words: counted('Wort aus der Liste', 'Wörter aus der Liste'),
  },
  done: (count) => `${count} geschafft`,
  note: (text) => `Hinweis der Lehrkraft: „${text}“`,
  event: (partner) => `Hausaufgabe: ${partner}`,
  calendar: (school) => `Hausaufgaben, ${school}`,
  stop: 'Keine Erinnerungen mehr an diese Adresse:',
}
