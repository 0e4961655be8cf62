import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'Al corso di cucina',
  language: 'it',
  level: 'A2',
  description: 'È la prima lezione di un corso di cucina. Fai conoscenza con la persona accanto a te.',
  role: 'Un altro partecipante, anche lui nuovo a un corso di cucina a Bari',
  partner_name: 'Nicola',
  region: 'IT',
  scenario:
    'Nella cucina della scuola ci sono dieci persone che non si conoscono. Tu e uno di loro avete lo stesso tavolo. La maestra non è ancora arrivata, e il forno fa qualcosa di strano.',
  goals: [
    'So presentarmi e dire da dove vengo.',
    'So parlare di quello che mi piace.',
    'So fare domande a una persona nuova.',
    'So accettare o rifiutare un invito.',
  ],
  grammar: ['il presente', 'mi piace + infinito', 'le domande con dove, che cosa, come'],
  vocabulary: words({
    'il vicino di tavolo': 'la persona che sta accanto a te',
    'il forno': 'lì dentro si cuoce la pizza',
    cucinare: 'preparare da mangiare',
    'la padella': 'si usa per cuocere le uova',
    'il coltello': 'serve per tagliare',
    'il grembiule': 'si mette sopra i vestiti per cucinare',
    'la ricetta': 'dice come si prepara un piatto',
    'il tempo libero': 'quando non lavori e non studi',
    'la maestra': 'la donna che insegna',
    accendere: 'fare partire la luce o il forno',
    insieme: 'con un’altra persona',
    volentieri: 'sì, con piacere',
  }),
  steps: [
    step(
      'E tu, come ti chiami, e di dove sei?',
      [
        '=* di *|=* da *|sono|mi chiamo|nome|vengo|vivo|abito|bari|nat*|italian*|spagnol*|tedesc*|frances*|ingles*|american*|russ*|polacc*|ucrain*|cines*|giappon*|brasilian*|portoghes*|svizzer*|austriac*|argentin*|messican*|turc*|grec*|marocchin*|rumen*|svedes*|olandes*|indian*',
      ],
      'Di’ il tuo nome e da dove vieni: «Mi chiamo…, sono di…».',
      'Mi chiamo Sofia, sono di Vienna.',
      {
        other_wordings: ['Tu come ti chiami? E da dove vieni?', 'Il tuo nome? E di quale città sei?'],
        reactions: [
          when(
            'sono di bari|vengo da bari|barese|puglia|pugliese',
            'Anche tu di qui! Allora sai già fare le orecchiette.',
          ),
          when(
            [],
            [
              'Piacere, {name}! {place}, che bello: ci voglio andare.',
              'Ciao, {name}! {place} la vedo spesso in televisione.',
              'Ciao, {name}, piacere! {place}, che bella!',
            ],
          ),
          when([], ['{place}! Ci voglio andare da tanto tempo.', 'Ah, {place}! La vedo spesso in televisione.']),
          when(
            'spagnol*|tedesc*|frances*|ingles*|american*|russ*|polacc*|ucrain*|cines*|giappon*|brasilian*|portoghes*|svizzer*|austriac*|argentin*|messican*|turc*|grec*|rumen*|svedes*|olandes*|indian*',
            'Che bello! Allora un giorno ci insegni un piatto del tuo paese.',
          ),
          when([], ['Piacere, {name}! Che bel nome.', 'Ciao, {name}, sono contento di avere te accanto.']),
          when(
            'vengo|sono di|vivo|abito|nat*|dalla *|piacere * di|dal giappone|dall *',
            'Piacere! Così imparo anche un po’ di geografia.',
          ),
          when('mi chiamo|nome|sono', ['Piacere!', 'Molto piacere!']),
          on('joke', 'Ah ah! E il tuo nome vero? E di dove sei?', { goes_to: 'stay' }),
          on('refusal', 'Non importa il cognome! Mi dici solo il nome, o la tua città?', { goes_to: 'stay' }),
          on('asks_back', 'Io vengo da un piccolo paese sul mare, qui vicino.'),
        ],
      },
    ),
    step(
      'E da quanto tempo abiti qui a Bari?',
      [
        'da #|# mes*|# ann*|# or*|per #|dal #|anni fa|un anno|anno fa|annetto|mesi|mese|vacanz*|giorn*|da poco|da tanto|da molto|ieri|nat*|non abito|non vivo|l estate|arrivat*|lunedì|bambin*|da oggi|solo oggi|gennaio|primavera|autunno|natale|un ora|ora sono|ore|vita|visita|mattina|stamattina|appena|infanzia',
      ],
      'Di’ da quanto tempo: «Da…».',
      'Abito qui da due anni, e cucino volentieri.',
      {
        other_wordings: ['Da quando vivi a Bari?', 'E qui a Bari ci stai da molto tempo?'],
        reactions: [
          when(
            'non abito|non vivo|vacanz*|sono turist*|un turista|una turista|visita',
            'Ah, sei qui solo per un po’! Allora devi mangiare tutto, ma proprio tutto.',
          ),
          when(
            'da sempre|sempre qui|nat*|vita|bambin*|da piccol*|ero piccol*|infanzia',
            'Da tanto! Allora conosci Bari meglio di me.',
          ),
          when(
            'molti anni|tanti anni|pochi anni|anni fa|un anno|anno fa|anno scorso|annetto|da tanto|tanto tempo|da molto|molto tempo|non molto|sposat*|quando ho|da quando|trasferit*|dopo pasqua|dopo natale|dopo l’estate',
            ['Eh, allora sei già quasi barese!', 'Allora conosci già tutte le gelaterie buone.'],
          ),
          when(
            'mesi|mese|dall estate|quest estate|l estate|dall inverno|primavera|autunno|da settembre|in settembre|a settembre|gennaio|natale',
            [
              'Non è molto! Io all’inizio mi perdevo sempre nelle strade vecchie.',
              'Hai ancora tante cose da scoprire.',
            ],
          ),
          when(
            'da una settiman*|settimane|settimana scorsa|una settimana|giorn*|ieri|da oggi|solo oggi|da poco|poco tempo|poco|molto poco|appena|arrivat*|un ora|ora sono|ore',
            'Da pochissimo! Allora qui siamo nuovi tutti e due.',
          ),
          when('anni', [
            'Allora conosci Bari meglio di me!',
            'Bene, allora mi fai da guida.',
            'E chissà quante focacce hai già mangiato!',
          ]),
          on('yes', 'Da molto, allora! Ti piace, si vede.'),
          on('no', 'Da poco, allora! Bari è piccola, la impari subito.'),
          on('dont_know', 'Più o meno! Da mesi o da anni?', { goes_to: 'stay' }),
          on('asks_back', 'Io abito qui da cinque anni.'),
        ],
      },
    ),
    step(
      'Io a casa cucino poco! E tu, che cosa prepari di solito?',
      [],
      'Di’ un piatto: «Di solito preparo…».',
      'Di solito preparo due uova in padella: è una ricetta facile.',
      {
        topics: [
          'past*|pizz*|insalat*|ris*|tort*|dolc*|uov*|carne|carn*|pesc*|verdur*|zupp*|minestr*|poll*|panin*|spaghett*|lasagn*|patat*|legum*|biscott*|couscous|cuscus|curry|frittat*|hamburger|toast|focacci*|pane|formagg*|sushi|tacos|burrito|paella|pancake|crep*|omelett*|noodle*|ramen|tofu|fagiol*|lenticch*',
          'cucino|cucinare|cucina mi*|cucina sempre|cuciniamo|in cucina|prepar*|facil*|semplic*|veloc*|piatt*|ricett*|padell*|forno|microonde|surgelat*|mangio|colazion*|cena|pranz*|thè|tè|caffè|latte|frutt*|yogurt|cereal*|gelat*|salsicc*|bistecc*|gnocch*|orecchiett*|parmigian*|tonno|salmone',
          'funghi|pomodor*|melanzan*|peperon*|carot*|cipoll*|sandwich',
          'mamma|madre|padre|papà|marito|mia moglie cucin*|cucina mia moglie|nonno cucin*|nonna cucin*|nonna mi*|di mia nonna|della nonna|fidanzat*|coinquilin*|niente|nulla|mai|di tutto|faccio tutto|un po di tutto|dipende|cucino poco|molto poco|poco e|non so|acqua|ordino|ristorant*|mensa',
          'kebab|brodo|ravioli|risotto',
          'polpett*|arrosto|borsch|pierogi|goulash|fish|chips|wurstel',
        ],
        other_wordings: [
          'Io so fare solo un uovo! E tu, che cosa cucini di solito?',
          'Da me cucinano gli altri. E tu, che cosa prepari?',
        ],
        reactions: [
          when(
            'mamma|madre|padre|papà|marito|mia moglie cucin*|cucina mia moglie|nonno cucin*|nonna cucin*|nonna mi*|di mia nonna|della nonna|coinquilin*|fidanzat*',
            'Che fortuna, una persona che cucina in casa!',
          ),
          when('past*|spaghett*|lasagn*|orecchiett*|gnocch*|ravioli', [
            'La pasta va sempre bene, la mangio anche a colazione!',
            'La pasta! Allora oggi il sugo lo fai tu.',
          ]),
          when('uov*|frittat*|omelett*|padell*', [
            'Le uova! Facili, veloci e buone.',
            'In padella si fa tutto, è vero.',
            'Buono! Un giorno me lo insegni.',
          ]),
          when('pizz*|focacci*|pane', 'Mmm, buono! Una sera vengo a cena da te.'),
          when('dolc*|tort*|biscott*|gelat*|pancake|crep*', 'Una persona dolce, allora! Io i dolci so solo mangiarli.'),
          when(
            'insalat*|verdur*|zupp*|minestr*|frutt*|patat*|legum*|fagiol*|risotto|ris*',
            'Una cosa sana! Allora tu cucini e io mangio.',
          ),
          when(
            'carne|carn*|pesc*|poll*|bistecc*|curry|sushi|tacos|paella|kebab|hamburger|couscous',
            'Buono! Mi viene già fame.',
          ),
          when('niente|nulla|mai|cucino poco|molto poco|poco e|ordino|mensa|microonde|surgelat*', [
            'Come me! Ecco perché siamo qui.',
            'Ah, meno male: allora siamo in due.',
          ]),
          on(
            'joke',
            'Questo piatto non lo conosco, ma lo assaggio volentieri! E per davvero, che cosa prepari a casa?',
            { goes_to: 'stay' },
          ),
          on('dont_know', 'Una cosa semplice: pasta, uova, insalata? Che cosa sai fare?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E nel tempo libero, che cosa ti piace fare?',
      [],
      'Di’ due cose: «Mi piace…».',
      'Nel tempo libero mi piace nuotare, e gioco a carte insieme agli amici.',
      {
        topics: [
          'piac*|amo|adoro|gioc*|nuot*|corr*|legg*|libr*|music*|sport|calcio|pallon*|tennis|basket|pallavol*|yoga|palestr*|danz*|ball*|cant*|suon*|chitarr*|pianofort*|piano|batteria|disegn*|dipin*|pittur*|fot*|cinema|film|serie tv|le serie|una serie|tv|television*|guard*|teatr*|museo|musei',
          'amic*|usc*|passegg*|cammin*|montagn*|al mare|in mare|spiagg*|viagg*|bici*|ciclism*|moto|macchine|dorm*|ripos*|divan*|nient*|cucin*|mangiare|mangio|cen*|ristorant*|bar|parl*|chiacchier*|la famigli*|mia famigli*|figli*|nipot*|cane|cani|canile|canoa|canto|gatt*|animal*|giardin*',
          'piant*|fior*|pescare|pesca|pesco|sciare|scio|snowboard|skate*|surf*',
          'videogioc*|videogam*|playstation|minecraft|fortnite|roblox|internet|computer|al telefon*|col telefon*|mio telefono gioc*|cellular*|tiktok|youtube|instagram|social|scacch*|cart*|puzzle|lego|collezion*|studiare|studio|ling*|scriv*|impar*|volontariat*|chies*|preg*|shopping|comprare',
          'compre|negoz*|vest*|cucire|cucito|lavor* a maglia|maglia|uncinett*',
          'poco tempo|niente tempo|non ho tempo|lavorare|lavoro sempre|lavoro molto|lavoro anche|lavoretti|faccio tutto|di tutto|un po di tutto|natura|al sole|il sole in|escurs*|camp*|palla*|rugby|box*|judo|karate|golf|padel|hobby|ascolt*|concert*|podcast|stare|relax|rilass*',
        ],
        other_wordings: [
          'E quando hai tempo libero, che cosa fai?',
          'Dimmi una cosa: che cosa fai volentieri nel tempo libero?',
        ],
        reactions: [
          when('niente tempo|poco tempo|non ho tempo', 'Ti capisco, anche la mia settimana è troppo corta.'),
          when('nuot*|al mare|in mare|spiagg*|surf*|piscin*', [
            'Il mare! Qui a Bari è a dieci minuti a piedi.',
            'L’acqua piace anche a me, ma solo d’estate.',
            'Allora d’estate qui sei nel posto giusto!',
          ]),
          when('calcio|pallon*|tennis|basket|pallavol*|palestr*|sport|corr*|bici*|yoga|padel|sciare|scio|skate*', [
            'Quanto sport! Io corro solo quando perdo l’autobus.',
            'Allora dopo il corso una pizza la puoi mangiare!',
          ]),
          when('legg*|libr*|scriv*|poes*', 'Che bello! Anch’io sto sempre in mezzo ai libri.'),
          when(
            'music*|suon*|chitarr*|piano|cant*|ball*|danz*|concert*',
            'La musica! Allora oggi cantiamo mentre cuciniamo.',
          ),
          when(
            'videogioc*|videogam*|playstation|minecraft|fortnite|roblox|computer|tiktok|youtube|al telefon*|col telefon*|mio telefono gioc*',
            'Anche mio nipote! Lui vince sempre, io perdo sempre.',
          ),
          when(
            'film|cinema|serie tv|le serie|una serie|tv|television*',
            'Io di un film mi ricordo solo quello che mangiano!',
          ),
          when('amic*|la famigli*|mia famigli*|figli*|usc*|chiacchier*', [
            'Con le persone giuste si sta sempre bene.',
            'Stare insieme è la cosa più bella.',
          ]),
          when('dorm*|ripos*|divan*|niente|nulla', 'Il divano è anche il mio sport preferito!'),
          on('asks_back', 'Io leggo e vado in bici.'),
        ],
      },
    ),
    step(
      'Oh, guarda: il forno non si accende, e la maestra non c’è. Che cosa facciamo?',
      [],
      'Proponi una cosa: «Possiamo…».',
      'Possiamo aspettare la maestra, o tagliare la verdura con il coltello.',
      {
        topics: [
          'aspett*|chiam* la|chiam* qualcun*|chiam* aiut*|chiam* un|chied*|forn*|cerc*|prov*|guard*|insalat*|aiut*|telefoniamo|telefonare|telefonata|telefono a|padell*|prepar*|cuciniamo|cucinare|spin*|maestr*|insegnant*|qualcun*|andiam*|usiam*|mangiamo|mangiare|acced*|accend*|leggiamo',
          'leggere|ristorant*|past*|bar|un gelato|tagli*|coltell*|verdur*|ripar*|aggiust*|aprire|apriamo|chiudere|chiudiamo',
          'corrent*|luc*|interruttor*|bottone|tasto|pulsant*|elettric*|gas|fiamm*|fuoco|fornell*|microonde|idea|posso|possiamo|cosa facciamo|facciamo un|facciamo una|facciamo i|facciamo la|dobbiamo|niente|nulla|scapp*|a casa|usc*|tecnic*|video|internet|youtube|libro di|nel libro|un libro',
          'ricett*|altr*|person*|grupp*|domand*|dirett*|segreteri*',
          'ordin*|parl*|giochiamo|giocare|chiacchier*|un caffè|cant*',
          'pan*|frutt*|piano cottura|presa|cavo|calma|piatto fredd*|cosa fredd*|cose fredde|pomodori|con il pomodoro|torta|tiramisù|dolc*|crud*|beviamo|bicchiere|brindiamo|cantiamo|musica|giochiamo',
        ],
        other_wordings: [
          'Senti, il forno è freddo e la maestra non arriva. Secondo te, che cosa facciamo?',
          'Uffa, questo forno non funziona, e la maestra dov’è? Che cosa possiamo fare?',
        ],
        reactions: [
          when('aspett*|calma', [
            'Va bene, aspettiamo. Tanto qui si sta bene.',
            'Sì, aspettiamo un po’. La maestra arriva di sicuro.',
            'Hai ragione, aspettiamo ancora un momento.',
          ]),
          when(
            'chiam* la|chiam* qualcun*|chiam* un|telefoniamo|telefonare|telefonata|telefono a|chied*|cerc*|segreteri*|domand*|aiut*|tecnic*',
            [
              'Giusto, chiediamo aiuto. Ho visto qualcuno in corridoio, ora viene.',
              'Buona idea: in due è più facile chiedere.',
            ],
          ),
          when(
            'spin*|corrent*|interruttor*|tasto|bottone|pulsant*|presa|ripar*|aggiust*|prov*|accend*|acced*',
            'Provo io… niente, è proprio morto. Però era una buona idea.',
          ),
          when(
            'insalat*|piatto fredd*|cosa fredd*|cose fredde|panin*|verdur*|tagli*|coltell*|frutt*|crud*|un gelato|tiramisù',
            'Una cosa fredda, perfetto: il coltello e il grembiule ci sono.',
          ),
          when('padell*|fornell*|gas|microonde|past*|piano cottura', 'Giusto, senza forno ma con il fuoco! Geniale!'),
          when(
            'ristorant*|bar|pizz*|ordin*|a casa|scapp*|usc*|un caffè',
            'Ah ah, mi piaci! Ma prima vediamo se arriva la maestra.',
          ),
          when(
            'video|internet|youtube|libro di|nel libro|un libro|ricett*|leggiamo|leggere',
            'Giusto, la risposta c’è sempre, basta cercare.',
          ),
          when('niente|nulla', 'Niente, sono d’accordo: la cucina può aspettare.'),
          on('dont_know', 'Neanch’io! Aspettiamo, o facciamo una cosa fredda?', { goes_to: 'stay' }),
          on('joke', 'Ah ah! Così però ci mandano via. Che cosa facciamo davvero?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Intanto parliamo un po’. Tu non vuoi chiedermi niente?',
      [
        'che|cosa|dove|come|quanti|quante|quando|chi è|chi sei|con chi|perché|hai|tu sei|sei sposat*|sei di|sei italian*|fai|ti piace|ti piacciono|lavoro fai|dove lavor*|lavori in|lavori qui|che lavor*|dove abit*|abiti|dove viv*|vivi qui|vivi a|vivi con|vieni|qual*|quanto|che studi|cosa studi|studi o|ti|no',
      ],
      'Chiedi dove vive, o che lavoro fa.',
      'Sì! Che lavoro fai, e dove abiti?',
      {
        other_wordings: [
          'Io ti ho fatto tante domande. Adesso tocca a te: che cosa vuoi sapere di me?',
          'Adesso fammi tu una domanda! Che cosa mi vuoi chiedere?',
        ],
        reactions: [
          when('niente|nulla|nessuna', 'Va bene! Allora ti dico solo questo: ho due gatti, e mangiano meglio di me.'),
          on('no', 'Nessun problema! Allora ti dico solo questo: ho due gatti, e mangiano meglio di me.'),
          on('dont_know', 'È facile! Che lavoro faccio? Dove abito? Che cosa vuoi sapere?', { goes_to: 'stay' }),
          on('joke', 'Questa è una domanda difficile! Fammi una domanda normale: che cosa vuoi sapere di me?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Ecco la maestra, finalmente! Dopo la lezione prendiamo un gelato insieme?',
      [
        'no|volentieri|certo|idea|grazie|gelat*|posso|dispiac*|domani|va bene|molto bene|bene grazie|ok|piacer*|dopo|perché no|sabato|domenica|peccato|content*|devo|cioccolat*|tardi|d’accordo|va benissimo|andiamo|fame|fa freddo|impegn*|autobus parte|al lavoro|compiti|a casa|dieta|volta|quando|fragola|dipende',
      ],
      'Accetta, o di’ che non puoi e proponi un altro giorno.',
      'Volentieri! Conosco una gelateria vicino al corso di cucina.',
      {
        other_wordings: [
          'Guarda, arriva la maestra! Senti, dopo il corso ti va un gelato?',
          'Ah, ecco la maestra con un forno nuovo! Dopo andiamo a mangiare un gelato?',
        ],
        reactions: [
          when(
            'non posso|devo|dispiac*|impegn*|devo lavor*|al lavoro|compiti|prendere il treno|il mio treno|ho il treno|perdo il treno|prendere l autobus|il mio autobus|l ultimo autobus|perdo l autobus|autobus parte|domani|sabato|domenica|altra volta|peccato|oggi no|altro giorno',
            'Non importa, facciamo un altro giorno! Il gelato aspetta.',
          ),
          when(
            'non mi piace il gelat*|non mi piace molto|non mangio gelat*|dieta|fa freddo|troppo freddo|allergi*|lattosio|un caffè|caffè|granita|aperitivo',
            'Nessun problema: tu prendi un caffè e il gelato lo mangio io.',
          ),
          when('cioccolat*|fragola|nocciola|pistacchio|limone|vaniglia', 'Buono! Poi assaggio anche il tuo.'),
          when('conosco|gelateri*|qui vicino|vicino a|vicino al*', [
            'Perfetto, allora mi porti tu!',
            'Che bello, andiamo lì!',
            'Perfetto! E il gelato lo offro io.',
          ]),
          on('no', 'Va bene, sarà per la prossima lezione.'),
          when('quando|che ora|dove', 'Alle sette, qui davanti alla scuola.'),
          on('yes', ['Che bello! Allora ci vediamo qui fuori.', 'Fantastico! Oggi offro io.']),
          when(
            'volentieri|certo|idea|piacer*|andiamo|d’accordo|ok|va bene|content*|perché no|=dai|dai sì|con voi|tutti insieme',
            ['Che bello! Allora ci vediamo qui fuori.', 'Fantastico! Oggi offro io.'],
          ),
          on('dont_know', 'Pensaci con calma! Magari oggi, o magari sabato?', { goes_to: 'stay' }),
          on('asks_back', 'Io prendo il pistacchio!'),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'Che lavoro fai, e dove abiti?',
      ['lavor*|mestiere', 'abit*|vivi|dove'],
      'Lavoro in biblioteca e abito qui vicino, con due gatti.',
    ),
    fact('Ti piace il tuo lavoro?', ['piace', 'lavor*|bibliotec*'], 'Sì, molto: è tranquillo e pieno di storie.'),
    fact(
      'Che lavoro fai?',
      'lavor*|mestiere|studi|profession*|scuola',
      'Lavoro in biblioteca, sto sempre in mezzo ai libri.',
    ),
    fact('Ti piace cucinare?', ['piace|ami', 'cucin*'], 'Mi piace mangiare! Cucinare… spero di sì, dopo questo corso.'),
    fact(
      'Che cosa cuciniamo oggi?',
      ['cosa|che', 'cuciniamo|prepariamo|facciamo oggi|ricetta|impariamo'],
      'Oggi facciamo la focaccia, se il forno vuole!',
    ),
    fact(
      'Che cosa ti piace mangiare?',
      'piatto preferito|mangi|mangiare|cucini|piatti|cibo',
      'La focaccia barese! La mangio anche tre volte alla settimana.',
    ),
    fact('Dove abiti?', 'abiti|vivi|casa|abita', 'Abito qui vicino, dietro la stazione.'),
    fact(
      'Di dove sei?',
      'di dove|da dove|vieni|origin*|barese|sei di',
      'Sono di un piccolo paese vicino a Bari, si chiama Polignano. È sul mare.',
    ),
    fact('Come ti chiami?', 'ti chiami|tuo nome|come si chiama lei', 'Mi chiamo Nicola, come tanti qui a Bari!'),
    fact('Quanti anni hai?', ['quanti|che', 'anni|età'], 'Ho trentadue anni, ma in cucina sono un bambino.'),
    fact(
      'Come si chiamano i tuoi gatti?',
      ['come', 'gatti|gatto'],
      'Si chiamano Sale e Pepe: uno è bianco e l’altro è nero.',
    ),
    fact('Hai animali?', 'gatti|gatto|cane|cani|animal*', 'Ho due gatti, Sale e Pepe. Dormono tutto il giorno.'),
    fact(
      'Hai fratelli o sorelle?',
      'fratell*|sorell*|famiglia|genitori',
      'Ho una sorella più grande. Lei cucina benissimo, e io sono geloso.',
    ),
    fact(
      'Sei sposato?',
      'sposat*|fidanzat*|ragazza|moglie|figli|single',
      'No, vivo da solo con i miei gatti. Per questo devo imparare a cucinare!',
    ),
    fact(
      'Perché fai questo corso?',
      ['perché|come mai', 'cors*|qui|cucin*'],
      'Perché a casa mangio sempre uova, e adesso basta!',
    ),
    fact(
      'Conosci la maestra?',
      'maestra|insegnante',
      'La maestra si chiama Rosa. Dicono che è molto brava e un po’ severa.',
    ),
    fact('Quanto costa il corso?', ['quanto|prezzo', 'cost*|pag*'], 'Il corso costa novanta euro per sei lezioni.'),
    fact(
      'Quanto dura la lezione?',
      'dura|quante lezioni|finisc*|a che ora|quando finisce|comincia',
      'La lezione dura due ore: finiamo alle sette.',
    ),
    fact('Ti piace Bari?', 'bari|città|mare', 'Bari mi piace molto: c’è il mare e la gente parla con tutti.'),
    fact(
      'Che cosa fai nel tempo libero?',
      'tempo libero|hobby|ti piace|sport|sera|week',
      'Vado al mare, leggo, e la domenica vado in bici.',
    ),
    fact(
      'Qual è il tuo gusto di gelato preferito?',
      'gelato|gusto|gelateria',
      'Il mio gusto preferito è il pistacchio.',
    ),
    fact(
      'Parli altre lingue?',
      'lingue|lingua|inglese|tedesco|spagnolo|francese',
      'Parlo un po’ d’inglese, ma con le mani!',
    ),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è fuori, la prima porta a sinistra.'),
    fact(
      'Come stai?',
      'come stai|come va|stanco|nervoso',
      'Sto bene, grazie! Sono solo un po’ nervoso per la lezione.',
    ),
  ],
  twists: [
    twist(
      3,
      'Qui c’è scritto: «Ognuno porta una ricetta di casa sua». Aiuto, io non so fare niente! Tu che cosa prepari di solito?',
    ),
    twist(5, 'Senti questo odore? Il forno fa fumo e non si accende, e la maestra non c’è. Che cosa facciamo?'),
    twist(7, 'Ecco la maestra, è tutta bagnata: fuori piove! Prendiamo lo stesso un gelato insieme, dopo la lezione?'),
  ],
  starters: [
    'Ciao! Io sono Emma, di Londra.',
    'Piacere, mi chiamo David e vengo dalla Polonia.',
    'Ciao! Sono Ana, sono spagnola.',
  ],
  opening_message: 'Ciao! Siamo vicini di tavolo, a quanto pare.',
  closing_message: 'Andiamo, la lezione comincia. Sono proprio contento di avere te accanto!',
  correction: 'prompt',
})
