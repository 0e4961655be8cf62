import type { EffortLine, GuardianLetters } from '#server/mail/words/guardians/guardian-words.ts'
import { counted } from '#server/mail/words/homework/homework-words.ts'

export const letters: GuardianLetters = {
  guardian_consent: {
    subject: ({ first_name, school }) => `${school} può scriverti su come si esercita ${first_name}?`,
    preview: () => 'Una riga a settimana. Decidi tu.',
    title: 'Possiamo scriverti una volta a settimana?',
    before: [
      () => 'Ciao,',
      ({ school, first_name }) =>
        `tra una lezione e l’altra di ${school}, ${first_name} si esercita in una lingua con Tertulia. La scuola vorrebbe inviarti una riga a settimana: quanto tempo ${first_name} ha dedicato agli esercizi e quanti compiti ha fatto.`,
      () => 'Non contiene mai nulla di ciò che si scrive o si dice nelle conversazioni.',
    ],
    button: 'Accetta o rifiuta',
    after: [
      () => 'Senza il tuo consenso non riceverai queste email. Puoi cambiare idea in qualsiasi momento.',
      () => 'Se non conosci questa scuola, puoi ignorare questa email.',
    ],
    footer: ({ school, to }) => `Tertulia ha inviato questa email a ${to} per conto di ${school}.`,
  },
  guardian_week: {
    subject: ({ first_name }) => `La settimana di esercizio di ${first_name}`,
    preview: ({ school }) => `Una riga da ${school}.`,
    title: 'L’ultima settimana in una riga',
    before: [() => 'Ciao,', ({ school }) => `ecco la riga di ${school} sulla settimana scorsa:`],
    button: 'Non ricevere più queste email',
    after: [],
    footer: ({ school, to }) =>
      `Tertulia ha inviato questa email a ${to} per conto di ${school}, perché hai accettato di ricevere una riga a settimana.`,
  },
}

const minutes = counted('minuto', 'minuti')
const conversations = counted('conversazione', 'conversazioni')

export const effort: EffortLine = (name, did) => {
  const practised =
    did.conversations > 0
      ? `La settimana scorsa ${name} ha dedicato agli esercizi ${did.minutes === 0 ? 'meno di un minuto' : minutes(did.minutes)}, in ${conversations(did.conversations)}.`
      : `La settimana scorsa ${name} non ha fatto esercizi. Bastano pochi minuti per riprendere il ritmo.`
  return did.homework > 0 ? `${practised} Compiti fatti: ${did.homework_done} su ${did.homework}.` : practised
}
