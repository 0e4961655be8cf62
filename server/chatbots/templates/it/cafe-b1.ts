import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Al bar: una festa a sorpresa',
  language: 'it',
  level: 'B1',
  description: 'Incontra un’amica al bar e organizzate insieme una festa a sorpresa. Non tutto va come previsto.',
  role: 'Un’amica, in un vecchio caffè di Trieste',
  partner_name: 'Elisa',
  region: 'IT',
  scenario:
    'Sabato è il compleanno di Giulia, un’amica comune, e lei non sa ancora niente della festa. Tu e la tua amica avete un’ora per decidere tutto. Il locale è pieno, e qualche idea bisogna cambiarla.',
  goals: [
    'So raccontare che cosa ho fatto negli ultimi giorni.',
    'So fare proposte e dire che cosa preferisco.',
    'So trovare una soluzione quando un piano cambia.',
    'So mettermi d’accordo con qualcuno.',
  ],
  grammar: ['il passato prossimo', 'il condizionale: potremmo, vorrei', 'i pronomi: le facciamo, la portiamo'],
  vocabulary: words({
    'la sorpresa': 'qualcosa che una persona non aspetta',
    organizzare: 'preparare tutto prima di una festa o di un viaggio',
    'l’invitato': 'la persona che viene alla festa',
    'il regalo': 'quello che dai a qualcuno per il compleanno',
    occupato: 'non libero',
    'il locale': 'un bar, un ristorante o una sala',
    proporre: 'dire un’idea agli altri',
    'mettersi d’accordo': 'decidere una cosa insieme',
    'occuparsi di': 'avere il compito di fare qualcosa',
    offrire: 'pagare per un’altra persona',
    'pagare alla romana': 'dividere il conto in parti uguali',
    'fare finta di niente': 'fare come se non sapessi nulla',
  }),
  steps: [
    step(
      'Prima di tutto, raccontami: che cosa hai fatto di nuovo in questi giorni?',
      [],
      'Racconta una o due cose al passato: «Ho fatto…», «Sono…».',
      'Ho lavorato molto, ma domenica ho aiutato mia sorella a organizzare una gita al lago.',
      {
        topics: [
          'lavor*|stud*|scuol*|universit*|esam*|compit*|uffici*|capo|riunion*|collegh*|dormit*|dorm*|ripos*|malat*|raffredd*|influenz*|dal medic*|dal dottore|palestr*|sport|a calcio|tennis|nuot*|cors*|correre|allen*|partit*|bici*|passegg*|cammin*|gita|escursion*|in montagn*|al mare|al lago',
          'sul lago|in spiagg*|barca|viaggi*|partito|partita|cambiato|casa|traslo*|litigat*|ammalat*|compiut*|compleanno|licenzia*|adottat*|un cane|un gattino|patente|trent*|capelli|spos*|lasciat*',
          'vist*|guardat*|film|cinema|una serie|serie tv|tv|teatro|concert*|mostra|museo|lett*|leggere|libr*|ascoltat* music*|musica dal vivo|suonat*|cantat*|ballat*|festa|fest*|compleann*|amic*|genitor*|con mia madre|a mia madre|con mio padre|a mio padre|da mia nonn*|dalla nonn*|dai nonn*',
          'con mia nonn*|con mio nonn*|con mia sorell*|da mia sorell*|con mio fratell*|da mio fratell*|figli*|zia|con mio cugin*|con mia cugin*|dai cugin*|marit*|ragazz*|uscit*|andat*|stat*|tornat*|cucinat*|mangiat*|cen*|pizz*|ristorant*',
          'comprat*|shopping|negoz*|pulit*|trasloc*|giardin*|computer|videogioc*|giocat*|telefonato|al telefono|niente|nulla|solito|ieri|domenica|sabato|lunedì|questa settimana|tutta la settimana|ho fatto|fatto|conosciut*|incontrat*|impar*|lingu*|corso|patente|dentist*|tempo|impegn*',
        ],
        other_wordings: [
          'Ma prima dimmi di te: che cosa hai fatto negli ultimi giorni?',
          'Non ci vediamo da una settimana! Che cosa hai fatto?',
        ],
        reactions: [
          when(
            'malat*|raffredd*|influenz*|febbr*|dal medic*|dal dottore|dentist*',
            'Oh no, mi dispiace! Ti vedo già meglio, però.',
          ),
          when('gita|al lago|sul lago|al mare|in montagn*|in spiagg*|barca|escursion*|viaggi*', [
            'Che invidia! Io ho visto solo la pioggia dalla finestra.',
            'Ecco perché hai quel bel colore!',
            'Che bello! La prossima volta vengo anch’io.',
          ]),
          when('stud*|esam*|scuol*|universit*|compit*', 'Poveri libri, non ti lasciano mai in pace!'),
          when('lavor*|uffici*|capo|riunion*|impegn*', [
            'Lavori troppo, te lo dico sempre.',
            'Allora oggi ti meriti una pausa con me.',
          ]),
          when('amic*|fest*|uscit*|ballat*|concert*|pizz*|ristorant*', 'Vedo che la bella vita la fai senza di me!'),
          when(
            'famigli*|con mia sorell*|da mia sorell*|con mio fratell*|da mio fratell*|genitor*|da mia nonn*|dalla nonn*|dai nonn*|con mia nonn*|con mio nonn*|con mia madre|a mia madre|con mio padre|a mio padre|figli*|con mio cugin*|con mia cugin*|dai cugin*',
            'La famiglia prima di tutto. Salutami tutti!',
          ),
          when(
            'film|cinema|una serie|serie tv|libr*|lett*|museo|mostra|teatro|vist*',
            'Poi mi dai il titolo, sono curiosa.',
          ),
          when(
            'sport|a calcio|tennis|nuot*|cors*|bici*|palestr*|allen*',
            'Quanta energia! Io mi stanco a salire le scale.',
          ),
          when('niente|nulla|dormit*|dorm*|ripos*|solito', [
            'Ogni tanto ci vuole, una settimana tranquilla.',
            'Il riposo fa bene alle idee, e oggi ci servono.',
          ]),
          on('asks_back', 'Io ho dipinto la cucina di verde, un disastro!'),
        ],
      },
    ),
    step(
      'Adesso ordiniamo: qui fanno un’ottima cioccolata calda. Tu che cosa prendi?',
      [
        'cioccolat*|caffè|cappuccin*|tè|acqua|succo|spremut*|latte|tisana|limonata|anch’io|anche io|anche per me|torta|panino|niente|bibita|espresso|camomilla|gelato|stess*|birra|vino|spritz|coca*|cola|aranciata|macchiato|strudel|toast|uguale|nulla|capo|tramezzin*|brioche|idem',
      ],
      'Di’ che cosa vuoi, o che cosa preferisci alla cioccolata.',
      'Preferisco un tè caldo, perché oggi ho già mangiato tanti dolci.',
      {
        other_wordings: [
          'Ma ordiniamo, il cameriere ci guarda! Io prendo la cioccolata, e tu?',
          'Che cosa bevi? La cioccolata calda, qui, è una poesia.',
        ],
        reactions: [
          when('niente|nulla|non ho sete', 'Niente? Allora ti faccio assaggiare la mia.'),
          when('stess*|anch’io|anche io|anche per me|uguale|cioccolat*|idem|due cioccolat*', [
            'Due cioccolate, allora! Con la panna, ovvio.',
            'Lo sapevo: alla cioccolata non si dice di no.',
          ]),
          when('birra|vino|spritz', 'A quest’ora? Bene, la festa comincia adesso!'),
          when('tè|tisana|camomilla|limonata|qualcosa di caldo|cosa calda|infuso', [
            'Un tè: qui lo servono nelle tazze di mia nonna.',
            'Bene, con questo vento ci vuole qualcosa di caldo.',
            'Un tè, ottima idea. Qui te lo portano con i biscotti.',
          ]),
          when('caffè|cappuccin*|espresso|macchiato|capo|ginseng|orzo|marocchino', [
            'Il caffè a Trieste è una cosa seria: qui si chiama «nero».',
            'Un caffè, giusto: ci servono idee sveglie.',
          ]),
          when(
            'succo|spremut*|aranciata|acqua|coca*|cola|bibita|latte|leggero|frizzante|analcolic*|chinotto',
            'Qualcosa di fresco, con tutta questa gente ci vuole.',
          ),
          when(
            'torta|panino|strudel|toast|tramezzin*|brioche|gelato',
            'Hai fame, si vede! Da bere allora prendo due acque.',
          ),
          on('dont_know', 'Decidi: qualcosa di caldo come me, o qualcosa di fresco?', { goes_to: 'stay' }),
          on('asks_back', 'Io la cioccolata, come sempre.'),
        ],
      },
    ),
    step(
      'Il cameriere dice che la cucina è già chiusa e che ci sono solo dolci. Che cosa mangiamo, allora?',
      [
        'tort*|strudel|gelat*|biscott*|tiramisù|dolc*|niente|nulla|fame|fetta|brioche|crostat*|budino|importa|cioccolat*|mele|panna|va bene|fa niente|sacher|presnitz|frutta|cornett*|muffin|peccato|altr* bar|fuori|pizza|casa|allergi*|dieta|crêpe|crema|dividiam*|salat*|uguale|scegli tu',
      ],
      'Scegli un dolce, o di’ che cosa fai: «Allora prendo…».',
      'Non importa. Allora prendo una fetta di strudel.',
      {
        other_wordings: [
          'Che sfortuna: niente panini, la cucina è chiusa. Ci sono solo dolci! Tu che cosa prendi?',
          'Senti questa: la cucina ha chiuso, restano solo i dolci. Che cosa ordini?',
        ],
        reactions: [
          when(
            'niente|nulla|non ho fame|dieta|non mi va|non mi piac*',
            'Niente? Io prendo lo strudel, e tu me ne rubi un pezzo come sempre.',
          ),
          when('strudel|mele|presnitz', [
            'Lo strudel! Siamo a Trieste, non si può sbagliare.',
            'Con le mele, perfetto: è quasi frutta.',
            'Ottima scelta, qui è come quello di mia zia.',
          ]),
          when('tort*|fetta|sacher|crostat*|cioccolat*|tiramisù', [
            'Una fetta di torta: così facciamo le prove per sabato.',
            'La torta, ottimo. Prendiamo due forchette.',
          ]),
          when('gelat*|budino|panna|crema|cannol*|bignè|pasticcin*|profiterol*', 'Dolce e fresco, mi piace.'),
          when('biscott*|brioche|cornett*|muffin|frutta', 'Leggero, leggero: io invece esagero.'),
          when(
            'altr* bar|fuori|pizza|casa|peccato|salat*',
            'Dopo andiamo a mangiare una pizza, promesso. Intanto un dolcetto.',
          ),
          when(
            'importa|va bene|dolc*|uguale|scegli tu|fa niente|quello che prendi|come te|quello che vuoi|decidi tu',
            'Allora prendo io per tutti e due: strudel!',
          ),
          on('dont_know', 'Tra lo strudel e la torta al cioccolato, quale ti guarda meglio?', { goes_to: 'stay' }),
          on('asks_back', 'Io lo strudel, naturalmente.'),
        ],
      },
    ),
    step(
      'Veniamo a Giulia: secondo te, che regalo le facciamo, e perché?',
      [],
      'Proponi un regalo: «Potremmo regalarle…, perché…».',
      'Come regalo potremmo prenderle un libro di cucina, perché le piace preparare i dolci.',
      {
        topics: [
          'libr*|romanz*|vestit*|magli*|sciarp*|bors*|scarp*|profum*|gioiell*|collan*|orecchin*|bracciale|anello|orologio|fior*|piant*|viagg*|bigliett*|concert*|teatro|cinema|museo|cors*|lezion*|massaggi*|terme|cena|ristorant*|foto*|album|quadr*|disegn*|music*|cd|disco|chitarr*|strument*|telefon*|cuffi*|tablet',
          'videogioc*|computer|gioco|gioch*|puzzle|bici*|zaino|valigi*|tenda|sport|palestra|scarpe|yoga|pentol*|tazz*|di cucina|per cucinare|per la cucina|dolc*|tort*|cioccolat*|vino',
          'caffè|candel*|coperta|cuscin*|lampad*|agenda|penna|diario|un gatt*|un cane|pesce|buono|soldi|abbonament*|mongolfier*|weekend|fine settimana|giornata|escursion*|barca|chiedere a|chiediamo|chiedi a|sua sorella|suo fratello|sua madre',
          'regal*|le piac*|ama|adora|le serve|ha bisogno|desider*|sogn*|utile|original*|fatt* a mano|perché|qualcosa di|insieme|sorpres*|lettera|video|canzon*|poesi*|makeup|trucc*|crem*|arte|pittur*|color*|macchina fotografica|cappell*|occhiali|pigiama',
        ],
        other_wordings: [
          'Adesso la cosa più difficile: il regalo per Giulia. Hai un’idea, e perché proprio quella?',
          'E per Giulia, che cosa compriamo? Dimmi anche perché.',
        ],
        reactions: [
          when('libr*|romanz*', [
            'Un libro, bello! Lei legge anche in autobus.',
            'Un libro va sempre bene, e non va a male.',
            'Un’idea bellissima, e poi lo firmiamo tutti.',
          ]),
          when(
            'viagg*|weekend|fine settimana|barca|mongolfier*|escursion*|terme',
            'Un viaggio! Spero che porti con sé anche noi.',
          ),
          when('concert*|teatro|bigliett*|music*|disco|cinema', 'Così ha una serata da ricordare, perfetto.'),
          when(
            'gioiell*|collan*|orecchin*|bracciale|anello|orologio|profum*|bors*|sciarp*|vestit*|magli*|scarp*|trucc*',
            ['Elegante! So anche dove lo vendono a buon prezzo.', 'Le starà benissimo, ne sono sicura.'],
          ),
          when('foto*|album|video|lettera|canzon*|disegn*|fatt* a mano', 'Che idea dolce! Si metterà a piangere.'),
          when('un gatt*|un cane|pesce', 'Un animale? I suoi genitori non ci parlano più!'),
          when('fior*|piant*|candel*|tazz*|cuscin*|coperta|lampad*', 'Semplice e carino: la sua casa ne ha bisogno.'),
          when(
            'di cucina|per cucinare|per la cucina|pentol*|dolc*|cioccolat*|tort*',
            'Così poi cucina anche per noi: geniale.',
          ),
          when('soldi|buono|telefon*|tablet|cuffi*', 'Pratico! Se dividiamo la spesa tra tutti, si può fare.'),
          on('dont_know', 'Pensa a lei: che cosa le piace, leggere, cucinare, viaggiare?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'C’è però un problema: il locale che volevamo sabato è occupato. Dove potremmo fare la festa?',
      [
        'casa|parco|giardin*|ristorant*|bar|pizzeri*|spiagg*|mare|locale|qui|qua|terrazz*|sala|scuol*|domenica|campagn*|cinema|da me|da te|fuori|aperto|palestra|piazza|discoteca|lago|garage|barca|bosco|agriturismo|venerdì|piscina|bowling|albergo|museo|chiesa|appartamento|cortile|ufficio|caffè|karaoke',
      ],
      'Proponi un altro posto: «Potremmo farla…».',
      'Potremmo cercare un altro locale, oppure farla nel giardino dei miei genitori.',
      {
        other_wordings: [
          'Ora la brutta notizia: il locale per sabato non è libero. Dove la facciamo, questa festa?',
          'Purtroppo ha chiamato il locale: sabato è tutto occupato. Hai in mente un altro posto?',
        ],
        reactions: [
          when('casa mia|da me|a casa nostra|mio appartamento', [
            'Da te? Sei un tesoro! Porto io i bicchieri.',
            'A casa tua, perfetto: Giulia conosce la strada.',
          ]),
          when('casa tua|da te', 'Da me? Va bene, ma mi aiuti a spostare il divano!'),
          when('giardin*|campagn*|agriturismo|cortile|terrazz*', [
            'All’aperto, con le luci tra gli alberi: che bello!',
            'Speriamo solo che non piova.',
            'Lì c’è spazio per tutti, anche per ballare.',
          ]),
          when(
            'parco|spiagg*|mare|lago|bosco|piazza|barca|fuori|aperto',
            'All’aria aperta! Se tira la bora, però, vola anche la torta.',
          ),
          when('ristorant*|pizzeri*|bar|locale|discoteca|karaoke|bowling|cinema|sala', [
            'Chiamo subito e chiedo se è libero.',
            'Conosco il proprietario, ci fa un buon prezzo.',
          ]),
          when('domenica|venerdì|altro giorno', 'Cambiare giorno: anche questa è una soluzione!'),
          when('qui|qua|caffè', 'Qui? In mezzo a tutta questa gente? Perché no, chiedo al cameriere.'),
          when(
            'casa|garage|palestra|scuol*|appartamento|ufficio|piscina|internet|online|cerchiamo|scegliamo',
            'È una buona soluzione, e non costa niente.',
          ),
          on('dont_know', 'In casa o all’aperto? Dove ti piacerebbe di più?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E come portiamo Giulia lì senza dirle niente della festa?',
      [],
      'Inventa una piccola scusa: «Le diciamo che…».',
      'Le diciamo che andiamo al cinema, e poi dobbiamo fare finta di niente: così è una vera sorpresa.',
      {
        topics: [
          'dic*|dico|diciam*|dire|dirle|raccont*|inventi*|invent*|scus*|bugi*|finta|finger*|fing*|cinema|film|cen*|pizz*|ristorant*|gelat*|caffè|aperitiv*|aiut*|bisogno|chied*|chiamo|chiamiamo|chiamare|telefon*|messagg*|scriv*|invit*|passegg*|giro|shopping|comprare|compriamo|accompagn*|port*',
          'prend*|macchina|autobus|taxi|in treno',
          'problem*|emergenz*|rott*|chiav*|mio gatt*|il gatto è|cane|dimenticat*|trasloc*|al lavoro|lavorare|studiare|studiamo|compit*|esam*|palestr*|cors*|concert*|mostra|museo|appuntament*|incontr*|vediamo|bend*|occhi|segret*|sorpres*|marit*|fidanzat*|ragazzo|sua madre|suo padre',
          'sua sorell*|con sua sorell*|suo fratell*|con suo fratell*|amic*|nascond*|mappa|caccia al tesoro|gioco|biglietto|bar',
        ],
        other_wordings: [
          'Ci serve una scusa: che cosa diciamo a Giulia per farla venire?',
          'Il difficile è un altro: come la facciamo arrivare senza che capisca?',
        ],
        reactions: [
          when(
            'verità*|diciamo tutto|diciamo della festa',
            'La verità? Ma allora non è più una sorpresa! Trova una piccola bugia: che cosa le diciamo?',
            { goes_to: 'stay' },
          ),
          when('bend*|occhi', 'Con gli occhi chiusi! Speriamo che non inciampi.'),
          when('aiut*|emergenz*|problem*|rott*|chiav*|bisogno|trasloc*', [
            'Arriverà di corsa, la conosci: ha un cuore d’oro.',
            'Poverina, si preoccuperà! Ma poi riderà.',
          ]),
          when('cinema|film|concert*|mostra|museo|teatro', [
            'Al cinema viene sempre, non sospetterà niente.',
            'E se chiede il titolo? Va bene, lo inventiamo.',
            'Perfetto, così si veste anche bene!',
          ]),
          when(
            'cen*|pizz*|ristorant*|gelat*|caffè|aperitiv*|bar',
            'Se si parla di cibo, Giulia arriva anche in anticipo.',
          ),
          when(
            'marit*|fidanzat*|ragazzo|sua madre|suo padre|sua sorell*|con sua sorell*|suo fratell*|con suo fratell*|amic*',
            'Un complice, giusto! Ma che sappia tenere la bocca chiusa.',
          ),
          when('caccia al tesoro|gioco|mappa|biglietto|messagg*', 'Che mistero! Una cosa da film.'),
          when(
            'passegg*|giro|shopping|comprare|compriamo|studiare|studiamo|compit*|al lavoro|lavorare',
            'Sembra così normale che ci crederà di sicuro.',
          ),
          when('dico|diciam*|dire|finta|scus*|bugi*|invent*', [
            'A dire bugie non sono brava, quindi parli tu!',
            'Io diventerò tutta rossa, lo so già.',
          ]),
          on('dont_know', 'Pensa: che cosa fate di solito insieme, tu e lei?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E per la festa, tu di che cosa ti occupi?',
      [],
      'Di’ che cosa porti o prepari tu.',
      'Io potrei occuparmi della musica e preparare due pizze per gli invitati.',
      {
        topics: [
          'port*|prepar*|facci*|farò|compro|comprare|cucino|cucinare|cucinerò|torta|tort*|pizz*|insalat*|past*|panin*|bibit*|bere|frutt*|dolc*|gelat*|invit*|music*|canzon*|regal*|palloncin*|occup*|chiamo|chiamare|telefon*|scriv*|candel*|foto*|tavol*|sedi*|organizz*|decor*|festoni|luci',
          'bevand*|da mangiare|biglietti|biglietto|piatti|bicchier*',
          'vino|birra|acqua|succ*|patatin*|salat*|formagg*|prosciutt*|antipast*|spes*|supermercat*|soldi|conti|gioch*|gioco|pul*|lavare|ordin*|con la macchina|in macchina|messagg*|gruppo|video|discorso|ballo|cant*|suon*|dj|chitarr*|fior*|niente|nulla|a tutto|tutto io|faccio tutto|di tutto',
          'aiut*|coordin*|giulia|invitati|parcheggi*|a casa|la casa',
        ],
        other_wordings: [
          'Adesso ci dividiamo i compiti: tu che cosa fai?',
          'Io penso alla torta. Tu che cosa porti, o che cosa prepari?',
        ],
        reactions: [
          when('niente|nulla', 'Niente? Non ci provare! Almeno i palloncini li gonfi tu.'),
          when('a tutto|tutto io|faccio tutto|di tutto', 'Tutto tu? Ma no, ti aiuto anch’io!'),
          when('music*|canzon*|dj|chitarr*|suon*|cant*', [
            'La musica, perfetto! Ma niente canzoni tristi, per favore.',
            'Bene, così finalmente si balla.',
            'Che bello, così la festa è già fatta a metà.',
          ]),
          when('tort*|dolc*|gelat*', 'Il dolce! Ventinove candeline, ricordati.'),
          when('pizz*|past*|panin*|insalat*|cucino|cucinare|cucinerò|antipast*|da mangiare|formagg*|patatin*', [
            'Da mangiare ci pensi tu, allora nessuno va a casa con la fame.',
            'Che buono! Fanne tanto, siamo in venti.',
          ]),
          when('bibit*|bere|bevand*|vino|birra|acqua|succ*', 'Da bere, ottimo: mio cugino ti presta il frigorifero.'),
          when(
            'invit*|messagg*|scriv*|chiamo|chiamare|telefon*|gruppo',
            'Agli inviti ci pensi tu: mi raccomando, non scrivere a Giulia!',
          ),
          when('palloncin*|decor*|festoni|candel*|fior*|luci|tavol*', 'Le decorazioni! Con te sarà tutto bellissimo.'),
          when('foto*|video|regal*|gioch*|gioco|discorso|ballo', [
            'Bella idea, così resta un ricordo.',
            'Perfetto, è proprio quello che mancava.',
          ]),
          on('dont_know', 'Ti piace di più cucinare, scegliere la musica o decorare?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Allora ci siamo. Ecco il conto: oggi offro io!',
      [
        'grazie|gentile|no|pago|offro|offri|offre|offrire|prossim*|metà|divid*|tocca|insieme|romana|ognuno|davvero|volta|troppo gentile|è troppo|offrirò|lascia|pagare|volentieri|sempre tu|soldi|dai|fortuna|bello|carin*|certo|ok|va bene|ringrazi*|generos*|io|tu',
      ],
      'Ringrazia, oppure proponi di dividere il conto.',
      'Grazie, ma potremmo pagare alla romana. La prossima volta voglio offrire io.',
      {
        other_wordings: [
          'Direi che è tutto deciso. Il conto lo pago io, oggi!',
          'Ecco il cameriere con il conto. Lascia stare, oggi offro io!',
        ],
        reactions: [
          when('romana|metà|divid*|ognuno', [
            'Alla romana? Va bene, testa dura! Facciamo a metà.',
            'E va bene, dividiamo: non voglio litigare con te.',
            'Va bene, ma il caffè dopo lo offro io.',
          ]),
          when(
            'no|lascia|tocca a me|pago io|oggi offro io|sempre tu|non serve|non se ne parla|non esiste|figurati',
            'Troppo tardi, ho già dato la carta! La prossima volta tocca a te.',
          ),
          on('no', 'Troppo tardi, ho già dato la carta! La prossima volta tocca a te.'),
          when('prossim*|volta|offrirò|favore|ti devo|ricambi*', [
            'La prossima volta, allora: me lo segno!',
            'D’accordo, e la prossima volta scelgo la torta più cara.',
          ]),
          when('grazie|gentile|carin*|generos*|ringrazi*|volentieri|bello|ok|va bene|certo|fortuna', [
            'Ma figurati, è un piacere.',
            'Di niente! Tu sabato lavorerai abbastanza.',
          ]),
          on('yes', 'Ma certo, è un piacere.'),
          on('joke', 'Ah ah! Allora lavi i piatti tu, di là in cucina.'),
        ],
      },
    ),
  ],
  facts: [
    fact('Quanto è il conto?', 'conto|in tutto|quanto paghi', 'Sono dodici euro in tutto, non è la fine del mondo.'),
    fact(
      'Quanto costa la cioccolata?',
      ['quanto|prezzo|cost*', 'cioccolata|caffè|tè|dolc*|torta|strudel'],
      'La cioccolata costa quattro euro e mezzo, il caffè un euro e quaranta.',
    ),
    fact(
      'Quanti soldi abbiamo per il regalo?',
      ['quanto|quanti|soldi|spendere', 'regalo|soldi|spend*'],
      'Per il regalo abbiamo raccolto centoventi euro in tutto.',
    ),
    fact('Quanto costa?', 'quanto cost*|prezzo', 'Non è caro: con dodici euro paghiamo tutto.'),
    fact(
      'Quanti anni compie Giulia?',
      ['quanti anni|età', 'giulia|lei|compie|fa|ha'],
      'Giulia compie ventinove anni, ma lei dice ventisette.',
    ),
    fact(
      'Che cosa piace a Giulia?',
      ['cosa|che', 'piace|ama|interess*'],
      'A Giulia piacciono i libri gialli, i dolci e il suo gatto.',
    ),
    fact(
      'Quanti invitati ci sono?',
      'quanti siamo|quante persone|invitati|chi viene|chi abbiamo invitato',
      'Siamo in venti, più il fidanzato di Giulia.',
    ),
    fact(
      'Fino a che ora è aperto?',
      'chiude|aperto|apre|orario',
      'Il caffè resta aperto fino a mezzanotte, è solo la cucina che chiude presto.',
    ),
    fact(
      'A che ora comincia la festa?',
      'a che ora|quando comincia|ora comincia|quando è la festa',
      'La festa comincia alle otto, ma noi arriviamo alle sei.',
    ),
    fact('Giulia sa qualcosa?', 'giulia sa|sospetta|sa già|sa qualcosa', 'No, Giulia non sa niente. Almeno spero!'),
    fact(
      'Dov’è Giulia adesso?',
      'dov’è giulia|dove è giulia|giulia adesso',
      'Giulia è in ufficio fino alle sette, non può vederci.',
    ),
    fact(
      'Giulia ha un fidanzato?',
      'fidanzato|ragazzo di giulia|marito',
      'Sì, si chiama Paolo, e sa tenere un segreto. Più o meno.',
    ),
    fact('Chi fa la torta?', 'torta', 'La torta la fa mia zia: panna e fragole.'),
    fact(
      'E tu di che cosa ti occupi?',
      'tu di che|cosa porti|cosa fai tu|ti occupi',
      'Io mi occupo dei palloncini e della torta di mia zia.',
    ),
    fact('Perché il locale è occupato?', 'perché|occupato|locale', 'C’è un matrimonio con duecento persone.'),
    fact(
      'Che tempo farà sabato?',
      'tempo far|tempo fa|piove|sole|bora|pioverà',
      'Sabato c’è il sole, ma con la bora non si sa mai.',
    ),
    fact(
      'E tu che cosa hai fatto?',
      'cosa hai fatto|hai fatto tu',
      'Io ho dipinto la cucina di verde. Mia madre non mi parla più.',
    ),
    fact(
      'E tu che cosa prendi?',
      'tu cosa prendi|cosa prendi|tu che cosa',
      'Io prendo la cioccolata con la panna, come sempre.',
    ),
    fact('Come stai?', 'come stai|come va', 'Bene! Un po’ stanca, ma le feste mi danno energia.'),
    fact(
      'Che lavoro fai?',
      'lavoro fai|lavori|mestiere',
      'Lavoro sempre in farmacia, lo sai: oggi ho venduto solo sciroppi.',
    ),
    fact('Hai ancora il cane?', 'cane|gatto|animali', 'Il mio cane sta benissimo, e viene anche lui alla festa.'),
    fact(
      'Da quanto tempo conosci Giulia?',
      ['quanto|quando|come', 'conosci|conosciut*'],
      'Giulia la conosco dalla prima elementare.',
    ),
    fact(
      'È famoso questo caffè?',
      'famoso|vecchio|questo caffè|questo bar|scrittori',
      'Qui venivano gli scrittori, più di cent’anni fa. Anche loro non pagavano mai.',
    ),
    fact('C’è il Wi-Fi?', 'wifi|wi fi|internet|password', 'La password è «svevo», tutto minuscolo.'),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è in fondo, dietro il pianoforte.'),
    fact('Hai già comprato qualcosa?', 'comprato|già preso|pronto', 'Ho già comprato i palloncini, sono tutti rossi.'),
  ],
  twists: [
    twist(
      3,
      'Oh, c’è stato un piccolo guaio in cucina, dice il cameriere: niente panini, solo dolci. Che cosa mangiamo, allora?',
    ),
    twist(5, 'Aspetta, mi scrivono dal locale… non ci credo, sabato è occupato! Dove potremmo fare la festa?'),
    twist(
      6,
      'Attenzione, abbassa la voce: la signora là in fondo è la mamma di Giulia! Come portiamo Giulia alla festa senza dirle niente?',
    ),
  ],
  starters: [
    'Ciao! In questi giorni ho avuto molto da fare.',
    'Eccomi! Ieri ho fatto una gita in barca.',
    'Ho studiato tutta la settimana, e tu?',
  ],
  opening_message: 'Eccoti! Oggi qui è pieno, ma ho trovato un tavolo in fondo. Dobbiamo decidere un sacco di cose.',
  closing_message: 'Allora ci vediamo sabato alle sei. E con Giulia, mi raccomando: bocca chiusa! Un abbraccio.',
  correction: 'prompt',
})
