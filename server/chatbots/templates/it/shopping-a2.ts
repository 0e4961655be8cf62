import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Al negozio di alimentari',
  language: 'it',
  level: 'A2',
  description: 'Fai la spesa in un piccolo negozio. Di’ che cosa vuoi e quanto, e reagisci quando manca qualcosa.',
  role: 'Proprietario di un negozio di alimentari a Lucca',
  scenario:
    'È sabato mattina e prepari una cena per stasera. Nel negozio ci sono prosciutto, formaggi, frutta e pane. Una cosa però è finita, e dovete trovare una soluzione.',
  goals: [
    'So chiedere quello che mi serve.',
    'So dire le quantità.',
    'So reagire quando una cosa è finita.',
    'So pagare e salutare.',
  ],
  grammar: ['le quantità: un etto di, mezzo chilo di', 'ne: ne vorrei due', 'del, della, dei'],
  vocabulary: words({
    'un etto': 'cento grammi',
    'mezzo chilo': 'cinquecento grammi',
    'il prosciutto': 'carne che si mangia fredda, in fette',
    'la fetta': 'un pezzo sottile',
    'il pecorino': 'un formaggio di latte di pecora',
    fresco: 'fatto o preso da poco',
    'i grissini': 'pane lungo, sottile e duro',
    finito: 'che non c’è più',
    'la spesa': 'le cose che compri da mangiare',
    'lo scontrino': 'il foglio con i prezzi',
    'il sacchetto': 'una borsa leggera di carta',
    assaggiare: 'mangiare un poco per provare',
  }),
  steps: [
    step(
      'Che cosa le do?',
      [
        'prosciutto|formagg*|pane|latte|pasta|uov*|frutta|mel*|pomodor*|olio|salame|mozzarella|oliv*|acqua|burro|parmigiano|marmellata|riso|biscott*|verdur*|insalata|yogurt|tonno|banan*|aranc*|patat*|focaccia|ricotta|zucchero|miele|succo|pecorino|pesc*|carne|pere|uva|fragole|carot*',
      ],
      'Di’ una cosa da mangiare: «Vorrei…».',
      'Vorrei del prosciutto, per favore.',
    ),
    step(
      'Subito! Quanto ne vuole?',
      [
        '#|etto|etti|chilo|chili|mezzo|litro|pezzo|fett*|gramm*|poco|un po|bottigli*|pacc*|scatol*|intero|intera|basta|tant*|due|vasetto|metà',
      ],
      'Di’ la quantità: «Due etti», «Mezzo chilo».',
      'Ne vorrei due etti.',
    ),
    step(
      'Ecco fatto. Vuole anche un po’ di pecorino? Uno è dolce, l’altro è più forte.',
      [
        'dolce|forte|sì|no|formagg*|pecorin*|tutti e due|volentieri|niente|grazie|assaggi*|provare|piace|prendo|mangio|allergi*|nessuno|primo|secondo|quello|altro',
      ],
      'Scegli, o di’ con gentilezza che non lo vuoi.',
      'Sì, prendo quello dolce. Posso assaggiare?',
    ),
    step(
      'Come preferisce. Il pane purtroppo è finito, ma tra mezz’ora arriva quello fresco. Come facciamo?',
      [
        'aspett*|torn*|dopo|nient*|senza|grissin*|focacci*|altr*|fa|problema|pass*|no|bene|prend*|tardi|domani|riso|vengo|importa|mezz’ora|cracker*|posso|patat*|ok|serve',
      ],
      'Di’ se aspetti, se torni o se prendi un’altra cosa.',
      'Non fa niente, allora prendo i grissini.',
    ),
    step(
      'Va bene così. E mi dica, che cosa cucina di buono stasera?',
      [],
      'Racconta del tuo menù: «Stasera preparo…».',
      'Stasera preparo la pasta con i pomodori e un’insalata.',
    ),
    step(
      'Allora buona cena! In tutto sono diciassette euro e quaranta. Come paga?',
      ['carta|contanti|bancomat|telefono|cellulare|monete|soldi|telefonino|orologio|app|euro'],
      'Di’ come paghi: «Con…» o «In…».',
      'Con la carta, per favore.',
    ),
    step(
      'Ecco lo scontrino. Per la spesa le serve un sacchetto?',
      ['sacchett*|bors*|zaino|sì|no|grazie|ho|carta|grande|serve|due|uno|cesto|busta|mano'],
      'Di’ di sì, o di’ che cosa hai tu.',
      'No, grazie, ho la mia borsa. Buona giornata!',
    ),
  ],
  starters: ['Buongiorno, vorrei del formaggio.', 'Mi dà mezzo chilo di mele?', 'Salve! Ha del prosciutto?'],
  opening_message: 'Buongiorno, adesso tocca a lei. Oggi è tutto freschissimo.',
  correction: 'prompt',
})
