import type { Words } from '#server/mail/words/en.ts'
import { effort, letters as guardianLetters } from '#server/mail/words/guardians/it.ts'
import { homework, letters as homeworkLetters } from '#server/mail/words/homework/it.ts'
import { choose, letters as notices, stop } from '#server/mail/words/notices/it.ts'
import { letters as staff } from '#server/mail/words/staff/it.ts'

const oneHour = () => 'Il link vale un’ora e si può usare una volta sola.'

export const it: Words = {
  letters: {
    ...notices,
    ...staff,
    ...homeworkLetters,
    ...guardianLetters,
    ceiling_near: {
      subject: ({ setting }) => `Usato l’80% di ${setting}`,
      preview: () => 'Il limite giornaliero dell’intera installazione è vicino.',
      title: 'Un limite giornaliero è vicino',
      before: [
        ({ setting }) =>
          `Tutte le scuole insieme hanno usato l’80% di ${setting}. Raggiunto il limite, le conversazioni continuano con i passaggi dei chatbot e con le voci dei browser fino alla fine della giornata.`,
      ],
      button: 'Apri Tertulia',
      after: [() => 'Puoi aumentare il valore e riavviare il server.'],
      footer: () => 'Ricevi questa email perché amministri questa installazione.',
    },
    welcome: {
      subject: () => 'Conferma il tuo indirizzo email per Tertulia',
      preview: () => 'Basta un clic per confermare che l’indirizzo è tuo.',
      title: 'Ti diamo il benvenuto su Tertulia',
      before: [
        ({ school }) => `L’account di ${school} è pronto.`,
        ({ to }) =>
          `Conferma che ${to} è il tuo indirizzo email: ti servirà per rientrare se un giorno dimentichi la password.`,
      ],
      button: 'Conferma l’indirizzo',
      after: [
        () => 'Il link vale un’ora e si può usare una volta sola. Puoi chiederne un altro nelle Impostazioni.',
        () => 'Se non hai creato questo account, puoi ignorare questa email.',
      ],
    },
    confirm_email: {
      subject: () => 'Conferma il tuo indirizzo email',
      preview: () => 'Basta un clic per confermare che l’indirizzo è tuo.',
      title: 'Conferma il tuo indirizzo email',
      before: [
        ({ school, to }) =>
          `Conferma l’indirizzo ${to} per l’account di ${school}. Da quel momento accederai con questo indirizzo.`,
      ],
      button: 'Conferma l’indirizzo',
      after: [oneHour, () => 'Se non l’hai chiesto tu, puoi ignorare questa email: non cambierà nulla.'],
    },
    email_change_asked: {
      subject: ({ school }) => `Richiesto un nuovo indirizzo email per ${school}`,
      preview: () => 'La modifica avrà effetto dopo la conferma del nuovo indirizzo.',
      title: 'È stato richiesto un nuovo indirizzo email',
      before: [
        ({ school, to, new_email }) =>
          `Abbiamo ricevuto la richiesta di cambiare l’indirizzo dell’account di ${school} da ${to} a ${new_email}. Finché il nuovo indirizzo non è confermato, continui ad accedere come prima.`,
        () => 'Se l’hai chiesto tu, non devi fare nulla.',
        () =>
          'Se non l’hai chiesto tu, qualcun altro potrebbe essere entrato nel tuo account. Imposta subito una nuova password.',
      ],
      button: 'Imposta una nuova password',
      after: [],
    },
    email_changed: {
      subject: ({ school }) => `Indirizzo email cambiato per ${school}`,
      preview: ({ new_email }) => `D’ora in poi accedi con ${new_email}.`,
      title: 'Il tuo indirizzo email è cambiato',
      before: [
        ({ school, to, new_email }) =>
          `L’account di ${school} ora usa ${new_email} al posto di ${to}. Le sessioni su tutti gli altri dispositivi sono state chiuse.`,
        () => 'Se l’hai cambiato tu, non devi fare nulla.',
        () => 'Se non l’hai cambiato tu, accedi con il nuovo indirizzo e la tua password e cambiali subito entrambi.',
      ],
      button: 'Accedi',
      after: [() => 'Se non riesci più ad accedere, contatta chi gestisce Tertulia per la tua scuola.'],
    },
    reset_password: {
      subject: ({ school }) => `Imposta una nuova password per ${school}`,
      preview: () => 'Il link vale un’ora.',
      title: 'Imposta una nuova password',
      before: [
        ({ school, to }) =>
          `Qualcuno, probabilmente tu, ha chiesto una nuova password per l’account di ${school} con l’indirizzo ${to}.`,
      ],
      button: 'Imposta una nuova password',
      after: [oneHour, () => 'Se non l’hai chiesta tu, puoi ignorare questa email: la tua password non cambia.'],
    },
    password_changed: {
      subject: ({ school }) => `Password cambiata per ${school}`,
      preview: () => 'Le sessioni su tutti gli altri dispositivi sono state chiuse.',
      title: 'La tua password è cambiata',
      before: [
        ({ school, to }) =>
          `L’account di ${school} con l’indirizzo ${to} ha una nuova password. Le sessioni su tutti gli altri dispositivi sono state chiuse.`,
        () => 'Se l’hai cambiata tu, non devi fare nulla.',
        () => 'Se non l’hai cambiata tu, imposta subito una nuova password.',
      ],
      button: 'Imposta una nuova password',
      after: [],
    },
    google_linked: {
      subject: ({ school }) => `Google collegato all’account di ${school}`,
      preview: () => 'Ora puoi accedere con Google.',
      title: 'Google è collegato',
      before: [
        ({ school, to }) => `Ora puoi accedere all’account di ${school} (${to}) anche con Google.`,
        () => 'Se l’hai collegato tu, non devi fare nulla.',
        () => 'Se non l’hai collegato tu, scollega Google nelle Impostazioni e cambia la password.',
      ],
      button: 'Apri le impostazioni',
      after: [],
    },
    google_unlinked: {
      subject: ({ school }) => `Google scollegato dall’account di ${school}`,
      preview: () => 'D’ora in poi accedi con la password.',
      title: 'Google è scollegato',
      before: [
        ({ school, to }) =>
          `Non si può più accedere all’account di ${school} con Google. Ora accedi con ${to} e la tua password.`,
        () => 'Se l’hai scollegato tu, non devi fare nulla.',
        () => 'Se non l’hai scollegato tu, cambia la password.',
      ],
      button: 'Cambia la password',
      after: [],
    },
    practice_link: {
      subject: ({ school }) => `Il tuo link per esercitarti con ${school}`,
      preview: ({ school }) => `${school} ha preparato delle conversazioni con cui puoi esercitarti.`,
      title: 'Il tuo link per esercitarti',
      before: [
        ({ first_name }) => `Ciao ${first_name},`,
        ({ school }) =>
          `${school} ti invita a esercitarti con Tertulia. Puoi scrivere o parlare, tutte le volte che vuoi e con un aiuto quando serve.`,
        () => 'Apri il link sul telefono o sul computer. Non ti servono né un account né una password.',
      ],
      button: 'Inizia a esercitarti',
      after: [
        () => 'Il link è solo tuo: non condividerlo. Chi lo apre si esercita a tuo nome.',
        () => 'Se non aspettavi questa email, puoi ignorarla.',
      ],
      footer: ({ school, to }) => `Tertulia ha inviato questa email a ${to} per conto di ${school}.`,
    },
  },
  choose,
  stop,
  homework,
  effort,
  copyLink: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  sentTo: ({ to, school }) => `Tertulia ha inviato questa email a ${to} per l’account di ${school}.`,
  quotes: ['«', '»'],
  via: (school) => `${school} tramite Tertulia`,
}
