import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
  id: 'cafe-a2',
  name: 'Al bar',
  language: 'it',
  level: 'A2',
  description: 'Sei in un bar italiano: ordina qualcosa da bere e da mangiare, e paga il conto.',
  role: 'Barista di un piccolo bar a Bologna',
  partner_name: 'Luca',
  region: 'IT',
  scenario:
    'Sono le nove di mattina e al banco c’è posto. Ordini la colazione e scegli dove mangiarla. Al barista cade qualcosa, ma non è un dramma.',
  goals: [
    'So ordinare da bere e da mangiare con gentilezza.',
    'So dire come voglio una cosa.',
    'So ripetere con calma il mio ordine.',
    'So chiedere il conto e pagare.',
  ],
  grammar: ['Vorrei… / Prendo… / Per me…', 'con e senza', 'gli articoli: un, uno, una, un’'],
  vocabulary: words({
    'la brioche': 'un dolce che si mangia a colazione',
    'il tramezzino': 'pane bianco e morbido con qualcosa dentro',
    'la spremuta': 'succo di arance fresche',
    'la fetta di torta': 'una parte di una torta',
    'il banco': 'il mobile alto dove si ordina',
    'il cucchiaino': 'si usa per mettere lo zucchero nel tè',
    'lo scontrino': 'il foglio con scritto quanto hai pagato',
    'i contanti': 'le monete e i soldi di carta',
    'il resto': 'i soldi che ti danno indietro',
    'lo zucchero': 'è bianco e dolce, si mette nel caffè',
    assaggiare: 'mangiare o bere un poco per provare',
    cadere: 'andare giù per terra',
  }),
  steps: [
    step(
      'Mi dica, che cosa prende da bere?',
      [
        'caffè|cappuccin*|cappucc*|macchiato|espresso|tè|acqua|succo|spremut*|cioccolat*|latte|camomilla|tisana|limonata|orzo|aranciat*|frappé|frullat*|bibita|ginseng|caffellatte|coca*|cola|birra|americano|decaffeinato|marocchino|granita|minerale|chinotto|aranc*|centrifug*|vino|prosecco|spritz|stess*',
      ],
      'Di’ che cosa vuoi bere: «Vorrei…» o «Per me…».',
      'Vorrei una spremuta, per favore.',
      {
        other_wordings: ['Che cosa le preparo da bere?', 'Cominciamo dalle cose da bere: che cosa desidera?'],
        reactions: [
          when(
            'birra|vino|prosecco|spritz|aperitivo|birrett*|crodino|bitter|amaro',
            'Alle nove di mattina? Allora oggi si festeggia! Va bene.',
          ),
          when('cappuccin*|cappucc*', [
            'Un bel cappuccino, la colazione dei bolognesi!',
            'Un cappuccino: la macchina è già calda.',
          ]),
          when('cioccolata', 'La cioccolata calda: la faccio bella densa.'),
          when('spremut*|arance|aranc*', [
            'Le arance sono arrivate stamattina dalla Sicilia!',
            'Una spremuta: così si comincia bene la giornata.',
            'Arriva subito, fresca fresca.',
          ]),
          when('tè|tisana|camomilla', 'Metto subito l’acqua a bollire.'),
          when(
            'caffè|espresso|macchiato|americano|decaffeinato|marocchino|il solito|cosa calda|qualcosa di caldo|orzo|ginseng',
            ['Un buon caffè, così ci svegliamo!', 'Il caffè, certo: qui è forte.'],
          ),
          when(
            'acqua|minerale|qualcosa di fresco|fresc*|sete|chinotto|bibita|gassosa',
            'Un bel bicchiere d’acqua fresca.',
          ),
          when(
            'brioche|cornett*|tramezzin*|panin*|torta|toast',
            'Da mangiare vediamo tra un momento. E da bere, che cosa le faccio?',
            {
              goes_to: 'stay',
            },
          ),
          on('dont_know', 'Con calma! Preferisce una cosa calda, come un caffè, o una cosa fredda, come un succo?', {
            goes_to: 'stay',
          }),
          when('niente|nulla|non bevo|non ho sete', 'Niente da bere, va bene.', { goes_to: 3 }),
        ],
      },
    ),
    step(
      'Ci metto qualcosa? Zucchero, limone, ghiaccio, oppure niente?',
      [
        'zucchero|zuccher*|latte|limone|ghiaccio|miele|niente|nulla|senza|così|no|normale|caldo|calda|freddo|fredda|dolce|amaro|cacao|naturale|gassata|schiuma|un poco|molto poco|con tutto|tutti e|nessun*|dolcificante|panna|basta|va bene|liscio|né|entramb*|cannella|soia|avena|frizzante|bollente|bustin*',
      ],
      'Rispondi con «con…» o «senza…».',
      'Senza zucchero, ma con un po’ di ghiaccio.',
      {
        other_wordings: [
          'Come piace a lei? Con zucchero, con limone, con ghiaccio o senza niente?',
          'E che cosa ci metto dentro: zucchero, limone, ghiaccio? O niente?',
        ],
        reactions: [
          when(
            'né zucchero|senza limone|senza ghiaccio|senza niente|fa lo stesso|è uguale|come vuole|come preferisce|come vuole lei|faccia lei',
            'Niente dentro, semplice semplice.',
          ),
          when('senza zucchero|niente zucchero|no zucchero|amaro', [
            'Senza zucchero: il gusto vero!',
            'Niente zucchero, capito.',
            'Benissimo, senza zucchero.',
          ]),
          when('ghiaccio|fredd*', 'Il ghiaccio ci vuole, oggi fa già caldo.'),
          when('limone', 'Una fettina di limone fresco.'),
          when('miele', 'Il miele è delle colline qui vicino, sentirà!'),
          when('cacao|cannella|schiuma|panna', 'Ci faccio anche un piccolo disegno sopra.'),
          when('zucchero|zuccher*|dolce|cucchiain*|=tutto|un po di tutto|tutto quanto', [
            'Lo zucchero è lì, vicino al cucchiaino.',
            'Un po’ di dolce aiuta sempre.',
          ]),
          when('latte|soia|avena', 'Il latte glielo porto a parte.'),
          when('niente|nulla|nessun*|liscio|così|no|né', 'Niente dentro, semplice semplice.'),
          on('yes', 'Volentieri! Che cosa ci metto, lo zucchero o il limone?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.',
      [
        'tort*|mele|crema|fetta|panin*|toast|pizz*|biscott*|crostat*|niente|nulla|no|marmellata|cioccolat*|pasta|paste|dolce|salato|fame|nient’altro|basta|solo quello|gelato|frutta|tutti e|prendo tutto|due per|due grazie|uno per|uno grazie|una grazie|una per|ne prendo|pane|bombolon*|ciambell*|muffin|yogurt',
      ],
      'Scegli una cosa, o di’ che non vuoi niente.',
      'Prendo una fetta di torta di mele.',
      {
        other_wordings: [
          'Ha anche fame? Ci sono brioche alla crema, tramezzini e torta di mele.',
          'Le do qualcosa da mangiare? Guardi qui: brioche alla crema, tramezzini, torta di mele.',
        ],
        reactions: [
          when('tort*|mele|fetta|un pezzo di|faccia lei|quella lì|quella', [
            'La torta la fa mia nonna, è ancora calda.',
            'La torta di mele! È la ricetta di mia nonna.',
            'Ottima scelta, è appena uscita dal forno.',
          ]),
          when('brioche|brios*|cornett*|crema', [
            'La brioche è appena uscita dal forno.',
            'Una brioche: attenzione, la crema scappa!',
          ]),
          when('tramezzin*', 'I tramezzini sono al tonno, li ho fatti io stamattina.'),
          when('panin*|toast|focacc*|pizz*|salato', 'Una cosa salata! La trovo di sicuro.'),
          when('fame|mangiat*', 'Capisco, la mattina ognuno fa come vuole.'),
          on('no', ['Solo da bere, benissimo.', 'Niente da mangiare, capito.']),
          when(
            'niente|nulla|basta|solo il|solo un caffè|solo un tè|solo da bere|dopo|per ora|per adesso|a dieta|fatto colazione|già mangiato|più tardi',
            'Niente da mangiare, capito.',
          ),
          on('dont_know', 'È difficile, lo so! Le piacciono di più le cose dolci o le cose salate?', {
            goes_to: 'stay',
          }),
          on('joke', 'Quello lo cucino solo la domenica! Oggi le posso dare una brioche o un tramezzino?', {
            goes_to: 'stay',
          }),
          on('yes', 'Che bello! E che cosa le do, la brioche, il tramezzino o la torta?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Dove si mette? Qui al banco, a un tavolo, o porta via? Al tavolo costa un po’ di più.',
      [
        'banco|bancone|tavol*|qui|qua|fuori|sied*|sedut*|in piedi|finestra|portare via|porto via|via|dentro|resto|rest*|terrazza|asporto|ufficio|strada|lì|uguale|stesso|al sole|ombra|porta|vetrina|angolo',
      ],
      'Di’ dove vuoi mangiare.',
      'Resto qui al banco, grazie.',
      {
        other_wordings: [
          'Resta qui al banco o si siede? Al tavolo costa un po’ di più. Si può anche portare via.',
          'E dove preferisce stare: al banco, al tavolo, o è da portare via? Al tavolo costa un po’ di più.',
        ],
        reactions: [
          when('fuori|terrazza|al sole|ombra', 'Fuori c’è un tavolino al sole, è tutto suo.'),
          when('tavol*|sied*|sedut*|finestra|dentro', [
            'Il tavolo vicino alla finestra è libero. Le porto tutto io.',
            'Si sieda pure, arrivo.',
          ]),
          when(
            'portare via|porto via|via|asporto|ufficio|strada|in macchina|camminando|incart*|per la strada|in treno|fretta|sacchetto|sacchettino|pacchetto',
            'Da portare via: prendo un sacchetto.',
          ),
          when('banco|bancone|piedi|qui|qua', [
            'Al banco si chiacchiera meglio!',
            'Qui al banco, come i veri bolognesi.',
            'Bene, così parliamo un po’.',
          ]),
          on('dont_know', 'Ha fretta? Allora meglio il banco. Se no, c’è un bel tavolo. Che cosa fa?', {
            goes_to: 'stay',
          }),
          when(
            'perché|quanto costa|costa di più|troppo caro|è caro',
            'Al tavolo la serviamo noi, per questo costa di più. Allora, banco o tavolo?',
            {
              goes_to: 'stay',
            },
          ),
          on('asks_back', 'Io resto qui dietro al banco.'),
        ],
      },
    ),
    step(
      'Ecco… oh no, mi è caduto tutto per terra! Mi scusi tanto. Mi ripete che cosa voleva?',
      [
        'caffè|cappuccin*|cappucc*|macchiato|espresso|tè|acqua|succo|spremut*|cioccolat*|latte|camomilla|tisana|limonata|brioche|brios*|cornett*|tramezzin*|tort*|panin*|toast|orzo|aranc*|biscott*|crema|birra|coca*|cola|frullat*|pizz*|focacc*|ginseng|americano|decaffeinato|marocchino|niente|nulla',
      ],
      'Ripeti il tuo ordine: «Volevo…».',
      'Nessun problema. Volevo una spremuta e una fetta di torta.',
      {
        other_wordings: [
          'Un momento, arriva… oh no, che disastro! Mi è caduto tutto. Che cosa aveva ordinato, per favore?',
          'Ecco qui… attenzione! Mi dispiace, è caduto tutto per terra. Lo rifaccio subito: che cosa voleva?',
        ],
        reactions: [
          when(
            [
              'problema|niente|importa|preoccup*|grave|succede|tranquill*|calma|capita',
              'caffè|cappuccin*|tè|acqua|succo|spremut*|cioccolat*|brioche|tort*|tramezzin*|latte|cornett*|panin*|toast',
            ],
            [
              'Lei è molto gentile. Questa volta uso due mani!',
              'Grazie della pazienza. Lo rifaccio subito.',
              'Meno male che lei ha pazienza! Arriva subito.',
            ],
          ),
          when('cappuccin*|caffè|espresso|macchiato|latte|lo stesso|come prima|la stessa cosa', [
            'Ho capito. Lo rifaccio in un minuto.',
            'Subito. E questa volta uso due mani!',
          ]),
          when('spremut*|succo|aranc*', 'Altre arance, allora! Un minuto.'),
          when('tè|tisana|camomilla|cioccolat*|acqua', 'Un minuto, e questa volta uso due mani!'),
          when('brioche|cornett*|tort*|tramezzin*|panin*|toast', 'Per fortuna ce n’è ancora.'),
          when(
            'problema|niente|importa|preoccup*|grave|tranquill*|capita',
            'Lei è molto gentile. Però non mi ricordo più: che cosa voleva?',
            {
              goes_to: 'stay',
            },
          ),
          on('dont_know', 'Che mattina, eh? Era una cosa da bere: caffè, tè, succo?', { goes_to: 'stay' }),
          on('refusal', 'Ha ragione, mi scusi ancora. Però il caffè lo offro io! Mi ridice solo che cosa beve?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Adesso è tutto pronto, eccolo. Assaggi pure: va bene così?',
      [
        'sì grazie|bene|buon*|ottim*|perfett*|grazie|fredd*|cald*|dolc*|no|manca|zucchero|delizios*|squisit*|piace tanto|piace così|piace il|cucchiain*|mi piace|ok|certo|forte|amar*|tovagliol*|acid*|così così|non è male|tutto bene|tutto ok|fantastic*|benissimo|schif*|sporc*|sbagliat*|poco zucchero|un poco',
      ],
      'Di’ se è buono, o che cosa non va.',
      'Sì, è buonissimo. Ma vorrei assaggiarlo con un cucchiaino di zucchero.',
      {
        other_wordings: [
          'Finalmente, ecco il suo ordine. Lo provi: com’è?',
          'Ecco qui, questa volta non cade niente. Mi dica, è tutto buono?',
        ],
        reactions: [
          when('cucchiain*|zucchero|tovagliol*|cucchiaio|forchetta|tovagliolo', [
            'Ecco, prenda pure, è lì davanti a lei.',
            'Ecco qui, subito.',
            'Certo, ecco a lei.',
          ]),
          when('fredd*', 'Ha ragione, lo scaldo subito. Ecco, adesso è caldo.'),
          when('amar*|acid*|schif*|sporc*|sbagliat*|manca', 'Mi dispiace! Glielo cambio subito. Ecco, provi questo.'),
          on('no', 'Mi dispiace davvero. Glielo cambio subito. Ecco fatto.'),
          when('così così', 'Capisco. La prossima volta lo faccio più buono, promesso.'),
          when(
            'buon*|ottim*|delizios*|squisit*|perfett*|fantastic*|piace molto|piace tanto|piace così|piace grazie|piace il|benissimo|grazie|tutto a posto|a posto|meglio|adesso è giusto|giusto|adesso sì|adesso va',
            ['Mi fa piacere! Lo dico anche a mia nonna.', 'Che bello, sono contento.'],
          ),
          on('yes', ['Bene, sono contento.', 'Meno male, dopo tutta quella confusione!']),
          on('dont_know', 'Assaggi ancora un po’. È buono o manca qualcosa?', { goes_to: 'stay' }),
          on('asks_back', 'Io sono solo un po’ bagnato.'),
        ],
      },
    ),
    step(
      'In tutto sono sei euro e cinquanta: come paga?',
      [
        'carta|carte|contant*|bancomat|telefon*|cellulare|monet*|soldi|l orologio|orologio va|app|euro|cash|credito|apple|google|satispay|banconot*|biglietto|dieci|venti|cinquanta',
      ],
      'Di’ come paghi: «Con…» o «In…».',
      'In contanti. Ecco dieci euro, aspetto il resto e lo scontrino.',
      {
        other_wordings: [
          'Il conto è di sei euro e cinquanta. Come preferisce pagare?',
          'Allora, fanno sei euro e cinquanta. Paga con la carta o in contanti?',
        ],
        reactions: [
          when('dieci|venti|cinquanta|resto', [
            'Ecco il resto e lo scontrino.',
            'Grazie, e questo è il suo resto.',
            'Perfetto, ecco il suo resto.',
          ]),
          when(
            'contant*|monet*|banconot*|cash|soldi|spiccioli|ecco a lei|ecco qua',
            'Contanti, grazie. Ecco lo scontrino.',
          ),
          when(
            'telefon*|cellulare|l orologio|orologio va|app|apple|google|satispay',
            'Con il telefono? Comodo! Ecco, ha già fatto «bip».',
          ),
          when('carta|carte|bancomat|credito', [
            'La avvicini qui… perfetto, è passata.',
            'Con la carta, benissimo. Ecco fatto.',
          ]),
          when(
            'è caro|troppo caro|che caro|troppo',
            'Eh, le arance e le mele sono buone, però costano! Carta o contanti?',
            {
              goes_to: 'stay',
            },
          ),
          when('non ho soldi|senza soldi|dimenticat*', 'Succede anche a me! Ha forse la carta o il telefono?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Per oggi il sorriso è gratis, il resto no! Allora, carta o contanti?', { goes_to: 'stay' }),
          on('joke', 'Magari! Ma io prendo solo euro. Carta o contanti?', { goes_to: 'stay' }),
          when(
            'paga mi*|offre mi*|mio padre|mia madre|mio marito|mia moglie|un amico|il mio amico',
            'Che fortuna! Allora il conto lo porto di là.',
          ),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'Quanto costa una brioche?',
      ['quanto|prezzo|cost*', 'brioche|cornett*'],
      'La brioche costa un euro e sessanta.',
    ),
    fact(
      'Quanto costa la torta?',
      ['quanto|prezzo|cost*', 'tort*|fetta'],
      'La fetta di torta costa tre euro e cinquanta.',
    ),
    fact(
      'Quanto costa un cappuccino?',
      ['quanto|prezzo|cost*', 'cappuccin*|caffè|espresso'],
      'Il caffè costa un euro e trenta, il cappuccino un euro e ottanta.',
    ),
    fact(
      'Quanto costa una spremuta?',
      ['quanto|prezzo|cost*', 'spremut*|succo|tè|acqua'],
      'La spremuta costa tre euro, il tè due euro e l’acqua un euro.',
    ),
    fact(
      'Quanto costa al tavolo?',
      ['quanto|prezzo|cost*|perché', 'tavol*'],
      'Al tavolo sono cinquanta centesimi in più, perché serviamo noi.',
    ),
    fact(
      'Quanto costa?',
      'quanto cost*|quanto viene|quanto fa|prezz*|quanto devo',
      'Un caffè costa un euro e trenta, una brioche un euro e sessanta. Non siamo cari!',
    ),
    fact(
      'Che dolci avete?',
      ['che|quali|quale|avete', 'dolc*|tort*'],
      'Di dolce ci sono le brioche alla crema e la torta di mele di mia nonna.',
    ),
    fact(
      'Che cosa avete?',
      'cosa avete|cosa c’è di|da mangiare|da bere|menu|consigli*',
      'Da bere c’è tutto: caffè, tè, succhi, spremute. Da mangiare ci sono brioche, tramezzini e torta.',
    ),
    fact(
      'Che cosa c’è nei tramezzini?',
      ['tramezzin*'],
      'Nei tramezzini ci sono tonno, pomodoro e un po’ di maionese.',
    ),
    fact(
      'C’è qualcosa senza glutine o senza latte?',
      'glutine|lattosio|vegan*|vegetarian*|allergi*|soia',
      'Abbiamo il latte di soia e una torta senza glutine.',
    ),
    fact(
      'È fresco?',
      'fresc*|fatto qui|fatta qui|fatto in casa',
      'Tutto fresco di stamattina: la torta la fa mia nonna.',
    ),
    fact('C’è il Wi-Fi?', 'wifi|wi fi|internet|password', 'Sì, il Wi-Fi è gratis: la password è «dueespressi».'),
    fact('Dov’è il bagno?', 'bagno|toilette|gabinetto|servizi', 'Il bagno è in fondo, a destra.'),
    fact(
      'A che ora chiudete?',
      'a che ora|orari*|apert*|chiude*|aprite|apre',
      'Apriamo alle sei e mezza e chiudiamo alle otto di sera. La domenica riposiamo.',
    ),
    fact(
      'Si può pagare con la carta?',
      ['carta|bancomat|contanti', 'posso|può|accett*|prend*|possibile'],
      'Certo, va bene tutto: carta, contanti e telefono.',
    ),
    fact('Come si chiama?', 'come si chiama|come ti chiami|suo nome|tuo nome', 'Mi chiamo Luca, piacere.'),
    fact(
      'Di dov’è lei?',
      'di dove|da dove|bolognese|è di bologna|sei di',
      'Sono di Bologna, come mio padre e mio nonno.',
    ),
    fact(
      'Da quanto tempo lavora qui?',
      ['quanto|anni|sempre', 'lavor*|qui|barista'],
      'Lavoro qui da sei anni. Prima c’era mio padre.',
    ),
    fact(
      'Le piace il suo lavoro?',
      ['piace', 'lavor*|barista|bar|qui'],
      'Sì, molto. Però la sveglia alle cinque è dura!',
    ),
    fact(
      'Qual è la sua bevanda preferita?',
      'preferit*|le piace di più|cosa beve|cosa beve lei',
      'Io bevo sempre un espresso senza zucchero. Anche tre al giorno!',
    ),
    fact(
      'Ha famiglia?',
      'famiglia|figli|bambini|moglie|sposat*|fidanzat*|gatti|cane|animali',
      'Ho una figlia di quattro anni e un gatto che si chiama Espresso.',
    ),
    fact(
      'Che cosa c’è da vedere a Bologna?',
      'vedere|visitare|museo|torre|torri|città|bologna',
      'La torre e la piazza grande: sono a cinque minuti da qui.',
    ),
    fact(
      'Che tempo fa oggi?',
      'tempo fa|piove|sole|caldo|freddo fuori',
      'Oggi c’è il sole, e nel pomeriggio fa caldo.',
    ),
    fact(
      'Si è fatto male?',
      'fatto male|sta bene|tutto bene|come sta|come stai|come va',
      'Sto bene, grazie. Ho solo un po’ di sonno!',
    ),
  ],
  twists: [
    twist(2, 'Oggi lo zucchero bianco è finito, però c’è quello di canna, e poi limone e ghiaccio. Che cosa ci metto?'),
    twist(
      3,
      'Da mangiare oggi c’è poco: una comitiva ha preso quasi tutto! Restano una brioche, un tramezzino e una fetta di torta. Che cosa le do?',
    ),
    twist(
      4,
      'Adesso si è liberato anche un tavolo. Lì costa un po’ di più. Dove vuole stare, al banco, al tavolo, o porta via?',
    ),
    twist(5, 'Ecco… oh no, il cane di una cliente ha mangiato tutto! Mi scusi tanto. Mi ripete che cosa voleva?'),
    twist(7, 'Sono sei euro e cinquanta. La macchina per le carte oggi è molto lenta, ma funziona. Come paga?'),
  ],
  starters: ['Buongiorno! Un cappuccino, per favore.', 'Salve, per me un tè.', 'Vorrei un succo di frutta.'],
  opening_message: 'Buongiorno, venga pure qui al banco. Sono subito da lei.',
  closing_message: 'Grazie mille e buona giornata! La prossima volta il caffè lo offro io, per quello che è caduto.',
  correction: 'prompt',
})
