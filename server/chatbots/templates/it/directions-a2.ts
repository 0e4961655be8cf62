import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
  id: 'directions-a2',
  name: 'La strada per l’acquario',
  language: 'it',
  level: 'A2',
  description: 'Sei a Genova e cerchi l’acquario. Chiedi la strada a una persona gentile e controlla se hai capito.',
  role: 'Un signore anziano su una panchina a Genova',
  partner_name: 'Ettore',
  region: 'IT',
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
      [
        'acquari*|cerco|porto|dov’è|dove|andare|museo|stazione|centro|pesci|pesce|arrivare|trovare|al mare|verso il mare|strada|delfin*|squal*|mi sono perso|sono perso|sono persa|albergo|ristorante|bagno|spiaggia|cattedrale',
      ],
      'Di’ il posto: «Cerco…» o «Scusi, dov’è…?».',
      'Scusi, dov’è l’acquario del porto?',
      {
        other_wordings: ['Che posto cerca? Dove vuole andare?', 'Posso aiutarla? Dove deve andare?'],
        reactions: [
          when('acquari*|pesci|pesce|delfin*|squal*', [
            'L’acquario! È bellissimo, ci porto sempre i miei nipoti.',
            'Ah, l’acquario! I delfini la aspettano.',
            'L’acquario! Ci sono stato cento volte.',
          ]),
          when('porto|al mare|verso il mare|spiaggia', 'Il porto? Allora cerca l’acquario: sono nello stesso posto.'),
          when(
            'stazione|museo|centro|albergo|ristorante|cattedrale|piazza|banca|prelevare|biblioteca|farmacia|bagno|chiesa|castello|palazzo|mercato|parco|duomo|teatro',
            'Ah, è vicino all’acquario: la strada è la stessa.',
          ),
          when('pers*', 'Succede a tutti, qui! E dove vuole andare: all’acquario, al porto?', { goes_to: 'stay' }),
          on('dont_know', 'Non lo sa? Forse cerca il porto, o l’acquario. Dove vuole andare?', { goes_to: 'stay' }),
          on('joke', 'Ah ah, così lontano? Io conosco solo Genova! Dove vuole andare?', { goes_to: 'stay' }),
          on('asks_back', 'Io resto qui, al sole.'),
        ],
      },
    ),
    step(
      'Preferisce andarci a piedi o con l’autobus?',
      [
        'piedi|cammin*|autobus|bus|taxi|passegg*|metro*|mezzi|lontano|veloce|in bici*|la bici|con la bici*|in macchina|la mia macchina|meglio|economic*|comod*|tutti e due|uguale|è lo stess*|lo stesso|auto|monopattino|in treno|con il treno|dipende|pullman|tram|moto*|scooter',
      ],
      'Scegli, e se vuoi di’ perché.',
      'A piedi, così vedo la città.',
      {
        other_wordings: [
          'E come ci vuole andare, a piedi o in autobus?',
          'Si può andare a piedi, o con l’autobus. Come preferisce?',
        ],
        reactions: [
          when(
            'non mi piace camminare|non voglio camminare|non a piedi|non posso camminare',
            'Capisco! Allora prende l’autobus numero uno: la fermata è dopo la fontana.',
          ),
          when('autobus|bus|mezzi|pullman|tram', [
            'L’autobus numero uno, allora: la fermata è dopo la fontana.',
            'Con l’autobus è comodo. La fermata però è un po’ più avanti.',
          ]),
          when(
            'taxi|in macchina|la mia macchina|auto|metro*|in treno|con il treno|moto*|scooter',
            'Va bene! Ma il primo pezzo si fa a piedi, le strade qui sono strette.',
          ),
          when(
            'in bici*|la bici|con la bici*|monopattino',
            'Su due ruote? Con tutte queste scale? Il primo pezzo lo faccia a piedi!',
          ),
          when('piedi|cammin*|passegg*|gambe', [
            'A piedi! È una bella passeggiata.',
            'Fa bene! A piedi si vede la Genova vera.',
            'Ottimo, camminare fa bene!',
          ]),
          when('lontano|veloce|tempo', 'Non è lontano: a piedi è anche più veloce.'),
          when(
            'uguale|è lo stess*|lo stesso|tutti e due|dipende|meglio|economic*|comod*',
            'Allora a piedi, così non aspetta.',
          ),
          on('dont_know', 'Le piace camminare? Allora a piedi. Se no, l’autobus. Che cosa fa?', { goes_to: 'stay' }),
          on('asks_back', 'Io vado sempre a piedi.'),
        ],
      },
    ),
    step(
      'Vada dritto fino alla fontana, e lì giri a destra. Che cosa fa alla fontana?',
      ['destra'],
      'Dillo tu: «Alla fontana giro…».',
      'Vado dritto, e alla fontana giro a destra.',
      {
        other_wordings: [
          'Allora: sempre dritto fino alla fontana, e poi a destra. Mi dica, che cosa fa alla fontana?',
          'È semplice: vada dritto, e alla fontana giri a destra. Quando arriva alla fontana, che cosa fa?',
        ],
        reactions: [
          when('destra', ['Giusto, a destra!', 'Sì, ha capito benissimo.', 'Esatto, a destra!']),
          when('sinistra', 'No, no, a sinistra c’è solo un muro! È a destra. Allora, che cosa fa alla fontana?', {
            goes_to: 'stay',
          }),
          when('dritto|diritto', 'Dritto fino alla fontana, sì. E lì, gira a destra o a sinistra?', {
            goes_to: 'stay',
          }),
          when('bevo|bere|foto|acqua|riposo|sed*', 'Ah ah, anche quello! E poi da che parte gira?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Lo ripeto piano: alla fontana, a destra. Da che parte va?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Lì, a destra, c’è un ascensore che scende al porto… ah no, oggi è fermo! Che cosa fa, allora?',
      [
        'scal*|altr*|strad*|chied*|autobus|piedi|c’è|scend*|taxi|aspett*|torn*|cammin*|cerc*|metro*|giù|funicolare|vado a|vado al|vado con|vado in|vado giù|domand*|sentier*|prend*|bus|mappa|telefono|telefonare|cellulare|google|aiut*|rest*|a casa|gir*|corr*|ripar*|nient*|bici*',
      ],
      'Chiedi se c’è un’altra strada.',
      'C’è un’altra strada per scendere?',
      {
        other_wordings: [
          'Dopo c’è l’ascensore per il porto… no, un momento, oggi non funziona! E adesso, che cosa fa?',
          'Poi prende l’ascensore… ah, che sfortuna, oggi è rotto! Come fa, allora?',
        ],
        reactions: [
          when('scal*|scend*|piedi|cammin*|giù', [
            'Bene, si scende a piedi. Le gambe sono giovani!',
            'Giusto, ci sono le scale.',
            'Giusto, si può scendere a piedi.',
          ]),
          when('altr*|strad*|sentier*', [
            'Certo, a Genova c’è sempre un’altra strada!',
            'Un’altra strada c’è, e io la conosco.',
          ]),
          when(
            'autobus|bus|taxi|metro*|funicolare',
            'Di lì non passa niente, le strade sono troppo strette. Ma ci sono le scale!',
          ),
          when('aspett*|ripar*', 'Aspettare? È rotto da lunedì! Meglio le scale.'),
          when(
            'mappa|telefono|telefonare|cellulare|google|cerc*|gps|navigatore',
            'Il telefono qui si perde. Si fidi di me!',
          ),
          when('chied*|domand*|aiut*|amico|sfortuna|e ora|e adesso|peccato', 'Chieda a me, io sono qui!'),
          when('torn*|a casa|nient*|rest*', 'Ma no, non torni indietro! È vicinissimo.'),
          on('dont_know', 'Niente paura. Vuole scendere a piedi, o cerca un’altra strada?', { goes_to: 'stay' }),
          on('joke', 'Ah ah, volare sarebbe bello! E senza ali, che cosa fa?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ascolti: scenda le scale accanto alla chiesa, e poi attraversi la piazza. Me lo ripete, per favore?',
      ['scal*|scend*|chies*', 'attravers*|piazz*'],
      'Di’ le due cose: le scale e la piazza.',
      'Scendo le scale accanto alla chiesa, e poi attraverso la piazza.',
      {
        other_wordings: [
          'Allora: prima le scale accanto alla chiesa, poi attraversi la piazza. Che cosa fa? Me lo ripeta.',
          'Faccia così: scenda le scale vicino alla chiesa e attraversi la piazza. Adesso lo dica lei, per favore!',
        ],
        reactions: [
          when(
            ['scal*|scend*|chies*', 'attravers*|piazz*'],
            ['Perfetto, ha una memoria migliore della mia!', 'Benissimo, proprio così!', 'Esatto, ha capito tutto!'],
          ),
          when('scal*|scend*|chies*', 'Le scale, giusto! E dopo le scale, che cosa attraversa?', { goes_to: 'stay' }),
          when('attravers*|piazz*', 'La piazza, giusto! E prima, che cosa fa accanto alla chiesa?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Piano piano: le scale, poi la piazza. Me lo ripete?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Dopo la piazza vede già le navi. Vuole sapere ancora qualcosa?',
      [
        'quanto|quando|che|cosa|dove|come|lontan*|minut*|apert*|chius*|quando apre|a che ora chiude|quando chiude|a che ora|quanto cost*|costa molto|bigliett*|c’è|no|grazie|nome|si chiama il|si chiama la|come si chiama|ristorante|bar|posso|bagno|squal*|delfin*|è bello|da mangiare|dove mangiare|mangiare lì',
      ],
      'Chiedi quanto ci vuole, o a che ora chiude.',
      'Sì, quanto ci vuole a piedi?',
      {
        other_wordings: [
          'E in fondo alla piazza c’è il mare. Ha ancora una domanda?',
          'Poi segue le navi, e l’acquario è lì. Che cosa vuole sapere ancora?',
        ],
        reactions: [
          when(
            'niente|nulla|nessun*|tutto chiaro|tutto grazie|capito tutto',
            'Bene! Le dico solo che l’acquario chiude alle otto.',
          ),
          on('no', 'Bene! Le dico solo che l’acquario chiude alle otto.'),
          on('dont_know', 'Forse quanto è lontano, o a che ora chiude? Che cosa vuole sapere?', { goes_to: 'stay' }),
          on('joke', 'Ah ah! Questo lo deve chiedere ai pesci. E a me, che cosa vuole chiedere?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Pensa di trovarlo, adesso?',
      [
        'sì grazie|sì penso|grazie|penso|credo|spero|certo|va bene|molto bene|bene grazie|tutto bene|no|gentil*|aiut*|arrivederci|sicur*|chiar*|facil*|capito|perfett*|difficil*|ok|forse|trov*|confus*|paura|nessun problema|tutto chiaro|capito tutto|buona giornata|col telefono|ho il telefono|mappa',
      ],
      'Rispondi, e ringrazia per l’aiuto.',
      'Sì, penso di sì. Grazie mille per l’aiuto!',
      {
        other_wordings: ['È tutto chiaro? Riesce a trovarlo?', 'Allora, la strada è chiara?'],
        reactions: [
          when(
            'non sono sicur*|non penso|non credo|difficil*|confus*|paura|forse|non è chiar*|non ho capito|più o meno|quasi|se mi perdo|chiedo',
            [
              'Allora la accompagno io fino alla fontana. Il giornale l’ho già letto!',
              'Sa che cosa facciamo? Andiamo insieme fino alla chiesa.',
            ],
          ),
          on('no', 'Allora la accompagno io fino alla fontana. Il giornale l’ho già letto!'),
          when('mappa|col telefono|ho il telefono', 'Bene, però guardi anche le case: sono più belle del telefono.'),
          when('gentil*|grazie|aiut*|spiega bene|spiegato bene|spiega molto', [
            'È stato un piacere!',
            'Ma si figuri, io ho tutto il giorno libero.',
            'Di niente, è stato bello parlare con lei!',
          ]),
          on('yes', 'Benissimo!'),
          when(
            'penso|credo|spero|certo|sicur*|chiar*|facil*|capito|perfett*|va bene|molto bene|bene grazie|tutto bene|ok|ci provo|provo|proverò',
            'Benissimo, si vede che ha capito.',
          ),
          on('dont_know', 'Fontana, destra, scale, piazza. Adesso è chiaro?', { goes_to: 'stay' }),
          on('asks_back', 'Io sto qui ancora un po’.'),
        ],
      },
    ),
  ],
  facts: [
    fact('Ha animali?', 'ha un gatto|ha un cane|gatti|ha animali', 'Ho un gatto, si chiama Capitano.'),
    fact(
      'C’è un’altra strada per scendere?',
      'altra strada|scale|scendere|un’altra via',
      'Con le scale ci vogliono solo due minuti in più.',
    ),
    fact('Dov’è l’acquario?', ['dov’è|dove|cerco', 'acquario|porto|mare'], 'È giù, al porto antico.'),
    fact(
      'Quanto costa il biglietto?',
      ['quanto|prezzo|cost*', 'bigliett*|acquario|cost*'],
      'Il biglietto costa trenta euro. Per i bambini è meno caro.',
    ),
    fact('Quanto ci vuole con l’autobus?', ['quanto|minut*', 'autobus|bus'], 'Con l’autobus ci vogliono dieci minuti.'),
    fact(
      'Quanto ci vuole a piedi?',
      'quanto ci vuole|quanto tempo|quanti minuti|quanto dura|minuti',
      'A piedi ci vogliono venti minuti, anche con le mie gambe.',
    ),
    fact('C’è un bar qui vicino?', 'bar|caffè|bere', 'Sì, c’è un bar in piazza: il caffè è ottimo.'),
    fact('È lontano?', 'lontan*|vicino|distan*', 'No, è vicino: venti minuti a piedi.'),
    fact(
      'A che ora chiude l’acquario?',
      'a che ora|chiude|chiuso|apre|aperto|orari*',
      'L’acquario apre alle nove e chiude alle otto di sera.',
    ),
    fact(
      'Che cosa c’è nell’acquario?',
      'cosa c’è|animali|squal*|delfin*|pinguin*|vedere',
      'Ci sono i delfini, gli squali e i pinguini. I miei nipoti amano i pinguini.',
    ),
    fact('È bello l’acquario?', 'bello|vale la pena|piace', 'È molto bello, ma vada presto: c’è sempre tanta gente.'),
    fact(
      'Perché l’ascensore è fermo?',
      'perché|ascensore|ripar*',
      'L’ascensore è vecchio come me: ogni tanto si riposa.',
    ),
    fact(
      'Quale autobus devo prendere?',
      'quale autobus|che autobus|numero|fermata|linea',
      'L’autobus numero uno. La fermata è dopo la fontana.',
    ),
    fact(
      'Dove posso mangiare?',
      'mangiare|ristorante|trattoria|pesto|focaccia',
      'Al porto, da Maria: deve assaggiare il pesto e la focaccia.',
    ),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è al bar, in piazza.'),
    fact('Dov’è la stazione?', 'stazione|treno', 'La stazione è a dieci minuti dal porto.'),
    fact('C’è una farmacia?', 'farmacia|supermercato|negozio|bancomat', 'Sì, accanto alla chiesa trova tutto.'),
    fact(
      'Come si chiama?',
      'si chiama lei|come si chiama|suo nome|ti chiami',
      'Mi chiamo Ettore. Qui mi conoscono tutti.',
    ),
    fact('Quanti anni ha?', 'quanti anni|età', 'Ho ottantun anni, e ho ancora tutti i denti!'),
    fact(
      'È di Genova?',
      'di dove|da dove|di genova|genovese|abita|vive',
      'Sono di Genova, e abito qui da ottantun anni.',
    ),
    fact(
      'Che lavoro fa?',
      'lavoro|lavora|mestiere|pensione',
      'Adesso sono in pensione. Prima lavoravo al porto, sulle navi.',
    ),
    fact(
      'Ha famiglia?',
      'famiglia|figli|nipoti|moglie|sposato',
      'Ho tre figli e cinque nipoti. E una moglie che cucina benissimo.',
    ),
    fact('Che cosa legge?', 'legge|giornale|notizie', 'Leggo il giornale. Ma guardo solo il calcio e il tempo.'),
    fact('Che tempo fa oggi?', 'tempo fa|piove|sole|pioggia', 'Oggi c’è il sole e un po’ di vento dal mare.'),
    fact('È pericoloso?', 'pericolos*|sicuro', 'No, qui è tranquillo. Attenzione solo alle scale!'),
    fact(
      'Può venire con me?',
      'venire con me|accompagn*|viene',
      'Fino alla fontana vengo volentieri. Poi ho la mia partita a carte.',
    ),
    fact('Come sta?', 'come sta|come va', 'Sto bene, grazie: sole, panchina e giornale!'),
  ],
  twists: [
    twist(
      2,
      'Oggi c’è una festa e ci sono pochi autobus, ma qualcuno passa. Preferisce andare a piedi o aspettare l’autobus?',
    ),
    twist(
      4,
      'Lì, a destra, c’è l’ascensore per il porto… ma guardi, c’è un gatto che dorme davanti alla porta, e un foglio: «Guasto»! Che cosa fa, allora?',
    ),
    twist(7, 'Oh, guardi, arriva un po’ di pioggia! Pensa di trovarlo, anche con l’ombrello?'),
  ],
  starters: ['Scusi, dov’è l’acquario?', 'Buongiorno! Cerco l’acquario.', 'Mi scusi, vorrei andare al porto.'],
  opening_message: 'Buongiorno! Ha l’aria di cercare qualcosa, e io conosco ogni strada di Genova.',
  closing_message: 'Buona passeggiata! E saluti i pinguini da parte mia.',
  correction: 'prompt',
})
