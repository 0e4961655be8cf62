import type { MailedNotice } from '#contract/school/notices.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** The letters about what a school should know, in German. */
export const letters: Record<MailedNotice, LetterWords> = {
  trial_ends: {
    subject: ({ date }) => `Ihre Testphase endet am ${date}`,
    preview: ({ renews }) =>
      renews ? 'Danach beginnt Ihr Abonnement.' : 'Hinterlegen Sie ein Zahlungsmittel, wenn es weitergehen soll.',
    title: 'Ihre Testphase endet bald',
    before: [
      ({ school, date }) => `Die kostenlose Testphase von ${school} endet am ${date}.`,
      ({ renews }) =>
        renews
          ? 'Danach beginnt Ihr Abonnement automatisch, und der erste Monat wird über Ihr Zahlungsmittel abgerechnet. Wenn Sie das nicht möchten, kündigen Sie bitte vorher.'
          : 'Es ist kein Zahlungsmittel hinterlegt. Deshalb wird nichts abgebucht, und der Zugang endet für Sie und Ihre Lernenden. Hinterlegen Sie vorher ein Zahlungsmittel, um ohne Unterbrechung weiterzumachen. Gelöscht wird nichts.',
    ],
    button: 'Abrechnung öffnen',
    after: [],
  },
  payment_failed: {
    subject: ({ school }) => `Eine Zahlung für ${school} ist fehlgeschlagen`,
    preview: () => 'Aktualisieren Sie Ihr Zahlungsmittel, um wieder Zugang zu erhalten.',
    title: 'Eine Zahlung ist fehlgeschlagen',
    before: [
      ({ school }) => `Die Zahlung für das Abonnement von ${school} konnte nicht eingezogen werden.`,
      () =>
        'Bis sie beglichen ist, können weder Sie noch Ihre Lernenden Tertulia nutzen. Aktualisieren Sie Ihr Zahlungsmittel, um wieder Zugang zu erhalten. Gelöscht wurde nichts.',
    ],
    button: 'Zahlungsmittel aktualisieren',
    after: [],
  },
  conversation_flagged: {
    subject: ({ school }) => `Ein Gespräch bei ${school} braucht Ihre Aufmerksamkeit`,
    preview: () => 'Vielleicht braucht jemand Hilfe. Bitte lesen Sie bald, was geschrieben wurde.',
    title: 'Auffälliges Gespräch',
    before: [
      ({ school }) =>
        `In einem Gespräch bei ${school} sind Wörter gefallen, die auf Selbstverletzung, Gewalt oder Missbrauch hindeuten können. Bitte lesen Sie es bald.`,
      () => 'Der Person, die geübt hat, wurde sofort gezeigt, wo sie Hilfe findet.',
    ],
    button: 'Auffällige Gespräche lesen',
    after: [
      () =>
        'Tertulia erkennt Wörter und kann nicht beurteilen, wie sie gemeint sind: Es kann auch harmlos sein. Zum Schutz der Person stehen in dieser E-Mail weder Namen noch Zitate.',
      () => 'Sie erhalten dazu höchstens eine E-Mail pro Stunde.',
    ],
  },
  join_waiting: {
    subject: ({ school }) => `${school}: Lernende möchten einem Kurs beitreten`,
    preview: () => 'Lassen Sie sie herein, oder lehnen Sie ab.',
    title: 'Es warten Lernende',
    before: [
      ({ school }) =>
        `Bei ${school} haben Lernende einen Beitrittscode benutzt. Sie warten darauf, dass jemand sie hereinlässt oder ihnen einen neuen Link gibt.`,
    ],
    button: 'Anfragen ansehen',
    after: [() => 'Sie erhalten dazu höchstens alle vier Stunden eine E-Mail, und nur, solange jemand wartet.'],
  },
}

/** What stands before the address at which such letters are switched off. */
export const choose = 'Welche Mitteilungen Sie per E-Mail erhalten, legen Sie in den Einstellungen fest:'

/** What stands before the address of a page that stops such letters without signing in. */
export const stop = 'Solche E-Mails ohne Anmeldung abbestellen:'
