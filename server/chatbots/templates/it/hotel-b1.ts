import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'Una prenotazione sbagliata',
  language: 'it',
  level: 'B1',
  description: 'In albergo c’è stato un errore e la tua camera non è libera. Spiega la situazione e trova un accordo.',
  role: 'Direttore di un albergo sul lago ad Ascona, in Ticino',
  partner_name: 'Signor Bernasconi',
  region: 'CH',
  scenario:
    'Arrivi la sera dopo un lungo viaggio. Hai prenotato una camera con vista lago, ma qualcuno ha scritto la data sbagliata. Il direttore vuole rimediare e ti fa alcune proposte.',
  goals: [
    'So spiegare che cosa ho prenotato e quando.',
    'So dire con gentilezza che non sono d’accordo.',
    'So confrontare due proposte e scegliere.',
    'So riassumere che cosa abbiamo deciso.',
  ],
  grammar: ['il passato prossimo e il trapassato: avevo prenotato', 'il condizionale di cortesia', 'i comparativi'],
  vocabulary: words({
    'la conferma': 'un messaggio che dice: è tutto a posto',
    'la data': 'il giorno, il mese e l’anno',
    'la vista lago': 'dalla finestra si vede il lago',
    'il cortile': 'lo spazio in mezzo a una casa grande',
    sbagliare: 'fare un errore',
    rimediare: 'mettere a posto un errore',
    'lo sconto': 'un prezzo più basso',
    'il franco': 'i soldi della Svizzera',
    compreso: 'già dentro il prezzo',
    'il battello': 'una nave per il lago',
    'essere d’accordo': 'avere la stessa idea',
    lamentarsi: 'dire che qualcosa non va bene',
  }),
  steps: [
    step(
      'Mi dispiace, ma per stasera non trovo niente a suo nome. Che cosa aveva prenotato, e quando?',
      [
        'prenot*|camera|doppia|singola|suite|notte|notti|settiman*|mese|mesi|giorni|internet|sito|telefon*|online|mail|vista|lago|conferm*|agenzia|oggi|stasera|booking|ieri|# nott*|per #|dal #|il #|al #|# giorni|gennaio|marzo|maggio|giugno|luglio|agosto|balcone|appartamento|moglie|marit*|stanza|weekend',
      ],
      'Spiega con il passato: «Avevo prenotato…».',
      'Avevo prenotato una camera doppia con vista lago, due settimane fa.',
      {
        other_wordings: [
          'Che strano, stasera il suo nome non c’è. Mi spieghi: che cosa aveva prenotato, e quando?',
          'Ho cercato due volte, ma la sua prenotazione non la vedo. Quando ha prenotato, e che camera?',
        ],
        reactions: [
          when('vista|lago|balcone', [
            'Con vista lago, certo: la camera più bella che abbiamo.',
            'La vista lago… ora capisco la sua faccia.',
          ]),
          when(
            'internet|sito|online|booking|app',
            'Su internet, capisco. Il computer, purtroppo, ogni tanto fa di testa sua.',
          ),
          when(
            'telefon*|ho chiam*|chiamato|parlat*',
            'Per telefono, capisco. Di solito scriviamo tutto, ma evidentemente non questa volta.',
          ),
          when('agenzia|mail|email', 'Allora da qualche parte deve esserci scritto qualcosa.'),
          when('doppia|matrimoniale|moglie|marit*|singola|suite|camera|stanza', [
            'Una camera così ce l’abbiamo, in effetti.',
            'Capisco, e lei ha fatto tutto nel modo giusto.',
          ]),
          when(
            'settiman*|mese|mesi|ieri|giorni|# nott*|per #|dal #|il #|al #|una camera per|# giorni|economica|stamattina|stamani|anno fa',
            'Quindi con largo anticipo. Allora lo sbaglio è nostro.',
          ),
          on('dont_know', 'Nessun problema, ricostruiamo insieme: una camera singola o doppia, e più o meno quando?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Ha una conferma, o si ricorda con chi ha parlato?',
      [
        'conferm*|mail|email|messaggi*|telefon*|cellulare|niente|nulla|ricord*|parlat*|signor*|ricevut*|numero|foglio|stampat*|persona|ragazz*|collega|sito|uomo|donna|scritt*|sì ho|sì ecco|no|nessun*|app|ho pers*|l ho perso|cancellat*|agenzia|foto|schermata|whatsapp|carta|computer|voce|lei|qualcuno',
      ],
      'Di’ che prova hai, o con chi hai parlato.',
      'Ho ricevuto una mail di conferma, gliela mostro subito.',
      {
        other_wordings: [
          'C’è per caso una conferma, oppure sa dirmi con chi ha parlato?',
          'Mi aiuti a capire: ha ricevuto una conferma, o ha parlato con qualcuno di noi?',
        ],
        reactions: [
          when(
            'non ho|non ricord*|niente|nulla|nessun*|ho pers*|l ho persa|l ho perso|cancellat*|dimenticat*|non l’ho',
            ['Non importa, le credo sulla parola.', 'Senza conferma è più difficile, ma mi fido di lei.'],
          ),
          on('no', 'Non importa, le credo sulla parola.'),
          when(
            'mail|email|conferm*|messaggi*|ricevut*|foglio|foto|schermata|whatsapp|app|scritt*|screenshot|codice|numero|acconto|bonifico|ricevuta|la cerco',
            ['Me la faccia vedere… sì, è proprio nostra.', 'Grazie. Leggo… eh sì, qui c’è la nostra firma.'],
          ),
          when(
            'donna|signora|ragazza|proprietaria|receptionist',
            'Allora era Teresa, la nostra collega nuova. È al suo primo mese.',
          ),
          when('uomo|signore|ragazzo|giovane', 'Allora era mio nipote, che d’estate ci aiuta. Ora mi sente.'),
          when('parlat*|telefon*|collega|qualcuno|receptionist', 'Ho capito, la persona era certamente dei nostri.'),
          on('yes', 'Bene. È una mail, o ha parlato con qualcuno?', { goes_to: 'stay' }),
          on('dont_know', 'Forse ha una mail sul telefono, o ricorda se era un uomo o una donna?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ora ho capito: abbiamo scritto la data sbagliata, e la camera con vista lago stasera è occupata. Mi dica sinceramente, che cosa ne pensa?',
      [],
      'Di’ con gentilezza come ti senti e che cosa ti aspetti.',
      'Non vorrei lamentarmi, ma sono stanca e spero che possiate rimediare.',
      {
        topics: [
          'delus*|arrabbiat*|trist*|stanc*|nervos*|dispiac*|peccato|male|seccat*|sorpres*|sconvolt*|stress*|brutt*|grav*|inaccettabil*|assurd*|terribil*|incredibil*|scandal*|vergogn*|ingiust*|giust*|problem*|error*|sbagli*|colpa|capit*|succed*|capisc*|norma*|calm*|pazienza|importa|lament*',
          'protest*|direi|diritto',
          'vogl*|vorr*|preferirei|preferisco un*|asp*|sper*|pretend*|chied*|soluzion*|rimedi*|altr*|camer*|stanz*|albergh*|hotel|lago|vista|scont*|rimbors*|sold*|gratis|paga*|prezz*|dorm*|viaggi*|vacanz*|compleann*|anniversari*|famigl*|figli*|bambin*|marit*|mogli*|prenotat*|conferm*|servizi*',
          'serietà|professional*|recension*',
          'non va bene|non è giusto|penso che|credo che|trovo|mi sembra|situazion*|sono qui|arrivat*|ore|tardi|notte|stasera|nessun problema|gentil*|contento|felic*|scus*|disastro|piangere|guaio|incubo|adesso dove|dove dormo',
        ],
        other_wordings: [
          'Ecco l’errore: la data. E la sua camera, purtroppo, stasera è occupata. Come si sente? Mi parli con sincerità.',
          'Devo ammetterlo, la colpa è nostra: data sbagliata, camera occupata. Mi dica pure che cosa ne pensa.',
        ],
        reactions: [
          when('arrabbiat*|non è giusto|inaccettabil*|assurd*|vergogn*|scandal*|incredibil*|terribil*|recension*', [
            'Ha tutte le ragioni del mondo. Al suo posto sarei furioso anch’io.',
            'Me lo merito. Mi permetta almeno di rimediare.',
          ]),
          when(
            'compleann*|anniversari*|matrimoni*|nozze',
            'E proprio in un’occasione così! Ora mi vergogno ancora di più.',
          ),
          when('stanc*|viaggi*|tardi|dorm*|ore', [
            'Dopo un viaggio così, si merita un letto, non una discussione.',
            'Si sieda, intanto: le faccio portare qualcosa da bere.',
          ]),
          when('bambin*|figli*|famigl*', 'Con la famiglia che aspetta, poi! Troviamo subito una soluzione.'),
          when('importa|capit*|succed*|norma*|capisc*|nessun problema|tranquill*|calm*', [
            'La sua gentilezza mi commuove, davvero.',
            'Se tutti i clienti fossero come lei!',
          ]),
          when('soluzion*|rimedi*|altr*|camer*|aspett*', 'Una soluzione c’è, anzi, ce ne sono due.'),
          when('scont*|rimbors*|sold*|gratis|paga*', 'Del prezzo parliamo tra un momento, glielo prometto.'),
          when('delus*|trist*|dispiac*|peccato|lago|vista|lament*', [
            'La sua delusione la capisco bene, e mi dispiace.',
            'Ha ragione: chi viene ad Ascona vuole vedere il lago.',
          ]),
          on('dont_know', 'Non sa che cosa dire, e la capisco. È più la stanchezza, o è la delusione?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Posso darle una camera piccola sul cortile, oppure una camera grande nell’albergo di mia sorella, a tre chilometri da qui. Quale preferisce, e perché?',
      [
        'cortile|piccol*|grand*|sorella|chilometr*|prima|seconda|qui|qua|nessun*|altr*|restare|resto|rest*|lontan*|comod*|questa|quella|vicin*|entramb*|tutte e due|uguale|stess*|dipende|nessuna delle due|spazi*',
      ],
      'Scegli e spiega il motivo: «Preferirei…, perché…».',
      'Preferirei la camera sul cortile, perché non voglio viaggiare ancora.',
      {
        other_wordings: [
          'Le propongo due soluzioni: qui, una camera piccola sul cortile; oppure da mia sorella, a tre chilometri, una camera grande. Quale sceglie, e perché?',
          'Abbiamo due possibilità: la camera piccola sul cortile, o una grande nell’albergo di mia sorella, a tre chilometri. Che cosa le conviene di più, e per quale motivo?',
        ],
        reactions: [
          when(
            'nessun*|né|altro albergo|altra camera',
            'La capisco, ma stasera ad Ascona è tutto pieno. Tra le due, quale le dispiace meno?',
            { goes_to: 'stay' },
          ),
          when(
            'non voglio la camera sul cortile|non mi piace la camera piccola|troppo piccola|piccola non',
            'Allora da mia sorella: la accompagno io, in macchina sono cinque minuti.',
          ),
          when('cortile|qui|qua|rest*|prima|piccol*|questa|non voglio viaggiare|non voglio spostar*', [
            'Il cortile, perfetto: di notte si sente solo la fontana.',
            'Resta con noi, allora. Ne sono felice.',
          ]),
          when('sorella|grand*|seconda|quella|chilometr*', [
            'Mia sorella ne sarà contenta. La accompagno io, in macchina sono cinque minuti.',
            'Da mia sorella, benissimo: e da lì, tra gli alberi, un po’ di lago si vede.',
          ]),
          when(
            'uguale|stess*|dipende|tutte e due|entramb*|indifferente|decida lei|faccia lei|come vuole',
            'Se per lei è lo stesso, le do il cortile: è a due passi dall’ascensore.',
          ),
          on('dont_know', 'Che cosa conta di più per lei: restare qui o avere più spazio?', { goes_to: 'stay' }),
          on(
            'refusal',
            'Lo so, nessuna delle due è quella giusta. Ma per stanotte, preferirebbe il cortile o mia sorella?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'Di solito la camera costa centottanta franchi. Quanto le sembra giusto pagare stasera?',
      [
        '#|franchi|sconto|meno|metà|gratis|colazione|niente|nulla|euro|pag*|percento|per cento|cento|prezzo|compres*|molto poco|poco più|un poco|stesso|giusto|normale|zero|offr*|gratuit*|cinquanta|terzo|quarto|cena|inclus*',
      ],
      'Proponi un prezzo o uno sconto: «Mi sembra giusto…».',
      'Mi sembra giusto avere uno sconto e pagare cento franchi, con la colazione compresa.',
      {
        other_wordings: [
          'E adesso il prezzo: normalmente sono centottanta franchi. Che cosa le sembrerebbe giusto?',
          'Parliamo di soldi: la tariffa è di centottanta franchi, ma stasera decide lei. Quanto pagherebbe?',
        ],
        reactions: [
          when('gratis|niente|nulla|zero|gratuit*|non pago|non voglio pagare', [
            'Gratis, dice… Va bene, per una notte chiudo un occhio.',
            'Ha ragione, l’errore è nostro: per stanotte è nostro ospite.',
          ]),
          when(
            'prezzo normale|prezzo pieno|stesso prezzo|tutto gratis|centottanta',
            'No, no, il prezzo pieno non lo posso accettare: uno sconto glielo faccio io.',
          ),
          when(
            ['colazione|cena|compres*|inclus*'],
            ['E la colazione è compresa, ci mancherebbe.', 'Affare fatto, e la colazione la offro io.'],
          ),
          when('metà|novanta|cinquanta per cento|50', 'La metà: mi sembra onesto.'),
          when(
            '#|franchi|euro|sconto|meno|percento|per cento|terzo|molto poco|poco più|un poco|cento*|centoventi|centocinquanta|centotrenta|centoquaranta|centodieci|ottanta|settanta',
            ['D’accordo, mi sembra una cifra ragionevole.', 'Va bene così, non discuto.'],
          ),
          on('dont_know', 'Le do un’idea: la metà, oppure un po’ meno. Quanto le sembra giusto?', { goes_to: 'stay' }),
          on('joke', 'Magari! Mio padre mi caccerebbe via. Sul serio, quanto le sembra giusto?', { goes_to: 'stay' }),
          when(
            'decida lei|faccia lei|decide lei|come vuole|dica lei',
            'Allora decido io: cento franchi, con la colazione.',
          ),
        ],
      },
    ),
    step(
      'Che cosa è importante per lei, per dormire bene?',
      [
        'lett*|silenzi*|tranquill*|pulit*|bagno|doccia|finestr*|luce|buio|bui*|balcon*|comod*|rumor*|aria|cald*|fresc*|fredd*|cuscin*|copert*|temperatura|presto|libr*|legg*|musica|tè|tisana|camomilla|latte|tv|television*|materass*|da sol*|caffè|cena|niente|telefon*|vino|tutto quanto|riscald*|pigiam*|zanzar*',
      ],
      'Pensa al letto, alla luce o al rumore.',
      'Per me è importante il silenzio, e vorrei due cuscini.',
      {
        other_wordings: [
          'Adesso pensiamo alla notte: di che cosa ha bisogno per dormire bene?',
          'Vorrei che almeno dormisse bene. Che cosa è importante per lei?',
        ],
        reactions: [
          when('cuscin*|copert*|materass*|lett*', [
            'I cuscini sono di piuma, ne faccio portare due.',
            'Preparo il letto come a casa sua.',
          ]),
          when('silenzi*|tranquill*|rumor*', [
            'Il silenzio è la nostra specialità: dopo le dieci, qui parla solo il lago.',
            'Vedrà che non sentirà una mosca.',
          ]),
          when('bui*|luce|finestr*|tend*', 'Le tende sono molto spesse, dentro sembra notte anche a mezzogiorno.'),
          when('tè|tisana|camomilla|latte|vino|cena|caffè', 'Glielo faccio portare in camera, offre la casa.'),
          when('fresc*|fredd*|cald*|aria|temperatura|riscald*', 'La temperatura si regola da soli, è facilissimo.'),
          when('doccia|bagno|pulit*', 'Il bagno è nuovo, l’abbiamo rifatto a marzo.'),
          when(
            'libr*|legg*|musica|tv|television*|telefon*',
            'C’è una buona lampada accanto al letto, e un piccolo scaffale di libri.',
          ),
          when('niente|tutto quanto|svegliat*|orsetto|peluche|pace', 'Beato chi dorme ovunque!'),
          on('dont_know', 'Per esempio: preferisce il buio, il silenzio o un buon cuscino?', { goes_to: 'stay' }),
          on('asks_back', 'A me basta una finestra aperta.'),
        ],
      },
    ),
    step(
      'Per scusarmi le offro anche un giro in battello, però parte domani alle sette e mezza di mattina. Che ne dice?',
      [
        'grazie|no|presto|volentieri|gentil*|dorm*|tardi|dopo|battell*|piacer*|bella idea|che bello|bellissim*|idea|accett*|peccato|purtroppo|gita|giro|svegli*|domani part*|stanc*|posso|altr*|mal di mare|barca|nave|nuot*|certo|ok|va bene|fantastic*|perfett*|part*|ho il treno|impegn*|paura|acqua|sonno|fine',
      ],
      'Accetta, o rifiuta con gentilezza e di’ perché.',
      'È molto gentile, ma è troppo presto. C’è anche un battello più tardi?',
      {
        other_wordings: [
          'Mi permetta di offrirle una cosa: un giro in battello sul lago, domani alle sette e mezza di mattina. Le va?',
          'C’è anche un piccolo regalo: un biglietto per il battello di domani mattina, alle sette e mezza. Che cosa ne pensa?',
        ],
        reactions: [
          when('troppo presto|presto|dorm*|tardi|sonno|svegli*|stanc*|prestissimo|all’alba', [
            'Alle sette e mezza, in effetti, dorme anche il lago. Allora le prenoto quello delle dieci e mezza.',
            'La capisco, anch’io mi alzo a fatica. Facciamo quello delle dieci e mezza.',
          ]),
          when(
            'mal di mare|paura|non mi piace svegl*|non mi piace la barc*|nuot*',
            'Allora niente acqua: le regalo una cena sulla terrazza, con i piedi per terra.',
          ),
          when(
            'non posso|purtroppo|impegn*|part*|il treno part*|il mio treno|ho il treno|peccato|altr*|lavorare|preferisco uno|sconto|altri programmi',
            'Peccato! Il biglietto vale tutto l’anno, lo tenga per la prossima volta.',
          ),
          on('no', 'Nessun problema: il biglietto vale tutto l’anno, lo tenga per la prossima volta.'),
          when(
            'volentieri|accett*|piacer*|bella idea|che bello|bellissim*|idea|certo|ok|va bene|perfett*|fantastic*|grazie|gentil*|magari sì|magari',
            ['Vedrà, a quell’ora il lago è uno specchio.', 'Bene! Le faccio preparare anche un panino.'],
          ),
          on('yes', 'Vedrà, a quell’ora il lago è uno specchio.'),
          on('dont_know', 'È un giro di due ore, fino alle isole. Le piacerebbe, o preferisce dormire?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Riassumiamo, così non facciamo altri errori: che cosa abbiamo deciso?',
      [],
      'Di’ quale camera prendi, quanto paghi e che cosa succede domani.',
      'Stasera dormo nella camera sul cortile e pago cento franchi, e domani prendo il battello.',
      {
        topics: [
          'camer*|stanz*|cortil*|sorell*|albergo|camer* piccol*|camer* grand*|dorm*|rest*|pag*|franc*|# franc*|# nott*|metà|gratis|scont*|prezz*|colazion*|compres*|battell*|giro|gita|barc*|domani|stasera|notte|decis*|accord*|cuscin*|silenzi*|dunque|allora|quindi|riassum*|prend*|sveglia|bigliett*|vista|lago',
        ],
        other_wordings: [
          'Un ultimo favore: ripetiamo tutto insieme. Che cosa abbiamo deciso?',
          'Questa volta scrivo tutto con attenzione: mi ripete il nostro accordo?',
        ],
        reactions: [
          when(
            ['camer*|cortil*|sorell*|stanz*', 'pag*|franc*|# franc*|# nott*|metà|gratis|scont*'],
            [
              'Perfetto, l’ho scritto due volte: una sul computer e una a mano.',
              'Esatto. E questa volta la data è giusta!',
            ],
          ),
          when(
            'camer*|cortil*|sorell*|stanz*|dorm*',
            'Per la camera è tutto chiaro. Il prezzo lo aggiungo io, non si preoccupi.',
          ),
          when('pag*|franc*|metà|gratis|scont*|prezz*', 'Il prezzo è scritto. E la chiave della camera è già qui.'),
          when('battell*|giro|gita|barc*', 'Il battello, certo: ecco il biglietto.'),
          on('dont_know', 'Cominciamo dalla camera: quale prende, e quanto paga?', { goes_to: 'stay' }),
          on('joke', 'Mi fa ridere, ne avevo bisogno! Ma sul serio: quale camera, e a che prezzo?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'C’è anche un battello più tardi?',
      ['battell*|giro|altro', 'tardi|dopo|altro|orari*|dieci'],
      'Di battelli ce ne sono diversi: alle dieci e mezza, a mezzogiorno e alle tre.',
    ),
    fact(
      'Quanto dura il giro in battello?',
      ['quanto|dove va', 'battell*|giro|gita'],
      'Il giro dura due ore e arriva fino alle isole di Brissago.',
    ),
    fact('Da dove parte il battello?', 'battello|porto|parte da', 'Il battello parte dal molo, qui davanti.'),
    fact(
      'Quanto costa la camera?',
      ['quanto|prezzo', 'cost*|pago'],
      'Di solito costa centottanta franchi, ma stasera le faccio uno sconto.',
    ),
    fact(
      'La colazione è compresa?',
      ['colazione', 'compres*|inclus*|costa|quanto'],
      'Certo, la colazione è compresa, e per lei offriamo anche lo champagne. Anzi, meglio il succo!',
    ),
    fact('A che ora è la colazione?', 'colazione', 'La colazione è dalle sette alle dieci e mezza, in terrazza.'),
    fact('Posso pagare in euro?', 'euro|carta|contanti|pagare con', 'Accettiamo franchi, euro e tutte le carte.'),
    fact(
      'Quando si libera la camera con vista lago?',
      ['vista|lago|mia camera', 'quando|domani|libera'],
      'La camera con vista lago si libera domani a mezzogiorno.',
    ),
    fact(
      'Chi c’è nella mia camera?',
      ['chi', 'camera'],
      'C’è una coppia in viaggio di nozze. Non ho il coraggio di svegliarli.',
    ),
    fact(
      'Com’è la camera sul cortile?',
      ['come|com’è|grande', 'cortile|piccola|camera'],
      'È piccola, ma ha un letto ottimo e una fontana sotto la finestra.',
    ),
    fact(
      'Come arrivo da sua sorella?',
      'come arrivo|come ci vado|autobus|taxi|lontano',
      'La accompagno io in macchina, sono cinque minuti.',
    ),
    fact('Come si chiama?', 'si chiama|suo nome', 'Bernasconi, come mezzo Ticino.'),
    fact(
      'Com’è l’albergo di sua sorella?',
      'com’è|albergo di sua sorella|altro albergo',
      'L’albergo di mia sorella è più moderno del nostro, ma non glielo dica.',
    ),
    fact(
      'Chi ha sbagliato?',
      'chi ha sbagliato|colpa|chi è stato|perché|come mai',
      'Abbiamo sbagliato noi: qualcuno ha scritto luglio al posto di giugno.',
    ),
    fact('C’è il Wi-Fi?', 'wifi|wi fi|internet|password', 'Sì, il Wi-Fi è gratuito, la password è «lagomaggiore».'),
    fact('C’è un parcheggio?', 'parcheggio|macchina|auto|garage', 'Il garage è sotto l’albergo, e per lei è gratuito.'),
    fact('C’è l’ascensore?', 'ascensore|piano|scale', 'L’ascensore c’è, e la camera è al secondo piano.'),
    fact(
      'Si può ancora cenare?',
      'cena|cenare|mangiare|ristorante|cucina|fame',
      'La cucina chiude alle dieci: fa ancora in tempo per un risotto.',
    ),
    fact(
      'Si può fare il bagno nel lago?',
      'bagno nel lago|nuotare|spiaggia|piscina',
      'Certo, il lago adesso ha ventidue gradi, e la spiaggia è a cento metri.',
    ),
    fact('È di Ascona?', 'di dove|svizzer*|è di ascona|lei è di', 'Sono nato qui, con vista lago.'),
    fact(
      'Che cosa c’è da vedere ad Ascona?',
      'vedere|visitare|ascona|museo|fare qui',
      'Il lungolago, il mercato del martedì e il Monte Verità, se le piace camminare.',
    ),
    fact('Che tempo fa domani?', 'che tempo|piove|sole|pioggia', 'Domani sole pieno: qui da noi è quasi la regola.'),
    fact(
      'Da quanto tempo dirige l’albergo?',
      'dirige|direttore|lavora',
      'Da diciotto anni. Prima c’era mio padre, che non sbagliava mai una data.',
    ),
    fact(
      'Ha famiglia?',
      'famiglia|figli|moglie|sposat*|cane|gatto',
      'Ho due figlie grandi e un cane che accoglie i clienti meglio di me.',
    ),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è lì, dietro la scala.'),
  ],
  twists: [
    twist(
      4,
      'Un attimo, ho appena chiamato mia sorella: anche lei ha una camera! Dunque: qui una piccola sul cortile, da lei, a tre chilometri, una grande. Quale preferisce, e perché?',
    ),
    twist(
      6,
      'Sente la musica? Stasera in piazza c’è un concerto, ma finisce alle dieci. Che cosa è importante per lei, per dormire bene?',
    ),
    twist(
      7,
      'Ho trovato in tasca un biglietto per il battello, ed è suo! L’unico guaio: parte domani alle sette e mezza di mattina. Che ne dice?',
    ),
  ],
  starters: [
    'Buonasera, avevo prenotato una camera con vista lago.',
    'Ho prenotato su internet il mese scorso.',
    'Salve, ho una prenotazione per due notti.',
  ],
  opening_message: 'Buonasera e benvenuti ad Ascona. Sono il direttore.',
  closing_message:
    'Grazie della sua pazienza, davvero. Le auguro una buona notte, e domani la colazione gliela porto io di persona.',
  correction: 'prompt',
})
