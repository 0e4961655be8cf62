import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
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
})
