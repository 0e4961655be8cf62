import type { Words } from '../../words.ts'

export const google: Words<'google'> = {
  title: 'Verknüpfte Konten',
  text: 'Melden Sie sich mit einem Klick über ein Konto an, das Sie schon haben.',
  connected: 'Verknüpft',
  notConnected: 'Nicht verknüpft',
  connect: 'Verknüpfen',
  connecting: 'Wird verknüpft\u00a0…',
  linked: 'Mit Google verknüpft',
  disconnect: 'Verknüpfung aufheben',
  unlinked: 'Verknüpfung mit Google aufgehoben',
  disconnecting: {
    title: 'Verknüpfung mit Google aufheben?',
    text: 'Danach melden Sie sich nur noch mit E-Mail-Adresse und Passwort an. Wir bestätigen Ihnen das per E-Mail.',
    keep: 'Verknüpft lassen',
    pending: 'Wird aufgehoben\u00a0…',
  },
  onlyWay:
    'Sie können sich bisher nur mit Google anmelden. Legen Sie ein Passwort fest, bevor Sie die Verknüpfung aufheben.',
  setPassword: 'Passwort per E-Mail festlegen',
  failure: {
    google_unverified:
      'Google hat die E-Mail-Adresse dieses Kontos noch nicht bestätigt. Bestätigen Sie sie bei Google oder wählen Sie ein anderes Konto.',
    google_cancelled: 'Sie haben kein Google-Konto ausgewählt. Es hat sich nichts geändert.',
    google_expired: 'Die Anmeldung bei Google hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
    provider_failed: 'Google hat nicht geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  },
  signUp: {
    join: '{{school}} beitreten',
    orOwn: 'Oder eröffnen Sie eine eigene Schule:',
    account: 'Ihr Google-Konto',
    otherWay: 'Andere Möglichkeit wählen',
    expired: 'Ihre Anmeldung bei Google ist abgelaufen. Bitte wählen Sie noch einmal „Weiter mit Google“.',
  },
}
