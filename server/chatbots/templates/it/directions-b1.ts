import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Il treno non parte',
  language: 'it',
  level: 'B1',
  description: 'Il tuo treno è cancellato e devi arrivare a Siena lo stesso. Chiedi, confronta le strade e decidi.',
  role: 'Impiegata del punto informazioni in una stazione di Firenze',
  partner_name: 'Silvia',
  region: 'IT',
  scenario:
    'Per un guasto, oggi da Firenze non partono treni per Siena. Al punto informazioni un’impiegata conosce altre possibilità, ma devi decidere in fretta. A Siena qualcuno ti aspetta.',
  goals: [
    'So spiegare dove devo andare e perché.',
    'So confrontare due modi di viaggiare.',
    'So ripetere indicazioni lunghe.',
    'So spiegare e scusare un ritardo.',
  ],
  grammar: [
    'i comparativi: più veloce di, meno caro di',
    'il futuro: mangerò, farò',
    'il condizionale: prenderei, chiamerei',
  ],
  vocabulary: words({
    'il guasto': 'qualcosa che non funziona più',
    cancellato: 'che non parte o non si fa più',
    diretto: 'che arriva senza cambiare',
    'il pullman': 'un autobus per viaggi lunghi',
    'la coincidenza': 'il treno o l’autobus che prendi dopo',
    'il rimborso': 'i soldi che ti danno indietro',
    'il binario': 'lì parte il treno',
    'il viale': 'una strada larga con gli alberi',
    'l’autostazione': 'la stazione degli autobus',
    avvisare: 'dire a qualcuno che cosa succede',
    'il ritardo': 'quando arrivi più tardi del previsto',
    'nel frattempo': 'intanto, mentre aspetti',
  }),
  steps: [
    step(
      'Mi spieghi: a che ora deve essere a Siena, e perché?',
      [
        '#|alle|ora|stasera|pomeriggio|entro|mattina|questa sera|di sera|domani|oggi pomeriggio|oggi alle|matrimonio|lavor*|amic*|esam*|concert*|famigli*|aspett*|compleann*|visit*|lezion*|cena|pranzo|presto|colloquio|tardi|fest*|dai nonn*|dal medic*|un medico|dottor*|fidanzat*|vacanz*|palio|turist*|riunione',
      ],
      'Di’ l’ora e il motivo: «Devo essere lì alle…, perché…».',
      'Devo essere lì alle sei, perché mia cugina festeggia il compleanno.',
      {
        other_wordings: [
          'Vediamo che cosa si può fare: entro che ora deve arrivare a Siena, e per quale motivo?',
          'Mi dica tutto: per che ora la aspettano a Siena, e che cosa deve fare lì?',
        ],
        reactions: [
          when('matrimonio|nozze', 'Un matrimonio! Allora bisogna correre: gli sposi non aspettano.'),
          when('compleann*|fest*', [
            'Una festa di compleanno! La torta non la deve perdere.',
            'Un compleanno, che bello. Arriverà in tempo, vedrà.',
          ]),
          when('esam*|colloquio|riunione|lavor*|appuntament*', [
            'Una cosa seria, quindi. Non perdiamo tempo.',
            'Capisco, in questi casi arrivare tardi fa una brutta figura.',
          ]),
          when('concert*|palio|partita|teatro', 'Senza di lei non cominciano! O almeno, speriamo.'),
          when('dal medic*|un medico|dottor*|ospedal*', 'Allora è importante, troviamo subito una strada.'),
          when(
            'amic*|famigli*|mia sorell* mi|mia sorell* si|da mia sorell*|mio fratell* mi|mio fratell* si|da mio fratell*|dai nonn*|da mia nonn*|mia nonna mi|fidanzat*|mia madre mi|da mia madre|mio padre mi|da mio padre|cugin*',
            [
              'Qualcuno la aspetta con gioia: facciamo in fretta.',
              'Le persone care aspettano volentieri, ma non troppo!',
            ],
          ),
          when('vacanz*|turist*|visit*', 'Siena la sera è ancora più bella, non si preoccupi.'),
          when(
            'domani|nessuna fretta|non ho fretta|non importa',
            'Meno male, almeno lei non ha fretta. Qui urlano tutti.',
          ),
          when(
            '#|mezzogiorno|stasera|pomeriggio|alle|prima possibile|sta male|presto',
            'Ho capito, ce la possiamo fare.',
          ),
          on('dont_know', 'Più o meno: nel pomeriggio o in serata? E che cosa fa a Siena?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'C’è l’autobus diretto, che è quasi pieno, oppure il pullman fino a Poggibonsi e poi il treno. Quale preferisce, e perché?',
      [
        'autobus|diretto|pullman|in treno|il treno|poggibonsi|prim*|second*|veloc*|cambi*|comod*|economic*|bus|preferi*|nessun*|meglio|uguale|prend*|posto|pieno|stess*|sed*|vuoto',
      ],
      'Confronta le due possibilità: «È più… di…».',
      'Preferisco l’autobus diretto, perché è più comodo e non devo cambiare.',
      {
        other_wordings: [
          'Ha due possibilità: l’autobus diretto, ma è quasi pieno, o il pullman fino a Poggibonsi e da lì il treno. Quale sceglie, e perché?',
          'Si può fare in due modi: con l’autobus diretto, dove restano pochi posti, o con il pullman e poi il treno da Poggibonsi. Che cosa le conviene?',
        ],
        reactions: [
          when(
            'taxi|macchina|noleggi*|autostop',
            'Fino a Siena in macchina le costerebbe più di centocinquanta euro. Tra autobus e pullman, quale preferisce?',
            { goes_to: 'stay' },
          ),
          when(
            'nessun*|a piedi|aspett*',
            'La capisco, ma oggi i treni da qui non partono più. L’autobus o il pullman?',
            { goes_to: 'stay' },
          ),
          when('poggibonsi|in treno|il treno|second*|pullman|non voglio l’autobus', [
            'Il pullman, allora: più lungo, ma il paesaggio è bellissimo.',
            'Con il pullman trova di sicuro un posto a sedere.',
          ]),
          when('diretto|autobus|bus|prim*|cambi*|comod*', [
            'L’autobus diretto: le prenoto uno degli ultimi posti.',
            'Diretto, così non deve pensare a niente.',
          ]),
          when('veloc*|presto|prima', 'Il più veloce è l’autobus diretto: le prenoto un posto.'),
          when(
            'economic*|è caro|troppo caro|prezzo|costa meno|costa di|quanto costa',
            'Il prezzo è quasi lo stesso: allora le do l’autobus diretto.',
          ),
          when('uguale|stess*|decida lei|indifferente|lo stesso', 'Allora decido io: l’autobus diretto.'),
          on(
            'dont_know',
            'Le dico la differenza: il diretto è più veloce, il pullman è più tranquillo. Quale preferisce?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'Ha diritto anche al rimborso del biglietto del treno: dove l’ha comprato?',
      [
        'internet|online|app|cellulare|sito|stazion*|macchinett*|agenzi*|sportell*|telefon*|qui|qua|tabacc*|edicol*|bar|a casa|computer|ancora|amic*|automatic*|non ho|regal*|supermercato|sul treno|in treno|bordo|carta|mamma|papà|mio padre|mia madre|ieri|milano|roma|firenze|trenitalia|posta|scuola|marit*',
      ],
      'Di’ dove o come l’hai comprato.',
      'L’ho comprato ieri alla macchinetta, qui in stazione.',
      {
        other_wordings: [
          'Per il treno cancellato le restituiamo i soldi: dove ha preso il biglietto?',
          'Un’altra cosa, il rimborso: il biglietto del treno dove l’ha comprato?',
        ],
        reactions: [
          when(
            'non l’ho comprat*|non ho comprat*|non ho il biglietto|non ho ancora|ancora no|senza biglietto|non ce l’ho',
            'Meglio così: una coda in meno da fare.',
          ),
          when('pers*|buttat*|non lo trovo', 'Senza biglietto è difficile, ma ci provi lo stesso con lo scontrino.'),
          when('internet|online|app|sito|cellulare|computer|telefon*|trenitalia', [
            'Allora è facile: il rimborso si chiede dalla stessa pagina.',
            'Perfetto, i soldi tornano da soli, in cinque giorni.',
          ]),
          when('macchinett*|distributor*|automatic*', [
            'Con il biglietto della macchinetta va allo sportello tre, è veloce.',
            'La macchinetta, bene: conservi il biglietto di carta.',
          ]),
          when(
            'biglietteri*|sportell*|stazion*|qui|qua',
            'Allora può chiedere i soldi proprio qui accanto, allo sportello tre.',
          ),
          when(
            'agenzi*|tabacc*|edicol*|bar|supermercato|estero|all estero|in svizzera|in germania|in francia|altra città',
            'In questo caso deve tornare lì con il biglietto, mi dispiace.',
          ),
          when(
            'amic*|regal*|mia madre|mio padre|mamma|papà|marit*',
            'Un bel regalo! Allora il rimborso lo chiede chi ha pagato.',
          ),
          on('no', 'Meglio così: una coda in meno da fare.'),
          on('dont_know', 'Guardi il biglietto: è di carta, o ce l’ha sul cellulare?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'L’autostazione è vicina: esca a sinistra, attraversi il viale e vada dritto fino all’edicola. Me lo ripete con parole sue?',
      ['sinistra|esco|uscire|uscita|uscend*', 'viale|edicola|attravers*|dritto|diritto|giornal*'],
      'Ripeti tutto il percorso: «Esco…, poi…».',
      'Esco a sinistra, attraverso il viale e poi vado dritto fino all’edicola, accanto all’autostazione.',
      {
        other_wordings: [
          'Si parte dall’autostazione. Esca a sinistra, attraversi il viale, poi sempre dritto fino all’edicola. Mi ripete la strada?',
          'Per l’autostazione faccia così: fuori a sinistra, poi attraversa il viale, e dritto fino all’edicola. Vediamo se ha capito: che strada fa?',
        ],
        reactions: [
          when('destra', 'A destra no, lì si va al fiume! Esca a sinistra, poi il viale e l’edicola. Me lo ripete?', {
            goes_to: 'stay',
          }),
          when(
            ['sinistra|esco|uscire|uscita', 'viale|edicola|attravers*|dritto|diritto'],
            ['Esatto! In sei minuti è lì.', 'Perfetto, non si può sbagliare.'],
          ),
          when('sinistra|esco|uscita', 'A sinistra, giusto. E poi, che cosa attraversa?', { goes_to: 'stay' }),
          when(
            'viale|edicola|attravers*|dritto|diritto',
            'Questo è giusto. Ma uscendo dalla stazione, da che parte va?',
            { goes_to: 'stay' },
          ),
          on('dont_know', 'Con calma: sinistra, viale, edicola. Me lo ripete?', { goes_to: 'stay' }),
          on(
            'refusal',
            'Capisco la fretta, ma molti si perdono! Dica solo: da che parte esce, e che cosa attraversa?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'All’autostazione c’è anche un bar. Sul tabellone vedo che si parte solo tra un’ora. Che cosa farà nel frattempo?',
      [],
      'Usa il futuro: «Mangerò…», «Farò…».',
      'Nel frattempo farò un giro in centro e comprerò qualcosa da mangiare.',
      {
        topics: [
          'mang*|bev*|berr*|bere|caffè|panin*|gelat*|bar|pranz*|cen*|merenda|fame|acqua|birra|pizz*|cappuccin*|legg*|libr*|giornal*|rivist*|guard*|film|telefon*|chiamo|chiamerò|chiamare|messagg*|scriv*|mail|cellular*|music*|ascolt*|gioc*|videogioc*|compro|comprerò|comprare|negoz*|regal*|shopping|fior*',
          'giro|gir*|passegg*|cammin*|centro|visit*|vedr*|duomo|ponte|museo|chies*|piazz*|foto*|fiume|rest*|aspett*|sed*|sied*|panchin*|ripos*|dorm*|addorment*|lavor*|studio|studierò|studiare|compit*|computer|parl*|chiacchier*|conosc*|rimbors*|sportell*|bagno|wifi|carich*|batteri*|nient*',
          'nulla|biglietto|autostazion*',
          'andrò|andr*|farò|fare|cercher*|penser*|rilass*|fum*|sigarett*|al sole|osserv*|preg*|ballo|disegn*|maglia',
        ],
        other_wordings: [
          'Vedo adesso che si parte solo tra un’ora, e lì c’è anche un bar. Come passerà il tempo?',
          'Purtroppo bisogna aspettare un’ora. Come la userà, quest’ora?',
        ],
        reactions: [
          when('mang*|panin*|gelat*|pranz*|fame|pizz*|merenda', [
            'Allora provi la schiacciata al prosciutto, qui accanto.',
            'Giusto, con la pancia piena si viaggia meglio.',
          ]),
          when(
            'caffè|bev*|berr*|bere|bar|birra|cappuccin*',
            'Il caffè del bar non è male, glielo dice una che ne beve cinque.',
          ),
          when('giro|passegg*|cammin*|centro|visit*|duomo|ponte|piazz*|museo|chies*|foto*|fiume', [
            'Per il Duomo bastano dieci minuti, ma tenga d’occhio l’orologio.',
            'Firenze regala sempre qualcosa, anche in un’ora.',
          ]),
          when('legg*|libr*|giornal*|rivist*', 'Un libro è il miglior compagno di viaggio.'),
          when(
            'telefon*|chiamo|chiamerò|chiamare|messagg*|scriv*|cellular*',
            'Il telefono si può ricaricare vicino alla porta.',
          ),
          when(
            'compro|comprerò|comprare|regal*|negoz*|shopping|fior*',
            'I negozi sono qui sotto, e non sono nemmeno troppo cari.',
          ),
          when('dorm*|ripos*|sed*|rilass*|addorment*', 'Metta la sveglia, mi raccomando!'),
          when(
            'lavor*|studio|studierò|studiare|compit*|computer',
            'Complimenti, io con questo rumore non ci riuscirei.',
          ),
          when('nient*|nulla|aspett*', 'Ogni tanto non fare niente è un lusso.'),
          on('dont_know', 'Ha fame, o preferisce vedere un po’ di Firenze?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Non vorrei spaventarla, ma se perdesse anche questa corsa, che cosa farebbe?',
      [],
      'Pensa a un’altra soluzione: «Prenderei…».',
      'Prima di tutto dovrei avvisare mia cugina, poi cercherei un passaggio in macchina.',
      {
        topics: [
          'prend*|prossim*|taxi|chiamerei|chiamo|chiamare|telefon*|aspett*|dorm*|alberg*|amic*|macchin*|rest*|torn*|noleggi*|treno dopo|prossimo treno|in treno|domani|avvis*|cerc*|chied*|andr*|passagg*|autostop|hotel|autobus|bus|pullman|viaggi*|piang*|ostell*|bici*|a piedi|cammin*|cas*',
          'annull*|rinunc*|spost*|rimand*|scus*|pag*|paur*|disper*|arrabbi*|urler*',
          'panic*|notte|festeggi*|ricevimento|appuntament*|lezion*|soluzion*|calm*|corr*|aere*|volo|blabla*|app|internet|informazion*|venir* da lei|da lei|genitor*|marit*|mogli*|mio padre mi|a mio padre|mia madre mi|a mia madre|colleg*|niente|nulla|rider*|firenze|esc*|scriv*|lament*|rimbors*',
        ],
        other_wordings: [
          'Pensiamo anche al peggio: se perdesse anche questa partenza, che cosa farebbe?',
          'E se arrivasse tardi anche all’autostazione? Che cosa farebbe?',
        ],
        reactions: [
          when(
            'piang*|disper*|urler*|arrabbi*|panic*',
            'Prima pianga pure, poi torni da me: una soluzione la troviamo.',
          ),
          when('prossim*|aspett*|dopo', [
            'Il prossimo parte alle otto, quindi non è la fine del mondo.',
            'Ci vuole pazienza, ma un altro c’è sempre.',
          ]),
          when('taxi|pag*', 'Un taxi? Il mio stipendio non basterebbe!'),
          when(
            'amic*|passagg*|macchin*|noleggi*|autostop|genitor*|marit*|mogli*|mia madre mi|a mia madre|mio padre mi|a mio padre|colleg*|blabla*',
            [
              'Con un po’ di fortuna, qualcuno con la macchina si trova.',
              'In macchina ci vuole poco più di un’ora, se non c’è traffico.',
            ],
          ),
          when('rest*|albergo|hotel|dorm*|ostell*|notte|firenze', 'Una notte a Firenze: c’è di peggio nella vita!'),
          when('torn*|cas*|annull*|rinunc*', 'Non si arrenda così presto!'),
          when('avvis*|chiamerei|chiamo|chiamare|telefon*|scriv*', 'Avvisare subito: molti se lo dimenticano.'),
          when('da lei|chied*|informazion*', 'Venga pure da me, resto qui fino alle dieci.'),
          on('dont_know', 'Pensi: chiamerebbe qualcuno, o resterebbe a Firenze?', { goes_to: 'stay' }),
          on('joke', 'Mi fa ridere, e oggi ne avevo bisogno! Ma per davvero, che cosa farebbe?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Intanto conviene avvisare chi la aspetta. Come spiega il ritardo al telefono?',
      [],
      'Scusati e spiega che cosa è successo.',
      'Ciao, scusami, il mio treno è stato cancellato per un guasto e arriverò con un’ora di ritardo.',
      {
        topics: [
          'scus*|dispiac*|perdon*|ritard*|tardi|arriv*|il treno|treni|cancellat*|guast*|rott*|autobus|pullman|bus|problem*|aspett*|stazion*|firenze|siena|parto|parte|partito|ora|minut*|dopo|purtroppo|colpa|pronto|ciao|non partono|non parte|sciopero|viaggi*|strada|cominciat*|cominci*|iniziat*|inizi*|senza di me',
          'spieg*|direi|dico|dirò|messagg*|chiamo|chiamerò|telefon*|scriv*|mand*|verità|preoccup*|tranquill*|torta|appuntament*|rimand*|spost*|bloccat*',
        ],
        other_wordings: [
          'E adesso la telefonata: che cosa dice alla persona che la aspetta?',
          'Chiami subito chi la aspetta a Siena. Come glielo spiega?',
        ],
        reactions: [
          when(
            ['scus*|dispiac*|perdon*', 'il treno|treni|guast*|cancellat*|ritard*|tardi|sciopero|problem*'],
            ['Detto così, nessuno può arrabbiarsi.', 'Perfetto: scuse, motivo, orario. Vedrà che capiscono.'],
          ),
          when('messagg*|scriv*|mand*', 'Un messaggio va bene, ma con due faccine tristi, mi raccomando.'),
          when('colpa|trenitalia|ferrovi*', 'Dia pure la colpa a noi, oggi ce la prendiamo tutta.'),
          when('cominciat*|cominci*|iniziat*|senza di me|torta', 'Speriamo che le tengano da parte qualcosa!'),
          when('aspett*|preoccup*|tranquill*', 'Sono parole che fanno bene, al telefono.'),
          when('scus*|dispiac*|perdon*', 'Una scusa sincera apre tutte le porte.'),
          when('il treno|treni|guast*|cancellat*|ritard*|tardi|arriv*', [
            'Chiaro e onesto, vedrà che capiscono.',
            'La verità è sempre la scusa migliore.',
          ]),
          on('dont_know', 'Immagini che io sia la persona di Siena: pronto? Dove sei?', { goes_to: 'stay' }),
          on('refusal', 'Ma la stanno aspettando! Basta una frase: che cosa direbbe?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'C’è altro che vorrebbe sapere, prima di partire?',
      [
        'quanto|quando|che|cosa|dove|come|qual*|c’è|ci sono|si può|posso|bigliett*|cost*|bagno|no|niente|nulla|grazie|tutto chiaro|so tutto|a che ora|binario|devo|da mangiare|dove mangiare|chiaro|nessun*|wifi|valigi*|fermat*|domani|ritorno|carta|contanti|orario|paga|fermate|posto|aria condizionata',
      ],
      'Chiedi quanto costa il biglietto, o dove si compra.',
      'Sì, quanto costa il biglietto, e si può comprare sull’autobus?',
      {
        other_wordings: ['Prima che vada: ha ancora qualche domanda?', 'Le serve ancora un’informazione?'],
        reactions: [
          when('niente|nulla|nessun*|tutto chiaro|so tutto', 'Benissimo, allora non la trattengo.'),
          on('no', 'Benissimo, allora non la trattengo.'),
          on('dont_know', 'Per esempio il prezzo, o il bagno. Che cosa vorrebbe sapere?', { goes_to: 'stay' }),
          on('joke', 'Questo non è scritto nei miei orari! Ha anche una domanda sul viaggio?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'Quanto costa il biglietto, e si può comprare sull’autobus?',
      ['quanto|prezzo|cost*', 'comprare|si compra|dove'],
      'Il biglietto costa otto euro e quaranta, e sull’autobus si paga con la carta.',
    ),
    fact(
      'Quanto costa il biglietto?',
      'quanto cost*|prezzo|quanto pago|quanto è',
      'Il biglietto costa otto euro e quaranta, sia per l’autobus sia per il pullman.',
    ),
    fact(
      'Dove si compra il biglietto?',
      ['biglietto|comprare|compra|comprarlo', 'dove|posso|si può|come'],
      'Il biglietto si compra all’edicola o direttamente sull’autobus.',
    ),
    fact(
      'Da quanto tempo lavora qui?',
      'lavora qui|da quanto|suo lavoro|piace',
      'Da undici anni. Giornate come oggi, però, ne ho viste poche.',
    ),
    fact(
      'Quanto dura il viaggio?',
      'quanto dura|quanto ci vuole|quanto tempo|ci mette',
      'L’autobus diretto ci mette un’ora e un quarto, il pullman con il treno quasi due ore.',
    ),
    fact(
      'A che ora parte l’autobus?',
      'a che ora parte|quando parte|partenza|parte',
      'Si parte tra un’ora, alle quattro e dieci.',
    ),
    fact(
      'Come arrivo in centro a Siena?',
      ['centro|piazza', 'siena|arriv*|lontan*'],
      'A Siena l’autobus si ferma vicino al centro, a dieci minuti dalla piazza.',
    ),
    fact(
      'A che ora arrivo a Siena?',
      'a che ora arriv*|quando arriv*|arrivo',
      'Con l’autobus diretto arriva alle cinque e mezza.',
    ),
    fact(
      'Ci sono ancora posti?',
      'posti|posto|pieno|liber*',
      'Sull’autobus ci sono ancora sei posti, sul pullman molti di più.',
    ),
    fact(
      'Quando ripartono i treni?',
      'treni|treno|ripart*|funziona|binario',
      'I treni per Siena ripartono domani mattina, se tutto va bene.',
    ),
    fact(
      'Che cosa è successo?',
      'successo|guasto|perché|come mai|sciopero',
      'Si è rotto un cavo vicino a Empoli. Ci lavorano da stamattina.',
    ),
    fact(
      'Come ottengo il rimborso?',
      'rimborso|soldi|indietro',
      'Il rimborso si chiede allo sportello tre, o con l’applicazione.',
    ),
    fact(
      'Dov’è l’autostazione?',
      'autostazione|da dove parte|fermata',
      'L’autostazione è a sei minuti da qui: a sinistra, il viale, e dritto fino all’edicola.',
    ),
    fact(
      'Posso portare la bicicletta?',
      'bici*|cane|animali|passeggino',
      'Sul pullman sì, nell’autobus diretto purtroppo no.',
    ),
    fact(
      'Dove posso lasciare la valigia?',
      'valigi*|bagagli*|deposito|zaino',
      'Il deposito bagagli è accanto al binario sedici, sei euro.',
    ),
    fact('C’è il Wi-Fi?', 'wifi|wi fi|internet|password|ricaricare', 'Sì, in stazione il Wi-Fi è gratuito.'),
    fact(
      'Dove posso mangiare?',
      'mangiare|bar|ristorante|caffè|panino',
      'Qui accanto fanno la schiacciata più buona della città.',
    ),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è accanto al binario cinque, e costa un euro.'),
    fact(
      'C’è un taxi?',
      'taxi|macchina|noleggio',
      'I taxi sono davanti all’uscita, ma fino a Siena sono più di centocinquanta euro.',
    ),
    fact(
      'Che tempo fa a Siena?',
      'tempo fa|piove|sole|caldo',
      'A Siena c’è il sole, me l’ha detto poco fa una collega.',
    ),
    fact(
      'Devo cambiare?',
      'cambiare|coincidenza|diretto',
      'Con l’autobus diretto no; con il pullman deve cambiare a Poggibonsi.',
    ),
    fact(
      'C’è un autobus più tardi?',
      'più tardi|prossimo|dopo|ultimo',
      'Il prossimo parte alle otto di sera, ed è anche l’ultimo.',
    ),
    fact('Come si chiama?', 'si chiama|suo nome', 'Mi chiamo Silvia, è scritto anche sul cartellino.'),
    fact(
      'È di Firenze?',
      'di dove|da dove|fiorentina|è di',
      'Sono di Siena, pensi! Stasera devo tornare a casa anch’io.',
    ),
    fact('Ha famiglia?', 'famiglia|figli|marito|gatto', 'Ho una figlia di sei anni, che adora i treni. Oggi meno.'),
  ],
  twists: [
    twist(
      3,
      'Aspetti, ho appena ricevuto una buona notizia: rimborsano tutti! Mi dica, il biglietto del treno dove l’ha comprato?',
    ),
    twist(
      5,
      'Mi dicono adesso che l’autista è bloccato nel traffico: si parte solo tra un’ora. Che cosa farà nel frattempo?',
    ),
    twist(
      7,
      'Sento che le squilla il telefono… saranno le persone che la aspettano! Risponda: come spiega il ritardo?',
    ),
  ],
  starters: [
    'Buongiorno, devo essere a Siena alle cinque.',
    'Mi scusi, alle tre ho un appuntamento a Siena.',
    'Salve, stasera vado a un concerto a Siena.',
  ],
  opening_message: 'Buongiorno, questo è il punto informazioni. Oggi per un guasto i treni per Siena sono cancellati.',
  closing_message:
    'Allora buon viaggio, e mi saluti la Piazza del Campo. Speriamo che la prossima volta il treno parta!',
  correction: 'prompt',
})
