import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Arrivo in albergo',
  language: 'it',
  level: 'A2',
  description: 'Arrivi in un piccolo albergo del Sud. Presentati, chiedi le cose più importanti e risolvi un problema.',
  role: 'Receptionist di un piccolo albergo a Lecce',
  scenario:
    'Sono le sei di sera e fa caldo. Hai una prenotazione e arrivi alla reception con la tua valigia. La camera è al terzo piano, ma l’ascensore oggi non funziona.',
  goals: [
    'So presentarmi alla reception di un albergo.',
    'So dire per quanto tempo resto.',
    'So reagire con calma a un piccolo problema.',
    'So chiedere gli orari e altre informazioni.',
  ],
  grammar: ['i numeri e le ore', 'C’è… / Ci sono…', 'le domande con a che ora, dove, quanto'],
  vocabulary: words({
    'la prenotazione': 'hai chiesto la camera prima di arrivare',
    'la camera singola': 'per una persona',
    'la camera doppia': 'per due persone',
    'il documento': 'il passaporto o la carta d’identità',
    'il piano': 'un livello della casa',
    'l’ascensore': 'porta le persone su e giù',
    'le scale': 'si usano per salire a piedi',
    'il bagaglio': 'la valigia e le borse',
    'l’asciugamano': 'serve dopo la doccia',
    'la colazione': 'il primo pasto del giorno',
    'la sveglia': 'suona la mattina',
    restare: 'non andare via',
  }),
  steps: [
    step(
      'A che nome è la prenotazione, e per quante persone?',
      [
        '#|person*|sol*|noi|me|siamo|moglie|marito|figli*|famigli*|amic*|coppia|doppia|singola|bambin*|madre|mamma|padre|fratello|sorella|gruppo',
      ],
      'Di’ il tuo nome e quanti siete: «A nome…, per…».',
      'È a nome Weber, per due persone.',
    ),
    step(
      'Perfetto, l’ho trovata. Quante notti resta da noi?',
      [
        '#|notte|notti|settimana|giorno|giorni|fino|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|weekend|fine settimana|stanotte|stasera',
      ],
      'Di’ un numero, o fino a quando resti.',
      'Resto tre notti, fino a domenica.',
    ),
    step(
      'Mi serve anche un documento: che cosa mi può dare?',
      ['passaporto|carta|identità|documento|patente|permesso|tessera'],
      'Di’ quale documento hai: «Ecco…».',
      'Ecco il mio passaporto.',
    ),
    step(
      'Grazie. La camera è al terzo piano, ma purtroppo oggi l’ascensore non funziona. È un problema per lei?',
      [
        'problema|sì|no|scale|valigi*|pesant*|aiut*|piano|camera|altra|bass*|gamb*|male|a piedi|importa|bene|ok|stanc*|difficile|primo|portare|niente|salire|grave|peccato|bagagl*',
      ],
      'Di’ se è un problema, e perché.',
      'Sì, un po’, perché la mia valigia è pesante.',
    ),
    step(
      'Allora faccio portare su io i bagagli. Le serve qualcosa per la camera?',
      [
        'asciugaman*|cuscin*|copert*|chiav*|acqua|wi-fi|wifi|password|sapone|phon|asciugacapelli|ferro|lampada|ventilatore|bicchier*|no|niente|nulla|tutto|grazie|altr*|letto|carta',
      ],
      'Chiedi una cosa: «Vorrei…», «Mi serve…».',
      'Sì, vorrei un altro cuscino, per favore.',
    ),
    step(
      'Certo. Vuole chiedermi qualcosa sull’albergo o sulla città?',
      [
        'che|cosa|dove|quando|come|quanto|quanti|quale|qual|c’è|ci sono|a che ora|posso|può|avete|no|niente|chi|si può|orari*|vicino',
      ],
      'Fai una domanda sulla colazione, sul wi-fi o sul centro.',
      'Sì. A che ora è la colazione, e c’è il wi-fi?',
    ),
    step(
      'La colazione è dalle sette e mezza alle dieci, e il wi-fi c’è in tutto l’albergo. A che ora vuole la sveglia domani?',
      ['#|mezza|mattina|presto|tardi|no|niente|senza|dormire|cellulare|telefono|mezzogiorno|quarto|sveglia'],
      'Di’ un orario, o spiega perché non ti serve.',
      'Alle otto meno un quarto, per favore.',
    ),
  ],
  starters: [
    'Buonasera! A nome Keller, per due persone.',
    'Salve, mi chiamo Anna Novak e viaggio da sola.',
    'A nome García, siamo in tre.',
  ],
  opening_message: 'Buonasera e benvenuti all’Albergo dei Due Ulivi. Guardo subito nel computer.',
  correction: 'prompt',
})
