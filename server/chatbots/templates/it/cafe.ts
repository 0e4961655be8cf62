import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafe: readonly Template[] = [
  template({
    id: 'cafe-a2',
    name: 'Al bar',
    language: 'it',
    level: 'A2',
    description: 'Sei in un bar italiano: ordina qualcosa da bere e da mangiare, e paga il conto.',
    role: 'Barista di un piccolo bar a Bologna',
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
      'da portare via': 'da mangiare o bere in un altro posto',
      assaggiare: 'mangiare o bere un poco per provare',
      cadere: 'andare giù per terra',
    }),
    steps: [
      step(
        'Mi dica, che cosa prende da bere?',
        [
          'caffè|cappuccino|macchiato|espresso|tè|acqua|succo|spremuta|cioccolata|latte|camomilla|tisana|limonata|orzo|aranciata|frappé|frullato|bibita|latte macchiato|ginseng|caffellatte',
        ],
        'Di’ che cosa vuoi bere: «Vorrei…» o «Per me…».',
        'Vorrei un cappuccino, per favore.',
      ),
      step(
        'Subito. Ci metto zucchero, limone, ghiaccio o niente?',
        [
          'zucchero|latte|limone|ghiaccio|miele|niente|nulla|con|senza|solo|così|no|sì|normale|caldo|freddo|dolce|amaro|cacao|naturale|gassata|schiuma|poco|tutto',
        ],
        'Rispondi con «con…» o «senza…».',
        'Senza zucchero, ma con un po’ di cacao.',
      ),
      step(
        'E da mangiare? Oggi abbiamo brioche alla crema, tramezzini e torta di mele.',
        [
          'brioche|cornetto|tramezzino|torta|mele|crema|fetta|panino|toast|pizzetta|biscotti|crostata|niente|nulla|no|sì|marmellata|cioccolato|focaccia|pasta',
        ],
        'Scegli una cosa, o di’ che non vuoi niente.',
        'Prendo una fetta di torta di mele.',
      ),
      step(
        'Va bene. Mangia qui al banco o si siede? Al tavolo costa un po’ di più.',
        ['banco|tavolo|qui|qua|fuori|sied*|seduto|seduta|in piedi|finestra|portare via|via|dentro|resto|terrazza'],
        'Di’ dove vuoi mangiare.',
        'Resto al banco, grazie.',
      ),
      step(
        'Ecco… oh no, mi è caduto tutto per terra! Mi scusi tanto. Mi ripete che cosa voleva?',
        [
          'caffè|cappuccino|macchiato|espresso|tè|acqua|succo|spremuta|cioccolata|latte|camomilla|tisana|limonata|brioche|cornetto|tramezzino|torta|panino|toast|orzo|aranciata|biscotti|crema',
        ],
        'Ripeti il tuo ordine: «Volevo…».',
        'Nessun problema. Volevo un cappuccino e una fetta di torta.',
      ),
      step(
        'Ecco, adesso è tutto pronto. Assaggi pure: va bene così?',
        [
          'sì|bene|buon*|ottim*|perfett*|grazie|fredd*|cald*|dolc*|no|troppo|manca|zucchero|delizios*|squisit*|tutto|piace|cucchiaino',
        ],
        'Di’ se è buono, o che cosa non va.',
        'Sì, grazie, è tutto buonissimo.',
      ),
      step(
        'Grazie di avermelo detto. In tutto sono sei euro e cinquanta: come paga?',
        ['carta|contanti|bancomat|telefono|cellulare|monete|soldi|telefonino|orologio|app|euro'],
        'Di’ come paghi: «Con…» o «In…».',
        'In contanti. Ecco dieci euro.',
      ),
    ],
    starters: ['Buongiorno! Un cappuccino, per favore.', 'Salve, per me un tè.', 'Vorrei un succo di frutta.'],
    opening_message: 'Buongiorno, venga pure qui al banco. Sono subito da lei.',
    correction: 'prompt',
  }),
  template({
    id: 'cafe-b1',
    name: 'Al bar: una festa a sorpresa',
    language: 'it',
    level: 'B1',
    description: 'Incontra un’amica al bar e organizzate insieme una festa a sorpresa. Non tutto va come previsto.',
    role: 'Un’amica, in un vecchio caffè di Trieste',
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
        'Prima di tutto, raccontami: che cosa hai fatto di bello in questi giorni?',
        [],
        'Racconta una o due cose al passato: «Ho fatto…», «Sono…».',
        'Ho lavorato molto, ma domenica ho fatto una gita al lago con mia sorella.',
      ),
      step(
        'Poi mi racconti meglio! Adesso ordiniamo: qui fanno un’ottima cioccolata calda. Tu che cosa prendi?',
        [
          'cioccolata|caffè|cappuccino|tè|acqua|succo|spremuta|latte|tisana|limonata|prendo|prenderei|vorrei|anch’io|anche io|preferisco|torta|panino|niente|bibita|espresso|camomilla|gelato|stess*',
        ],
        'Di’ che cosa vuoi, o che cosa preferisci alla cioccolata.',
        'Preferisco un tè caldo, perché oggi ho già mangiato tanti dolci.',
      ),
      step(
        'Il cameriere dice che la cucina è già chiusa e che ci sono solo dolci. Che cosa mangiamo, allora?',
        [
          'torta|strudel|gelato|biscott*|tiramisù|dolc*|niente|nulla|fame|fetta|brioche|crostata|budino|importa|cioccolat*|mangi*|prend*|stess*|mele|panna|va bene',
        ],
        'Scegli un dolce, o di’ che cosa fai: «Allora prendo…».',
        'Non importa. Allora prendo una fetta di strudel.',
      ),
      step(
        'D’accordo. Veniamo a Giulia: secondo te, che regalo le facciamo, e perché?',
        [],
        'Proponi un regalo: «Potremmo regalarle…, perché…».',
        'Potremmo regalarle un libro di cucina, perché le piace preparare i dolci.',
      ),
      step(
        'Mi piace come idea. C’è però un problema: il locale che volevamo sabato è occupato. Dove potremmo fare la festa?',
        [
          'casa|parco|giardino|ristorante|bar|pizzeria|spiaggia|mare|locale|qui|qua|terrazza|sala|scuola|domenica|campagna|cinema|da me|da te|fuori|aperto|palestra|piazza|discoteca|lago',
        ],
        'Proponi un altro posto: «Potremmo farla…».',
        'Potremmo farla nel giardino dei miei genitori, se non piove.',
      ),
      step(
        'Sì, si può fare! E come portiamo Giulia lì senza dirle niente della festa?',
        [],
        'Inventa una piccola scusa: «Le diciamo che…».',
        'Le diciamo che andiamo al cinema, e poi facciamo finta di niente.',
      ),
      step(
        'Speriamo che funzioni! E per la festa, tu di che cosa ti occupi?',
        [
          'port*|prepar*|facci*|farò|compr*|cucin*|torta|pizz*|insalat*|pasta|panin*|bibit*|frutta|dolc*|gelato|invit*|musica|regal*|palloncin*|occup*|chiam*|scriv*|candel*|foto|tavol*|organizz*|decor*|posso|potrei|bevand*|mangiare|biglietto',
        ],
        'Di’ che cosa porti o prepari tu.',
        'Io mi occupo della musica e preparo due pizze.',
      ),
      step(
        'Perfetto, allora ci siamo. Ecco il conto: oggi offro io!',
        [
          'grazie|gentile|no|pago|offro|offri|prossima|metà|divid*|tocca|insieme|romana|ognuno|davvero|volta|troppo|offrirò|lascia|pagare',
        ],
        'Ringrazia, oppure proponi di dividere il conto.',
        'Grazie mille, sei gentilissima. La prossima volta offro io.',
      ),
    ],
    starters: [
      'Ciao! In questi giorni ho avuto molto da fare.',
      'Eccomi! Ieri ho fatto una gita in barca.',
      'Ho studiato tutta la settimana, e tu?',
    ],
    opening_message: 'Eccoti! Oggi qui è pieno, ma ho trovato un tavolo in fondo. Dobbiamo decidere un sacco di cose.',
    correction: 'prompt',
  }),
]
