import type { StaffLetters } from '#server/mail/words/staff/staff-letters.ts'

export const letters: StaffLetters = {
  staff_invitation: {
    subject: ({ school }) => `Entra in ${school} su Tertulia`,
    preview: () => 'Scegli una password e il gioco è fatto.',
    title: 'Una scuola ti ha invitato',
    before: [
      ({ school }) =>
        `Con Tertulia gli studenti di ${school} si esercitano nella conversazione tra una lezione e l’altra. Ti hanno invitato a lavorarci con un tuo account.`,
      ({ to }) => `Accederai con ${to}. Scegli una password oppure usa Google, se si tratta di un account Google.`,
    ],
    button: 'Accetta l’invito',
    after: [
      () => 'Il link funziona una volta sola e scade dopo sette giorni.',
      () => 'Se non conosci questa scuola, puoi ignorare questa email.',
    ],
    footer: ({ school, to }) => `Tertulia ha inviato questa email a ${to} per conto di ${school}.`,
  },
  school_offered: {
    subject: ({ school }) => `Vogliono cederti ${school}`,
    preview: () => 'Hai sette giorni per accettare.',
    title: 'Ti viene offerta una scuola',
    before: [
      ({ school }) =>
        `Chi è titolare di ${school} vuole cederti la scuola. Da titolare gestirai il piano, i pagamenti e lo staff, e solo tu potrai eliminarla.`,
      () => 'Accedi e accetta o rifiuta dalla tua pagina iniziale. L’offerta scade dopo sette giorni.',
    ],
    button: 'Apri Tertulia',
    after: [() => 'Finché non accetti, non cambia nulla.'],
  },
  school_handed_over: {
    subject: ({ school }) => `${school} ha cambiato titolare`,
    preview: () => 'La scuola è stata ceduta.',
    title: 'La scuola è stata ceduta',
    before: [
      ({ school }) => `${school} ha cambiato titolare su Tertulia. Chi lo era prima passa al coordinamento.`,
      () => 'Se non te lo aspettavi, contatta subito chi gestisce Tertulia per la tua scuola.',
    ],
    button: 'Apri lo staff',
    after: [],
  },
  second_factors_reset: {
    subject: ({ school }) => `Secondo fattore rimosso per ${school}`,
    preview: () => 'Accedi solo con la password.',
    title: 'Il tuo secondo fattore è stato rimosso',
    before: [
      ({ school, to }) =>
        `La tua scuola ha rimosso il secondo fattore del tuo account per ${school} (${to}). Tutte le sessioni sono terminate. Accedi con la password e configurane uno nuovo nelle Impostazioni.`,
      () => 'Se non l’hai chiesto tu, avvisa chi è titolare della scuola.',
    ],
    button: 'Accedi',
    after: [],
  },
  factors_reset_planned: {
    subject: ({ school }) => `Il tuo secondo fattore per ${school} sarà rimosso`,
    preview: () => 'Se lo hai ancora, accedi entro 24 ore.',
    title: 'Il tuo secondo fattore sarà rimosso',
    before: [
      ({ school, to }) =>
        `Chi gestisce Tertulia per la tua scuola ha saputo che hai perso il secondo fattore del tuo account per ${school} (${to}). Sarà rimosso tra 24 ore: da quel momento accederai solo con la password.`,
      () => 'Se lo hai ancora, usalo per accedere prima di allora e tutto resterà com’è.',
    ],
    button: 'Accedi',
    after: [
      () =>
        'Se non l’hai chiesto tu, forse qualcuno sta cercando di entrare nel tuo account. Accedi e cambia password.',
    ],
  },
  factors_reset_by_operator: {
    subject: ({ school }) => `Secondo fattore rimosso per ${school}`,
    preview: () => 'Accedi solo con la password.',
    title: 'Il tuo secondo fattore è stato rimosso',
    before: [
      ({ school, to }) =>
        `Chi gestisce Tertulia per la tua scuola ha rimosso il secondo fattore del tuo account per ${school} (${to}). Tutte le sessioni sono terminate. Accedi e configurane uno nuovo nelle Impostazioni.`,
      () => 'Se non l’hai chiesto tu, cambia subito password e contatta chi gestisce Tertulia per la tua scuola.',
    ],
    button: 'Accedi',
    after: [],
  },
  handover_planned: {
    subject: ({ school }) => `${school} cambierà titolare`,
    preview: ({ new_email }) => `Tra sette giorni la scuola passerà a ${new_email}.`,
    title: 'La scuola verrà ceduta',
    before: [
      ({ school, new_email }) =>
        `Chi gestisce Tertulia per la tua scuola ha saputo che non si riesce a contattare chi è titolare di ${school}. Tra sette giorni ${new_email} ne diventerà titolare e gestirà il piano, i pagamenti e lo staff. Chi è titolare ora passerà al coordinamento.`,
      () => 'Se chi è titolare accede prima di allora, non cambia nulla.',
    ],
    button: 'Accedi',
    after: [() => 'Se si tratta di un errore, contatta chi gestisce Tertulia per la tua scuola.'],
  },
}
