import type { Words } from '#server/mail/words/en.ts'

const oneHour = () => 'Il link vale un’ora e si può usare una volta sola.'

export const it: Words = {
  letters: {
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
        () => 'Il link vale un’ora e si può usare una volta sola. Puoi chiederne un altro nelle impostazioni.',
        () => 'Se non hai creato questo account, ignora questa email.',
      ],
    },
    confirm_email: {
      subject: () => 'Conferma il tuo indirizzo email',
      preview: () => 'Basta un clic per confermare che l’indirizzo è tuo.',
      title: 'Conferma il tuo indirizzo email',
      before: [
        ({ school, to }) =>
          `Conferma l’indirizzo ${to} per l’account di ${school}. Da quel momento accederai con questo.`,
      ],
      button: 'Conferma l’indirizzo',
      after: [oneHour, () => 'Se non l’hai chiesto tu, ignora questa email: non cambierà nulla.'],
    },
    email_change_asked: {
      subject: ({ school }) => `Richiesto un nuovo indirizzo email per ${school}`,
      preview: () => 'Varrà quando il nuovo indirizzo sarà confermato.',
      title: 'È stato richiesto un nuovo indirizzo email',
      before: [
        ({ school, to, new_email }) =>
          `L’account di ${school} passerà da ${to} a ${new_email}. Finché il nuovo indirizzo non è confermato, accedi come prima.`,
        () => 'Se l’hai chiesto tu, non devi fare nulla.',
        () => 'Altrimenti qualcuno è entrato nel tuo account: scegli subito una nuova password.',
      ],
      button: 'Scegli una nuova password',
      after: [],
    },
    email_changed: {
      subject: ({ school }) => `Indirizzo email cambiato per ${school}`,
      preview: ({ new_email }) => `D’ora in poi accedi con ${new_email}.`,
      title: 'Il tuo indirizzo email è cambiato',
      before: [
        ({ school, to, new_email }) =>
          `L’account di ${school} ora usa ${new_email} al posto di ${to}. Sugli altri dispositivi la sessione è stata chiusa.`,
        () => 'Se l’hai cambiato tu, non devi fare nulla.',
        () => 'Altrimenti accedi con il nuovo indirizzo e la tua password e cambiali subito entrambi.',
      ],
      button: 'Accedi',
      after: [() => 'Se non riesci più ad accedere, contatta chi gestisce Tertulia per la tua scuola.'],
    },
    reset_password: {
      subject: ({ school }) => `Nuova password per ${school}`,
      preview: () => 'Il link vale un’ora.',
      title: 'Scegli una nuova password',
      before: [
        ({ school, to }) =>
          `Qualcuno, probabilmente tu, ha chiesto una nuova password per l’account di ${school} con l’indirizzo ${to}.`,
      ],
      button: 'Scegli una nuova password',
      after: [oneHour, () => 'Se non l’hai chiesta tu, ignora questa email: la password resta quella di prima.'],
    },
    password_changed: {
      subject: ({ school }) => `Password cambiata per ${school}`,
      preview: () => 'Sugli altri dispositivi la sessione è stata chiusa.',
      title: 'La tua password è cambiata',
      before: [
        ({ school, to }) =>
          `L’account di ${school} con l’indirizzo ${to} ha una nuova password. Sugli altri dispositivi la sessione è stata chiusa.`,
        () => 'Se l’hai cambiata tu, non devi fare nulla.',
        () => 'Altrimenti scegli subito una nuova password.',
      ],
      button: 'Scegli una nuova password',
      after: [],
    },
    google_linked: {
      subject: ({ school }) => `Google collegato a ${school}`,
      preview: () => 'Ora puoi accedere con Google.',
      title: 'Google è collegato',
      before: [
        ({ school, to }) => `Ora puoi accedere all’account di ${school} (${to}) anche con Google.`,
        () => 'Se l’hai collegato tu, non devi fare nulla.',
        () => 'Altrimenti scollega Google nelle impostazioni e cambia la password.',
      ],
      button: 'Apri le impostazioni',
      after: [],
    },
    google_unlinked: {
      subject: ({ school }) => `Google scollegato da ${school}`,
      preview: () => 'D’ora in poi accedi con la password.',
      title: 'Google è scollegato',
      before: [
        ({ school, to }) =>
          `Non si può più accedere all’account di ${school} con Google. Accedi con ${to} e la password.`,
        () => 'Se l’hai scollegato tu, non devi fare nulla.',
        () => 'Altrimenti cambia la password.',
      ],
      button: 'Cambia la password',
      after: [],
    },
  },
  copyLink: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  sentTo: ({ to, school }) => `Tertulia ha inviato questa email a ${to} per l’account di ${school}.`,
}
