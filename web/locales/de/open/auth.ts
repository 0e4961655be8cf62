import type { Words } from '../../words.ts'

export const auth: Words<'auth'> = {
  field: {
    school_name: 'Name der Schule',
    email: 'E-Mail',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    passwordRule: 'Mindestens {{min}} Zeichen',
  },
  wrong: {
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@schule.de.',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailTaken: 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    passwordShort: 'Verwenden Sie mindestens {{min}} Zeichen.',
    tooLong: 'Verwenden Sie höchstens {{max}} Zeichen.',
    password_common: 'Dieses Passwort ist leicht zu erraten. Wählen Sie ein anderes.',
    password_school_words: 'Verwenden Sie im Passwort weder den Namen noch die E-Mail-Adresse Ihrer Schule.',
    schoolMissing: 'Geben Sie den Namen Ihrer Schule ein.',
  },
  login: {
    passkey: 'Mit Passkey anmelden',
    title: 'Anmelden',
    intro: 'Weiter zum Dashboard Ihrer Schule.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    submitting: 'Anmeldung läuft\u00a0…',
    noAccount: 'Neu hier?',
    create: 'Konto erstellen',
  },
  signUp: {
    title: 'Konto für Ihre Schule erstellen',
    intro: 'Danach wählen Sie einen Tarif und testen ihn kostenlos, ohne Zahlungsdaten.',
    submit: 'Konto erstellen',
    submitting: 'Konto wird erstellt\u00a0…',
    haveAccount: 'Schon ein Konto?',
    signIn: 'Anmelden',
  },
  scene: {
    title: 'Sprechen üben – auch zwischen den Stunden',
    text: 'Ihre Lernenden üben mit Chatbots und Avataren, die Sie auswählen: zu Ihren Themen, auf dem passenden Niveau.',
  },
  google: 'Weiter mit Google',
  language: 'Sprache',
}
