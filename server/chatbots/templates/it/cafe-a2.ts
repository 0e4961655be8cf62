import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
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
})
