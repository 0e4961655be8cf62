import type { Words } from '../../words.ts'

export const errors: Words<'errors'> = {
  code: {
    second_factor_needed: 'Für die Anmeldung fehlt noch der zweite Schritt.',
    wrong_code: 'Dieser Code stimmt nicht oder wurde schon verwendet.',
    invalid_input: 'Eine Angabe in diesem Formular passt nicht. Bitte prüfen Sie Ihre Eingaben.',
    unauthenticated: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
    bad_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
    not_found: 'Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht.',
    email_taken: 'Diese E-Mail-Adresse wird schon verwendet.',
    google_taken: 'Dieses Google-Konto ist bereits mit einer anderen Schule verknüpft.',
    google_not_linked:
      'Zu dieser Adresse gibt es ein Konto, das aber nicht mit Google verknüpft ist. Melden Sie sich mit Ihrem Passwort an und verknüpfen Sie Google in den Einstellungen.',
    google_address_differs:
      'Dieses Google-Konto hat eine andere E-Mail-Adresse als Ihr Konto. Wählen Sie das Google-Konto mit Ihrer Adresse.',
    expired_link: 'Dieser Link ist abgelaufen oder wurde bereits benutzt.',
    provider_failed: 'Der externe Dienst hat nicht geantwortet. Bitte versuchen Sie es gleich noch einmal.',
    too_many_requests: 'Das waren zu viele Versuche. Bitte versuchen Sie es {{when}} noch einmal.',
    internal: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    busy: 'Der Server ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    unavailable: 'Der Dienst ist kurzzeitig nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    storage_full: 'Der Speicher des Servers ist voll, deshalb lässt sich gerade nichts speichern.',
  },
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  unknown: 'Etwas ist schiefgegangen',
  page: {
    401: {
      title: 'Bitte melden Sie sich an',
      text: 'Für diese Seite müssen Sie sich anmelden. Danach kommen Sie direkt hierher zurück.',
    },
    404: {
      title: 'Seite nicht gefunden',
      text: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.',
    },
    429: {
      title: 'Zu viele Anfragen',
      text: 'Das waren zu viele Anfragen in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    },
    500: {
      title: 'Serverfehler',
      text: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    },
    other: {
      title: 'Etwas ist schiefgegangen',
      text: 'Diese Seite konnte nicht angezeigt werden. Oft hilft ein zweiter Versuch.',
    },
    away: {
      title: 'Keine Verbindung',
      text: 'Diese Seite wird geladen, sobald die Verbindung wieder da ist.',
    },
  },
  home: 'Zur Startseite',
  signIn: 'Anmelden',
  retry: 'Erneut versuchen',
}
