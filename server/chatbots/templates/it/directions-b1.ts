import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Il treno non parte',
  language: 'it',
  level: 'B1',
  description: 'Il tuo treno è cancellato e devi arrivare a Siena lo stesso. Chiedi, confronta le strade e decidi.',
  role: 'Impiegata del punto informazioni in una stazione di Firenze',
  scenario:
    'Per un guasto, oggi da Firenze non partono treni per Siena. Al punto informazioni un’impiegata conosce altre possibilità, ma devi decidere in fretta. A Siena qualcuno ti aspetta.',
  goals: [
    'So spiegare dove devo andare e perché.',
    'So confrontare due modi di viaggiare.',
    'So ripetere indicazioni lunghe.',
    'So spiegare e scusare un ritardo.',
  ],
  grammar: [
    'i comparativi: più veloce di, meno caro di',
    'il futuro: mangerò, farò',
    'il condizionale: prenderei, chiamerei',
  ],
  vocabulary: words({
    'il guasto': 'qualcosa che non funziona più',
    cancellato: 'che non parte o non si fa più',
    diretto: 'che arriva senza cambiare',
    'il pullman': 'un autobus per viaggi lunghi',
    'la coincidenza': 'il treno o l’autobus che prendi dopo',
    'il rimborso': 'i soldi che ti danno indietro',
    'il binario': 'lì parte il treno',
    'il viale': 'una strada larga con gli alberi',
    'l’autostazione': 'la stazione degli autobus',
    avvisare: 'dire a qualcuno che cosa succede',
    'il ritardo': 'quando arrivi più tardi del previsto',
    'nel frattempo': 'intanto, mentre aspetti',
  }),
  steps: [
    step(
      'Mi spieghi: a che ora deve essere a Siena, e perché?',
      [
        '#|alle|ora|stasera|pomeriggio|prima|entro|mezzogiorno|mattina|sera|domani|oggi|matrimonio|lavor*|amic*|appuntament*|esam*|concert*|famigli*|aspett*|compleann*|visit*|lezion*|cena|pranzo|presto|colloquio|tardi|fest*|sorell*',
      ],
      'Di’ l’ora e il motivo: «Devo essere lì alle…, perché…».',
      'Devo essere lì alle sei, perché mia cugina festeggia il compleanno.',
    ),
    step(
      'Ho capito. C’è l’autobus diretto, che è quasi pieno, oppure il pullman fino a Poggibonsi e poi il treno. Quale preferisce, e perché?',
      [
        'autobus|diretto|pullman|treno|poggibonsi|prim*|second*|veloc*|cambi*|comod*|economic*|bus|taxi|preferi*|nessun*|meglio|uguale|prend*|altro',
      ],
      'Confronta le due possibilità: «È più… di…».',
      'Preferisco l’autobus diretto, perché è più comodo e non devo cambiare.',
    ),
    step(
      'Come vuole. Ha diritto anche al rimborso del biglietto: dove l’ha comprato?',
      [
        'internet|online|app|cellulare|sito|stazion*|biglietteri*|macchinett*|distributor*|agenzi*|sportell*|telefon*|qui|tabacc*|edicol*|bar|casa|computer|ancora|amic*|comprat*|automatic*',
      ],
      'Di’ dove o come l’hai comprato.',
      'L’ho comprato ieri alla macchinetta, qui in stazione.',
    ),
    step(
      'L’autostazione è vicina: esca a sinistra, attraversi il viale e vada dritto fino all’edicola. Me lo ripete con parole sue?',
      ['sinistra|esco|uscire|uscita', 'viale|edicola|attravers*|dritto|diritto'],
      'Ripeti tutto il percorso: «Esco…, poi…».',
      'Esco a sinistra, attraverso il viale e poi vado dritto fino all’edicola.',
    ),
    step(
      'All’autostazione c’è anche un bar. Sul tabellone vedo che si parte solo tra un’ora. Che cosa farà nel frattempo?',
      [],
      'Usa il futuro: «Mangerò…», «Farò…».',
      'Farò un giro in centro e comprerò qualcosa da mangiare.',
    ),
    step(
      'Buona idea. Non vorrei spaventarla, ma se perdesse anche quello, che cosa farebbe?',
      [
        'prend*|prossim*|taxi|chiam*|telefon*|aspett*|dorm*|albergo|amic*|macchina|rest*|torn*|noleggi*|treno|domani|avvis*|cerc*|chied*|andr*|passaggio|autostop|hotel|autobus|pullman|viaggi*|piang*',
      ],
      'Pensa a un’altra soluzione: «Prenderei…».',
      'Chiamerei un’amica che ha la macchina, oppure resterei a Firenze.',
    ),
    step(
      'Speriamo di no! Intanto conviene avvisare chi la aspetta. Come spiega il ritardo al telefono?',
      [],
      'Scusati e spiega che cosa è successo.',
      'Ciao, scusami, il mio treno è stato cancellato e arriverò un’ora più tardi.',
    ),
    step(
      'Vedrà che capiscono. C’è altro che vorrebbe sapere, prima di partire?',
      [
        'quanto|quando|che|cosa|dove|come|qual*|c’è|ci sono|si può|posso|bigliett*|costa|bagno|no|niente|nulla|grazie|tutto|a che ora|binario|devo|mangiare|chiaro',
      ],
      'Chiedi quanto costa il biglietto, o dove si compra.',
      'Sì, quanto costa il biglietto, e si può comprare sull’autobus?',
    ),
  ],
  starters: [
    'Buongiorno, devo essere a Siena alle cinque.',
    'Mi scusi, alle tre ho un appuntamento a Siena.',
    'Salve, stasera vado a un concerto a Siena.',
  ],
  opening_message: 'Buongiorno, questo è il punto informazioni. Oggi per un guasto i treni per Siena sono cancellati.',
  correction: 'prompt',
})
