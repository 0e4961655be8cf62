import type { Words } from '#server/mail/words/en.ts'
import { effort, letters as guardianLetters } from '#server/mail/words/guardians/de.ts'
import { homework, letters as homeworkLetters } from '#server/mail/words/homework/de.ts'
import { choose, letters as notices, stop } from '#server/mail/words/notices/de.ts'
import { letters as staff } from '#server/mail/words/staff/de.ts'

const oneHour = () => 'Der Link gilt eine Stunde lang und nur einmal.'
const fineIfYou = () => 'Wenn Sie das selbst waren, brauchen Sie nichts weiter zu tun.'

export const de: Words = {
  letters: {
    ...notices,
    ...staff,
    ...homeworkLetters,
    ...guardianLetters,
    ceiling_near: {
      subject: ({ setting }) => `80\u00a0% von ${setting} sind heute verbraucht`,
      preview: () => 'Die Tagesgrenze der ganzen Installation ist bald erreicht.',
      title: 'Eine Tagesgrenze ist bald erreicht',
      before: [
        ({ setting }) =>
          `Alle Schulen zusammen haben 80\u00a0% von ${setting} verbraucht. Ist die Grenze erreicht, laufen die Gespräche bis zum Ende des Tages mit den Schritten der Chatbots und den Stimmen der Browser weiter.`,
      ],
      button: 'Tertulia öffnen',
      after: [() => 'Sie können den Wert erhöhen und den Server neu starten.'],
      footer: () => 'Sie erhalten diese E-Mail, weil Sie diese Installation verwalten.',
    },
    welcome: {
      subject: () => 'Bestätigen Sie Ihre E-Mail-Adresse für Tertulia',
      preview: () => 'Ein Klick genügt, dann wissen wir, dass die Adresse Ihnen gehört.',
      title: 'Willkommen bei Tertulia',
      before: [
        ({ school }) => `Das Konto von ${school} ist eingerichtet.`,
        ({ to }) =>
          `Bitte bestätigen Sie, dass ${to} Ihre E-Mail-Adresse ist. Darüber kommen Sie wieder in Ihr Konto, falls Sie einmal Ihr Passwort vergessen.`,
      ],
      button: 'E-Mail-Adresse bestätigen',
      after: [
        () =>
          'Der Link gilt eine Stunde lang und nur einmal. Einen neuen können Sie jederzeit in den Einstellungen anfordern.',
        () => 'Falls Sie dieses Konto nicht erstellt haben, können Sie diese E-Mail ignorieren.',
      ],
    },
    confirm_email: {
      subject: () => 'Bestätigen Sie Ihre E-Mail-Adresse',
      preview: () => 'Ein Klick genügt, dann wissen wir, dass die Adresse Ihnen gehört.',
      title: 'Bestätigen Sie Ihre E-Mail-Adresse',
      before: [
        ({ school, to }) =>
          `Bitte bestätigen Sie die Adresse ${to} für das Konto von ${school}. Danach melden Sie sich mit dieser Adresse an.`,
      ],
      button: 'E-Mail-Adresse bestätigen',
      after: [
        oneHour,
        () => 'Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Es ändert sich nichts.',
      ],
    },
    email_change_asked: {
      subject: ({ school }) => `Neue E-Mail-Adresse für ${school} angefordert`,
      preview: () => 'Die neue Adresse gilt, sobald sie bestätigt ist.',
      title: 'Eine neue E-Mail-Adresse wurde angefordert',
      before: [
        ({ school, to, new_email }) =>
          `Das Konto von ${school} soll künftig ${new_email} statt ${to} verwenden. Bis die neue Adresse bestätigt ist, melden Sie sich wie bisher an.`,
        fineIfYou,
        () =>
          'Wenn Sie das nicht waren, hat vielleicht jemand anderes Zugang zu Ihrem Konto. Wählen Sie gleich ein neues Passwort.',
      ],
      button: 'Neues Passwort wählen',
      after: [],
    },
    email_changed: {
      subject: ({ school }) => `E-Mail-Adresse für ${school} geändert`,
      preview: ({ new_email }) => `Ab jetzt melden Sie sich mit ${new_email} an.`,
      title: 'Ihre E-Mail-Adresse wurde geändert',
      before: [
        ({ school, to, new_email }) =>
          `Das Konto von ${school} verwendet jetzt ${new_email} statt ${to}. Auf allen anderen Geräten wurden Sie abgemeldet.`,
        fineIfYou,
        () =>
          'Wenn Sie das nicht waren, melden Sie sich mit der neuen Adresse und Ihrem Passwort an und ändern Sie gleich beides.',
      ],
      button: 'Anmelden',
      after: [
        () =>
          'Falls Sie sich nicht mehr anmelden können, wenden Sie sich an die Stelle, die Tertulia für Ihre Schule betreibt.',
      ],
    },
    reset_password: {
      subject: ({ school }) => `Neues Passwort für ${school} wählen`,
      preview: () => 'Der Link gilt eine Stunde lang.',
      title: 'Neues Passwort wählen',
      before: [
        ({ school, to }) =>
          `Jemand, vermutlich Sie selbst, hat für das Konto von ${school} mit der Adresse ${to} ein neues Passwort angefordert.`,
      ],
      button: 'Neues Passwort wählen',
      after: [
        oneHour,
        () => 'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    password_changed: {
      subject: ({ school }) => `Passwort für ${school} geändert`,
      preview: () => 'Auf allen anderen Geräten wurden Sie abgemeldet.',
      title: 'Ihr Passwort wurde geändert',
      before: [
        ({ school, to }) =>
          `Das Konto von ${school} mit der Adresse ${to} hat ein neues Passwort. Auf allen anderen Geräten wurden Sie abgemeldet.`,
        fineIfYou,
        () => 'Wenn Sie das nicht waren, wählen Sie gleich ein neues Passwort.',
      ],
      button: 'Neues Passwort wählen',
      after: [],
    },
    google_linked: {
      subject: ({ school }) => `Google für ${school} verknüpft`,
      preview: () => 'Sie können sich jetzt mit Google anmelden.',
      title: 'Google ist verknüpft',
      before: [
        ({ school, to }) => `Sie können sich beim Konto von ${school} (${to}) jetzt auch mit Google anmelden.`,
        fineIfYou,
        () =>
          'Wenn Sie das nicht waren, heben Sie die Verknüpfung mit Google in den Einstellungen auf und ändern Sie Ihr Passwort.',
      ],
      button: 'Einstellungen öffnen',
      after: [],
    },
    google_unlinked: {
      subject: ({ school }) => `Verknüpfung mit Google für ${school} aufgehoben`,
      preview: () => 'Ab jetzt melden Sie sich mit Ihrem Passwort an.',
      title: 'Die Verknüpfung mit Google ist aufgehoben',
      before: [
        ({ school, to }) =>
          `Beim Konto von ${school} ist die Anmeldung mit Google nicht mehr möglich. Sie melden sich mit ${to} und Ihrem Passwort an.`,
        fineIfYou,
        () => 'Wenn Sie das nicht waren, ändern Sie Ihr Passwort.',
      ],
      button: 'Passwort ändern',
      after: [],
    },
    practice_link: {
      subject: ({ school }) => `Dein Übungslink von ${school}`,
      preview: ({ school }) => `Von ${school}: dein Zugang zu den Gesprächen, mit denen du üben kannst.`,
      title: 'Dein Übungslink',
      before: [
        ({ first_name }) => `Hallo ${first_name},`,
        ({ school }) =>
          `${school} lädt dich ein, mit Tertulia zu üben. Du schreibst oder sprichst, so oft du möchtest, und bekommst unterwegs Hilfe.`,
        () => 'Öffne den Link auf dem Handy oder am Computer. Du brauchst weder ein Konto noch ein Passwort.',
      ],
      button: 'Jetzt üben',
      after: [
        () => 'Der Link ist nur für dich: Bitte gib ihn nicht weiter. Wer ihn öffnet, übt unter deinem Namen.',
        () => 'Falls du diese E-Mail nicht erwartet hast, kannst du sie ignorieren.',
      ],
      copyLink: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
      footer: ({ school, to }) => `Tertulia hat diese E-Mail im Auftrag von ${school} an ${to} gesendet.`,
    },
  },
  choose,
  stop,
  homework,
  effort,
  copyLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  sentTo: ({ to, school }) => `Tertulia hat diese E-Mail für das Konto von ${school} an ${to} gesendet.`,
  quotes: ['„', '“'],
  via: (school) => `${school} über Tertulia`,
}
