import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const negotiationB2 = template({
  id: 'negotiation-b2',
  name: 'Una stanza, due idee sul prezzo',
  language: 'it',
  level: 'B2',
  description:
    'Vuoi prendere una stanza in un appartamento condiviso, ma non a quelle condizioni. Tratta finché non trovate un accordo.',
  role: 'Inquilina di un appartamento a Torino che cerca qualcuno per la stanza libera',
  partner_name: 'Beatrice',
  region: 'IT',
  scenario:
    'Hai visto la stanza ieri: è luminosa, ma costa cinquecentoventi euro al mese, spese escluse. Oggi siete al tavolo della cucina per discutere le condizioni. Lei è simpatica, ma non cede al primo tentativo.',
  goals: [
    'So esporre la mia posizione e motivarla.',
    'So fare una proposta e rispondere a una controproposta.',
    'So porre condizioni e reagire a un’obiezione.',
    'So trovare un compromesso e riassumere un accordo.',
  ],
  grammar: [
    'a patto che, purché, a meno che + congiuntivo',
    'il periodo ipotetico: se potessi, firmerei',
    'benché e pur + gerundio',
  ],
  vocabulary: words({
    trattare: 'discutere il prezzo o le condizioni di qualcosa',
    'l’affitto': 'quello che si paga ogni mese per abitare in una casa d’altri',
    'le spese': 'quello che si paga per la luce, il gas e l’acqua',
    'la caparra': 'i soldi che si danno all’inizio come garanzia',
    'la controproposta': 'una proposta che risponde a un’altra',
    'venire incontro': 'accettare in parte quello che l’altro chiede',
    cedere: 'smettere di resistere e accettare',
    ragionevole: 'giusto, non esagerato',
    'a patto che': 'solo se',
    'il coinquilino': 'chi divide con te l’appartamento',
    'il preavviso': 'il tempo tra quando dici che te ne vai e quando parti',
    'mettere per iscritto': 'scrivere nero su bianco quello che si è detto',
  }),
  steps: [
    step(
      'La stanza l’hai vista: balcone, sole tutto il pomeriggio, cinquecentoventi euro al mese. Dimmi con franchezza: che cosa non ti convince?',
      [],
      'Esponi la tua posizione: «La stanza mi piace, però…».',
      'Sulla stanza non ho nulla da dire, però l’affitto mi sembra troppo alto: vorrei trattare sul prezzo.',
      {
        topics: [
          'prezz*|affitt*|car*|cost*|alt*|tropp*|euro|sold*|spes*|paga*|budget|tratt*|scont*|caparra|mensil*|mes*|contratt*|condizion*|durat*|ann*|economic*|esagerat*|conven*|abbass*|ridurr*|riduc*|meno',
          'stanz*|camer*|piccol*|picol*|strett*|rumor*|balcon*|cucin*|bagn*|lett*|armadi*|mobil*|arred*|finestr*|luc*|bui*|fredd*|riscald*|cald*|umid*|pian*|ascensor*|scal*|lavatric*|wifi|internet|parchegg*|vist*|muffa|muri|paret*|sporc*|vecchi*|divan*|scrivani*',
          'coinquilin*|person*|zona|quartier*|lontan*|metro*|autobus|universit*|lavor*|centro|animal*|gatt*|can*|ospit*|regol*|fum*|privacy|pulizi*|turn*|orari*|convinc*|niente|nulla|tutto|perfett*|dubbi*|problem*|preoccup*|scomod*|silenzi*|vicina a|vicino al|vicini',
        ],
        other_wordings: [
          'Sarò diretta: la stanza è libera, cinquecentoventi euro al mese più le spese. Tu invece che cosa vorresti cambiare?',
          'Allora, ci hai dormito sopra? La stanza costa cinquecentoventi euro, spese escluse. Che cosa, secondo te, non va?',
        ],
        reactions: [
          when('car*|prezz*|affitt*|costos*|troppo alt*|euro|budget|sold*|economic*|esagerat*|meno|pagare', [
            'Il prezzo, me l’aspettavo. Ma a Torino, con il balcone, non trovi niente di meglio.',
            'Caro, dici? Per una stanza così, in San Salvario, ti assicuro che c’è la fila.',
            'Sul prezzo, lo sapevo, si comincia sempre da lì.',
          ]),
          when('spes*|riscald*|bollett*|caparra', 'Le spese pesano, lo so bene: le pago anch’io.'),
          when(
            'piccol*|strett*|letto|armadi*|mobil*|arred*|scrivani*|bui*',
            'Piccola, forse, ma ti garantisco che ci sta tutto: ci ho abitato io due anni.',
          ),
          when(
            'rumor*|silenzi*|vicina a|vicino al|vicini',
            'Sul rumore non ti do torto, però di notte non vola una mosca.',
          ),
          when('contratt*|durat*|ann*|condizion*|preavviso', 'Il contratto, dunque. Di solito su quello non transigo.'),
          when(
            'zona|quartier*|lontan*|metro*|autobus|centro|universit*',
            'La zona si fa amare piano piano, e la metro è a sei minuti.',
          ),
          when(
            'coinquilin*|animal*|gatt*|can*|ospit*|regol*|fum*|bagn*|cucin*|pulizi*|privacy',
            'La convivenza è un’arte, hai ragione a pensarci prima.',
          ),
          when(
            'niente|nulla|tutto perfetto|mi convince tutto',
            'Tutto perfetto? Allora dammi la mano… No, ti leggo in faccia che vuoi trattare.',
          ),
          on('dont_know', 'Pensaci un attimo: è il prezzo, la stanza o la convivenza che ti frena?', {
            goes_to: 'stay',
          }),
          on(
            'joke',
            'Simpatico modo di cominciare! Sul serio, però: prezzo, stanza o regole, che cosa non ti convince?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'Perché dovrei venire incontro proprio a te? Dammi una buona ragione.',
      [],
      'Motiva la tua richiesta: «Perché…», «Dal momento che…».',
      'Perché sono una persona tranquilla e ragionevole, e pago sempre puntualmente.',
      {
        topics: [
          'perché|poiché|siccome|dal momento|visto che|dato che|paga*|puntual*|tranquill*|ordinat*|pulit*|affidabil*|seri*|rispettos*|responsabil*|ragionevol*|onest*|gentil*|simpatic*|silenzios*|educat*|fum*|fest*|cucin*|puli*|aiut*|ripar*|lavor*|stud*|student*|stipendi*|guadagn*|sold*|borsa di studio',
          'garanzi*|garant*|genitori|famigli*|subit*|lung*|ann*|mes*|rest*|conosc*|amic*|fiduci*|fid*|coinquilin*|viagg*|week|fine settimana|animal*|piant*|compagni*|divert*|music*|lingu*|insegn*|inglese|referenz*|altr* stanz*|altr* offert*|confront*|mercato|media|zona|vuot*|qui vicino|vicino all*|prezz*|car*',
          'la casa|mi piace la stanza|mi piace la casa|balcone|sole|la stanza mi',
        ],
        other_wordings: [
          'Sono già venute altre quattro persone. Per quale motivo dovrei preferire te?',
          'Mettiti nei miei panni: che cosa ci guadagno io, se cambio le condizioni per te?',
        ],
        reactions: [
          when('puntual*|pag*|garanzi*|garant*|stipendi*|referenz*|genitori', [
            'Chi paga puntuale vale oro, te lo concedo. Ma lo dicono tutti.',
            'Una garanzia conta, non lo nego. Da sola, però, non basta.',
            'È un buon argomento, ma non è ancora uno sconto.',
          ]),
          when('tranquill*|silenzios*|ordinat*|pulit*|rispettos*|seri*|responsabil*|affidabil*|educat*|puli*', [
            'Ordine e tranquillità: musica per le mie orecchie. Resta da vedere se è vero!',
            'Se è così, siamo già a metà strada. Solo a metà, però.',
          ]),
          when(
            'cucin*|insegn*|ripar*|aiut*|inglese|lingu*',
            'Questo sì che è interessante: una mano in casa vale più di dieci euro.',
          ),
          when(
            'stud*|student*|borsa',
            'Ho studiato anch’io con due soldi in tasca, ti capisco. L’affitto, però, lo devo pagare.',
          ),
          when('lung*|rest*|ann*', 'Qualcuno che resta a lungo… sì, sarei stanca di cambiare ogni sei mesi.'),
          when(
            'altr* stanz*|altr* offert*|mercato|media|zona|confront*|car*|prezz*',
            'Hai fatto i compiti, vedo. Ma le altre stanze non hanno questo balcone.',
          ),
          when('viagg*|fine settimana|week|poco a casa|part*', 'Se ci sei poco, consumi poco: ragionamento furbo.'),
          when(
            'simpatic*|amic*|divert*|compagni*|gentil*',
            'La simpatia la vedo, e ti assicuro che pesa. L’affitto, purtroppo, pesa di più.',
          ),
          on('dont_know', 'Su, vendi bene la tua merce: come sei, quando si vive con te?', { goes_to: 'stay' }),
          on('refusal', 'Capisco, non ti piace metterti in vetrina. Dimmi almeno una cosa: paghi puntualmente?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Veniamo al dunque: che cosa mi proponi, concretamente?',
      [],
      'Fai un’offerta precisa: «Ti propongo…», «Potrei offrirti…».',
      'Ti propongo quattrocentocinquanta euro di affitto, e ti darei subito due mesi di caparra.',
      {
        topics: [
          '#|euro|cento|quattrocento*|cinquecento*|trecento*|quattro*|cinque*|propo*|offr*|offert*|dispost*|pag*|dare|darei|darti|prezz*|affitt*|scont*|abbass*|ridurr*|riduc*|scend*|meno|metà|mes*|caparr*|anticip*|spes*|compres*|inclus*|gratis|ann*|contratt*|firm*',
          'puli*|cucin*|ripar*|aiut*|lezion*|insegn*|portar*|compro|comprare|comprerei|compres*|mobil*|lavatric*|divano|in cambio|invece|se tu|se mi|condizion*|prov*|ogni settiman*|alla settimana|trimestr*|sei mesi|rest*|bollett*|wifi|internet|dividere|divid*',
        ],
        other_wordings: [
          'Bando alle chiacchiere: qual è la tua proposta, in cifre?',
          'Parliamo di numeri: quanto offri, e in cambio di che cosa?',
        ],
        reactions: [
          when('non lo so|decidi tu|quanto vuoi', 'Eh no, la prima cifra la devi dire tu! Quanto offri?', {
            goes_to: 'stay',
          }),
          when(
            'trecent*|duecent*|cento|300|350|250|200|280|320|380',
            'A quella cifra ti affitto il balcone! Però apprezzo il coraggio.',
          ),
          when(
            'gratis|niente|zero',
            'Gratis, nella vita, c’è solo il sole sul balcone. Almeno hai il senso dell’umorismo.',
          ),
          when(
            'cinquecentoventi|520|prezzo pieno|cinquecento|500|510|490|495',
            'Ci siamo quasi, sento odore di accordo. Ma non voglio sembrarti troppo facile.',
          ),
          when('caparr*|anticip*|subito', [
            'I soldi subito fanno gola, non lo nascondo. La cifra, invece, mi sta stretta.',
            'La caparra la accetto volentieri. Sul resto, lasciami resistere un po’.',
            'Vedo che fai sul serio: chi anticipa ci crede davvero.',
          ]),
          when(
            'puli*|cucin*|ripar*|aiut*|lezion*|insegn*|in cambio',
            'Uno scambio, che idea originale! Purtroppo la padrona di casa vuole soldi, non favori.',
          ),
          when(
            'spes*|compres*|inclus*|bollett*|divid*',
            'Spese comprese? D’inverno il riscaldamento mi mangia mezzo stipendio.',
          ),
          when('#|quattrocent*|euro|metà', [
            'È un po’ poco, lo sai anche tu. Ma ormai mi hai incuriosita.',
            'Mmm. Mi fai scendere parecchi gradini in una volta sola.',
          ]),
          when(
            'meno|scont*|abbass*|ridurr*|scend*',
            'Uno sconto… detta così, può voler dire tutto e niente. Faccio io una cifra, allora.',
          ),
          on('dont_know', 'Parti da qualcosa di semplice: qual è la cifra più alta che pagheresti?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Ti faccio la mia controproposta: io scendo a cinquecento, ma tu resti almeno un anno. Che cosa mi rispondi?',
      [],
      'Accetta, rifiuta o rilancia: «Ci starei, se…».',
      'La tua controproposta è interessante, ma un anno è lungo: ci starei, se il preavviso fosse di un mese.',
      {
        topics: [
          'no|accett*|rifiut*|d’accordo|va bene|ok|ci sto|ci starei|affare fatto|interessant*|ragionevol*|giust*|ancora|tropp*|alto|alta|car*|cinquecent*|quattrocent*|#|euro|ann*|mes*|lung*|cort*|breve|contratt*|preavvis*|impegn*|vincol*|rest*|firm*|controproposta|propost*|offert*',
          'prezz*|affitt*|scend*|meno|metà strada|spes*|compres*|caparr*|se tu|se mi|a patto|purché|condizion*|dipende|pens*|rifletter*|non posso|non so|impossibil*|difficil*|preferirei|preferisco un|invece|piuttosto|lavor*|stud*|universit*|sei|fino a estate|d estate|l estate|subaffitt*',
          'garanzi*|possibilità|libertà|liber*|passo|avanti|budget|tasche|sopra|spendere',
        ],
        other_wordings: [
          'Facciamo così: cinquecento euro, non uno di meno, e un contratto di un anno. Come la vedi?',
          'Senti la mia controproposta: cinquecento euro al mese, se resti per almeno dodici mesi. Ti sembra accettabile?',
        ],
        reactions: [
          when('preavvis*|disdett*', [
            'Il preavviso… su questo si può ragionare.',
            'Sul preavviso non mi impunto.',
            'Tre mesi, due mesi… su questo troviamo un accordo.',
          ]),
          when('non posso|non voglio|impossibil*|rifiut*|non accett*|non mi conviene|non ci sto|inaccettabil*', [
            'Sei un osso duro! Non importa, non mi alzo ancora dal tavolo.',
            'Un no secco: almeno so dove siamo.',
          ]),
          when('lung*|troppo tempo|sei mesi|un anno è|impegn*|vincol*', [
            'Un anno vola, credimi. Ma capisco che faccia un po’ paura.',
            'La durata ti spaventa più del prezzo, a quanto vedo.',
          ]),
          when(
            'ancora alt*|ancora car*|troppo alt*|troppo car*|quattrocent*|450|460|470|480|scend*',
            'Insisti, e fai bene. Ma sotto una certa cifra non posso proprio andare.',
          ),
          when('spes*|compres*|inclus*', 'Le spese le teniamo per dopo, una battaglia alla volta.'),
          when('accett*|d’accordo|va bene|ok|ci sto|ci starei|affare fatto|ragionevol*|giust*|interessant*|ottim*', [
            'Così mi piaci! Ci avviciniamo a grandi passi.',
            'Bene, vedo che con te si può parlare.',
          ]),
          on('yes', 'Bene, vedo che con te si può parlare.'),
          on('no', 'Un no secco: almeno so dove siamo.'),
          when('dipende|pens*|rifletter*', 'Prendi pure tempo, ma ricordati che domani ne viene un’altra a vederla.'),
          on('dont_know', 'Te la faccio più semplice: ti pesa di più il prezzo o la durata?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E a quali condizioni firmeresti oggi stesso?',
      [],
      'Poni una condizione: «Firmerei a patto che…», «…purché…».',
      'Firmerei oggi a patto che anche gli altri coinquilini siano d’accordo e che io possa portare il mio gatto.',
      {
        topics: [
          'condizion*|a patto|purché|a meno che|se|solo se|firm*|vorrei|vorr*|chied*|preten*|possa|poss*|potess*|avess*|foss*|dess*|garanti*|permett*|promett*|aggiung*|metta|mett*|iscritt*|scritt*|contratt*|clausol*|settimana|pensarci|dipint*|pittur*|pareti|chiavi|coinquilin*',
          'gatt*|can*|animal*|ospit*|amic*|fidanzat*|ragazz*|fest*|bici*|parchegg*|cantin*|scrivani*|letto|materass*|armadi*|mobil*|lavatric*|lavastovigli*|wifi|internet|chiav*|bagno|balcon*|cucin*|pulizi*|rumor*|silenzi*|fum*|imbianc*|ripar*|riscald*|spes*|affitt*|prezz*|euro|#|caparr*|preavvis*|mes*|ann*',
        ],
        other_wordings: [
          'Supponiamo di essere d’accordo sul resto: quali sono le tue condizioni per firmare?',
          'Che cosa dovrei garantirti, perché tu firmi oggi?',
        ],
        reactions: [
          when('gatt*|can*|animal*|criceto|coniglio', [
            'Un animale in casa! Purché non dorma sul mio maglione preferito, per me va bene.',
            'Gli animali mi piacciono. Bisogna solo vedere se piaccio io a loro.',
            'E io che volevo un pesce rosso! Va bene, parliamone.',
          ]),
          when('ospit*|amic*|fidanzat*|ragazz*|fest*', 'Gli ospiti sono benvenuti, ma un hotel non siamo.'),
          when(
            'letto|materass*|scrivani*|armadi*|mobil*|imbianc*|ripar*|lavatric*|lavastovigli*',
            'Su questo ti do ragione, ed è una spesa che posso affrontare.',
          ),
          when('wifi|internet|riscald*|spes*', 'Ne prendo nota: tra poco parliamo anche di spese.'),
          when(
            'preavvis*|mes*|ann*|contratt*|subaffitt*',
            'Una via d’uscita la vogliono tutti. La scriviamo, ma in piccolo!',
          ),
          when('affitt*|prezz*|euro|scont*|caparr*', 'Ancora il prezzo? Hai la testa dura quanto la mia.'),
          when('iscritt*|scritt*|garanti*', 'Nero su bianco, come si deve: carta canta.'),
          when(
            'silenzi*|rumor*|fum*|pulizi*|bagno|cucin*|balcon*|bici*|cantin*|parchegg*',
            'Mi sembra onesto. Lo chiederei anch’io al tuo posto.',
          ),
          when('nessun*|niente|nulla', 'Nessuna condizione? Mi togli tutto il divertimento!'),
          on(
            'dont_know',
            'Pensa alla vita di tutti i giorni: ospiti, animali, mobili. Che cosa ti serve per firmare?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'Ho però un’obiezione: Marta, la terza inquilina, fa i turni di notte in ospedale e teme il rumore. Come la tranquillizzi?',
      [],
      'Rispondi all’obiezione: «Capisco la preoccupazione, però…».',
      'Capisco la preoccupazione, ma di giorno lavoro fuori casa; e se vuole, possiamo mettere per iscritto gli orari di silenzio.',
      {
        topics: [
          'capisc*|preoccup*|tranquill*|rumor*|silenzi*|cuffi*|auricolar*|music*|volum*|bass*|piano|dorm*|sonn*|ripos*|notte|giorn*|mattin*|pomerigg*|la sera|di sera|orari*|turn*|rispett*|attent*|discret*|educat*|promett*|garanti*|regol*|iscritt*|scritt*|accord*|patto|parl*|avvis*|chied*|discut*',
          'lavoro|lavorare|universit*|bibliotec*|fuori|in casa|a casa|uffici*|telefon*|calz*|ciabatt*|scarp*|pantofol*|port*|feste|fest*|ospit*|amic*|invit*|tapp*|cucin*|lavatric*|calendari*|tabella|lavagn*|mess*|grupp*|whatsapp|conosc*|incontr*|caffè|torta|prova|periodo|esperienz*|abitu*',
          'problem*|nessun*|mai|fantasma|topo|studio|studiare|scalz*|sveglio|svegli*|suono|strument*|music*|dormo|torta|regal*',
        ],
        other_wordings: [
          'C’è un ma: Marta lavora di notte, dorme di giorno, e ha paura del chiasso. Che cosa le diresti?',
          'Resta un ostacolo, e si chiama Marta: fa l’infermiera, dorme fino alle tre e non vuole rumore. Come la convinci?',
        ],
        reactions: [
          when('cuffi*|auricolar*|volum*', [
            'Le cuffie! Una soluzione semplice, come piace a me.',
            'Con le cuffie saresti già meglio di quello di prima, che suonava la tromba.',
          ]),
          when('fuori|di giorno|universit*|bibliotec*|uffici*|mai a casa', [
            'Se di giorno non ci sei, il problema si risolve da solo.',
            'Se sei fuori tutto il giorno, allora mi preoccupo meno.',
            'Di giorno fuori, di sera insieme: può funzionare.',
          ]),
          when('orari*|turn*|regol*|iscritt*|scritt*|calendari*|tabella|accord*', [
            'Regole chiare, amicizia lunga: Marta sarà contenta.',
            'Gli orari sul frigorifero, perfetto: Marta adora le tabelle.',
          ]),
          when(
            'parl*|conosc*|incontr*|caffè|torta|chied*|discut*',
            'Parlarle di persona: con un dolce in mano, la conquisti di sicuro.',
          ),
          when(
            'ciabatt*|calz*|scarp*|pantofol*|piano|piedi|topo|fantasma',
            'Silenzio da gatto, insomma. Questa gliela racconto stasera.',
          ),
          when('capisc*|rispett*|attent*|tranquill*|silenzi*|promett*|educat*', [
            'Le riferisco tutto, parola per parola. Ci terrà, vedrai.',
            'Detta così, suona bene. Marta, però, vuole i fatti.',
          ]),
          when(
            'problema suo|non mi interessa|peggio per|tappi|non posso',
            'Piano, con Marta ci devi vivere! Qualche piccola concessione la faresti pure tu: quale?',
            { goes_to: 'stay' },
          ),
          on('dont_know', 'Immagina di dormire tu fino alle tre: che cosa ti lascerebbe dormire in pace?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Eppure senza il sì di Marta non si firma. Che cosa potresti offrirle?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Resta un ultimo nodo: settanta euro di spese al mese, e le pulizie del sabato. Che compromesso proponi?',
      [],
      'Cerca una via di mezzo: «Potremmo…», «Io mi occuperei di…».',
      'Potremmo dividere le spese in tre, e io mi occuperei delle pulizie: così ci veniamo incontro senza che nessuno debba cedere.',
      {
        topics: [
          'divid*|division*|divis*|metà|terz*|tre|in parti|parti uguali|ugual*|spes*|pulizi*|puli*|sabat*|domenic*|turn*|ogni settiman*|a settimane|alla settimana|una settimana|alternar*|altern*|a rotazione|rotazion*|ognun*|ciascun*|a testa|compres*|inclus*|forfait|fiss*|consum*|bollett*',
          'luce|gas|acqua|riscald*|pag*|euro|#|meno|cucin*|bagn*|aspirapolver*|lavo|lavare',
          'compromess*|potremm*|potrei|occup*|invece|in cambio|scambi*|io faccio|tu fai|donna delle pulizie|colf|robot|app|calendari*|tabella|via di mezzo|incontr*|accord*|insieme|mes*|giust*|equ*|ragionevol*|rinunci*|settanta|cinquanta|quaranta|trentacinque|sessanta|scont*',
        ],
        other_wordings: [
          'Siamo all’ultimo scoglio: le spese, settanta euro a testa, e chi pulisce il sabato. Quale via di mezzo vedi?',
          'Manca solo un punto, e litighiamo sempre per quello: spese e pulizie. Hai un compromesso da proporre?',
        ],
        reactions: [
          when(
            'nessun compromesso|non c’è compromesso|impossibil*|non cedo|non pago',
            'Così facciamo notte! Tra settanta euro e niente c’è parecchio spazio: dove ti fermeresti?',
            { goes_to: 'stay' },
          ),
          when('robot|colf|donna delle pulizie', 'Se la spesa la dividiamo in tre, non dico di no.'),
          when(
            ['pulizi*|puli*|lavo|lavare|bagn*|cucin*', 'spes*|pag*|euro|divid*|meno|bollett*|#'],
            [
              'Tu pulisci di più e paghi di meno: mi costa ammetterlo, ma è equo.',
              'Spese e pulizie in un colpo solo: che diplomazia.',
              'Bel colpo: così guadagniamo tutti e due.',
            ],
          ),
          when(
            'turn*|altern*|rotazion*|ogni settiman*|a settimane|alla settimana|una settimana|calendari*|tabella|sabat*|ognun*|ciascun*',
            'A turno, senza scuse: lo appendo in cucina stasera stessa.',
          ),
          when('divid*|metà|terz*|in parti|parti uguali|ugual*|a testa|tre', [
            'In parti uguali: i conti tornano, e l’amicizia pure.',
            'Si divide e non si discute più: ci sto.',
          ]),
          when(
            'compres*|inclus*|forfait|fiss*|consum*',
            'Una cifra fissa, così nessuno guarda il contatore. Affare fatto.',
          ),
          when(
            'meno|euro|scont*|cinquanta|quaranta|sessanta|settanta',
            'Tiri sul prezzo fino all’ultimo! E va bene, mi hai presa per stanchezza.',
          ),
          when('puli*|pulizi*|occup*|cucin*', 'Se ci pensi tu, chiudo un occhio sul resto.'),
          on('dont_know', 'Parti dalle pulizie: preferisci fare i turni o pagare qualcosa in più?', {
            goes_to: 'stay',
          }),
          on('asks_back', 'Io odio pulire il forno.'),
        ],
      },
    ),
    step(
      'Prima di stringerci la mano: mi riassumi che cosa abbiamo deciso?',
      [],
      'Ripeti i punti dell’accordo: «Dunque, io pago…, tu…».',
      'Dunque: l’affitto è di cinquecento euro, resto un anno con un mese di preavviso, il gatto può venire e le spese le dividiamo in tre.',
      {
        topics: [
          'dunque|allora|quindi|riassum*|riassunt*|insomma|in breve|ricapitol*|abbiamo decis*|decis*|accord*|deciso|d’accordo|affitt*|prezz*|euro|#|cinquecent*|quattrocent*|mes*|ann*|contratt*|firm*|preavvis*|caparr*|spes*|divid*|compres*|puli*|pulizi*|turn*|sabat*',
          'paga*|rest*|gatt*|can*|animal*|ospit*|marta|silenzi*|rumor*|orari*|cuffi*|stanz*|camer*|letto|condizion*|compromess*|iscritt*|scritt*|trasloc*|entr*|arriv*|settembre|ottobre|lunedì|prossim*|abbiamo detto|come detto|abbiamo deciso|come abbiamo',
        ],
        other_wordings: [
          'Carta canta, ma prima a voce: quali sono i punti del nostro accordo?',
          'Per evitare malintesi, ripeti tutto dall’inizio: che cosa abbiamo stabilito?',
        ],
        reactions: [
          when(
            [
              'affitt*|euro|#|cinquecent*|quattrocent*|prezz*',
              'spes*|puli*|pulizi*|preavvis*|gatt*|silenzi*|ann*|caparr*|mes*',
            ],
            [
              'Parola per parola: non avrei saputo dirlo meglio.',
              'Esatto, non hai dimenticato niente. Metto tutto per iscritto.',
              'Perfetto, è proprio quello che ho scritto.',
            ],
          ),
          when(
            'affitt*|euro|#|cinquecent*|quattrocent*|prezz*|paga*',
            'Il prezzo te lo ricordi bene! Gli altri punti li aggiungo io nel contratto.',
          ),
          when(
            'spes*|puli*|pulizi*|silenzi*|marta|gatt*|ospit*|turn*|preavvis*',
            'La convivenza l’hai riassunta bene. Il prezzo, quello, lo scrivo io!',
          ),
          when('scritt*|iscritt*|firm*|contratt*', 'Si firma, allora. La penna ce l’ho già in mano.'),
          on('dont_know', 'Ti do io il primo punto, l’affitto. Quanto, e che altro abbiamo deciso?', {
            goes_to: 'stay',
          }),
          on('joke', 'Divertente, ma nel contratto non posso scriverlo! Sul serio: quanto paghi, e con quali regole?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'Quanto sono le spese?',
      ['quant*|cost*', 'spes*|bollett*|riscaldamento|luce|gas'],
      'Le spese sono settanta euro al mese a testa: luce, gas, acqua e internet.',
    ),
    fact(
      'Quant’è la caparra?',
      'caparra|deposito|cauzione',
      'La caparra è di due mensilità, e la restituisco alla fine, se non rompi niente.',
    ),
    fact(
      'Quanto è grande la stanza?',
      'grande|metri|misura|piccola',
      'La stanza è di quattordici metri quadrati, più il balcone.',
    ),
    fact(
      'Quando è libera la stanza?',
      'quando|libera|disponibile|trasloc*|entrare',
      'La stanza è libera dal primo del mese.',
    ),
    fact(
      'Quanto costa la stanza?',
      ['quanto|prezzo', 'costa|stanza|affitto|pago|paga'],
      'La stanza costa cinquecentoventi euro, spese escluse. È il prezzo dell’annuncio.',
    ),
    fact(
      'Che mobili ci sono?',
      'mobili|letto|armadio|scrivania|arredat*|materasso',
      'Ci sono un letto, un armadio e una scrivania un po’ zoppa, ma onesta.',
    ),
    fact(
      'Si possono tenere animali?',
      'animali|gatto|cane|gatti',
      'Il contratto non lo vieta. Qui prima viveva un pappagallo.',
    ),
    fact(
      'Si possono invitare amici?',
      'ospiti|amici|invitare|feste|fidanzat*',
      'Certo, purché non restino a vivere qui.',
    ),
    fact('Si può fumare?', 'fumare|fumi|fumo|sigarette', 'Solo sul balcone, e mai quando ho steso il bucato.'),
    fact(
      'Quanto dura il contratto?',
      'contratto|durata|preavviso|disdetta',
      'Di solito un anno, con tre mesi di preavviso. Ma se ne può parlare.',
    ),
    fact(
      'C’è la lavatrice?',
      'lavatrice|lavastoviglie|asciugatrice|forno',
      'La lavatrice c’è, la lavastoviglie purtroppo sono io.',
    ),
    fact('C’è il Wi-Fi?', 'wifi|wi fi|internet|connessione', 'C’è, è veloce, ed è già compreso nelle spese.'),
    fact(
      'È lontano dal centro?',
      'lontan*|centro|università|metro|metropolitana|stazione|autobus|mezzi',
      'La metro è a sei minuti a piedi, e in centro ci arrivi in dieci.',
    ),
    fact(
      'C’è l’ascensore?',
      'ascensore|piano|scale',
      'Siamo al quarto piano, e l’ascensore funziona tre giorni su quattro.',
    ),
    fact(
      'Da quanto tempo vivi qui?',
      ['quanto|quando|tempo', 'qui|appartamento|casa'],
      'In questo appartamento vivo da quattro anni.',
    ),
    fact(
      'Chi sono gli altri coinquilini?',
      'coinquilin*|chi abita|altri|marta|vive qui|quanti siete',
      'Siamo in due: io e Marta, che fa l’infermiera e prepara un ottimo tiramisù.',
    ),
    fact(
      'Com’è il quartiere?',
      'quartiere|zona|vicini|rumore|rumoros*|tranquill*',
      'È un quartiere vivace: mercato la mattina, musica la sera, silenzio dopo mezzanotte.',
    ),
    fact(
      'Perché è andato via l’inquilino di prima?',
      'prima di me|inquilino|andato via|perché è libera|ultimo',
      'Si è innamorato e si è trasferito a Lisbona. Succede.',
    ),
    fact(
      'Sei tu la proprietaria?',
      'proprietari*|padrona|casa è tua|appartamento è tuo',
      'No, la proprietaria è una signora di Asti. Io decido, ma poi ne rispondo a lei.',
    ),
    fact(
      'Hai altre offerte?',
      'altre offerte|altri interessati|altre persone|quante persone',
      'Ieri ne ho viste quattro, e domani ne viene un’altra. Non dico altro.',
    ),
    fact(
      'C’è il riscaldamento?',
      'riscaldamento|freddo|inverno|caldo|estate',
      'Il riscaldamento è centralizzato: d’inverno si sta in maglietta.',
    ),
    fact(
      'C’è un parcheggio?',
      'parcheggio|macchina|bici|bicicletta|cantina',
      'Per la bici c’è il cortile, per la macchina ti auguro buona fortuna.',
    ),
    fact('Come ti chiami?', 'ti chiami|tuo nome', 'Mi chiamo Beatrice, ma tutti mi chiamano Bea.'),
    fact(
      'Che lavoro fai?',
      'lavoro fai|lavori|mestiere|studi',
      'Faccio la grafica, quasi sempre da casa. Per questo tengo tanto alla pace.',
    ),
    fact('Di dove sei?', 'di dove|da dove|torinese|sei di', 'Sono di Cuneo, ma vivo a Torino da nove anni.'),
    fact('Quanti anni hai?', 'quanti anni', 'Ne ho trentuno, e ho cambiato già sei case.'),
    fact('Chi fa le pulizie?', 'pulizie|pulisce|pulire', 'Le pulizie si fanno il sabato, in teoria tutti insieme.'),
    fact('Posso rivedere la stanza?', 'rivedere|vedere', 'Quando vuoi, la porta è aperta.'),
  ],
  twists: [
    twist(
      4,
      'Un secondo, mi è arrivato un messaggio: un’altra persona offre il prezzo pieno! Ma io preferirei te: cinquecento, se resti almeno un anno. Che cosa mi rispondi?',
    ),
    twist(
      6,
      'Sento la chiave nella porta… è Marta, che torna dal turno di notte, e mi sussurra: «Ma fa rumore?» Su, rispondile tu: come la tranquillizzi?',
    ),
    twist(
      7,
      'Guarda qua, è appena arrivata la bolletta del gas, ed è salita. Resta da decidere chi paga le spese e chi pulisce: che compromesso proponi?',
    ),
  ],
  starters: [
    'Ciao! La stanza mi piace, ma parliamo del prezzo.',
    'Prima di firmare, vorrei discutere alcune cose.',
    'Con tutta sincerità, per me è un po’ cara.',
  ],
  opening_message:
    'Entra, siediti pure: il caffè è sul fuoco. Ti avverto, mia nonna vendeva al mercato, e a trattare ho imparato da lei.',
  closing_message:
    'Qua la mano! Mi hai dato filo da torcere, e proprio per questo sono contenta che venga a stare qui tu.',
  correction: 'prompt',
})
