import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Cambiare un regalo',
  language: 'it',
  level: 'B1',
  description:
    'Hai ricevuto un regalo che non va bene. Riportalo in negozio, spiega il problema e trova una soluzione.',
  role: 'Commessa in un negozio di abbigliamento a Milano',
  partner_name: 'Giada',
  region: 'IT',
  scenario:
    'Per il compleanno hai ricevuto un capo di abbigliamento, ma c’è un problema. Lo riporti nel negozio. La commessa è disponibile, ma deve rispettare le regole.',
  goals: [
    'So spiegare perché voglio cambiare qualcosa.',
    'So rispondere a domande precise.',
    'So confrontare due articoli e scegliere.',
    'So mettermi d’accordo sui prossimi passi.',
  ],
  grammar: ['troppo e non abbastanza', 'i pronomi: lo, la, li, le', 'questo e quello'],
  vocabulary: words({
    'il capo': 'una camicia, una giacca, un maglione',
    'la taglia': 'S, M o L; 40, 42 o 44',
    stretto: 'troppo piccolo per starci bene',
    largo: 'troppo grande per starci bene',
    'il cartellino': 'il piccolo foglio con il prezzo',
    'lo scontrino': 'dimostra che hai pagato',
    'il buono': 'un foglio che vale come i soldi, in quel negozio',
    'il rimborso': 'i soldi indietro',
    'la lana': 'viene dalle pecore e tiene caldo',
    indossare: 'avere addosso un vestito',
    ordinare: 'far arrivare una cosa che non c’è',
    ritirare: 'andare a prendere una cosa pronta',
  }),
  steps: [
    step(
      'Mi dica, che cosa vorrebbe cambiare, e perché?',
      [
        'magli*|giacc*|giubb*|camici*|gonn*|vestit*|scarp*|bors*|cintur*|sciarp*|guant*|cappell*|regal*|tagli*|piccol*|grand*|strett*|larg*|color*|difett*|buco|buchi|rott*|felp*|stival*|jeans|macchi*|calz*|cort*|lung*|capo|piace più|non piac*|non le piac*|non gli piac*|brutt*|pigiama|costume|sandal*|prud*',
      ],
      'Di’ che cos’è, e qual è il problema: «È troppo…».',
      'Vorrei cambiare questo maglione, perché è troppo stretto.',
      {
        other_wordings: [
          'Vediamo: che cosa mi ha portato, e qual è il problema?',
          'Mi racconti: che capo è, e che cosa non va?',
        ],
        reactions: [
          when('buco|buchi|rott*|difett*|cernier*|macchi*', [
            'Un difetto! Questo mi dispiace davvero, non doveva succedere.',
            'Lo vedo, sì. Qui la colpa è nostra.',
          ]),
          when('strett*|piccol*|cort*', [
            'Stretto, capisco: quella marca veste piccolo.',
            'Si vede subito, è di una taglia troppo piccola.',
            'Ha ragione, così non si può portare.',
          ]),
          when('larg*|grand*|lung*', ['Troppo grande: ci starebbe in due!', 'In effetti, è abbondante.']),
          when('color*|brutt*|non mi piac*|stile|gusto', [
            'Il gusto è una cosa personale, e non lo diciamo a chi l’ha comprato.',
            'La capisco: non è un capo per tutti.',
          ]),
          when('prud*|lana|allergi*', 'La lana a volte dà fastidio, succede a molti.'),
          when('ce l’ho già|due uguali|doppi*|già uno', 'Due uguali! Vuol dire che la conoscono bene.'),
          when('regal*|compleann*', 'Un regalo sbagliato: ne vedo dieci al giorno.'),
          when('magli*|giacc*|giubb*|cappott*|pantalon*|camici*|gonn*|vestit*|scarp*|felp*|jeans|stival*', [
            'Ah sì, lo riconosco: è della nostra collezione.',
            'Me lo faccia vedere un momento.',
          ]),
          on('dont_know', 'Cominciamo dal capo: è una giacca, un maglione? Ed è troppo grande o troppo piccolo?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Quando è stato comprato, e c’è lo scontrino?',
      [
        'scontrin*|no|ricevut*|settiman*|giorn*|ieri|mes*|natale|regal*|pers*|purtroppo|lunedì|martedì|mercoledì|giovedì|venerdì|sabat*|domenic*|buttat*|amic*|a casa|il #|# giorn*|# settiman*|alle #|ecco*|oggi|saldi|estate|mamma|madre|marit*|zia|nonna|gennaio|fa ho|giorni fa|tempo fa|mese fa|settiman* fa',
      ],
      'Rispondi a tutte e due le domande.',
      'Circa due settimane fa, ma purtroppo non ho lo scontrino, perché è un regalo.',
      {
        other_wordings: [
          'Sa quando l’hanno comprato? E lo scontrino, ce l’ha?',
          'Ho bisogno di due cose: la data dell’acquisto e lo scontrino. Che cosa mi sa dire?',
        ],
        reactions: [
          when(
            'non ho lo scontrino|senza scontrino|pers*|buttat*|dimenticat*|non ce l’ho|non c’è|non lo trovo|niente scontrino|manca',
            [
              'Senza scontrino è un po’ più complicato, ma un modo si trova.',
              'Niente scontrino… Guardo nel computer, forse lo vedo lo stesso.',
              'Niente scontrino, allora. Vediamo che cosa si può fare.',
            ],
          ),
          when('ecco*|ho lo scontrino|ce l’ho|con lo scontrino', [
            'Ottimo, con lo scontrino è tutto più semplice.',
            'Perfetto, me lo dia pure.',
          ]),
          when(
            'mes*|natale|anno|estate|saldi|gennaio',
            'È passato un po’ di tempo. Di solito abbiamo trenta giorni, ma vediamo.',
          ),
          when('settiman*|giorn*|ieri|lunedì|martedì|mercoledì|giovedì|venerdì|sabat*|domenic*|oggi', [
            'Siamo ancora nei trenta giorni, benissimo.',
            'È recente, meno male.',
          ]),
          when(
            'regal*|compleann*|amic*|mamma|madre|marit*|zia|nonna',
            'Certo, lo scontrino ce l’ha chi ha fatto il regalo. Lo capisco.',
          ),
          on('no', 'Niente scontrino… Guardo nel computer, forse lo vedo lo stesso.'),
          on('dont_know', 'Non importa: più o meno, una settimana fa o un mese fa?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Vedo però che manca il cartellino: l’ha già usato?',
      [
        'no|sì una|sì l|mai|provat*|indossat*|lavat*|usat*|volta|solo provat*|solo una|solo in|casa|tolt*|strappat*|mess*|cartellin*|tagliat*|nuov*|minut*|pers*|specchio|regalat*|giorno|giorni|cadut*|cane|gatto|buttat*|sorell*|figli*|cert*|purtroppo|festa|c’era|non c’era|staccat*|amic*',
      ],
      'Spiega che fine ha fatto il cartellino.',
      'No, l’ho solo provato a casa. Il cartellino l’ha tolto chi me l’ha regalato.',
      {
        other_wordings: [
          'Una cosa: il cartellino non c’è. L’ha già messo, per caso?',
          'Mi manca solo il cartellino. È stato usato?',
        ],
        reactions: [
          when('lavat*', 'Lavato? Allora è un po’ più difficile, ma chiudo un occhio.'),
          when('cane|gatto', 'Il cane! Con me quella scusa funziona sempre, ho un labrador.'),
          when('una volta|solo una volta|festa|indossat*|usat* una|mess*', [
            'Una volta sola non è un dramma, sembra nuovo.',
            'Grazie della sincerità, la apprezzo.',
          ]),
          when('mai|nuov*|solo provat*|provat*|specchio|minut*|casa', [
            'Lo vedo, è come nuovo. Le credo.',
            'Va bene, si vede che è stato solo provato.',
            'Le credo, non ha nemmeno una piega.',
          ]),
          when(
            'tolt*|strappat*|tagliat*|staccat*|regalat*|pers*|buttat*|cadut*|c’era',
            'Succede: chi fa un regalo toglie subito il prezzo.',
          ),
          on('no', 'Va bene, le credo: sembra nuovo.'),
          on('yes', 'Grazie della sincerità. Sembra comunque quasi nuovo.'),
          on('dont_know', 'Forse l’ha tolto chi l’ha comprato. Lei l’ha messo, o l’ha solo provato?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Posso darle un buono, oppure un altro capo dello stesso prezzo. Che cosa preferisce?',
      [
        'buon*|altr*|capo|sold*|rimbors*|cambi*|tagli*|stess*|color*|second*|prim*|guardare|vedere|dipende|prezzo|contant*|uguale|nessun*|entramb*|magli*|giacc*|dare un’occhiata',
      ],
      'Scegli, e spiega perché.',
      'Preferisco un altro capo, non un buono, perché ho bisogno di qualcosa per l’inverno.',
      {
        other_wordings: [
          'Ci sono due possibilità: un buono, oppure un altro capo dello stesso prezzo. Lei che cosa sceglierebbe?',
          'Le propongo questo: un buono da usare quando vuole, o un altro capo allo stesso prezzo. Che cosa le conviene?',
        ],
        reactions: [
          when('sold*|rimbors*|contant*', [
            'I soldi, senza il cartellino, purtroppo non posso restituirli. Ma il buono vale quanto i soldi.',
            'Il rimborso non me lo lasciano fare, mi dispiace. Le preparo un buono.',
          ]),
          when(
            'stessa cosa|stesso capo|altra taglia|tagli*|più grande|più piccol*',
            'Un’altra taglia? La cerco subito. Mentre il computer pensa…',
          ),
          when('altro colore|color*', 'In un altro colore? Vediamo che cosa c’è.'),
          when(
            'non un buono|niente buono|altr*|capo|second*|cambi*|guardare|vedere|giacc*|magli*|simile|pantalon*|gonn*|vestit*|camici*|cappott*|maglion*',
            [
              'Un altro capo, bene: mi piace quando si esce con qualcosa in mano.',
              'Allora cerchiamo qualcosa che le stia a pennello.',
              'Volentieri, le faccio vedere che cosa c’è.',
            ],
          ),
          when('buon*|prim*', [
            'Il buono vale un anno, glielo preparo alla cassa. Ma già che è qui…',
            'Un buono, d’accordo. Se però trova qualcosa subito, lo può usare oggi.',
          ]),
          when('uguale|dipende|stess*|entramb*', 'Allora guardiamo che cosa c’è, e poi decide.'),
          when(
            'nessun*',
            'La capisco, ma di più non posso fare. Tra il buono e un altro capo, che cosa le dispiace meno?',
            { goes_to: 'stay' },
          ),
          on('dont_know', 'Ha bisogno di qualcosa adesso, o preferisce tornare più avanti con un buono?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Le mostro due giacche: questa è di lana e costa di più, quella è più leggera. Quale le piace di più, e perché?',
      [
        'lana|legger*|prim*|second*|nessun*|tutte e due|cald*|economic*|car*|quella|questa|inverno|estate|comod*|elegant*|cost*|blu|verde|ness*|pratic*|morbid*|nera|rossa|grigia|primavera|entramb*|altra|nient*|pesant*|né',
      ],
      'Confronta le due giacche: «È più… dell’altra».',
      'Quella leggera: la posso indossare in primavera, e la lana mi dà fastidio.',
      {
        other_wordings: [
          'Guardi queste: una giacca di lana, un po’ più cara, e una più leggera. Quale sceglierebbe, e perché?',
          'Ho qui due giacche. Questa è di lana, calda e più costosa; quella è leggera. Che cosa ne pensa, quale preferisce?',
        ],
        reactions: [
          when(
            'nessun*|né|nient*|altra cosa',
            'Nessuna delle due? Allora le cerco la stessa cosa che ha riportato, in un’altra taglia.',
          ),
          when('legger*|second*|primavera|estate|economic*|pratic*|quella|lana mi dà fastidio', [
            'Quella leggera sta bene con tutto, anche la sera.',
            'Ottima scelta, e non si stira nemmeno.',
            'Sì, è bella: è arrivata ieri.',
          ]),
          when('lana|prim*|cald*|inverno|morbid*|elegant*|questa|pesant*', [
            'Quella di lana è italiana, e tiene caldo davvero.',
            'La differenza di prezzo gliela tolgo io, per il disturbo.',
          ]),
          when(
            'tutte e due|entramb*',
            'Tutte e due? Le ordino la sua taglia di quella leggera, l’altra la tengo da parte.',
          ),
          when('car*|cost*', 'Il prezzo conta, è vero: allora meglio quella leggera.'),
          when('blu|verde|nera|rossa|grigia', 'Il colore le dona, glielo dico sinceramente.'),
          on('dont_know', 'Pensi a quando la metterebbe: in inverno, o in primavera?', { goes_to: 'stay' }),
          on('asks_back', 'A me piace quella leggera.'),
        ],
      },
    ),
    step(
      'Controllo subito… Purtroppo la sua taglia arriva solo tra tre giorni, dal negozio di Bergamo. Come facciamo?',
      [
        'aspett*|ordin*|torn*|giorn*|sped*|cas*|altr*|bergamo|tagli*|online|fretta|purtroppo|va bene|problema|vado a|vado in|chiamate|mi chiam*|chiamare|telefon*|no|ritir*|pass*|prima|mand*|sabato|settiman*|rinunc*|buono|importa|venire|vengo|prend*|ok|d’accordo|peccato|indirizzo|posta|lunedì|venerdì|parto',
      ],
      'Di’ se puoi aspettare, o proponi un’altra soluzione.',
      'Non c’è problema, posso aspettare e ritirarla sabato.',
      {
        other_wordings: [
          'Un momento che guardo… La sua taglia qui è finita: arriva da Bergamo tra tre giorni. Che cosa preferisce fare?',
          'Ecco, lo temevo: nella sua taglia non c’è più. Da Bergamo arriva tra tre giorni. Come vuole fare?',
        ],
        reactions: [
          when('sped*|mand*|posta|indirizzo|a casa|corriere', [
            'Si può fare, così non deve tornare.',
            'Gliela mando a casa, così non deve tornare.',
          ]),
          when('rinunc*|annull*|non voglio aspettare|non posso aspettare|buono|fretta|parto|troppo tardi', [
            'Capisco. Allora resta il buono, che vale un anno.',
            'Va bene, non la faccio aspettare: le do il buono.',
          ]),
          when('bergamo|vado io', 'Fino a Bergamo? Lì la aspettano volentieri, li avviso io.'),
          when('altr*|diversa', 'Un’altra? Guardiamo insieme, ma le tengo anche questa, per sicurezza.'),
          when('sabato|lunedì|venerdì|torn*|pass*|ritir*|vengo|settiman*|domenica', [
            'Perfetto, la trova qui alla cassa con il suo nome.',
            'D’accordo, gliela metto da parte.',
            'Benissimo, la tengo da parte per lei.',
          ]),
          when('aspett*|problema|importa|va bene|benissimo|ok|d’accordo|ordin*', [
            'Grazie della pazienza! La ordino subito.',
            'Benissimo, premo il tasto… ordinata.',
          ]),
          on('no', 'Capisco. Allora resta il buono, che vale un anno.'),
          on('yes', 'Benissimo, la ordino subito.'),
          on('dont_know', 'Le faccio due proposte: aspetta tre giorni, o gliela spedisco a casa?', { goes_to: 'stay' }),
          when('non posso restare|mi serve prima|senza giacca|troppo tardi', ['Capisco.', 'Va bene.']),
        ],
      },
    ),
    step(
      'Se ci sono novità, come la posso avvisare?',
      [
        'telefon*|numero|messaggi*|mail|email|cellulare|chiamare|chiami|chiamate|mi chiam*|scriv*|#|sms|indirizzo|pass*|posta|lettera|vocale|whatsapp|instagram|torno|nessun*|non serve|casa|fisso|mamma|app',
      ],
      'Di’ come preferisci: «Mi può…».',
      'Mi può mandare un messaggio sul cellulare.',
      {
        other_wordings: [
          'E per farle sapere qualcosa, come la trovo?',
          'Come preferisce ricevere notizie, per telefono o per iscritto?',
        ],
        reactions: [
          when('messaggi*|sms|whatsapp|vocale|scriv*', [
            'Un messaggio, perfetto: due righe e un saluto.',
            'Le scrivo io, prometto senza faccine.',
            'Perfetto, un messaggio e via.',
          ]),
          when('mail|email', 'Per mail, bene. Controlli anche nella posta indesiderata, non si sa mai.'),
          when('chiamare|chiami|chiamate|mi chiam*|telefon*|numero|cellulare|fisso|#', [
            'La chiamo volentieri, ma non prima delle dieci.',
            'Segnato: la chiamo appena arriva.',
          ]),
          when('pass*|torno|non serve|nessun*', 'Come vuole: allora la aspetto qui.'),
          when('lettera|posta|casa', 'Per posta! Che eleganza, non lo fa più nessuno.'),
          on('refusal', 'Capisco, i suoi dati sono suoi. Allora passa lei in negozio, o preferisce una mail?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Telefono, messaggio o mail: che cosa guarda più spesso?', { goes_to: 'stay' }),
          on('joke', 'Con i piccioni? Quelli di piazza Duomo sono pigri! Telefono o mail?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Un’ultima cosa: secondo lei, che cosa potremmo fare meglio nel nostro negozio?',
      [],
      'Di’ la tua opinione con gentilezza.',
      'Secondo me è tutto chiaro, ma la musica è un po’ troppo alta.',
      {
        topics: [
          'music*|volum*|alt*|rumor*|prezz*|car*|costos*|economic*|scont*|sald*|tagli*|scelt*|color*|vestit*|capi|collezion*|giacc*|scarp*|cabin*|camerin*|specchi*|luc*|scaffal*|vetrin*|spazi*|piccol*|grand*|sedi*|divan*|poltron*|cass*|coda|fila|attes*|aspett*|velocit*|orari*|apert*|aprir*|domenic*',
          'personal*|commess*|gentil*|simpatic*|servizi*|cortes*|client*|regol*|scontrin*|rimbors*|cambi*|buono|online|sito|internet|app|spediz*|consegn*|ambient*|plastic*|sacchett*|qualità|made in italy|ecologic*|sostenibil*|caldo|freddo|aria|profum*|odor*|bambin*|uom*|donn*|giovan*|parcheggi*|bagn*|caffè',
          'tutto bene|tutto perfetto|tutto chiaro|va tutto bene|niente|nulla|perfett*|va bene così|miglior*|cartellin*|inform*|cartell*|indicazion*|ordin*|pulit*|lingu*|inglese|rispettos*|soddisfatt*|più scont*|sconti|offert*|sito|orari*|personale',
        ],
        other_wordings: [
          'Prima di salutarci: c’è qualcosa che dovremmo cambiare in questo negozio?',
          'Posso chiederle un consiglio? Che cosa potremmo migliorare, qui?',
        ],
        reactions: [
          when('music*|volum*|rumor*', [
            'La musica! Lo dico anch’io da mesi, grazie.',
            'Ecco, finalmente qualcuno lo dice. La abbasso subito.',
            'Ha ragione, a volte non mi sento pensare.',
          ]),
          when('prezz*|car*|costos*|scont*|economic*|sald*', 'I prezzi… lo penso anch’io, quando guardo lo stipendio.'),
          when('tagli*|scelt*|color*|capi|collezion*|uom*|giovan*', 'Più taglie e più scelta: lo segno in grande.'),
          when('cass*|coda|fila|attes*|aspett*|velocit*', 'La coda alla cassa, sì, il sabato è un incubo.'),
          when('scontrin*|rimbors*|regol*|cambi*|cartellin*', 'Le regole non le faccio io, ma riferisco volentieri.'),
          when('camerin*|cabin*|specchi*|luc*|spazi*|sedi*|divan*|poltron*|caldo|aria', [
            'I camerini: ha ragione, sembrano armadi.',
            'Ci vorrebbe più spazio, è vero.',
          ]),
          when(
            'plastic*|sacchett*|ambient*|ecologic*|sostenibil*',
            'Più attenzione all’ambiente: sono d’accordo con lei.',
          ),
          when(
            'gentil*|simpatic*|cortes*|personal*|servizi*|brav*',
            'Troppo gentile! Lo dica al mio capo, è quello con gli occhiali.',
          ),
          when('niente|nulla|tutto bene|perfett*|va bene così', 'Allora non cambiamo niente, che sollievo.'),
          on('dont_know', 'Per esempio la musica, i prezzi, i camerini: che cosa cambierebbe?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'Quando arriva la giacca?',
      'quando arriva|quando posso|tra quanto|ritirare',
      'Arriva tra tre giorni, di solito verso mezzogiorno.',
    ),
    fact(
      'Quanto costano le giacche?',
      ['quanto|prezzo|cost*', 'giacc*|lana|legger*|questa|quella'],
      'Quella di lana costa centoventi euro, quella leggera ottantanove.',
    ),
    fact(
      'Quanto vale il buono?',
      ['quanto|scade|dura', 'buono|vale|valido'],
      'Il buono vale un anno, per tutto quello che c’è in negozio.',
    ),
    fact(
      'Posso avere i soldi indietro?',
      'soldi|rimborso|contanti|restitu*',
      'I soldi li possiamo restituire solo con lo scontrino e il cartellino, mi dispiace.',
    ),
    fact(
      'Da quanto tempo lavora qui?',
      'lavora qui|da quanto|suo lavoro',
      'Da tre anni. Prima vendevo gelati, ed era più freddo ma più facile.',
    ),
    fact(
      'Quanti giorni ho per cambiare?',
      ['quanti giorni|quanto tempo|entro|fino a quando', 'cambi*|giorni|tempo'],
      'Per i cambi ci sono trenta giorni.',
    ),
    fact(
      'Quanto costa?',
      'quanto cost*|prezzo|quanto viene',
      'Dipende dal capo: di solito tra i quaranta e i centoventi euro.',
    ),
    fact('Posso provarla?', 'provar*|prova|camerin*|specchio', 'Certo, i camerini sono in fondo a destra.'),
    fact('C’è in un altro colore?', 'color*|blu|nero|nera|rosso|verde', 'Quella leggera c’è anche in blu e in verde.'),
    fact(
      'Avete la mia taglia?',
      'tagli*|misura|più grande|più piccola',
      'In negozio abbiamo dalla S alla XL, le altre le ordiniamo.',
    ),
    fact(
      'È fatta in Italia?',
      'italia|dove è fatta|fatta|materiale|tessuto|cotone',
      'Quella di lana è fatta vicino a Biella, l’altra in Portogallo.',
    ),
    fact(
      'Come si lava?',
      'lava|lavare|lavatrice|stirare',
      'La lana si lava a mano, quella leggera in lavatrice a trenta gradi.',
    ),
    fact(
      'La spedizione è gratis?',
      'spedizione|spedire|spedite|a casa|consegna',
      'Sì, la spedizione a casa è gratuita.',
    ),
    fact(
      'A che ora chiudete?',
      'a che ora|orari*|apert*|chiude*|domenica',
      'Siamo aperti dalle dieci alle otto, anche la domenica.',
    ),
    fact('Ci sono sconti?', 'sconti|sconto|saldi|offerta', 'I saldi cominciano a gennaio, ma glielo dico sottovoce.'),
    fact('Posso pagare con la carta?', 'carta|bancomat|pagare', 'Certo, accettiamo carte, contanti e telefono.'),
    fact(
      'Perché serve lo scontrino?',
      'perché|scontrino|regol*',
      'Le regole della ditta sono queste: senza scontrino, il computer si rifiuta.',
    ),
    fact('Dov’è Bergamo?', 'bergamo|lontan*', 'Bergamo è a un’ora di treno da Milano.'),
    fact('Avete un sito?', 'sito|online|internet|app', 'Sì, sul sito trova tutta la collezione.'),
    fact('C’è il Wi-Fi?', 'wifi|wi fi|password', 'Sì, il Wi-Fi è libero per i clienti.'),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è al secondo piano, accanto al reparto bambini.'),
    fact('Come si chiama?', 'si chiama|suo nome', 'Mi chiamo Giada, mi può cercare per nome.'),
    fact('È di Milano?', 'di dove|da dove|milanese|è di', 'Sono di Cremona, vengo ogni giorno in treno.'),
    fact(
      'A lei quale piace?',
      'a lei|piace di più|consigli*|sceglierebbe|secondo lei',
      'A me piace quella leggera: la metterei anche con i jeans.',
    ),
    fact('Ha animali?', 'cane|gatto|animali|famiglia|figli', 'Ho un labrador che mangia anche i cartellini.'),
  ],
  twists: [
    twist(3, 'Aspetti, lo guardo alla luce… il cartellino non c’è, e qui sento un leggero profumo. L’ha già usato?'),
    twist(
      5,
      'Che fortuna, sono appena arrivate due giacche nuove! Questa è di lana e costa di più, quella è più leggera. Quale le piace di più, e perché?',
    ),
    twist(
      6,
      'Accidenti, un cliente ha appena comprato l’ultima della sua taglia! La prossima arriva tra tre giorni da Bergamo. Come facciamo?',
    ),
  ],
  starters: [
    'Buongiorno, vorrei cambiare questa camicia.',
    'Salve, questa giacca è troppo piccola.',
    'Mi hanno regalato un maglione, ma è largo.',
  ],
  opening_message: 'Buongiorno! Oggi al banco dei cambi ci sono io, la ascolto volentieri.',
  closing_message: 'Grazie del consiglio e della pazienza! E a chi le ha fatto il regalo non diciamo niente, promesso.',
  correction: 'prompt',
})
