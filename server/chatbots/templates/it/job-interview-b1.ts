import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Un colloquio al museo',
  language: 'it',
  level: 'B1',
  description: 'Un museo ti ha invitato a un colloquio. Presentati bene e scopri se il posto è adatto a te.',
  role: 'Responsabile dell’accoglienza in un museo di Lugano',
  partner_name: 'Signora Ferrari',
  region: 'CH',
  scenario:
    'Il museo cerca una persona per accogliere i visitatori. La tua candidatura è piaciuta. Dopo l’annuncio, però, qualcosa è cambiato, e la responsabile te ne vuole parlare.',
  goals: [
    'So raccontare i miei studi e il mio lavoro.',
    'So parlare dei miei punti di forza con un esempio.',
    'So dire che cosa farei in una situazione difficile.',
    'So fare domande su un posto di lavoro.',
  ],
  grammar: [
    'il passato prossimo e l’imperfetto',
    'il condizionale: farei, direi',
    'i connettivi: quindi, invece, perciò',
  ],
  vocabulary: words({
    'il colloquio': 'quando parli con chi ti potrebbe dare un lavoro',
    'la candidatura': 'i documenti che mandi per avere un lavoro',
    'il punto di forza': 'una cosa che fai bene',
    'il punto debole': 'una cosa che fai meno bene',
    accogliere: 'salutare e aiutare chi arriva',
    'il visitatore': 'la persona che viene a vedere il museo',
    'la mostra': 'lì si vedono quadri o altre opere',
    'lo stipendio': 'i soldi che ricevi ogni mese',
    'la formazione': 'un corso per imparare un lavoro',
    'essere disponibile': 'avere il tempo e la voglia di fare una cosa',
    'avere pazienza': 'restare calmi e saper aspettare',
    'mettersi alla prova': 'fare una cosa nuova per vedere se ci riesci',
  }),
  steps: [
    step(
      'Per cominciare, mi racconti: che cosa ha studiato, e che lavori ha fatto finora?',
      [],
      'Racconta al passato: «Ho studiato…», «Ho lavorato…».',
      'Ho studiato turismo, e per due anni ho lavorato in una libreria.',
      {
        topics: [
          'stud*|scuol*|universit*|liceo|laure*|diplom*|cors*|formazion*|master|esam*|lavor*|tirocini*|stage|apprendistat*|esperienz*|insegn*|commess*|camerier*|negozi*|ristorant*|bar|albergh*|albergo|hotel|libreri*|bibliotec*|in ufficio|un ufficio|ospedal*|fabbric*|in banca|una banca',
          'agenzi*|museo|impiegat*|segretari*|babysitter',
          'turism*|arte|stor*|lingu*|letteratur*|economi*|matematic*|medicin*|infermier*|ingegner*|informatic*|biologi*|chimic*|fisic*|diritto|giurisprudenz*|psicologi*|filosofi*|architettur*|marketing|comunicazion*|music*|disegn*|design|in cucina|cuoc*|cuoco|come meccanic*|sono meccanic*',
          'giardin*|autist*|guid*|volontari*|mamma a tempo|sono mamma|pension*',
          'ancora nulla|niente|nulla|mai|finora|primo lavoro|anni|mesi|d estate|sono stat*|facevo|ho fatto|frequent*|medie|superiori|stagist*|barista|cassier*|receptionist|traduttor*|giornal*|contabil*|vengo da*|nat*|cresciut*|figli|casalinga|mamma|assicurazion*|cambiare|pension*|volontariat*',
        ],
        other_wordings: [
          'Partiamo dal passato: quali studi e quali lavori ha fatto?',
          'Mi parli un po’ della sua strada: studi, lavori, esperienze.',
        ],
        reactions: [
          when('arte|storia dell’arte|museo|architettur*', [
            'Arte! Allora qui si sentirebbe a casa.',
            'Con questi studi, i nostri quadri le diranno qualcosa.',
          ]),
          when(
            'turism*|albergo|hotel|agenzi*|guid*|receptionist',
            'Quindi sa già che cosa vuol dire accogliere persone da tutto il mondo.',
          ),
          when('libreri*|bibliotec*|letteratur*', 'I libri e i quadri vanno molto d’accordo.'),
          when('ristorant*|bar|camerier*|negozi*|commess*|cassier*|barista', [
            'Chi ha lavorato con i clienti non ha paura di niente.',
            'Allora sa sorridere anche dopo otto ore in piedi.',
          ]),
          when('insegn*|babysitter|scuola media', 'L’esperienza con i ragazzi ci serve più di quanto creda.'),
          when(
            'lingu*|traduttor*|ingles*|tedesc*|frances*',
            'Le lingue qui sono oro: sentiamo parlare di tutto, ogni giorno.',
          ),
          when(
            'nulla|niente|mai lavorato|primo lavoro|non ho ancora lavorato|non ho mai lavorato',
            'Tutti abbiamo cominciato da zero, anch’io.',
          ),
          when(
            'informatic*|ingegner*|economi*|medicin*|infermier*|in banca|una banca|in ufficio|un ufficio|fabbric*|marketing',
            'Un percorso diverso dal solito: mi incuriosisce.',
          ),
          when('stud*|universit*|laure*|liceo|scuol*|lavor*', [
            'Grazie, è un percorso interessante.',
            'Vedo che il tempo non l’ha mai perso.',
          ]),
          on('dont_know', 'Nessuna fretta. Cominci dalla scuola: che cosa ha studiato?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E perché le piacerebbe lavorare proprio in un museo?',
      [],
      'Di’ che cosa ti interessa: «Mi interessa…, perché…».',
      'Mi interessa l’arte, e vorrei accogliere persone di tanti paesi.',
      {
        topics: [
          'arte|artist*|quadr*|dipint*|pittur*|scultur*|opere|mostr*|esposizion*|museo|musei|stor*|cultur*|bello lavor*|bellezz*|cose belle|bello stare|opere belle|bell* muse*|silenzi*|tranquill*|calm*|visitator*|turist*|gent*|person*|pubblic*|client*|contatt*|parl*|lingu*|ingles*|paes*',
          'mondo|stranier*|internazional*|accogli*',
          'perché|mi piac*|interess*|amo|adoro|appassion*|passion*|curios*|imparare|imparo|imparerei|conosc*|scopr*|sogn*|bambin*|da piccol*|ambient*|atmosfer*|colleg*|squadra',
          'posto fisso|stipendi*|sold*|guadagn*|orari*|sicur*|vicino a|vicino casa|esperienz*|carriera|crescere|cambi*|studiato|studi|studente|studentessa|fotografi*|affascin*|natur*|scienz*|educazion*|esperienze nuove|cose nuove|nuova esperienza|nuove person*|cambiare|crescere|abito vicin*',
          'viv* vicin*|stipendi*|bisogno|soldi|reputazione|fama|qualcosa di nuovo|annuncio|colpit*|mi serve|ambiente|squadra|crescere',
        ],
        other_wordings: [
          'Che cosa la attira, in un lavoro al museo?',
          'Ci sono tanti lavori al mondo. Come mai vuole lavorare da noi?',
        ],
        reactions: [
          when('sold*|stipendi*|guadagn*', 'Apprezzo la sincerità: di solito nessuno lo dice al primo incontro.'),
          when('vicino a|vicino casa|casa|orari*|comod*', 'Un motivo pratico, e anche i motivi pratici contano.'),
          when('silenzi*|tranquill*|calm*', 'Il silenzio c’è, ma solo fino alle dieci. Poi arrivano le scuole!'),
          when('bambin*|da piccol*|sogn*', 'Un sogno che viene da lontano: che bello sentirlo.'),
          when('arte|quadr*|dipint*|pittur*|artist*|opere|mostr*|cultur*|stor*|scultur*', [
            'Chi ama l’arte, qui non si annoia mai.',
            'Si sente che ne parla con il cuore.',
          ]),
          when('person*|gent*|turist*|visitator*|parl*|lingu*|stranier*|pubblic*|accogli*|paes*', [
            'Le persone sono la parte più bella, e anche la più imprevedibile.',
            'Allora l’ingresso è il posto giusto: di lì passa il mondo.',
          ]),
          when(
            'imparare|imparo|imparerei|curios*|scopr*|conosc*|esperienz*|cambi*',
            'La curiosità è la prima cosa che cerchiamo.',
          ),
          when('piac*|amo|adoro|appassion*|passion*|interess*', 'Mi fa piacere sentirlo.'),
          on('dont_know', 'La aiuto: la attirano di più i quadri, le persone o la tranquillità?', { goes_to: 'stay' }),
          on('asks_back', 'Io amo i musei da quando ero bambina.'),
        ],
      },
    ),
    step(
      'Qual è il suo punto di forza? Mi faccia un esempio, per favore.',
      [],
      'Nominane uno, e racconta quando ti è servito.',
      'Il mio punto di forza è la calma: una volta ho aiutato un signore a cercare un libro per un’ora.',
      {
        topics: [
          'pazien*|organizz*|gentil*|calm*|veloc*|imparo|imparare|ascolt*|lingu*|puntual*|precis*|creativ*|esempio|quando c|quando lavor*|quando qualcuno|quando ero|volta|aiut*|soluzion*|responsabil*|curios*',
          'parl*|punto di forza|in squadra|di squadra|gruppo|affidabil*|socievol*|comunic*|client*|simpatic*|ordinat*|ordin*|attent*|concentr*|memori*|ricord*|energi*|ottimist*|positiv*',
          'sincer*|onest*|empati*|sensibil*|flessibil*|adatt*|autonom*|indipendent*|iniziativ*|forte|fort*|resistent*|tenace|determinat*|ambizios*|motivat*|entusias*|allegr*',
          'umorism*|sorrid*|sorris*|pratic*|intelligent*|matematic*|computer|tecnic*|ingles*|risolv*|problem*|colleg*|lavorare|lavoro bene|lavoro molto|lavoro sotto|lavoratric*|lavorator*|lavoro sodo|mai in ritardo|forza|qualità|brav*|perseveran*|costan*|discret*|affettuos*|elastic*|fida',
          'fidano|fiducia|buon amic*|amichevol*|non mi arrend*|cocciut*|testard*|sincerità|divertent*|generos*',
          'multitasking|stress*|gentilezza|cucino per|mollo|arrendo|testard*|determinat*|tenace|forte',
        ],
        other_wordings: [
          'In che cosa è particolarmente forte? Lo spieghi con un esempio.',
          'Se chiedessi ai suoi amici il suo punto di forza, che cosa direbbero? Con un esempio.',
        ],
        reactions: [
          when('pazien*|calm*|tranquill*', [
            'La pazienza qui serve ogni giorno, soprattutto quando piove.',
            'Restare calmi in mezzo alla folla: non è da tutti.',
          ]),
          when('puntual*|precis*|ordinat*|organizz*|affidabil*|responsabil*|attent*', [
            'Una persona precisa: i miei colleghi la ameranno.',
            'Chi è affidabile mi fa dormire meglio.',
          ]),
          when(
            'lingu*|ingles*|tedesc*|frances*|spagnol*',
            'Le lingue! Ieri ho spiegato la strada a gesti, pensi un po’.',
          ),
          when('ascolt*|parl*|comunic*|socievol*|empati*|gentil*|simpatic*|aiut*|sorris*', [
            'Saper stare con gli altri è metà del lavoro.',
            'I visitatori si ricordano più del sorriso che dei quadri.',
          ]),
          when('in squadra|di squadra|gruppo|colleg*', 'Chi lavora bene con gli altri qui è sempre benvenuto.'),
          when(
            'creativ*|soluzion*|problem*|risolv*|iniziativ*|flessibil*|adatt*',
            'Ottimo: qui ogni giorno c’è un problema nuovo.',
          ),
          when(
            'imparo|imparare|veloc*|curios*|computer|memori*',
            'Chi impara in fretta non ha paura delle novità, e ce n’è una in arrivo.',
          ),
          when('ottimist*|positiv*|energi*|entusias*|allegr*|umorism*', 'Il buonumore è contagioso, per fortuna.'),
          on(
            'dont_know',
            'Tutti hanno un punto di forza! Per esempio: è paziente, puntuale, sa parlare con la gente?',
            { goes_to: 'stay' },
          ),
          on('refusal', 'Capisco, non è facile lodarsi. Mi dica solo: che cosa le riesce facile?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E che cosa, invece, le riesce ancora difficile?',
      [],
      'Scegli una cosa piccola, e di’ che cosa fai per migliorare.',
      'Faccio fatica a parlare davanti alle persone, ma sto migliorando.',
      {
        topics: [
          'difficil*|fatica|fatic*|riesc*|parl*|imparare|imparando|imparo|miglior*|a volte|pazien*|impazien*|timid*|lingu*|tedesc*|frances*|ingles*|pubblic*|computer|tecnic*|organizz*',
          'disordin*|ordin*|dire di no|dico sempre|dimentic*|ritard*|ansi*|nervos*|stress*|mattin*|presto|svegliarmi|svegliarsi|alzarmi|sveglia presto|mi sveglio tardi|scriv*|al telefon*|telefonare|decid*|decision*|delegare|da sol*',
          'perfezionist*|critic*|concentr*|distratt*|distr*|lent*|veloc*|test*|testard*|emotiv*|emozion*|paur*|imbarazz*|sensibil*|matematic*|numer*|cont*|nom*|memori*|ricord*|persone|colleg*|capo|col rumor*|con il rumor*|troppo rumor*|punto debole|debol*|difett*|niente|nulla|nessun*|aspett*',
          'regol*|seduto|in piedi|stanc*|chied* aiuto|aiuto|troppo precis*|parlo troppo|lavoro troppo|troppo timid*|sono troppo|troppe cose|grammatic*|congiuntiv*|italian*|verb*|pronunc*|capire|ammett*|critich*|riposar*|rilassar*|arrabb*|rabbia|discussion*|litig*|chiedere|gelos*|pigr*',
          'cucinare|guidare|svegliar*|scrivere|email|capo|errori|sbagli*|agito|riunioni|gestire|tempo|relazioni|critiche|lavoro troppo|riposare',
        ],
        other_wordings: [
          'E un punto debole? Tutti ne abbiamo uno.',
          'Parliamo anche del contrario: che cosa le costa ancora fatica?',
        ],
        reactions: [
          when('niente|nulla|nessun*', 'Nessun punto debole? Allora la dovremmo mettere in vetrina.'),
          when('pubblic*|parl*|timid*|imbarazz*', [
            'La timidezza passa: io all’inizio tremavo come una foglia.',
            'Parlare davanti agli altri si impara, un gruppo alla volta.',
          ]),
          when(
            'mattin*|presto|svegliarmi|svegliarsi|alzarmi|sveglia presto|mi sveglio tardi|ritard*',
            'Per fortuna il museo apre alle dieci!',
          ),
          when(
            'ansi*|nervos*|stress*|paur*|emozion*',
            'È umano. E poi, per stare calmi, abbiamo un bellissimo giardino.',
          ),
          when('tedesc*|lingu*|frances*|ingles*', 'Per le lingue c’è un corso il giovedì, gratuito.'),
          when(
            'disordin*|ordin*|organizz*|dimentic*|distratt*|nom*|memori*',
            'Io scrivo tutto su foglietti gialli. Funziona quasi sempre.',
          ),
          when('dire di no|delegare|perfezionist*|impazien*|pazien*', 'Lo capisco bene, è anche il mio difetto.'),
          when(
            'computer|tecnic*|al telefon*|telefonare|numer*|matematic*',
            'La nostra cassa la capisce anche mia madre, non si preoccupi.',
          ),
          when('miglior*|imparare|imparando|imparo|provo|cerco', 'L’importante è lavorarci, e vedo che lo fa.'),
          on('dont_know', 'Una cosa piccola basta: è difficile svegliarsi presto, parlare in pubblico, dire di no?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Immagini questa scena: una famiglia arriva da lontano, ma la mostra oggi è chiusa. Che cosa farebbe?',
      [],
      'Usa il condizionale: «Prima mi scuserei, poi…».',
      'Prima mi scuserei con i visitatori, poi proporrei un’altra mostra e un biglietto gratis per domani.',
      {
        topics: [
          'spieg*|scus*|dispiac*|propo*|altr*|mostr*|bigliett*|offr*|domani gratis|per domani|tornare domani|di domani|chied*|aiut*|consigl*|parl*|direi|dico|dire|sconto|visit*|gratis|cerc*|sala|sale|calm*|città|parc*|sul lago|al lago|un caffè|al caffè|rimbors*|ascolt*|inform*|chiamo',
          'chiamare|chiamerei|responsabil*|collega|direttor*|telefono al|telefonare|telefonerei|inviter*|suggerir*|regalo|regalare|regalerei|un regalo|dar*|giocare|giochi|gioco per|bambin*|disegn*',
          'catalog*|cartolin*|video|filmat*|aprir*|aprirei|guid*|tour|giardin*|negozi*|museo|musei|un gelato|gelato gratis|ristorant*|albergo|programm*|riapr*|tornar*|torn*|prenotare|prenoto|prenotazione|sit*|internet|capir*|gentil*|tranquill*|sorrid*|nient*|alternativ*|soluzion*|port*',
          'accompagn*|fare|farò|facciamo un*|possiamo fare|farei',
        ],
        other_wordings: [
          'Le faccio vivere una giornata vera: una famiglia ha viaggiato tre ore, e la mostra è chiusa. Lei che cosa farebbe?',
          'Un caso pratico: davanti a lei ci sono due genitori con tre figli, e la mostra oggi non si può vedere. Come reagirebbe?',
        ],
        reactions: [
          when('nient*|chiuso è chiuso|non farei', 'Niente? Poveri loro! Almeno un sorriso, glielo farei.'),
          when('gratis|bigliett*|sconto|rimbors*|regalo|regalare|regalerei|un regalo', [
            'Un biglietto gratis salva la giornata, ha ragione.',
            'Che generosità! E la famiglia torna di sicuro.',
          ]),
          when('altr* mostr*|altr* museo|altr* sal*|sala|alternativ*|giardin*|parc*|sul lago|al lago|città|tour', [
            'Un’alternativa c’è sempre, basta conoscere bene la casa.',
            'Così non hanno fatto il viaggio per niente.',
          ]),
          when(
            'bambin*|giocare|giochi|gioco per|disegn*|un gelato|gelato gratis|un caffè|al caffè',
            'Pensare ai bambini per primi: astuto, e anche bello.',
          ),
          when(
            'direttor*|responsabil*|collega|telefono al|telefonare|telefonerei|chiamo|chiamare|chiamerei',
            'Chiedere aiuto non è mai una debolezza.',
          ),
          when('scus*|dispiac*|spieg*|ascolt*|calm*|gentil*', [
            'Chi si scusa bene ha già risolto metà del problema.',
            'Prima le scuse, e con calma: è quello che insegno a tutti.',
          ]),
          when(
            'propo*|consigl*|offr*|aiut*|inform*|visit*|domani gratis|per domani|tornare domani|di domani',
            'Una buona proposta, detta con gentilezza: funziona.',
          ),
          on('dont_know', 'Si metta al loro posto: che cosa vorrebbe sentire, in quel momento?', { goes_to: 'stay' }),
          on('joke', 'Bella battuta, ma la famiglia è ancora lì che aspetta! Che cosa farebbe davvero?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'C’è una novità: cerchiamo una persona anche per le visite dei bambini, la domenica mattina. Che cosa ne pensa?',
      [],
      'Di’ che cosa pensi e se sei disponibile.',
      'Mi piacerebbe mettermi alla prova, ma potrei solo due domeniche al mese.',
      {
        topics: [
          'domenic*|bambin*|problem*|no|interess*|possibil*|impossibil*|potrei|posso|mi piace|mi piacciono i bambin*|piacerebbe|la mia famiglia è import*|per la famiglia|con la famiglia|mia famiglia ha|mia famiglia mi|libero|libera|disponibil*|dipend*|volentieri|preferirei non|preferirei il',
          'preferirei lavor*|preferirei un|preferisco lavor*',
          'preferisco non|preferisco sabato|idea|difficil*|prova|va bene|molto bene|sta bene|per me bene|benissimo|esperienz*|visit*|mattin*|d’accordo|ok|cert*|perfett*|peccato|purtroppo|sabato|la settimana dopo|in settimana|fine settimana|ogni settimana|durante la settimana|pag*|stipendi*',
          'chies*|messa|sport|partit*|dormire|dormo|ripos*|figli*|marit*|a mia moglie|mia moglie lavora|con mia moglie|sfid*|cose nuove|nuova esperienz*|cosa nuova|nuova sfid*|insegnare|insegnato|insegno|giocare|gioco con|giochi con|divert*|adoro|amo|accett*|rifiut*|pens*|rifletter*|turni',
          'turn*|mes*|volt*|ogni tanto|paur*',
          'formazion*|imparare|imparo|imparano|sorpres*|bello lavor*|bella idea|che bello|è bello|bella notizi*|bellissim* idea|sarebbe bello|fantastic*|magnific*|ottim*|entusiast*|content*|felic*|non male|messa|stanc*|soldi|ci sto|non me l aspettavo|aspettavo|quali domeniche',
        ],
        other_wordings: [
          'Devo dirle una cosa che nell’annuncio non c’era: la domenica mattina ci sono le visite per i bambini. Lei che cosa ne dice?',
          'Nel frattempo è cambiato qualcosa: ci serve qualcuno anche la domenica mattina, con le famiglie. Come la vede?',
        ],
        reactions: [
          when(
            'non posso|non potrei|non sono disponibil*|impossibil*|purtroppo|rifiut*|non lavoro la domenica|non mi piac*',
            [
              'Capisco, la domenica è sacra. Troveremo qualcun altro per quel giorno.',
              'Meglio saperlo adesso. Il posto all’ingresso resta comunque libero.',
            ],
          ),
          when(
            'due domeniche|ogni tanto|qualche volta|a volte|una domenica|al mese|turni|alternar*',
            'Mi basta: le domeniche le dividiamo in due.',
          ),
          when('paur*|esperienz*|mai|difficil*|imparare|imparo|imparano|formazion*|prova|sfid*', [
            'Le darei un collega esperto per le prime volte.',
            'Ai bambini basta poco: una storia e un pennello.',
          ]),
          when(
            'bambin*|giocare|gioco con|giochi con|divert*|adoro|amo|insegnare|insegnato|insegno',
            'I bambini dicono sempre la verità, anche sui quadri.',
          ),
          when('pag*|stipendi*|sold*', 'La domenica si paga il venticinque per cento in più, naturalmente.'),
          when(
            'dipend*|pens*|rifletter*|la mia famiglia è import*|per la famiglia|con la famiglia|mia famiglia ha|mia famiglia mi|figli*',
            'Ne parli a casa con calma, non le chiedo una risposta oggi.',
          ),
          when(
            'volentieri|piacerebbe|mi piace|mi piacciono i bambin*|bello lavor*|bella idea|che bello|è bello|bella notizi*|bellissim* idea|sarebbe bello|fantastic*|perfett*|ottim*|accett*|va bene|d’accordo|disponibil*|libero|libera|interess*|nessun problema',
            ['Che sollievo, temevo un no!', 'Mi fa davvero piacere.'],
          ),
          on('yes', 'Che sollievo, temevo un no!'),
          on('no', 'Capisco, la domenica è sacra. Troveremo qualcun altro per quel giorno.'),
          on('dont_know', 'Glielo chiedo in un altro modo: la domenica mattina avrebbe tempo, almeno qualche volta?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Adesso tocca a lei: che cosa vorrebbe sapere su di noi?',
      [
        'come|quant*|quando|chi|che|cosa|dove|qual*|c’è|ci sono|sarebbe|stipendio|formazione|orari*|collegh*|vacanz*|avete|si può|cominc*|niente|nulla|nessun*|sapere|contratto|no|capito tutto|è possibil*|devo|posso|ferie|pausa|mensa|divisa|la domenica|di domenica|mostra|parziale|bigliett*|arriv*|lingu*',
      ],
      'Fai una domanda sui colleghi, sugli orari o sulla formazione.',
      'Quante persone lavorano qui, e c’è una formazione per i nuovi?',
      {
        other_wordings: [
          'Ora le domande le fa lei: che cosa le interessa sapere?',
          'Mi chieda pure quello che vuole, sul museo o sul lavoro. Che cosa vorrebbe sapere?',
        ],
        reactions: [
          when(
            'niente|nulla|nessun* domand*|tutto chiaro|capito tutto|è possibil*|letto tutto|già letto|sul sito',
            'Bene, allora veniamo alle cose pratiche.',
          ),
          on('no', 'Bene, allora veniamo alle cose pratiche.'),
          on('dont_know', 'Per esempio gli orari, i colleghi, la formazione. Che cosa le interessa di più?', {
            goes_to: 'stay',
          }),
          on('joke', 'A questa domanda risponde solo il direttore! Ne ha una anche per me?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Quando potrebbe cominciare, e quanto vorrebbe guadagnare?',
      [
        '#|mese|mesi|subito|prossim*|cominci*|inizi*|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|franchi|mila|stipendio|guadagn*|da domani|anche domani|presto|estate|lunedì|euro|anche oggi|da oggi|quando vuole|primavera|autunno|inverno|natale|dopo',
      ],
      'Di’ da quando, e con gentilezza che stipendio ti aspetti.',
      'Potrei cominciare a marzo, e vorrei uno stipendio di circa quattromila franchi al mese.',
      {
        other_wordings: [
          'Veniamo alle cose pratiche: da quando potrebbe lavorare, e che stipendio si aspetta?',
          'Un’ultima cosa: a partire da quando, e con quale stipendio?',
        ],
        reactions: [
          when(
            'subito|da domani|domani mattina|anche domani|anche oggi|da oggi|lunedì|quando vuole|settimana prossima|prossima settimana|domani|stesso|appena|presto',
            ['Subito! Allora preparo il suo cartellino.', 'Così in fretta? Perfetto, c’è tanto lavoro.'],
          ),
          when(
            'seimila|settemila|ottomila|novemila|diecimila|7000|8000|9000|10000|6000|un milione',
            'Eh, a quella cifra vengo anch’io! Ne parleremo con la direzione.',
          ),
          when('quattromila|tremila|cinquemila|4000|4200|4500|3500|3800|5000|franchi|mila|euro', [
            'È una richiesta ragionevole, la porto alla direzione.',
            'La cifra è vicina a quello che avevamo in mente.',
          ]),
          when(
            'non importa|decida lei|decidete voi|non so quanto',
            'Per lo stipendio, allora, le facciamo noi una proposta.',
          ),
          when(
            'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|mese|mesi|estate|primavera|autunno|settimana prossima|prossima settimana|tra # settiman*|due settiman*|una settimana',
            ['Va bene, in quel periodo riapriamo la sala grande.', 'Perfetto, così ho il tempo di preparare tutto.'],
          ),
          on('dont_know', 'Cominciamo dalla data: fra un mese, o già prima?', { goes_to: 'stay' }),
          on('joke', 'Mi ha fatta ridere! Ma sul contratto devo scrivere una data: quando potrebbe cominciare?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'Quante persone lavorano qui, e c’è una formazione?',
      ['quant*|collegh*|person*', 'formazion*|corso'],
      'Siamo in dodici, e il primo mese c’è una formazione con un collega esperto.',
    ),
    fact(
      'C’è una formazione?',
      'formazion*|corso|corsi|imparare',
      'Sì, il primo mese c’è sempre un collega che aiuta, e poi un corso sull’arte.',
    ),
    fact(
      'Quanto è lo stipendio?',
      'stipendio|guadagn*|pag*|franchi|salario',
      'Lo stipendio dipende dall’esperienza: di solito tra i tremilaottocento e i quattromilacinquecento franchi.',
    ),
    fact(
      'A che ora apre il museo?',
      'apre|chiude|apert*|chius*',
      'Il museo è aperto dalle dieci alle sei, tranne il lunedì.',
    ),
    fact(
      'Quali sono gli orari?',
      'orari*|quante ore|a che ora|turni|turno',
      'Lavoriamo dalle nove e mezza alle sei, cinque giorni alla settimana. Il lunedì il museo è chiuso.',
    ),
    fact(
      'Quanti visitatori vengono?',
      ['visitator*|gente|turisti', 'quant*|vengono'],
      'Circa trecento al giorno, e il doppio quando piove.',
    ),
    fact(
      'Quante persone lavorano qui?',
      'quanti siete|colleghi|quante persone|squadra|gruppo',
      'Siamo in dodici, e a Natale cuciniamo tutti insieme.',
    ),
    fact('Quante ferie ci sono?', 'ferie|vacanz*|giorni liberi', 'Ci sono cinque settimane di ferie.'),
    fact(
      'Devo lavorare tutte le domeniche?',
      'domenic*|weekend|sabato|fine settimana',
      'No, al massimo due domeniche al mese, pagate meglio.',
    ),
    fact(
      'Che lingue servono?',
      'lingue|lingua|inglese|tedesco|francese',
      'Italiano e inglese; il tedesco aiuta, ma non è obbligatorio.',
    ),
    fact(
      'Che cosa devo fare esattamente?',
      'cosa devo|cosa farei|compiti|mansioni|giornata',
      'Si accolgono i visitatori, si vendono i biglietti e si risponde a mille domande.',
    ),
    fact(
      'C’è una divisa?',
      'divisa|vestit*|vestire|uniforme',
      'Una giacca blu, gliela diamo noi. Le scarpe, comode mi raccomando.',
    ),
    fact(
      'C’è una mensa?',
      'mensa|mangi*|pranzo|pausa|caffè',
      'La pausa è di un’ora, e al bar del museo i dipendenti pagano metà.',
    ),
    fact(
      'Che tipo di contratto è?',
      'contratto|tempo indeterminato|fisso|prova|determinato',
      'I primi tre mesi sono di prova, poi il contratto è fisso.',
    ),
    fact(
      'Posso lavorare a tempo parziale?',
      'parziale|part time|parttime|metà',
      'Sì, si può lavorare anche all’ottanta per cento.',
    ),
    fact(
      'Qual è il suo quadro preferito?',
      'preferit*|più bello',
      'Un piccolo quadro del lago con la nebbia, nella sala tre.',
    ),
    fact(
      'Che mostra c’è adesso?',
      'mostra|mostre|quadri|opere|artist*',
      'Adesso c’è una mostra di Paul Klee, e in autunno arrivano le fotografie.',
    ),
    fact(
      'Quanto costa il biglietto?',
      'biglietto|ingresso|costa',
      'Il biglietto costa sedici franchi, e i bambini entrano gratis.',
    ),
    fact(
      'Quando mi fa sapere?',
      'sapere la risposta|far sapere|fa sapere|fate sapere|mi dite|risposta|decid*|quando saprò',
      'Le faccio sapere entro venerdì, con una telefonata.',
    ),
    fact(
      'Ci sono altri candidati?',
      'candidati|altri|altre persone|concorrenti',
      'Sì, sono cinque in tutto. Ma non le dico chi mi piace di più.',
    ),
    fact(
      'Come si arriva al museo?',
      'arrivare|arriva|autobus|treno|parcheggio|stazione',
      'Dalla stazione sono dodici minuti a piedi, lungo il lago.',
    ),
    fact('Come si chiama?', 'si chiama|suo nome', 'Ferrari, come le automobili, ma vado molto più piano.'),
    fact(
      'Da quanto tempo lavora qui?',
      'da quanto|da quando|lavora qui',
      'Lavoro qui da quindici anni, e la prima mostra la ricordo ancora.',
    ),
    fact(
      'Le piace il suo lavoro?',
      'le piace|piace lavorare|contenta',
      'Molto. Soprattutto la sera, quando sono sola con i quadri.',
    ),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è in fondo, dopo la statua.'),
  ],
  twists: [
    twist(
      5,
      'Sente questo rumore? È una famiglia che ha fatto tre ore di treno, e la mostra oggi è chiusa. Al mio posto, lei che cosa farebbe?',
    ),
    twist(
      6,
      'Ho appena letto un messaggio del direttore: vuole aprire anche la domenica mattina, con visite per i bambini. Che cosa ne pensa?',
    ),
    twist(
      8,
      'Il direttore vuole una risposta entro stasera, perciò glielo chiedo subito: quando potrebbe cominciare, e quanto vorrebbe guadagnare?',
    ),
  ],
  starters: [
    'Buongiorno. Grazie per l’invito.',
    'Buongiorno, ho studiato storia dell’arte.',
    'Piacere. Finora ho lavorato in un albergo.',
  ],
  opening_message: 'Buongiorno, prego, si accomodi. La sua candidatura mi è piaciuta molto.',
  closing_message:
    'Grazie della bella conversazione. Le telefono entro venerdì, e intanto dia pure un’occhiata alla mostra!',
  correction: 'at_the_end',
})
