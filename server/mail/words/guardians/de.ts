import type { EffortLine, GuardianLetters } from '#server/mail/words/guardians/guardian-words.ts'
import { counted } from '#server/mail/words/homework/homework-words.ts'

export const letters: GuardianLetters = {
  guardian_consent: {
    subject: ({ first_name, school }) => `Darf ${school} Ihnen schreiben, wie viel ${first_name} übt?`,
    preview: () => 'Eine Zeile pro Woche. Sie entscheiden.',
    title: 'Dürfen wir Ihnen einmal pro Woche schreiben?',
    before: [
      () => 'Guten Tag,',
      ({ school, first_name }) =>
        `${first_name} übt zwischen den Unterrichtsstunden von ${school} mit Tertulia eine Sprache. Die Schule möchte Ihnen jede Woche eine Zeile schicken: wie lange ${first_name} geübt hat und wie viele Hausaufgaben erledigt sind.`,
      () => 'Was in den Gesprächen geschrieben oder gesagt wird, steht nie darin.',
    ],
    button: 'Zustimmen oder ablehnen',
    after: [
      () => 'Ohne Ihre Zustimmung bekommen Sie keine solchen E-Mails. Sie können Ihre Entscheidung jederzeit ändern.',
      () => 'Wenn Sie diese Schule nicht kennen, können Sie diese E-Mail ignorieren.',
    ],
    footer: ({ school, to }) => `Tertulia hat diese E-Mail im Auftrag von ${school} an ${to} gesendet.`,
  },
  guardian_week: {
    subject: ({ first_name }) => `Die Übungswoche von ${first_name}`,
    preview: ({ school }) => `Eine Zeile von ${school}.`,
    title: 'Die letzte Woche in einer Zeile',
    before: [() => 'Guten Tag,', ({ school }) => `hier ist die Zeile von ${school} über die letzte Woche:`],
    button: 'Keine solchen E-Mails mehr',
    after: [],
    footer: ({ school, to }) =>
      `Tertulia hat diese E-Mail im Auftrag von ${school} an ${to} gesendet, weil Sie einer Zeile pro Woche zugestimmt haben.`,
  },
}

const minutes = counted('Minute', 'Minuten')
const conversations = counted('Gespräch', 'Gesprächen')

export const effort: EffortLine = (name, did) => {
  const practised =
    did.conversations > 0
      ? `${name} hat letzte Woche ${did.minutes === 0 ? 'weniger als eine Minute' : minutes(did.minutes)} geübt, in ${conversations(did.conversations)}.`
      : `${name} hat letzte Woche nicht geübt. Ein paar Minuten genügen, um wieder hineinzukommen.`
  return did.homework > 0 ? `${practised} Hausaufgaben erledigt: ${did.homework_done} von ${did.homework}.` : practised
}
