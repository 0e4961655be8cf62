import type { ActRule } from '#server/analysis/acts/act.ts'

/** Questions that a student asks, in Italian; to ask for a thing is an answer. */
export const questions: readonly ActRule[] = [
  {
    act: 'asks_back',
    pattern: [
      '^ e la|il|i|le tuo|tua|suo|sua|tuoi|tue <noun> $',
      '^ *{0,4} e tu|lei|voi|loro invece|cosa|che|anche|come? $',
      '^ *{0,4} e per|a|da|con te|lei|voi|loro invece? $',
      '^ e il|la|i|le tuo|tua|suo|sua|tuoi|tue $',
      '^ e tu|lei dove|cosa|come|quando|che *{0,4} $',
    ],
    right: ['E tu?', 'Bene, e tu?', 'e a te'],
    wrong: ['Mio fratello e io', 'Tu e Ana', 'Penso a te'],
  },
  {
    act: 'asks_back',
    isAsked: true,
    pattern: '^ anche tu|lei|voi|a te? $',
    right: ['Anche tu?', 'anche Lei?', 'anche a te?'],
    wrong: ["Anch'io", 'Anche lei', 'Anche lunedì?'],
  },
  {
    act: 'question',
    pattern: [
      '^ e|ma? perché $',
      '^ e|ma? dove è|e|sono|posso|si|possiamo|abiti|abita|vivi|lavori|trova [*{0,9}]',
      '^ quanto|quanta|quanti|quante costa|viene|costano|è|tempo|dista|anni|ci|persone|dura|manca [*{0,9}]',
      '^ quanti|quante|quanta [*{1,9}]',
      '^ come ti|si|vi chiami|chiama|chiamate [*{0,3}] $',
      '^ come si|posso|arrivo|funziona|faccio va|arriva|fa|arrivare|andare [*{0,9}]',
      '^ a|da|fino a? che ora [*{0,9}]',
      '^ che ore|ora sono|è $',
      '^ quale|quali|qual è|e|sono [*{1,9}]',
      '^ chi è|viene|va|sono [*{0,3}] $',
      '^ quando parte|arriva|apre|aprono|chiude|chiudono|comincia|inizia|finisce|vieni [*{0,5}] $',
      '^ di|da dove|quanto sei|è|siete|vieni|viene|tempo [*{0,6}]',
      '^ che? cosa|che avete|hai|ha|mi|c|consiglia|consigli|fai|fa|fate|ti|posso|è|piace [*{1,9}]',
      '^ mi|ci? può|puoi|potrebbe|potresti dire|dirmi|consigliare|spiegare [*{1,9}]',
    ],
    right: ['dove è il bagno', 'quanto viene', "Dov'è la stazione?"],
    wrong: ['Dove abito ci sono molti parchi', 'Quando ero piccolo vivevo in Perù', 'Chi lavora molto guadagna molto'],
  },
  {
    act: 'question',
    isAsked: true,
    pattern: [
      '^ e|ma? a|di|da|in|con|per|fra? che|cosa|dove|quando|quanto|chi|come|quale|quali|perché|quanti|quante [*{1,9}]',
      '^ <verb pres 2s -imp> [*{0,9}]',
      '^ <verb pres 2p -imp> [*{0,9}]',
      '^ c|ci è|sono [*{1,9}]',
      '^ è|e|sono|ha|si|va|fa|accetta|accettate|funziona|apre|chiude|c|costa|vanno|esiste|era|viene [*{1,9}]',
      '^ ti|vi|le|gli piace|piacciono|è|piaceva|interessa|piacerebbe [*{0,9}]',
      '^ tu|lei|voi <verb> [*{0,9}]',
      '^ posso|possiamo pagare|entrare|andare|parcheggiare|vedere|chiedere|fare|fumare|cambiare|usare|portare|prenotare [*{0,9}]',
      '^ il|la|i|le|lo|l|un|una *{1,4} è|sono|ha|c|va|costa *{1,5} $',
      '^ <verb fut> [*{1,9}]',
      '^ sei|siete|hai|avete mai? [*{1,9}]',
    ],
    right: ['Hai un cane?', "C'è il wifi?", 'La colazione è compresa?', 'Ti piace vivere qui?'],
    wrong: ['Posso avere il conto?', 'Un caffè?', "Potrei avere un bicchiere d'acqua?"],
  },
]
