import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
  id: 'doctor-a2',
  name: 'Dalla dottoressa',
  language: 'it',
  level: 'A2',
  description: 'Non ti senti bene. Racconta alla dottoressa che cosa hai e capisci che cosa devi fare.',
  role: 'Dottoressa in un ambulatorio di Palermo',
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
        'mal*|dolore|testa|gola|pancia|stomaco|schiena|orecchi*|tosse|febbre|raffredd*|influenza|stanc*|naso|occhi*|dent*|gamb*|piede|bracci*|mano|ginocchio|nausea|allergia|non bene|fredd*|vomit*|collo|pelle|spalla|sonno|debol*',
      ],
      'Di’ che cosa ti fa male: «Ho mal di…».',
      'Ho mal di gola e un po’ di tosse.',
    ),
    step(
      'Mi dispiace. Da quanto tempo sta così?',
      [
        '#|da|ieri|giorn*|settiman*|ora|ore|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|mattina|stamattina|sera|notte|mese|oggi|poco',
      ],
      'Comincia con «Da…».',
      'Da tre giorni, più o meno.',
    ),
    step(
      'Ha anche la febbre? E la notte dorme bene?',
      ['febbre|sì|no|dorm*|bene|male|poco|svegli*|#|gradi|credo|notte|mai|alta|misurat*|penso|sonno|niente'],
      'Rispondi a tutte e due le domande.',
      'Non ho la febbre, ma la notte dormo poco.',
    ),
    step(
      'E che cosa ha mangiato ieri?',
      [],
      'Di’ due o tre cose: «Ieri ho mangiato…».',
      'Ieri ho mangiato solo una minestra e una mela.',
    ),
    step(
      'Capisco. Prende già delle medicine, o ha qualche allergia?',
      [
        'sì|no|medicin*|allergi*|niente|nulla|nessun*|prendo|sciroppo|aspirin*|pastigli*|compress*|latte|gatt*|polvere|polline|fragol*|pesce|solo|noci|glutine|antibiotic*|vitamin*|mai',
      ],
      'Di’ che cosa prendi, e se hai un’allergia.',
      'Non prendo medicine, ma ho un’allergia al polline.',
    ),
    step(
      'Non è niente di grave, però deve stare a casa due giorni. È possibile?',
      [
        'sì|no|possibil*|posso|problema|lavor*|scuol*|esam*|cas*|domani|devo|difficil*|bene|va bene|certo|credo|provo|settiman*|chiam*|capo|figli*|purtroppo|d’accordo|peccato|ok|vacanz*|lezion*|viaggi*',
      ],
      'Di’ se puoi, e qual è il problema.',
      'È difficile, perché domani ho un esame.',
    ),
    step(
      'La salute viene prima di tutto. Ecco la ricetta, ma la farmacia qui sotto oggi è chiusa. Che cosa fa adesso?',
      [
        'farmaci*|altr*|vado|andare|cerc*|cas*|compr*|centro|letto|dorm*|ripos*|chied*|domani|aspett*|prendo|autobus|bev*|tè|telefon*|amic*|mamm*|madre|internet',
      ],
      'Di’ dove vai e che cosa fai dopo: «Prima…, poi…».',
      'Cerco un’altra farmacia, e poi vado a casa a riposare.',
    ),
  ],
  starters: ['Buongiorno, dottoressa. Non sto bene.', 'Ho mal di testa da ieri.', 'Buongiorno. Mi fa male la pancia.'],
  opening_message: 'Buongiorno, si accomodi. Oggi in ambulatorio ci sono io.',
  correction: 'prompt',
})
