import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
  id: 'doctor-a2',
  name: 'Dalla dottoressa',
  language: 'it',
  level: 'A2',
  description: 'Non ti senti bene. Racconta alla dottoressa che cosa hai e capisci che cosa devi fare.',
  role: 'Dottoressa in un ambulatorio di Palermo',
  partner_name: 'Dottoressa Greco',
  region: 'IT',
  scenario:
    'Stai male da qualche giorno e vai in ambulatorio. La dottoressa ti fa alcune domande e ti scrive una ricetta. Purtroppo la farmacia più vicina oggi è chiusa.',
  goals: [
    'So dire che cosa mi fa male.',
    'So dire da quando sto male.',
    'So rispondere a domande semplici sulla salute.',
    'So dire che cosa faccio per stare meglio.',
  ],
  grammar: ['Ho mal di… / Mi fa male…', 'da + tempo', 'dovere e potere'],
  vocabulary: words({
    'il mal di testa': 'quando la testa fa male',
    'la gola': 'fa male quando parli o mangi',
    'la pancia': 'lì arriva quello che mangi',
    'la tosse': 'esce dalla bocca con un rumore',
    'la febbre': 'quando il corpo è troppo caldo',
    'il raffreddore': 'una malattia leggera del naso',
    'la medicina': 'si prende per stare meglio',
    'la ricetta': 'il foglio del medico per la farmacia',
    'la farmacia': 'il negozio delle medicine',
    'l’allergia': 'una cosa che fa male solo ad alcuni',
    riposare: 'non fare niente e stare tranquilli',
    grave: 'molto serio, che fa paura',
  }),
  steps: [
    step(
      'Mi dica, che cosa si sente?',
      [
        'mal*|dolor*|testa|gola|pancia|stomac*|schien*|orecchi*|toss*|febbre|raffredd*|influenz*|stanc*|naso|occhi*|dent*|gamb*|pied*|bracci*|man*|ginocch*|nausea|allergi*|non bene|fredd*|vomit*|collo|pelle|spall*|sonno|debol*|dit*|petto|cuore|punt*|gira*|cadut*|diarrea|cavigli*|brucia*|prur*|ross*',
      ],
      'Di’ che cosa ti fa male: «Ho mal di…».',
      'Ho mal di gola e un po’ di tosse.',
      {
        other_wordings: ['Come si sente? Che cosa le fa male?', 'Che cosa ha? Mi racconti.'],
        reactions: [
          when('gola|toss*|raffredd*|naso|influenz*', [
            'La gola e la tosse: in questi giorni le hanno tutti.',
            'Eh, con questo vento è facile.',
          ]),
          when('testa|gira*', [
            'La testa, che fastidio. Abbasso un po’ la luce.',
            'Con il mal di testa tutto è più difficile.',
          ]),
          when('pancia|stomac*|vomit*|nausea|diarrea', [
            'La pancia, che fastidio! Vediamo perché.',
            'Mi dispiace. Si sieda comodamente.',
          ]),
          when('febbre|fredd*', 'La febbre toglie tutte le forze, lo so.'),
          when('cadut*|gamb*|pied*|bracci*|man*|ginocch*|dit*|cavigli*|spall*|schien*|collo', [
            'Ahi! Faccia piano quando si muove.',
            'Fa male quando si muove, immagino. Dopo guardo bene.',
          ]),
          when(
            'stanc*|sonno|debol*|non dormo|dormo male|dormire|insonnia',
            'Sempre stanchi: è il corpo che chiede aiuto.',
          ),
          when(
            'pelle|ross*|prur*|allergi*|punt*|brucia*|occhi*|prude|macchie|sfogo',
            'Non si tocchi, mi raccomando! Dopo guardo bene.',
          ),
          when('dent*|orecchi*', 'È un dolore terribile, la capisco.'),
          when('male|bene|mal*|dolor*', 'Mi dispiace. Adesso vediamo insieme.'),
          on('dont_know', 'Non è facile da dire! Le fa male la testa, la gola, la pancia?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Da quanto tempo sta così?',
      [
        'da #|# or*|# mes*|# ann*|il #|per #|ieri|giorn*|settiman*|ora|ore|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|mattina|ieri sera|la sera|notte|stanotte|mese|mesi|oggi|da poco|un poco|da tanto|da sempre|da anni|anno|da molto|non molto|weekend|dopo|quando|minuti|dall inverno|dall estate',
      ],
      'Comincia con «Da…».',
      'Da tre giorni, più o meno.',
      {
        other_wordings: ['Da quando sta male?', 'E quando è cominciato?'],
        reactions: [
          when(
            'settiman*|mese|mesi|anno|molti anni|da anni|da tanto|tanto tempo|da sempre|sempre stat*|da molto|molto tempo|non molto|da un pezzo|un bel po',
            ['È tanto tempo! La prossima volta venga prima.', 'Così a lungo? Ha fatto bene a venire.'],
          ),
          when(
            'oggi|stamattina|ore|ora|poco|un poco|poco tempo|stanotte|minuti|pomeriggio|svegliat*|improvviso|di colpo',
            ['Da poco, quindi. Bene, così guarisce prima.', 'È una cosa nuova, allora.'],
          ),
          when('ieri', 'Solo da ieri, più o meno. Ha fatto bene a venire subito.'),
          when(
            'giorn*|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|weekend|da #|# or*|# mes*|# ann*|il #|per #',
            ['Capisco, alcuni giorni.', 'Ho capito, lo scrivo.'],
          ),
          on('dont_know', 'Più o meno: da ieri, da una settimana?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ha anche la febbre? E la notte dorme bene?',
      [
        'febbre|sì|no|dorm*|bene|male|dorm* poco|un poco|molto poco|svegli*|# gradi|trentott*|trentanove|quaranta|trentasett*|trentasei|gradi|credo|notte|mai|alta|misurat*|penso|sonno|niente|termometro|nessun*|a letto|un po|forse|freddo|caldo|sud*|insonnia|sempre freddo|dorm* sempre|sempre svegli*',
      ],
      'Rispondi a tutte e due le domande.',
      'Non ho la febbre, ma la notte dormo poco.',
      {
        other_wordings: ['La febbre, ce l’ha? E di notte, dorme?', 'Due domande: ha la febbre, e come dorme?'],
        reactions: [
          when('non ho la febbre|non ho febbre|niente febbre|nessuna febbre|senza febbre', [
            'Niente febbre: questo mi piace.',
            'Meno male, niente febbre.',
          ]),
          when(
            'non lo so|non l’ho misurat*|non ho misurat*|termometro|credo|forse|penso',
            'Facciamo subito… trentasei e otto: niente febbre.',
          ),
          when('trentotto|trentanove|quaranta|38|39|40|alta|gradi|febbre', [
            'La febbre! Allora deve bere tanta acqua.',
            'Capisco. La febbre non è una nemica, ma la controlliamo.',
          ]),
          when(
            'dorm* poco|dorm* male|non dorm*|svegli*|insonnia|dorm* niente',
            'Senza sonno non si guarisce. Le do qualcosa.',
          ),
          when('dorm* bene|dorm* sempre|bene|dorm*', 'Se dorme, è già un buon segno.'),
          on('no', 'Va bene. Niente febbre, meno male.'),
          on('yes', 'Va bene, lo scrivo.'),
          on('dont_know', 'Facciamo piano: si sente il corpo caldo? E di notte si sveglia?', { goes_to: 'stay' }),
          on('asks_back', 'Io dormo poco, ho due figli!'),
        ],
      },
    ),
    step(
      'E che cosa ha mangiato ieri?',
      [],
      'Di’ due o tre cose: «Ieri ho mangiato…».',
      'Ieri ho mangiato solo una minestra e una mela, perché ho il raffreddore.',
      {
        topics: [
          'mangi*|bevut*|bev*|past*|pizz*|insalat*|ris*|tort*|dolc*|uov*|carn*|pesc*|verdur*|zupp*|minestr*|poll*|pan*|panin*|spaghett*|lasagn*|patat*|legum*|formagg*|prosciutt*|frutt*|mel*|banan*|aranc*|yogurt|latte|brodo|tè|caffè|acqua|succ*|gelat*|biscott*|cioccolat*|caramell*|cornett*|brioche',
          'niente|nulla|molto poco|mangiato poco|un po|mangiato molto|mangiato tanto|tanta|mangiato troppo|troppi|normale|solito|fame|appetito|colazion*|pranz*|cena|cenat*|ristorant*|mensa|sushi|kebab|hamburger|curry|couscous|tacos|toast|cereal*|tonno|salmone|gamber*|cozze|arancin*|cannol*',
          'vino|birra|coca|cola|patatin*|fast food|funghi|pomodor*|carot*|lenticch*|fagiol*|tofu',
          'ricord*|di tutto|mangiato tutto|solo un|solo una|solo pan*|mozzarell*|salam*|fragol*|uva|una pera|due pere|polpett*|bistecca|minestrone|vomitat*|gnocchi|noodles|avocado|miele|limon*|spremut*|quello che cucina|quello che c’era|mamma|madre|nonna|mensa|casa',
        ],
        other_wordings: ['Ieri che cosa ha mangiato?', 'E il cibo? Mi dica che cosa ha mangiato ieri.'],
        reactions: [
          when('niente|nulla|fame|appetito|vomitat*', [
            'Niente? Ma deve mangiare qualcosa di leggero!',
            'Quando si sta male non si ha fame, lo so.',
          ]),
          when('minestr*|brodo|zupp*|riso|mel*|yogurt|verdur*|insalat*|frutt*|banan*|tè|minestrone', [
            'Bene, cose leggere: continui così.',
            'Ottimo, la pancia la ringrazia.',
          ]),
          when(
            'pizz*|hamburger|kebab|patatin*|fast food|arancin*|salam*',
            'Buono! Ma per oggi, mi raccomando, solo cose leggere.',
          ),
          when(
            'dolc*|tort*|gelat*|cioccolat*|cannol*|caramell*|biscott*',
            'I dolci siciliani sono un pericolo, anche per me!',
          ),
          when('pesc*|cozze|gamber*|sushi|tonno|salmone|funghi', 'Il pesce, va bene. Lo scrivo, non si sa mai.'),
          when('vino|birra', 'Niente alcol per qualche giorno, però!'),
          when('past*|carn*|poll*|uov*|panin*|spaghett*|pane|formagg*|solito|normale|patat*|bistecca', [
            'Va bene, un giorno normale.',
            'Non mi sembra strano.',
          ]),
          on('dont_know', 'Pensi alla cena: una minestra, una pizza? Che cosa c’era nel piatto?', { goes_to: 'stay' }),
          on('joke', 'Ah ah, ecco perché sta male! E sul serio, che cosa ha mangiato?', { goes_to: 'stay' }),
          on('asks_back', 'Io ieri ho mangiato pasta con le sarde.'),
        ],
      },
    ),
    step(
      'Prende già delle medicine, o ha qualche allergia?',
      [
        'sì|no|medicin*|allergi*|niente|nulla|nessun*|prendo|sciropp*|aspirin*|pastigli*|compress*|latte|gatt*|polver*|pollin*|fragol*|pesc*|solo una|solo aspirin*|noc*|glutine|antibiotic*|vitamin*|mai|tachipirina|ibuprofene|penicillina|cane|cani|api|erba|pillol*|tè|miele|spray|insulina|arachidi|gocce',
      ],
      'Di’ che cosa prendi, e se hai un’allergia.',
      'Non prendo medicine, ma ho un’allergia al polline.',
      {
        other_wordings: [
          'Ha un’allergia, o prende già qualche medicina?',
          'Una cosa importante: medicine o allergie, ne ha?',
        ],
        reactions: [
          when('pollin*|polver*|gatt*|cane|cani|erba', [
            'Un’allergia: lo scrivo grande, in rosso.',
            'Anche mio figlio, povero. Lo scrivo.',
          ]),
          when(
            'latte|glutine|noc*|pesc*|fragol*|arachidi|uov*|gamber*|crostacei|mangiare|frutti di mare|lattosio|miele',
            'Allora attenzione anche al cibo. Lo scrivo.',
          ),
          when('penicillina|antibiotic*|aspirina alla', 'Importantissimo! Così scelgo un’altra medicina.'),
          when(
            'prendo|sciropp*|aspirin*|pastigli*|compress*|tachipirina|paracetamolo|ibuprofene|vitamin*|pillol*|insulina|spray|gocce',
            ['Va bene, può continuare a prenderlo.', 'Grazie, lo scrivo qui.'],
          ),
          when('nessun*|niente|nulla|mai', [
            'Nessuna medicina e nessuna allergia: perfetto.',
            'Bene, così è più facile.',
          ]),
          on('no', ['Nessuna medicina e nessuna allergia: perfetto.', 'Bene, così è più facile.']),
          on('yes', 'Ah, e che cosa: una medicina o un’allergia?', { goes_to: 'stay' }),
          on('dont_know', 'Per esempio: le fa male il latte, il polline, un gatto?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Non è niente di grave, però deve stare a casa due giorni. È possibile?',
      [
        'no|possibil*|posso|problem*|lavor*|scuol*|esam*|cas*|domani|devo|difficil*|va bene|benissimo|certo|credo|provo|capo|figli*|purtroppo|d’accordo|peccato|ok|vacanz*|lezion*|viaggi*|impossibil*|volentieri|bambin*|partit*|fest*|riunion*|volo|appuntament*|felice|dorm*|ripos*',
      ],
      'Di’ se puoi, e qual è il problema.',
      'È difficile, perché domani ho un esame. Ma se non è grave, posso riposare dopo.',
      {
        other_wordings: [
          'Non si preoccupi, non è grave. Deve solo restare due giorni a casa. Può?',
          'Buone notizie: non è grave. Ma due giorni di riposo a casa li deve fare. Va bene per lei?',
        ],
        reactions: [
          when('esam*|lezion*|scuol*|universit*', [
            'Gli esami aspettano, la salute no.',
            'Le scrivo un certificato per la scuola.',
          ]),
          when('lavor*|capo|riunion*|ufficio|collegh*', [
            'Le scrivo un certificato per il lavoro.',
            'Il lavoro può aspettare due giorni.',
          ]),
          when('figli*|bambin*|famiglia', 'Con i bambini è difficile, lo so. Chieda aiuto a qualcuno.'),
          when(
            'viaggi*|volo|vacanz*|il treno|partit*|fest*|concert*',
            'Che peccato! Ma in viaggio o a una festa starebbe peggio.',
          ),
          when(
            'non posso|impossibil*|difficil*|purtroppo|problema|non è possibile|troppo|troppi|due giorni|vivo da|la spesa|proprio questa|questa settimana|che sfortuna|avvisare',
            'Capisco, ma due giorni passano in fretta.',
          ),
          on('no', 'Capisco, ma due giorni passano in fretta.'),
          when(
            'possibil*|va bene|certo|d’accordo|ok|nessun problema|volentieri|posso|felice|benissimo|si può fare|ci provo|faccio il possibile',
            ['Ottima decisione! Un libro e il letto.', 'Perfetto: letto, tè caldo e niente telefono.'],
          ),
          on('yes', 'Perfetto: letto, tè caldo e niente telefono.'),
          on('dont_know', 'Lavora o va a scuola? Può restare a casa domani?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ecco la ricetta, ma la farmacia qui sotto oggi è chiusa. Che cosa fa adesso?',
      [
        'farmaci*|altr*|vado a|vado in|vado all|vado al|andare|cerc*|cas*|comprare|compro|centro|letto|dorm*|ripos*|chied*|domani|aspett*|prend*|autobus|bev*|tè|telefon*|amic*|mamm*|internet|marit*|moglie|papà|taxi|chiam* un|torn*|figli*|medicin*|ospedale|stazione|nient*|mand*|online|piang*|macchina|mappa',
      ],
      'Di’ dove vai e che cosa fai dopo: «Prima…, poi…».',
      'Con la ricetta cerco un’altra farmacia, e poi vado a casa a prendere la medicina.',
      {
        other_wordings: [
          'Questa è la ricetta per la medicina. La farmacia qui sotto però è chiusa! Che cosa fa adesso?',
          'Le ho scritto una medicina. Ma oggi la farmacia qui vicino è chiusa: come fa?',
        ],
        reactions: [
          when(
            'mamm*|mia madre va|a mia madre|da mia madre|marit*|moglie|mio padre va|a mio padre|da mio padre|papà|amic*|figli*|mand*|telefon*|chiam* mia|chiam* mio|chiam* un',
            ['Bene, un aiuto ci vuole: così lei va subito a letto.', 'Giusto, ci va un’altra persona.'],
          ),
          when('altr* farmaci*|cerc*|centro|stazione|internet|google|mappa|farmaci*|comprare|compro', [
            'In via Roma ce n’è una sempre aperta, a cinque minuti.',
            'Giusto. Quella della stazione è aperta fino alle otto.',
          ]),
          when('domani|aspett*', 'Domani va bene. Per oggi le do io due pastiglie.'),
          when('cas*|letto|dorm*|ripos*|tè|bev*', 'A casa, bene! Per oggi le do io due pastiglie.'),
          when('nient*|piang*', 'Ma no, c’è sempre una soluzione! Per oggi le do io due pastiglie.'),
          when('chied*|torn*|ospedale', 'Può chiedere alla mia segretaria: lei sa tutto.'),
          when('autobus|taxi|macchina|vado a|vado in|vado all|vado al', 'Va bene, ma piano, mi raccomando.'),
          on('dont_know', 'Che cosa è meglio: cercare un’altra farmacia, o aspettare domani?', { goes_to: 'stay' }),
          on('joke', 'Ah ah! Il buonumore è una medicina, ma non basta. Che cosa fa adesso?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'Quante volte al giorno devo prendere la medicina?',
      'quante volte|ogni quanto|quando devo|quando prendo',
      'Tre volte al giorno, dopo mangiato.',
    ),
    fact(
      'Quanto costa la medicina?',
      ['quanto|prezzo|cost*', 'medicina|farmacia|ricetta'],
      'La medicina costa circa otto euro.',
    ),
    fact(
      'Quanto costa la visita?',
      'quanto cost*|pagare|prezzo|gratis',
      'La visita è gratis con la tessera sanitaria.',
    ),
    fact('È grave?', 'grave|serio|pericolos*|ospedale', 'No, non è grave: un po’ di riposo e passa.'),
    fact(
      'Che cosa ho?',
      'che cosa ho|cosa ho|malattia',
      'È un virus, niente di strano. In questi giorni c’è in tutta Palermo.',
    ),
    fact(
      'Quando starò meglio?',
      'quando sto|quando starò|guari*|quanto dura|quanti giorni|passa',
      'Tra tre o quattro giorni starà molto meglio.',
    ),
    fact('Che cosa posso mangiare?', 'mangiare|cibo|mangio', 'Mangi leggero: riso, minestra e frutta.'),
    fact(
      'Che cosa devo bere?',
      'bere|acqua|tè|caffè|vino|birra',
      'Beva molta acqua e tè caldo. Il vino, la prossima settimana!',
    ),
    fact('Posso uscire?', 'uscire|fuori|scuola|lavoro|lavorare', 'Per due giorni no. Poi sì, piano piano.'),
    fact(
      'Posso fare sport?',
      'sport|correre|nuotare|mare|palestra',
      'Per una settimana niente sport. Poi può fare tutto.',
    ),
    fact('È contagioso?', 'contagios*|altri|bambini|famiglia mia', 'Un po’ sì: si lavi bene le mani.'),
    fact('Devo tornare?', 'tornare|controllo|rivedere|appuntamento', 'Torni se tra quattro giorni non sta meglio.'),
    fact(
      'Mi può fare un certificato?',
      'certificato|giustificazione|foglio',
      'Certo, il certificato è qui, con la ricetta.',
    ),
    fact(
      'Dov’è un’altra farmacia?',
      ['farmacia', 'dove|dov’è|altra|aperta|vicina'],
      'Ce n’è una in via Roma, a cinque minuti a piedi.',
    ),
    fact(
      'Perché la farmacia è chiusa?',
      'perché|farmacia|chiusa',
      'Oggi è la festa di Santa Rosalia, e qui è tutto chiuso.',
    ),
    fact(
      'A che ora apre l’ambulatorio?',
      'a che ora|orari*|apert*|apre|chiude',
      'Siamo qui dalle otto e mezza all’una, e il martedì anche il pomeriggio.',
    ),
    fact('Fa male?', 'fa male|puntura|iniezione|paura', 'Non fa male, e non le faccio nessuna puntura.'),
    fact('Come si chiama?', 'si chiama|suo nome', 'Greco, come il vino. Ma il vino è più dolce!'),
    fact('È di Palermo?', 'di dove|da dove|di palermo|siciliana', 'Sì, sono nata a Palermo, a due passi dal mercato.'),
    fact(
      'Da quanto tempo fa la dottoressa?',
      ['quanto|anni', 'dottoressa|lavor*|medico|qui'],
      'Da quindici anni, e mi piace ancora.',
    ),
    fact(
      'Ha figli?',
      'figli|famiglia|marito|sposata|cane|gatto',
      'Ho due figli e un gatto. Il gatto è l’unico che non si ammala.',
    ),
    fact('Lei non si ammala mai?', 'si ammala|sta bene|come sta', 'Anch’io mi ammalo! Ma oggi sto bene, grazie.'),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è fuori, la prima porta a destra.'),
    fact('C’è il Wi-Fi?', 'wifi|wi fi|internet|password', 'Sì, in sala d’attesa. Ma riposi anche gli occhi!'),
    fact('Che tempo fa?', 'tempo|piove|sole|freddo|vento', 'Fuori c’è vento: si copra bene!'),
  ],
  twists: [
    twist(
      3,
      'Un momento, il termometro nuovo parla… dice «ciao»! Intanto mi dica lei: ha la febbre? E la notte dorme bene?',
    ),
    twist(
      6,
      'È un virus leggero: pensi, ce l’ha anche la mia segretaria! Però deve stare a casa due giorni. È possibile?',
    ),
    twist(
      7,
      'Ecco la ricetta… oh, guardi dalla finestra: oggi è festa e la farmacia qui sotto è chiusa! Che cosa fa adesso?',
    ),
  ],
  starters: ['Buongiorno, dottoressa. Non sto bene.', 'Ho mal di testa da ieri.', 'Buongiorno. Mi fa male la pancia.'],
  opening_message: 'Buongiorno, si accomodi. Oggi in ambulatorio ci sono io.',
  closing_message: 'Si riposi e beva tanta acqua. Buona guarigione, e mi saluti il letto!',
  correction: 'prompt',
})
