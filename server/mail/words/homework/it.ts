import { counted, type HomeworkLetters, type HomeworkWords } from '#server/mail/words/homework/homework-words.ts'

export const letters: HomeworkLetters = {
  homework_reminder: {
    subject: ({ school }) => `I tuoi compiti per ${school}`,
    preview: () => 'Che cosa c’è da fare e a che punto sei.',
    title: 'I tuoi compiti',
    before: [
      ({ first_name }) => `Ciao ${first_name},`,
      ({ school }) => `ti restano da fare questi compiti di ${school}:`,
    ],
    button: 'Inizia a esercitarti',
    after: [() => 'Il link è solo tuo: non condividerlo. Chi lo apre si esercita a tuo nome.'],
    footer: ({ school, to }) => `Tertulia ha inviato questa email a ${to} per conto di ${school}.`,
  },
}

export const homework: HomeworkWords = {
  due: ({ partner, due, goals }) => `${partner}, entro ${due}: ${goals}`,
  late: ({ partner, due, goals }) => `${partner}, in ritardo da ${due}: ${goals}`,
  goal: {
    times: counted('conversazione', 'conversazioni'),
    turns: counted('messaggio', 'messaggi'),
    minutes: counted('minuto', 'minuti'),
    steps: counted('passaggio', 'passaggi'),
    words: counted('parola della lista', 'parole della lista'),
  },
  done: (count) => `finora ${count}`,
  note: (text) => `Nota dell’insegnante: «${text}»`,
  event: (partner) => `Compito: ${partner}`,
  calendar: (school) => `Compiti, ${school}`,
  stop: 'Per non ricevere più promemoria:',
}
