import type { MailedNotice } from '#contract/school/notices.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** The letters about what a school should know, in Italian. */
export const letters: Record<MailedNotice, LetterWords> = {
  trial_ends: {
    subject: ({ date }) => `Fine della prova gratuita: ${date}`,
    preview: ({ renews }) =>
      renews ? 'Dopo inizia l’abbonamento.' : 'Aggiungi un metodo di pagamento se vuoi continuare.',
    title: 'La tua prova gratuita sta per finire',
    before: [
      ({ school, date }) => `La prova gratuita di ${school} termina il giorno ${date}.`,
      ({ renews }) =>
        renews
          ? 'Dopo, l’abbonamento inizia automaticamente e il primo mese viene addebitato sul tuo metodo di pagamento. Se non vuoi continuare, disdici prima di quel giorno.'
          : 'Non è salvato alcun metodo di pagamento: non verrà addebitato nulla e l’accesso terminerà per te e per i tuoi studenti. Se ne aggiungi uno prima di quel giorno, si continua senza interruzioni. Non verrà eliminato nulla.',
    ],
    button: 'Apri Fatturazione',
    after: [],
  },
  payment_failed: {
    subject: ({ school }) => `Un pagamento di ${school} non è riuscito`,
    preview: () => 'Aggiorna il metodo di pagamento per ripristinare l’accesso.',
    title: 'Un pagamento non è riuscito',
    before: [
      ({ school }) => `Non è stato possibile addebitare l’abbonamento di ${school}.`,
      () =>
        'Finché non viene pagato, né tu né i tuoi studenti potete usare Tertulia. Aggiorna il metodo di pagamento per riavere l’accesso. Non è stato eliminato nulla.',
    ],
    button: 'Aggiorna il pagamento',
    after: [],
  },
  conversation_flagged: {
    subject: ({ school }) => `${school}: una conversazione richiede attenzione`,
    preview: () => 'Qualcuno potrebbe aver bisogno di aiuto. Leggi presto ciò che è stato scritto.',
    title: 'Una conversazione è stata segnalata',
    before: [
      ({ school }) =>
        `In una conversazione di ${school} compaiono parole che possono far pensare ad autolesionismo, violenza o abusi. Leggila appena puoi.`,
      () => 'A chi si esercitava è stato mostrato subito dove trovare aiuto.',
    ],
    button: 'Leggi le conversazioni',
    after: [
      () =>
        'Tertulia riconosce le parole, ma non può giudicare che cosa vogliono dire: potrebbe non essere nulla di grave. Per proteggere chi ha scritto, questa email non contiene né nomi né citazioni.',
      () => 'Su questo argomento ricevi al massimo un’email all’ora.',
    ],
  },
  join_waiting: {
    subject: ({ school }) => `${school}: studenti in attesa di entrare in una classe`,
    preview: () => 'Falli entrare o rifiuta le richieste.',
    title: 'Ci sono studenti in attesa',
    before: [
      ({ school }) =>
        `In ${school} alcuni studenti hanno usato un codice per entrare in una classe e aspettano che qualcuno li faccia entrare o dia loro un nuovo link.`,
    ],
    button: 'Vedi chi aspetta',
    after: [() => 'Su questo argomento ricevi al massimo un’email ogni quattro ore, e solo finché qualcuno aspetta.'],
  },
}

/** What stands before the address at which such letters are switched off. */
export const choose = 'Nelle Impostazioni scegli quali notifiche ricevere via email:'

/** What stands before the address of a page that stops such letters without signing in. */
export const stop = 'Per non ricevere più email come questa, senza accedere:'
