import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
  id: 'directions-a2',
  name: 'La strada per l’acquario',
  language: 'it',
  level: 'A2',
  description: 'Sei a Genova e cerchi l’acquario. Chiedi la strada a una persona gentile e controlla se hai capito.',
  role: 'Un signore anziano su una panchina a Genova',
  scenario:
    'Genova ha strade strette, scale e ascensori pubblici: è facile perdersi. Su una panchina c’è un signore con il giornale, che ha tempo per aiutarti. Un ascensore oggi è fermo.',
  goals: [
    'So chiedere la strada con gentilezza.',
    'So dire come voglio andare in un posto.',
    'So ripetere la strada per controllare.',
    'So chiedere quanto tempo ci vuole.',
  ],
  grammar: ['l’imperativo con il Lei: vada, giri, scenda', 'a destra, a sinistra, accanto a', 'Quanto ci vuole?'],
  vocabulary: words({
    dritto: 'non a destra e non a sinistra',
    girare: 'andare a destra o a sinistra',
    attraversare: 'andare dall’altra parte di una strada',
    scendere: 'andare giù',
    'la fontana': 'lì c’è acqua in mezzo alla piazza',
    'la piazza': 'un posto grande tra le case',
    'l’ascensore': 'porta le persone su e giù',
    'accanto a': 'molto vicino, di fianco',
    'il semaforo': 'la luce rossa, gialla e verde',
    'a piedi': 'senza macchina e senza autobus',
    'il porto': 'lì ci sono le navi',
    'quanto ci vuole': 'quanti minuti o quante ore servono',
  }),
  steps: [
    step(
      'Mi dica, dove vuole andare?',
      ['acquario|cerco|porto|dov’è|dove|andare|museo|stazione|centro|pesci|arrivare|trovare|mare|strada'],
      'Di’ il posto: «Cerco…» o «Scusi, dov’è…?».',
      'Scusi, dov’è l’acquario?',
    ),
    step(
      'Ah, è facile. Preferisce andarci a piedi o con l’autobus?',
      ['piedi|cammin*|autobus|bus|taxi|passegg*|metro*|mezzi|lontano|veloce|bici*|macchina|meglio|tutti e due|uguale'],
      'Scegli, e se vuoi di’ perché.',
      'A piedi, così vedo la città.',
    ),
    step(
      'Un pezzo di strada si fa comunque a piedi. Vada dritto fino alla fontana, e lì giri a destra. Che cosa fa alla fontana?',
      ['destra'],
      'Dillo tu: «Alla fontana giro…».',
      'Alla fontana giro a destra.',
    ),
    step(
      'Lì, a destra, c’è un ascensore che scende al porto… ah no, oggi è fermo! Che cosa fa, allora?',
      [
        'scal*|altr*|strad*|chied*|autobus|piedi|c’è|scend*|taxi|posso|aspett*|torn*|cammin*|cerc*|metro*|giù|funicolare|vado|domand*|via|sentier*',
      ],
      'Chiedi se c’è un’altra strada.',
      'C’è un’altra strada per scendere?',
    ),
    step(
      'Nessun problema: scenda le scale accanto alla chiesa, e poi attraversi la piazza. Me lo ripete, per favore?',
      ['scal*|scend*|chiesa', 'attravers*|piazza'],
      'Di’ le due cose: le scale e la piazza.',
      'Scendo le scale accanto alla chiesa, e poi attraverso la piazza.',
    ),
    step(
      'E poi vede già le navi. Vuole sapere ancora qualcosa?',
      [
        'quanto|quando|che|cosa|dove|come|lontano|minut*|apert*|chius*|apre|chiude|a che ora|costa|bigliett*|c’è|no|niente|grazie|tutto|nome|chiama|ristorante|bar|posso',
      ],
      'Chiedi quanto ci vuole, o a che ora chiude.',
      'Sì, quanto ci vuole a piedi?',
    ),
    step(
      'In venti minuti è lì, e l’acquario chiude alle otto. Pensa di trovarlo, adesso?',
      [
        'sì|grazie|penso|credo|spero|certo|bene|no|gentil*|aiut*|arrivederci|sicur*|chiar*|facil*|capito|perfett*|difficil*',
      ],
      'Rispondi, e ringrazia per l’aiuto.',
      'Sì, penso di sì. Grazie mille per l’aiuto!',
    ),
  ],
  starters: ['Scusi, dov’è l’acquario?', 'Buongiorno! Cerco l’acquario.', 'Mi scusi, vorrei andare al porto.'],
  opening_message: 'Buongiorno! Ha l’aria di cercare qualcosa, e io conosco ogni strada di Genova.',
  correction: 'prompt',
})
