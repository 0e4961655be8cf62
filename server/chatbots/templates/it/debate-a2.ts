import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'Mare o montagna?',
  language: 'it',
  level: 'A2',
  description: 'Sono più belle le vacanze al mare o in montagna? Di’ la tua opinione e difendila con buone ragioni.',
  role: 'Una ragazza del gruppo di conversazione di Pescara',
  partner_name: 'Ilaria',
  region: 'IT',
  scenario:
    'Da Pescara si arriva presto in spiaggia, ma anche in montagna. Il gruppo di conversazione discute in coppia. Tu e la tua compagna siete di opinione diversa, e alla fine c’è un viaggio da decidere.',
  goals: [
    'So dire che cosa preferisco e perché.',
    'So nominare vantaggi e svantaggi.',
    'So reagire a un’altra opinione.',
    'So fare una proposta.',
  ],
  grammar: ['secondo me, per me', 'perché e però', 'più… di'],
  vocabulary: words({
    'la spiaggia': 'lì c’è la sabbia, vicino al mare',
    'il bosco': 'lì ci sono tanti alberi',
    'la passeggiata': 'un giro a piedi',
    'la sabbia': 'è gialla e fine, e scotta d’estate',
    'la neve': 'è bianca e fredda',
    affollato: 'con troppa gente',
    tranquillo: 'senza rumore',
    'il vantaggio': 'una cosa buona',
    'lo svantaggio': 'una cosa meno buona',
    'essere d’accordo': 'avere la stessa idea',
    'secondo me': 'io penso che sia così',
    'l’opinione': 'quello che pensi di una cosa',
  }),
  steps: [
    step(
      'Tu che cosa preferisci, il mare o la montagna?',
      [
        'mare|montagn*|tutti e due|tutte e due|nessun*|entramb*|spiaggi*|lago|campagna|dipende|città|sci|neve|nuot*|uguale|né|casa|piscina|spiagge|onde',
      ],
      'Di’ la tua preferenza: «Per me è meglio…».',
      'Secondo me è meglio la montagna.',
      {
        other_wordings: [
          'Allora, che cosa ti piace di più: il mare o la montagna?',
          'Cominciamo con te: mare o montagna?',
        ],
        reactions: [
          when('nessun*|né|casa|città|campagna|lago|piscina', [
            'Ah, una terza opinione! Che sorpresa.',
            'Questa risposta non l’aspettavo!',
          ]),
          when('tutti e due|tutte e due|entramb*|dipende|uguale', 'Tutti e due? Così non vale! Ma va bene.'),
          when('non mi piace il mare|non il mare|odio il mare', 'Ah, niente mare per te! Io invece vivo in costume.'),
          when(
            'non mi piace la montagna|non la montagna|odio la montagna',
            'Ah, niente montagna! Io invece ho già gli scarponi ai piedi.',
          ),
          when('montagn*|neve|sci', [
            'La montagna! Io invece sono una ragazza di mare.',
            'Montagna? E io che ho già il costume addosso!',
          ]),
          when('mare|spiaggi*|nuot*', ['Il mare! Io invece amo la montagna.', 'Mare? E io che sogno sempre la neve!']),
          on('dont_know', 'Chiudi gli occhi: sei in vacanza. Vedi il mare o la montagna?', { goes_to: 'stay' }),
          on('joke', 'Ah ah! Lì però il treno non arriva. Mare o montagna?', { goes_to: 'stay' }),
          on('asks_back', 'Io? Oggi dico sempre il contrario di te!'),
        ],
      },
    ),
    step(
      'Io non sono sicura. Perché dici così?',
      [],
      'Da’ una ragione: «Perché…».',
      'Perché nel bosco l’aria è fresca e si possono fare belle passeggiate.',
      {
        topics: [
          'perché|sole|acqua|nuot*|spiagg*|aria|neve|sci|sciare|passegg*|cammin*|alber*|bosc*|silenzi*|fresc*|animal*|panoram*|natur*|gelat*|sabbi*|sport|amic*|tranquill*|cald*|fredd*|fior*|bagn*|gioc*|vist*|stell*|barc*|pesc*|ond*|surf*|divert*|rilass*|ripos*|relax|dorm*|libert*|liber*|abbronz*',
          'piac*|amo|adoro|odio|mi annoi*|nois*|gent*|person*|rumor*|famigli*|nonni|mia nonna|miei nonni|ricord*|bambin*|pulit*|salut*|sano|bici*|escursion*|arrampic*|campegg*',
          '=è bello|=è bella|=è bellissimo|=è bellissima|=perché è bello|=perché è bella',
          'tenda|funghi|formaggio|mangi*|ristorant*|discotec*|fest*|musica|leggere|un libro|è vicin*|vicino al|vicino a|casa al|a casa|abito|economic*|costa|caro|cara|comod*|paura|medus*|insett*|colori',
        ],
        other_wordings: ['Non mi hai ancora convinta! Perché?', 'Interessante… ma perché?'],
        reactions: [
          when('aria|fresc*|fredd*', [
            'L’aria fresca, sì: a Pescara in agosto la sogno.',
            'È vero, con il caldo non si dorme.',
          ]),
          when('nuot*|acqua|bagn*|surf*|ond*|pesc*|barc*', [
            'L’acqua! Capisco: un bagno e passa tutto.',
            'Nuotare piace anche a me, ma non dirlo a nessuno.',
          ]),
          when('passegg*|cammin*|bosc*|alber*|escursion*|natur*|animal*|fior*|panoram*|arrampic*', [
            'Belle le passeggiate! Ma poi le gambe… ahi!',
            'La natura è un argomento forte, lo ammetto.',
          ]),
          when('neve|sci|sciare', 'Con la neve tutto è più bello, hai ragione.'),
          when(
            'tranquill*|silenzi*|ripos*|rilass*|relax|rumor*|gent*|dorm*',
            'La tranquillità è importante, anche per chi parla tanto come me.',
          ),
          when('sole|cald*|abbronz*', 'Il sole mette tutti di buon umore.'),
          when('amic*|fest*|divert*|discotec*|gioc*|gelat*|musica', 'Ah, tu vuoi divertirti! Ti capisco.'),
          when(
            'famigli*|nonni|mia nonna|miei nonni|ricord*|bambin*|casa al|a casa|abito',
            'Che bel ricordo! Queste cose contano.',
          ),
          when('mangi*|formaggio|ristorant*', 'Il cibo! Ecco un argomento che mi piace.'),
          on('dont_know', 'Pensa a una giornata bella: che cosa fai lì?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Adesso di’ una cosa bella anche dell’altro posto!',
      [],
      'Pensa al sole, all’acqua, al bosco o allo sport.',
      'Un vantaggio del mare: si può nuotare e giocare sulla spiaggia.',
      {
        topics: [
          'il sole|acqua|nuot*|spiagg*|pesc*|ond*|aria|neve|sci|sciare|sciar*|passegg*|cammin*|alber*|bosc*|silenzi*|fresc*|animal*|lag*|panoram*|natur*|gelat*|sabbi*|sport|amic*|tranquill*|cald*|fior*|mangi*|bagn*|gioc*|la vista|vista|stell*|mare|montagn*|nient*|barc*|surf*|abbronz*|divert*',
          'relax|ripos*|rilass*|dorme|dormire|allegr*|simpatic*|gente|person*',
          'fest*|discotec*|tramont*|colori|funghi|formaggio|polenta|cioccolat*|rifugi*|bici*|escursion*|arrampic*|fiume|torrent*|ristorant*|vacanz*|famigli*|bambin*|vento|conchigli*|pizz*|vantagg*|nulla|nessun*|castell*|beach*|pallavolo|tuff*|slitt*|pupazz*|foto*|leggere|pulit*|frutti',
        ],
        other_wordings: [
          'Adesso il contrario: trova una cosa bella anche dell’altro posto!',
          'E ora gioca per la mia squadra: qual è una cosa bella dell’altro posto?',
        ],
        reactions: [
          when('nient*|nulla|nessun*', 'Niente? Ah ah, che testa dura! Come me.'),
          when('nuot*|acqua|bagn*|ond*|barc*|surf*|pesc*|tuff*', [
            'Visto? L’acqua piace a tutti.',
            'Un bagno la mattina presto… ecco, adesso ho voglia di mare.',
          ]),
          when(
            'gioc*|spiagg*|sabbi*|castell*|pallavolo|conchigli*',
            'Giocare sulla spiaggia! Lo faccio ancora con mio fratello.',
          ),
          when('neve|sci|sciare|slitt*|pupazz*', 'La neve! Anche i grandi diventano bambini.'),
          when(
            'aria|fresc*|bosc*|alber*|natur*|animal*|fior*|panoram*|silenzi*|tranquill*|passegg*|cammin*|stell*|escursion*',
            ['È vero, lì si respira bene.', 'Hai ragione, lì si sta proprio bene.'],
          ),
          when('sole|cald*|abbronz*|tramont*', 'Il sole scalda anche le opinioni.'),
          when('gelat*|mangi*|formaggio|polenta|pizz*|ristorant*|cioccolat*', 'Il cibo mette sempre d’accordo tutti!'),
          when('amic*|fest*|discotec*|divert*|famigli*', 'Con le persone giuste ogni posto è bello.'),
          on('dont_know', 'Una cosa piccola! Il gelato, la neve, i pesci: che cosa ti piace lì?', { goes_to: 'stay' }),
          on('asks_back', 'Io lì mangio sempre un gelato.'),
        ],
      },
    ),
    step(
      'E qual è uno svantaggio del mare?',
      [],
      'Pensa alla gente, al caldo o ai prezzi.',
      'Lo svantaggio è questo: d’estate le spiagge sono troppo affollate e la sabbia scotta.',
      {
        topics: [
          'gent*|cald*|sole|affollat*|rumor*|caro|cara|care|sabbi*|medus*|acqua|sporc*|ond*|noios*|noia|annoi*|traffic*|pericolos*|scott*|ombra|parchegg*|nient*|plastica|person*|vent*|fredd*|costa|sale|paura|turist*|lontan*|squal*|nessun*|zanzar*|salat*|prezz*|inquin*|affog*|nuotare|nulla',
          'ombrellon*|bambin*|musica alta|la musica|umid*',
          'pelle|bruci*|crema|rifiut*|alghe|granchi*|pesci|pesce|vuot*|inverno|sempre uguale|dorm*|macchin*|in treno|treni|puzz*|costume|insett*|mosche|troppo|posto|costos*|sudar*|sudo|sud*|male|occhi*',
        ],
        other_wordings: [
          'E del mare, che cosa non ti piace?',
          'Al mare però non è tutto perfetto. Qual è uno svantaggio?',
        ],
        reactions: [
          when('nient*|nulla|nessun*', 'Nessuno svantaggio? Io ne so uno: la sabbia nei panini!'),
          when('gent*|affollat*|person*|turist*|posto', [
            'Verissimo: in agosto si vedono solo ombrelloni.',
            'Eh sì, il vicino mette sempre i piedi sul tuo asciugamano.',
          ]),
          when('cald*|sole|scott*|bruci*|pelle|crema|sud*|ombra', [
            'Il sole! L’anno scorso ero rossa come un pomodoro.',
            'Senza ombra si soffre, è vero.',
          ]),
          when('caro|cara|care|costa|prezz*|costos*', 'Trenta euro per un ombrellone, che pazzia!'),
          when(
            'medus*|squal*|pericolos*|paura|granchi*|pesci|pesce|ond*|affog*',
            'Brrr! Una medusa mi ha presa due anni fa.',
          ),
          when('sporc*|plastica|rifiut*|inquin*|alghe|puzz*', 'La plastica è una vergogna, hai ragione.'),
          when('sabbi*|salat*|sale', 'La sabbia entra dappertutto, anche nel letto!'),
          when('rumor*|musica alta|la musica|bambin*', 'E poi quella musica a tutto volume!'),
          when('noios*|noia|annoi*|vent*|fredd*|traffic*|lontan*|parchegg*|è noioso', 'Ti capisco, a volte è così.'),
          on('dont_know', 'Pensa al mese di agosto: la gente, il caldo… Che cosa ti dà fastidio?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E uno svantaggio della montagna?',
      [],
      'Pensa al tempo, alle strade o alle salite.',
      'Con la neve fa freddo e le strade sono difficili.',
      {
        topics: [
          'fredd*|neve|lontan*|salit*|fatic*|stanc*|noios*|noia|annoi*|piogg*|piov*|pericolos*|alta|altitudine|alto|caro|cara|nient*|nulla|animal*|nebbi*|strad*|curv*|bui*|silenzi*|internet|ors*|lup*|negoz*|cammin*|difficil*|vent*|poca|poco|cost*|nessun*|insett*|nuotare|solo bosch*|da solo',
          'solo neve|soli|troppo sole|serpent*|temporal*|tempo|scarp*|zaino|pesant*',
          'macchin*|autobus|in treno|treni|frana|valang*|cad*|cadere|paura|male|gamb*|piedi|telefon*|wifi|gente|vuot*|amic*|discotec*|divert*|bagn*|spiagg*|mare|vestit*|giacc*|mucc*|zanzar*|mosche|ripid*|respir*|aria|dorm*|presto|ristorant*|supermercat*|prezz*|ghiacci*|turist*',
        ],
        other_wordings: [
          'E la montagna? Anche lì c’è uno svantaggio: quale?',
          'Adesso la montagna: che cosa non ti piace lì?',
        ],
        reactions: [
          when('nient*|nulla|nessun*', 'Nessuno? Allora non hai mai incontrato una mucca arrabbiata!'),
          when('fredd*|neve|ghiacci*|vent*', [
            'Il freddo! Io dormo con tre maglioni.',
            'Brrr, mi viene freddo solo a pensarci.',
          ]),
          when('piogg*|piov*|nebbi*|temporal*|tempo', 'Se piove, si gioca a carte tutto il giorno.'),
          when('salit*|fatic*|stanc*|cammin*|gamb*|piedi|zaino|ripid*|pesant*', [
            'Le salite! Dopo dieci minuti chiedo: «Siamo arrivati?»',
            'Che fatica! Però la sera si dorme.',
          ]),
          when('strad*|curv*|lontan*|macchin*|autobus', 'Tutte quelle curve… mio fratello sta sempre male.'),
          when(
            'pericolos*|paura|ors*|lup*|serpent*|animal*|valang*|cad*|insett*',
            'Gli orsi! Qui in Abruzzo ci sono davvero.',
          ),
          when(
            'noios*|noia|annoi*|negoz*|discotec*|divert*|amic*|silenzi*|solo bosch*|da solo|solo neve|bui*',
            'La sera c’è poco da fare, è vero. Si guardano le stelle!',
          ),
          when('internet|wifi|telefon*', 'Niente internet! Per tre giorni va bene, poi piango.'),
          when('caro|cara|cost*|prezz*|giacc*|scarp*|vestit*', 'Sciare costa un occhio della testa.'),
          on('dont_know', 'Per esempio: le salite, il freddo, la pioggia. Che cosa non ti piace?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Una sorpresa: il gruppo ha i soldi per un solo viaggio, e vengono anche bambini e nonni! Dove andiamo?',
      [
        'mare|montagn*|lag*|campagn*|spiagg*|città|collin*|isol*|parc*|rom*|bosc*|pescara|piscin*|fium*|casa|museo|zoo|venezia|firenze|napoli|sicilia|sardegna|milano|fattoria|terme|rifugio|abruzzo|gardaland|acquario|campeggio|villaggio|disney*|agriturismo|puglia|toscana|rimini',
      ],
      'Scegli un posto che va bene per tutti, e di’ perché.',
      'Andiamo al lago, perché è tranquillo e i bambini possono nuotare.',
      {
        other_wordings: [
          'Attenzione, c’è una novità: facciamo un viaggio tutti insieme, con bambini e nonni. Tu dove vuoi andare?',
          'Senti questa: il gruppo paga un viaggio per tutti, anche per bambini e nonni! Che posto scegliamo?',
        ],
        reactions: [
          when('lag*|fium*', [
            'Il lago! Un po’ mare e un po’ montagna: sei un genio.',
            'Al lago c’è tutto: acqua e alberi.',
          ]),
          when('spiagg*|mare|isol*|rimini|sardegna|puglia|sicilia', [
            'Al mare! I nonni sotto l’ombrellone e i bambini in acqua.',
            'Va bene, hai vinto: porto io i panini.',
          ]),
          when('montagn*|bosc*|rifugio|collin*|abruzzo', [
            'In montagna! I nonni all’ombra e i bambini nei prati.',
            'D’accordo, ma le salite le facciamo piano.',
          ]),
          when('roma|venezia|firenze|napoli|milano|città|museo', 'Una città! Così ognuno vede quello che vuole.'),
          when(
            'parc*|zoo|gardaland|disney*|acquario|piscin*|terme',
            'I bambini ti amano già! E i nonni dormono sulla panchina.',
          ),
          when(
            'campagn*|fattoria|agriturismo|campeggio|villaggio',
            'Con gli animali e un grande tavolo: che bella idea.',
          ),
          when('casa|chiediamo|decid*|votiamo|un posto', 'A casa? Così risparmiamo e mangiamo una pizza!'),
          on('dont_know', 'Pensa ai nonni e ai bambini: che posto va bene per tutti?', { goes_to: 'stay' }),
          on('joke', 'Sulla luna? I nonni soffrono l’altezza! Dove andiamo davvero?', { goes_to: 'stay' }),
          on('asks_back', 'Io vengo dappertutto!'),
        ],
      },
    ),
    step(
      'E tu, dove vai nelle prossime vacanze?',
      [],
      'Di’ un posto, e con chi ci vai.',
      'Vado in montagna con la mia famiglia.',
      {
        topics: [
          'vado a|vado in|vado al|vado da|vado con|vad*|andr*|andare|andiamo|mare|montagn*|casa|rest*|vorrei|spiagg*|lag*|città|campagn*|italia|dai nonn*|da mia nonn*|miei nonn*|amic*|viaggi*|nessun*|lavorare|devo lavor*|con la famigli*|mia famigli*|isol*|part*|volo|vol*|estero|studiare',
          'studio|torn*|zia|zio|zii|dai cugin*|da mia cugin*|da mio cugin*|genitor*|campegg*|non so|niente|mamma|papà|da mia madre|con mia madre|da mio padre|con mio padre|paese|sogn*|dorm*|compiti|corso|hotel|crocier*',
          'francia|spagna|germania|grecia|inghilterra|irlanda|scozia|portogallo|austria|svizzera|croazia|polonia|turchia|marocco|egitto|america|stati uniti|new york|messico',
          'brasile|argentina|giappone|cina|india|australia|africa|roma|venezia|napoli|milano|firenze|sicilia|sardegna|parigi|londra|berlino|madrid|puglia|toscana',
          'barcellona|lisbona|amsterdam|vienna|praga|russia|ucraina|romania|svezia|norvegia|canada|cuba|perù|colombia|pescara|rimini|dolomiti|alpi|garda|giardino|balcone|qui|tenda',
        ],
        other_wordings: [
          'Mi hai quasi convinta! E le tue prossime vacanze, dove le fai?',
          'Ultima domanda: dove vai tu in vacanza?',
        ],
        reactions: [
          when('resto|rest*|casa|nessun*|niente|lavorare|devo lavor*|studiare|studio|compiti|balcone|giardino', [
            'A casa si sta bene: nessuna valigia!',
            'Allora le vacanze le facciamo qui, con un gelato.',
          ]),
          when('montagn*|dolomiti|alpi|neve', [
            'In montagna! Mandami una foto di una mucca.',
            'Che bello, respira un po’ anche per me.',
          ]),
          when('mare|spiagg*|isol*|sardegna|sicilia|puglia|rimini|grecia|croazia', [
            'Al mare! Attenzione alle meduse.',
            'Che bello! Fai un bagno anche per me.',
          ]),
          when(
            'dai nonn*|da mia nonn*|miei nonn*|con la famigli*|mia famigli*|genitor*|zia|zio|zii|dai cugin*|da mia cugin*|da mio cugin*|mamma|papà',
            'Con la famiglia! Le vacanze più belle, e le più rumorose.',
          ),
          when('amic*|campegg*|tenda', 'Con gli amici ci si diverte sempre.'),
          when('lag*|garda|campagn*', 'Che pace! Ti invidio un po’.'),
          when(
            'francia|spagna|germania|inghilterra|irlanda|portogallo|america|stati uniti|messico|brasile|giappone|parigi|londra|berlino|madrid|new york|estero|viaggi*|vol*',
            'Un bel viaggio! Portami una cartolina.',
          ),
          when('non so|non lo so|ancora', 'Non lo sai ancora? Adesso hai tante idee!'),
          on('dont_know', 'Non lo sai ancora? Resti a casa, o vai al mare?', { goes_to: 'stay' }),
          on('asks_back', 'Io quest’anno vado una settimana in montagna.'),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'E tu che cosa preferisci?',
      'preferisci|e tu|a te|piace di più|sei per',
      'Io dico sempre il contrario di te, è il gioco! Ma in segreto amo tutti e due.',
    ),
    fact('Come ti chiami?', 'ti chiami|tuo nome', 'Mi chiamo Ilaria, ma qui tutti mi chiamano Ila.'),
    fact('Di dove sei?', 'di dove|da dove|sei di|abiti|vivi', 'Sono di Pescara, abito a cinque minuti dalla spiaggia.'),
    fact('Quanti anni hai?', 'quanti anni|età', 'Ho ventidue anni.'),
    fact(
      'Che cosa fai nella vita?',
      'lavor*|studi|mestiere|scuola|università|nella vita',
      'Studio biologia e la sera lavoro in una gelateria.',
    ),
    fact(
      'Da quanto tempo vieni a questo gruppo?',
      ['quanto|quando|spesso', 'vieni|qui'],
      'Vengo qui da un anno, ogni giovedì.',
    ),
    fact(
      'Quante persone ci sono nel gruppo?',
      'quante persone|quanti siamo|quanti siete|gruppo',
      'Siamo in quindici, e parliamo sempre tutti insieme!',
    ),
    fact(
      'Hai fratelli o sorelle?',
      'fratell*|sorell*|famiglia|genitori',
      'Ho un fratello più piccolo, Marco. Lui vuole andare solo in piscina.',
    ),
    fact('Hai animali?', 'hai un cane|gatto|hai animali', 'Ho una cagnolina. Lei ama la neve!'),
    fact(
      'Dove vai in vacanza?',
      ['dove|quando', 'vai|vacanza|vacanze'],
      'Quest’anno vado in montagna, ma per una settimana sola.',
    ),
    fact('Sai nuotare?', 'nuotare|nuoti', 'Sì, nuoto bene, ma ho paura delle meduse.'),
    fact('Sai sciare?', 'sciare|scii|sci', 'Scio, ma cado spesso!'),
    fact(
      'È lontano il mare da Pescara?',
      ['lontan*|distan*', 'mare|spiaggia'],
      'Il mare è qui, a cinque minuti a piedi.',
    ),
    fact(
      'È lontana la montagna?',
      ['lontan*|distan*', 'montagna|neve'],
      'La montagna è a un’ora di macchina da Pescara.',
    ),
    fact(
      'Com’è il mare a Pescara?',
      'mare|spiaggia|acqua',
      'Qui la spiaggia è lunga e l’acqua è bassa: perfetta per i bambini.',
    ),
    fact(
      'Com’è la montagna vicino a Pescara?',
      'montagna|montagne|gran sasso',
      'Qui vicino c’è il Gran Sasso: è alto quasi tremila metri.',
    ),
    fact(
      'Ci sono animali pericolosi?',
      'orsi|lupi|pericolos*|medus*|squal*',
      'In Abruzzo ci sono orsi e lupi, ma hanno paura di noi.',
    ),
    fact(
      'Quanto costa il viaggio?',
      'costa|prezzo|soldi|paga|euro',
      'Il viaggio lo paga il gruppo: duemila euro in tutto.',
    ),
    fact(
      'Quanti bambini vengono?',
      'bambini|nonni|chi viene|quante persone vengono',
      'Vengono quattro bambini e tre nonni.',
    ),
    fact('Quando partiamo?', 'quando|partiamo|parte', 'Partiamo il primo sabato di giugno.'),
    fact('Quanto dura il viaggio?', 'dura|quanti giorni|quanto tempo', 'Il viaggio dura tre giorni.'),
    fact('Come andiamo?', 'come andiamo|treno|autobus|pullman|aereo', 'Andiamo con il pullman, tutti insieme.'),
    fact('Che tempo fa oggi?', 'tempo fa|piove|sole|caldo|freddo', 'Oggi c’è il sole e ci sono trenta gradi.'),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è in fondo, a sinistra.'),
    fact('Come stai?', 'come stai|come va', 'Bene, grazie! Sono pronta a discutere.'),
    fact(
      'Che cosa ti piace fare?',
      'ti piace|hobby|tempo libero',
      'Mi piace leggere e mangiare il gelato. Anche insieme!',
    ),
  ],
  twists: [
    twist(4, 'Guarda fuori: che sole! Ma anche il mare ha uno svantaggio. Quale?'),
    twist(5, 'Senti il tuono? In montagna adesso piove! Qual è uno svantaggio della montagna?'),
    twist(
      6,
      'Ho appena ricevuto un messaggio: il gruppo ha vinto un viaggio per tutti, anche per bambini e nonni! Dove andiamo?',
    ),
  ],
  starters: ['Ciao! Per me è meglio il mare.', 'Io preferisco la montagna.', 'Mi piacciono tutti e due.'],
  opening_message: 'Ciao! Oggi facciamo coppia, e il tema è: vacanze al mare o in montagna.',
  closing_message:
    'È bello discutere con te! Adesso però andiamo tutti a prendere un gelato, su questo siamo d’accordo.',
  correction: 'prompt',
})
