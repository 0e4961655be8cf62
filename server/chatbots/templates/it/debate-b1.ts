import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
  id: 'debate-b1',
  name: 'Il centro senza auto',
  language: 'it',
  level: 'B1',
  description: 'Bisogna vietare le auto in centro? Difendi la tua posizione e rispondi a chi non è d’accordo.',
  role: 'Un socio del circolo di dibattito di Trento, sempre gentile e di parere contrario',
  partner_name: 'Tommaso',
  region: 'IT',
  scenario:
    'In molte città italiane le auto non possono entrare in tutto il centro. Il circolo discute se vietarle del tutto. Tu scegli una posizione, e il tuo avversario cerca i punti deboli.',
  goals: [
    'So esprimere la mia opinione in modo chiaro.',
    'So sostenerla con ragioni ed esempi.',
    'So rispondere a un argomento contrario.',
    'So proporre un compromesso e riassumere.',
  ],
  grammar: ['penso che + congiuntivo', 'i connettivi: inoltre, tuttavia, perciò', 'bisognerebbe, si dovrebbe'],
  vocabulary: words({
    vietare: 'dire che una cosa non si può fare',
    permettere: 'dire che una cosa si può fare',
    'il traffico': 'tante macchine sulla strada',
    'l’inquinamento': 'quando l’aria o l’acqua è sporca',
    'il parcheggio': 'lì si lascia la macchina',
    'i mezzi pubblici': 'autobus, tram e metropolitana',
    'il negoziante': 'chi ha un negozio',
    'il comune': 'chi decide per la città',
    'l’argomento': 'una ragione a favore o contro',
    sostenere: 'difendere un’idea',
    tuttavia: 'ma, però',
    'il compromesso': 'una soluzione che va bene a tutti e due',
  }),
  steps: [
    step(
      'Cominciamo dalla tua posizione: bisogna vietare le auto in centro, sì o no?',
      [
        'sì sono|sì perché|sì bisogna|sì assolutamente|no|viet*|permett*|favore|favorevol*|contro|contrari*|auto|automobil*|macchin*|bisogn*|dovrebb*|dipende|giusto|d’accordo|proib*|assolutamente|certo|necessari*|traffic*|divieto|né|neutrale|dubbi*|entramb*|sbagliat*|accordo',
      ],
      'Scegli: «Secondo me…», «Penso che…».',
      'Secondo me bisogna vietarle, perché il traffico è troppo.',
      {
        other_wordings: [
          'Partiamo dalla domanda della serata: si dovrebbero vietare le auto in centro, oppure no?',
          'Allora, da che parte stai? Le auto in centro si dovrebbero vietare, sì o no?',
        ],
        reactions: [
          when(
            'contro il traffico|contro le auto|contro le macchine|contro l’inquinamento',
            'Chiaro. Allora stasera io difendo chi guida.',
          ),
          when(
            'dipende|né|neutrale|dubbi*|entramb*|parte|alcun*|certi|solo nel|solo il|fine settimana|weekend|solo di|domenica',
            [
              'Né sì né no: una posizione difficile da attaccare!',
              'Dipende… Allora ti farò cambiare idea in tutte e due le direzioni.',
            ],
          ),
          when(
            'non bisogn*|non si dovrebb*|non viet*|non penso|non credo|non dovrebb*|non è giusto|non sono d’accordo|contro|contrari*|permett*|sbagliat*|lasci*|entrare|serv*',
            [
              'Quindi le auto restano. Allora stasera io difendo i pedoni!',
              'Capito, sei per la libertà di guidare. Io dirò il contrario.',
            ],
          ),
          on('no', 'Quindi le auto restano. Allora stasera io difendo i pedoni!'),
          on('yes', 'Un sì chiaro. Allora stasera io difendo chi guida.'),
          when('viet*|favore|favorevol*|bisogn*|dovrebb*|necessari*|giusto|proib*|divieto', [
            'Una posizione coraggiosa. Io, per fortuna, ho un parere diverso.',
            'Molto chiaro. Allora stasera io difendo chi guida.',
          ]),
          on('dont_know', 'Va bene, pensiamoci. Quando attraversi il centro, le auto ti danno fastidio, sì o no?', {
            goes_to: 'stay',
          }),
          on('joke', 'Il pubblico ride, ma vuole una risposta! Auto in centro: sì o no?', { goes_to: 'stay' }),
          on('asks_back', 'Io stasera dico il contrario, è il mio compito.'),
        ],
      },
    ),
    step(
      'Qual è il tuo argomento più forte?',
      [],
      'Da’ una ragione, e spiegala con un’altra frase.',
      'Il mio argomento è l’inquinamento. I bambini che vivono in centro si ammalano più spesso.',
      {
        topics: [
          'aria|inquin*|machin*|smog|ambient*|clima|climatic*|gas|fum*|rumor*|silenzi*|salut*|malat*|ammal*|respir*|polmon*|asm*|traffic*|cod*|incident*|pericol*|sicur*|bambin*|anzian*|pedon*|ciclist*|piedi|cammin*|passegg*|bici*|verde pubblic*|spazi verdi|aree verdi|zone verdi|verde urban*',
          'più verde|alber*|natur*|pulit*|sporc*',
          'puzz*|caos|caotic*|stress*|ingorg*|carbon*|co2',
          'auto|automobil*|macchine|la macchina|senza macchina|guidare|parchegg*|strad*|piazz*|spazi*|perd* tempo|meno tempo|più tempo|ritard*|veloc*|lent*|lavorare|al lavoro|chi lavora|lavoratori|negoz*|client*|commerc*|economi*|sold*|cost*|benzin*|tass*|mezz*|autobus|bus|tram|metro*|treno',
          'pendolar*|libert*|liber*|diritt*|scegl*|scelt*|comod*|consegn*|ambulanz*',
          'turist*|turism*|monument*|chies*|palazz*|storic*|centro storic*|più bell*|qualit*|vita|vivere|vivibil*|vive in centro|vivono in|abitanti|chi abita|chi ci abita|resident*|gent*|person*|le famigl*|periferi*|pesante|pesa|spes*|disabil*|elettric*|alternativ*|futur*|pianet*|energi*',
          'sport|piogg*|necessari*|città|centro',
        ],
        other_wordings: [
          'E la ragione principale, qual è? Spiegala al pubblico.',
          'Adesso convincimi: qual è il motivo più importante?',
        ],
        reactions: [
          when('inquin*|aria|smog|ambient*|clima|climatic*|gas|polmon*|respir*|co2', [
            'L’aria, certo: la respiriamo tutti, anche chi guida.',
            'Un argomento serio. Qui a Trento, però, le montagne ci aiutano un po’.',
          ]),
          when('salut*|malat*|ammal*|asm*', 'La salute: contro questo argomento è difficile parlare.'),
          when('sicur*|pericol*|incident*|bambin*', [
            'La sicurezza tocca tutti, soprattutto i genitori.',
            'Su questo il pubblico è con te, lo vedo dalle facce.',
          ]),
          when(
            'rumor*|silenzi*|stress*|caos|traffic*|cod*',
            'È vero, il rumore stanca. Anche se una città muta fa un po’ paura.',
          ),
          when(
            'libert*|liber*|diritt*|scegl*|scelt*',
            'La libertà! Ma la libertà di uno finisce dove comincia quella degli altri.',
          ),
          when(
            'lavorare|al lavoro|chi lavora|lavoratori|perd* tempo|più tempo|meno tempo|comod*|veloc*|ritard*|pendolar*|spes*',
            'Il tempo è prezioso, lo ammetto. Ma in coda se ne perde molto.',
          ),
          when(
            'negoz*|client*|commerc*|economi*|sold*|cost*|turist*|turism*',
            'Tocchi i soldi: sui soldi tutti aprono le orecchie.',
          ),
          when(
            'anzian*|disabil*|mezz*|autobus|bus|tram|periferi*',
            'Pensi a chi ha meno possibilità, e questo ti fa onore.',
          ),
          when(
            'spazi*|piazz*|parchegg*|più bell*|monument*|verde pubblic*|spazi verdi|aree verdi|zone verdi|verde urban*|più verde|alber*',
            'Piazze libere e belle: lo ammetto, come immagine funziona.',
          ),
          on(
            'dont_know',
            'Pensa a una giornata in centro: l’aria, il rumore, il tempo, i negozi. Che cosa conta di più per te?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'Puoi farmi un esempio, magari della tua città?',
      [],
      'Racconta qualcosa che hai visto: «Nella mia città…».',
      'Nella mia città il comune ha chiuso la piazza alle auto e ha tolto un parcheggio: adesso la sera è piena di gente.',
      {
        topics: [
          'città|paes*|quartier*|strad*|piazz*|via|viale|centro|villagg*|periferi*|esempi*|scuol*|casa mia|di casa|mercat*|parc*|ponte|stazion*|dove abito|dove vivo|vivo|abito|da me|da noi|capital*|ospedal*|miei vicin*|vicino a casa|zona|isola|region*|nazion*|zona a traffico limitato|ztl',
          'auto|automobil*|macchine|le macchin*|con la macchin*|senza macchin*|traffic*|parchegg*|autobus|bus|tram|metro*|bici*|ciclabil*|pedon*|pedonal*|piedi|cammin*|inquin*|smog|aria|rumor*|incident*|negoz*|bar|ristorant*|turist*|gent*|person*|bambin*|chius*|viet*|apert*|tolt*|costru*',
          'cod*|sindac*|comun*|tass*|pagar*|pag*|asma|malat*|toss*|ammal*|respir*|figlia|figlio|nonno|nonna',
          'milano|roma|torino|bologna|firenze|venezia|napoli|trento|londra|parigi|berlino|madrid|barcellona|amsterdam|copenaghen|oslo|zurigo|vienna|varsavia|mosca|kiev|tokyo|pechino|new york|buenos aires|città del messico|lisbona|atene|istanbul|svizzera|germania|spagna|francia|olanda|danimarca',
        ],
        other_wordings: [
          'Le parole sono belle, ma i fatti di più: hai un esempio, forse della tua città?',
          'E nella vita vera? Raccontaci un esempio vero.',
        ],
        reactions: [
          when('venezia', 'Venezia! Là le auto non ci sono mai state, e nessuno piange.'),
          when('chius*|viet*|pedonal*|tolt*|zona a traffico limitato|ztl', [
            'Un esempio concreto, grazie. Mi chiedo solo dove sono finite tutte quelle auto.',
            'Interessante: prima protestano tutti, poi nessuno vuole tornare indietro.',
          ]),
          when('incident*|pericol*|investit*', 'È una storia triste, e purtroppo non è l’unica.'),
          when('parchegg*|cod*|traffic*|macchine|le macchin*|con la macchin*|senza macchin*|auto', [
            'Questo lo conosco bene: lo vedo ogni mattina sotto casa mia.',
            'Una scena che conosciamo tutti, sì.',
          ]),
          when('autobus|bus|tram|metro*|bici*|ciclabil*', 'Autobus e bici dicono molto di una città, te lo concedo.'),
          when('negoz*|bar|ristorant*|mercat*|turist*|gent*', 'Quindi in quelle strade c’è vita. È un punto per te.'),
          when('a|in|nella|nel|ad', '{place}! Non conoscevo questo esempio, me lo segno.'),
          when('città|paes*|quartier*|strad*|scuol*', 'Grazie dell’esempio, adesso lo vedo davanti ai miei occhi.'),
          on('no', 'Nessun esempio? Va bene, restiamo alla teoria.'),
          on('dont_know', 'Pensa alla strada davanti a casa tua: ci sono molte auto, o poche?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Non tutti però possono camminare, e non tutti possono guidare. Che cosa proponi per gli anziani e per chi sta male?',
      [
        'autobus|bus|taxi|permess*|mezzi|auto|macchin*|navett*|tram|metro*|aiut*|gratis|gratuit*|elettric*|famigli*|serviz*|consegn*|pulmin*|entrare|trasport*|ambulanz*|medic*|bici*|a casa|di casa|volontar*|panchin*|minibus|i vicini|vicino di|sconto|scooter|sedi*|in treno|treni gratis|carrozzin*|ascensor*',
      ],
      'Pensa ai mezzi pubblici o ai permessi.',
      'Gli anziani potrebbero avere un permesso, oppure dei mezzi pubblici piccoli e gratuiti.',
      {
        other_wordings: [
          'Ti faccio una domanda scomoda: mia nonna ha ottantasei anni e cammina a fatica. Che cosa proponi per le persone come lei?',
          'C’è un punto debole: gli anziani e i malati. Come si muovono, secondo te? Che cosa proponi?',
        ],
        reactions: [
          when('permess*|eccezion*|entrare', [
            'Un permesso… purché non lo chiedano tutti! Ma l’idea regge.',
            'Con un’eccezione per chi ha bisogno, sono già meno contrario.',
          ]),
          when('taxi|gratis|gratuit*|sconto', 'Bello, ma qualcuno lo deve pagare: il comune, cioè noi.'),
          when('navett*|autobus|bus|tram|metro*|mezzi|pulmin*|elettric*|minibus', [
            'Mezzi comodi e frequenti: se passano davvero, ci sto.',
            'Mia nonna lo prenderebbe volentieri, se ci fosse un posto a sedere.',
          ]),
          when(
            'famigli*|accompagn*|volontar*|i vicini|vicino di|più vicin*|aiut*',
            'Conti sulle persone: è una risposta che scalda il cuore.',
          ),
          when(
            'consegn*|medic*|ambulanz*|serviz*|a casa|di casa|domicilio|spesa',
            'Portare i servizi a casa: non ci avevo pensato.',
          ),
          when(
            'auto|macchin*|parchegg*|lasciamo passare|passare chi|lasciare passare|malat*',
            'Quindi per loro l’auto resta. È giusto, direi.',
          ),
          on('dont_know', 'Immagina tua nonna in centro con la spesa. Come torna a casa?', { goes_to: 'stay' }),
          when(
            'niente|nulla|problema loro',
            'Niente è poco, per chi ha novant’anni! Che cosa le offriresti, un autobus o un permesso?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'Vediamo un altro punto: i negozianti hanno paura di perdere i clienti. Che cosa gli rispondi?',
      [],
      'Prima di’ che cosa è vero, poi la tua risposta: «È vero. Tuttavia…».',
      'È vero, all’inizio è difficile per un negoziante. Tuttavia chi passeggia guarda di più le vetrine e compra.',
      {
        topics: [
          'client*|negoz*|parchegg*|piedi|gent*|person*|compra di più|compra meno|compra nei|compra ancora|comprano|comprare|comprerà|comprate|comprerann*|vend*|passegg*|autobus|bus|cammin*|turist*|ragion*|paur*|macchin*|auto|centro|online|internet|aiut*|sold*|guadagn*|torn*|mezz*|vetrin*',
          'spes*|consegn*|affar*|econom*|commerc*|perd*',
          'supermercat*|merc*|sconto|tass*|affitt*|bar|ristorant*|ristorator*',
          'tuttavia|invece|è vero|hanno ragione|preoccup*|tranquill*|abitu*|pazien*|cambi*|esempi*|statistic*|gli studi|molti studi|studi dimostr*|uno studio|dimostr*|altr* città|atmosfer*|piacevol*|attrattiv*|più bell*|pedonal*|piazz*|strad*|entr*|venir*|viene|vengono|arriv*|più spesso',
          'di più|contrari*|capisc*|soluzion*',
          'propo*|organizz*|event*|sconti|saldi|offerte|clienti|vendono|vendere|orari|fate|facciano',
        ],
        other_wordings: [
          'Ascolta il signor Pedrotti, il fornaio di Piazza Fiera: ha paura di perdere i clienti. Che cosa gli rispondi?',
          'E i negozianti? Dicono che perderanno i clienti. Tu che cosa gli diresti?',
        ],
        reactions: [
          when('online|internet|supermercat*', 'È vero, il nemico dei negozi è il telefono, più che l’auto.'),
          when('hanno ragione|paura giusta|sono d’accordo con loro|ha ragione', [
            'Vedo che li ascolti: i negozianti ti saranno grati.',
            'Dare ragione a chi ha paura è già una risposta.',
          ]),
          when('passegg*|piedi|cammin*|vetrin*|pedon*', [
            'Chi cammina guarda e compra: devo dire che è furbo, come argomento.',
            'Questo mi piace: nessuno ha mai visto una vetrina a cinquanta all’ora.',
          ]),
          when(
            'turist*|gent*|atmosfer*|piacevol*|più bell*',
            'Più gente in giro, più clienti: può darsi. D’inverno, però, fa freddo.',
          ),
          when(
            'parchegg*|mezz*|autobus|bus|navett*',
            'Un buon collegamento, insomma. Senza, i clienti restano a casa.',
          ),
          when(
            'aiut*|sold*|tass*|affitt*|sconto|comun*',
            'Un aiuto economico: i negozianti applaudono, il sindaco meno.',
          ),
          when('consegn*', 'La spesa a casa: comodo, e il fornaio non perde nessuno.'),
          when(
            'abitu*|pazien*|cambi*|all inizio',
            'Ci vuole pazienza, dici. Il fornaio però paga l’affitto ogni mese.',
          ),
          on('dont_know', 'Pensa a te: quando compri di più, quando passeggi o quando guidi?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ecco una notizia dell’ultimo minuto: il comune vuole provare per sei mesi, ma solo la domenica. Che cosa ne pensi?',
      [],
      'Di’ se è una buona idea, e che cosa cambieresti.',
      'Penso che il comune faccia bene a provare, ma sei mesi sono pochi.',
      {
        topics: [
          'domenic*|mes*|provar*|prov*|comun*|idea|inizi*|cominci*|pochi|è poco|troppo poco|poco tempo|un po poco|troppo poc*|troppo cort*|troppo lung*|troppo tard*|troppi|è troppo|abbastanz*|bast*|mi piace|sarebbe bello|ottim*|pessim*|giust*|sbagliat*|assurd*|inutil*|util*|interessant*',
          'ragionevol*|perfett*|va bene|meglio|peggio|d’accordo|contrari*|favorevol*|favore|contro|serv*|funzion*',
          'sabato|ogni settiman*|la settimana|in settimana|fine settimana|giorn*|un anno|anni|per sempre|come sempre|sempre chius*|chiud* sempre|weekend|fine settiman*|feri*|aument*|prolung*|allung*|estend*|cambi*|test*|esperiment*|risultat*|passo|compromess*|soluzion*|gent*|famigl*|bambin*',
          'negoz*|traffic*|auto|macchin*|aria|piazz*|abitu*|dipende|sindac*|decid*|decision*|chius*|scettic*|dubbi*|convinc*|perché solo',
        ],
        other_wordings: [
          'Mi hanno appena passato un foglio: il comune farà una prova, sei mesi, solo di domenica. Qual è la tua opinione?',
          'Attenzione, c’è una novità! Il comune prova per sei mesi, ma solo la domenica. Ti convince?',
        ],
        reactions: [
          when(
            'pochi|è poco|troppo poco|poco tempo|un po poco|non bast*|inutil*|non serve|per sempre|come sempre|sempre chius*|chiud* sempre|tutti i giorni|ridicol*',
            [
              'Per te è poco, insomma. Per i miei vicini è già una rivoluzione!',
              'Poco? Almeno è un esperimento vero, con i numeri alla fine.',
            ],
          ),
          when(
            'non mi piace|non sono d’accordo|non è una buona|contrari*|contro|sbagliat*|assurd*|pessim*|male',
            'Non ti convince, lo vedo. Il sindaco stasera dormirà male.',
          ),
          when('inizi*|passo|cominci*|primo', [
            'Un primo passo, sì: si comincia sempre dal piccolo.',
            'Come inizio lo accetto perfino io.',
          ]),
          when(
            'buon* idea|bell* idea|buon* cosa|ottim*|giust*|perfett*|ragionevol*|d’accordo|favore|favorevol*|interessant*|va bene|meglio|mi piace',
            ['Ti piace! Lo dirò al sindaco, è seduto in terza fila.', 'Vedo che sei più ottimista di me.'],
          ),
          when(
            'sabato|ogni settiman*|la settimana|in settimana|fine settimana|weekend|un anno|anni|feri*|prolung*|estend*',
            'Tu cambieresti i giorni: ne prendo nota.',
          ),
          when('famigl*|bambin*|gent*|passegg*', 'La domenica è delle famiglie: su questo nessuno discute.'),
          on('yes', 'Ti convince, bene.'),
          on('no', 'Non ti convince, capisco.'),
          on('dont_know', 'Ti aiuto: sei mesi sono tanti o pochi? E la domenica è il giorno giusto?', {
            goes_to: 'stay',
          }),
          on('asks_back', 'Io resto prudente.'),
        ],
      },
    ),
    step(
      'Forse non siamo così lontani. Quale compromesso possiamo accettare tutti e due?',
      [],
      'Pensa agli orari, alle strade o ai prezzi: «Si potrebbe…».',
      'Un compromesso sarebbe chiudere il centro nel fine settimana, e permettere le auto gli altri giorni.',
      {
        topics: [
          'compromess*|accord*|metà|chiud*|aprire|apriamo|aprite|apert*|chius*|viet*|permett*|permess*|limit*|ridurr*|riduc*|orar*|ore|ora|mattin*|pomerigg*|la sera|di sera|alla sera|notte|giorn*|ogni settimana|fine settimana|durante la settimana|in settimana|a settimana|alla settimana',
          'weekend|sabato|domenic*|lunedì|feri*|d estate|in estate|l estate|d inverno chiud*|in inverno|mes*|volt*|alcun*|cert*|solo chi|solo i|solo le|solo per|solo la|solo di|solo in|soltanto|almeno',
          'auto|macchin*|elettric*|ibrid*|strad*|piazz*|zon*|centro|parchegg*|residen*|abitant*|anzian*|disabil*|chi lavora|lavorano|lavorare|per lavoro|negoz*|consegn*|camion|taxi|mezz*|autobus|bus|tram|navett*|bici*|pedon*|pag*|tass*|pedagg*|ticket|prezz*|euro|gratis|gratuit*|velocit*',
          'a trenta|trenta all|trenta chilometri|trenta km|lent*|targhe|altern*|eccezion*',
        ],
        other_wordings: [
          'Proviamo a metterci d’accordo: che cosa potremmo accettare sia io che te?',
          'È quasi ora di chiudere. Che compromesso proporresti?',
        ],
        reactions: [
          when(
            'nessun compromesso|non esiste|impossibile|non c’è compromesso|non accetto',
            'Neanche uno piccolo? Pensa agli orari, o a una sola strada: che cosa potresti accettare?',
            { goes_to: 'stay' },
          ),
          when('elettric*|ibrid*', 'Le auto elettriche: silenziose, ma sempre grandi! Va bene, ci sto.'),
          when(
            'residen*|abitant*|permess*|anzian*|disabil*|eccezion*|taxi|chi abita|chi vive|chi ci abita|lasciare entrare',
            [
              'Chi ne ha davvero bisogno passa, gli altri no. Lo firmerei.',
              'Con qualche eccezione: è giusto, e anch’io posso dire di sì.',
            ],
          ),
          when(
            'parchegg*|navett*|autobus|bus|tram|mezz*',
            'Si lascia l’auto fuori e si entra con i mezzi: pratico. Quasi mi convinci.',
          ),
          when('pag*|tass*|pedagg*|ticket|prezz*|euro', 'Chi entra paga. Non mi entusiasma, ma lo posso accettare.'),
          when(
            'velocit*|a trenta|trenta all|trenta chilometri|trenta km|lent*',
            'Tutti più lenti: anche a me farebbe bene.',
          ),
          when(
            'fine settimana|weekend|sabato|domenic*|giorn*|ogni settimana|durante la settimana|in settimana|a settimana|alla settimana|feri*|un anno|provare|prova|mesi|sei mesi',
            [
              'Alcuni giorni sì e altri no: con questo posso vivere.',
              'Mi sembra una proposta equa. Ti stringo la mano.',
            ],
          ),
          when(
            'orar*|ore|ora|mattin*|la sera|di sera|alla sera|notte|pomerigg*',
            'A certe ore sì e ad altre no: semplice, mi piace.',
          ),
          when('strad*|piazz*|zon*|alcun*|metà', 'Un pezzo a te e un pezzo a me: così si fa la pace.'),
          on('dont_know', 'Potrebbero decidere gli orari, i giorni o i prezzi. Che cosa ti sembra più giusto?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Per finire, riassumi la tua opinione al pubblico in una o due frasi.',
      [],
      'Comincia con «In conclusione, …».',
      'In conclusione, sostengo un centro con meno auto e più mezzi pubblici, ma bisogna aiutare chi non può camminare.',
      {
        topics: [
          'conclusion*|conclud*|insomma|infine|riassum*|riassunt*|secondo me|penso|credo|sono convint*|opinion*|sosteng*|favore|favorevol*|contro|contrari*|viet*|permett*|auto|automobil*|macchin*|centro|città|traffic*|inquin*|aria|mezz*|autobus|bici*|piedi|pedon*|bisogn*|dovrebb*|dobbiam*|dovremm*',
          'compromess*|libert*|liber*|salut*|sicur*|ambient*|futur*|bambin*|anzian*|negoz*|parchegg*|pulit*|importante|person*|gent*|soluzion*|cambi*|comun*|strad*|piazz*|domenic*|chius*|apert*|votate|votare|voto|persone|città|regole|soluzione',
        ],
        other_wordings: [
          'Il tempo è finito. Di’ al pubblico, in una o due frasi, che cosa deve ricordare.',
          'L’ultima parola è tua: riassumi la tua posizione in una o due frasi.',
        ],
        reactions: [
          when('compromess*|accord*|equilibri*|insieme', 'Belle parole di pace: il pubblico applaude.'),
          when('libert*|liber*|diritt*', 'Libertà: una bella parola per chiudere la serata.'),
          when('bambin*|futur*|salut*|aria|ambient*|pulit*', [
            'Hai pensato a chi viene dopo di noi. Complimenti.',
            'Con un finale così, ho paura che voteranno per te.',
          ]),
          when('contro|contrari*|permett*|non viet*|non bisogn*', 'Hai difeso chi guida fino alla fine, con stile.'),
          when('meno auto|meno macchine|viet*|senza auto|senza macchine|pedon*|mezz*|bici*', [
            'Breve e chiaro. Ho paura che voteranno per te.',
            'Il pubblico applaude, e un po’ applaudo anch’io.',
          ]),
          on('dont_know', 'Basta una frase: dopo tutto questo, le auto in centro sì o no, e perché?', {
            goes_to: 'stay',
          }),
          on(
            'refusal',
            'Capisco, parlare per ultimi è difficile! Una frase sola: che cosa deve ricordare il pubblico?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'E tu che cosa pensi davvero?',
      'pensi davvero|tua opinione|cosa pensi|che ne pensi|tu sei|sei d’accordo|sei a favore|sei contro|secondo te',
      'Stasera penso sempre il contrario di te! A casa, te lo dico dopo il dibattito.',
    ),
    fact(
      'Hai la macchina?',
      'macchina|guidi|patente|la tua auto|un’auto',
      'Ho una vecchia Panda, ma per venire qui ho preso la bici.',
    ),
    fact(
      'Come vieni al circolo?',
      'come vieni|vieni qui|in bici|a piedi',
      'Vengo in bici, anche quando nevica. Mia madre non è d’accordo.',
    ),
    fact('Come ti chiami?', 'ti chiami|tuo nome', 'Mi chiamo Tommaso, e sono il socio più testardo del circolo.'),
    fact(
      'Quante persone abitano in centro?',
      'quante persone abitano|abitanti|residenti',
      'In centro abitano circa cinquemila persone, e una è mia nonna.',
    ),
    fact(
      'Di dove sei?',
      'di dove|da dove|sei di|abiti|vivi',
      'Sono di Trento, abito proprio in centro, sopra una panetteria.',
    ),
    fact('Che lavoro fai?', 'lavor*|mestiere|studi', 'Insegno matematica alle medie. Lì discuto tutto il giorno.'),
    fact('Quanto dura il dibattito?', 'dura il|a che ora|quando finisce|finisce', 'Dura mezz’ora, poi c’è la torta.'),
    fact(
      'Da quanto tempo fai parte del circolo?',
      ['quanto|quando|anni', 'circolo|parte|dibatt*|qui'],
      'Da otto anni, e ho perso quasi sempre con piacere.',
    ),
    fact('Quanti anni hai?', ['quanti|età', 'anni|hai'], 'Ne ho quarantuno, ma dopo un dibattito me ne sento venti.'),
    fact(
      'Hai figli?',
      'figli|famiglia|sposat*|moglie|bambini|cane|gatto|animali',
      'Ho una figlia di nove anni, che vince tutte le discussioni.',
    ),
    fact(
      'Quante persone ci sono nel pubblico?',
      'pubblico|quante persone|chi ascolta|quanti sono',
      'Stasera ci sono una trentina di persone, e in terza fila c’è il sindaco.',
    ),
    fact(
      'Chi vince?',
      'vince|vinto|vota|voto|giuria|premio',
      'Alla fine vota il pubblico, per alzata di mano. Il premio è una torta.',
    ),
    fact(
      'Quali città hanno vietato le auto?',
      'altre città|quali città|esempi|dove funziona|città hanno',
      'Per esempio Pontevedra, in Spagna: là il centro è senza auto da più di vent’anni.',
    ),
    fact(
      'Che cosa vuole fare il comune?',
      'comune|sindaco|decide|chi decide',
      'Il comune vuole provare, ma non ha ancora deciso niente. Decide in primavera.',
    ),
    fact(
      'Quanto costa il parcheggio?',
      'parcheggio|parcheggiare|costa|costano',
      'In centro due euro e mezzo all’ora, fuori è gratis.',
    ),
    fact(
      'Ci sono abbastanza autobus?',
      'autobus|mezzi|tram|metropolitana|treno',
      'A Trento gli autobus passano ogni dieci minuti, ma la sera sono pochi.',
    ),
    fact(
      'E le auto elettriche?',
      'elettric*|ibrid*',
      'Le auto elettriche inquinano meno, ma occupano lo stesso spazio.',
    ),
    fact(
      'Che cosa dicono i negozianti?',
      'negoziant*|negozi|clienti',
      'Metà sono contrari e metà non lo dicono ad alta voce.',
    ),
    fact(
      'Qual è il tuo argomento migliore?',
      'tuo argomento|tue ragioni|perché non|perché sei',
      'Il mio argomento è semplice: una regola uguale per tutti non è giusta per tutti.',
    ),
    fact('Come stai?', 'come stai|come va|nervoso|emozionat*', 'Bene, ma prima di parlare in pubblico ho sempre sete.'),
    fact(
      'Posso cambiare idea?',
      'cambiare idea|cambio idea|cambiare posizione',
      'Certo, cambiare idea è la cosa più bella di un dibattito.',
    ),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è dietro la sala, a sinistra.'),
    fact('C’è il Wi-Fi?', 'wifi|wi fi|internet|password', 'Il Wi-Fi c’è, ma durante il dibattito i telefoni dormono.'),
  ],
  twists: [
    twist(
      4,
      'Una signora del pubblico alza la mano: «E io, che ho ottant’anni e non cammino bene?» Che cosa proponi per gli anziani e per chi sta male?',
    ),
    twist(
      5,
      'In prima fila c’è un fioraio piuttosto arrabbiato: dice che con il divieto perderà tutti i clienti. Che cosa gli rispondi?',
    ),
    twist(
      7,
      'Il pubblico comincia a battere le mani: vuole una soluzione! Quale compromesso possiamo accettare tutti e due?',
    ),
  ],
  starters: [
    'Buonasera. Secondo me sì, bisogna vietarle.',
    'Io sono contro, e vi spiego perché.',
    'Ciao! Penso che dipenda dalla città.',
  ],
  opening_message:
    'Buonasera e benvenuti al circolo di dibattito. Io dirò il contrario di quello che dici tu, ma sempre con rispetto.',
  closing_message: 'Grazie, è stato un vero piacere non essere d’accordo con te. E adesso, tutti a mangiare la torta!',
  correction: 'at_the_end',
})
