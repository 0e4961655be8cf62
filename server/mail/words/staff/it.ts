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
    subject: ({ school }) => `Vogliono affidarti ${school}`,
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
    subject: ({ school }) => `${school} ha un nuovo titolare`,
    preview: () => 'La scuola è passata di mano.',
    title: 'La scuola è passata di mano',
    before: [
      ({ school }) => `${school} ha un nuovo titolare su Tertulia. Chi lo era prima ora è coordinatore.`,
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
        `La tua scuola ha rimosso il secondo fattore del tuo account per ${school} (${to}). Tutte le sessioni sono terminate. Accedi con la password e configurane uno nuovo nelle impostazioni.`,
      () => 'Se non l’hai chiesto tu, avvisa chi è titolare della scuola.',
    ],
    button: 'Accedi',
    after: [],
  },
}
