import type { Words } from '../../words.ts'

export const auth: Words<'auth'> = {
  field: {
    school_name: 'Nome della scuola',
    email: 'Email',
    password: 'Password',
    showPassword: 'Mostra la password',
    hidePassword: 'Nascondi la password',
    passwordRule: 'Almeno {{min}} caratteri',
  },
  wrong: {
    email: 'Inserisci un indirizzo email, per esempio nome@scuola.it.',
    emailMissing: 'Inserisci il tuo indirizzo email.',
    emailTaken: 'Esiste già un account con questo indirizzo email.',
    passwordMissing: 'Inserisci la tua password.',
    passwordShort: 'Usa almeno {{min}} caratteri.',
    tooLong: 'Usa al massimo {{max}} caratteri.',
    password_common: 'Questa password è facile da indovinare. Scegline un’altra.',
    password_school_words: 'Nella password non usare il nome né l’email della tua scuola.',
    schoolMissing: 'Inserisci il nome della tua scuola.',
  },
  login: {
    passkey: 'Accedi con una passkey',
    title: 'Accedi',
    intro: 'Vai alla dashboard della tua scuola.',
    submit: 'Accedi',
    forgot: 'Password dimenticata?',
    submitting: 'Accesso in corso…',
    noAccount: 'Prima volta qui?',
    create: 'Crea un account',
  },
  signUp: {
    title: 'Crea l’account della tua scuola',
    intro: 'Poi scegli un piano e lo provi gratis, senza carta.',
    submit: 'Crea account',
    submitting: 'Creazione dell’account…',
    haveAccount: 'Hai già un account?',
    signIn: 'Accedi',
  },
  scene: {
    title: 'Qualcuno con cui parlare tra una lezione e l’altra',
    text: 'I tuoi studenti si esercitano con i chatbot e gli avatar che scegli tu: sui tuoi argomenti e al loro livello.',
  },
  google: 'Continua con Google',
  language: 'Lingua',
}
