import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Un colloquio al museo',
  language: 'it',
  level: 'B1',
  description: 'Un museo ti ha invitato a un colloquio. Presentati bene e scopri se il posto è adatto a te.',
  role: 'Responsabile dell’accoglienza in un museo di Lugano',
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
    ),
    step(
      'Grazie. E perché le piacerebbe lavorare proprio in un museo?',
      [],
      'Di’ che cosa ti interessa: «Mi interessa…, perché…».',
      'Mi interessa l’arte, e mi piace parlare con persone di tanti paesi.',
    ),
    step(
      'Qual è il suo punto di forza più grande? Mi faccia un esempio, per favore.',
      [
        'pazien*|organizz*|gentil*|calm*|veloc*|impar*|ascolt*|ling*|puntual*|precis*|creativ*|esempio|quando|volta|aiut*|soluzion*|lavor*|responsabil*|curios*|parl*|punto di forza|squadra|gruppo|affidabil*|socievol*|comunic*|client*',
      ],
      'Nominane uno, e racconta quando ti è servito.',
      'Ho molta pazienza. Per esempio, in libreria ho aiutato un signore a cercare un libro per un’ora.',
    ),
    step(
      'E che cosa, invece, le riesce ancora difficile?',
      [
        'difficil*|fatica|riesc*|parl*|impar*|miglior*|a volte|pazienza|timid*|ling*|tedesc*|pubblic*|computer|organizz*|ordin*|dire di no|dimentic*|ritard*|ansi*|nervos*|stress*|mattin*|lavor*|scriv*|telefon*|decid*|troppo|delegare|sol*',
      ],
      'Scegli una cosa piccola, e di’ che cosa fai per migliorare.',
      'Faccio fatica a parlare davanti a molte persone, ma sto migliorando.',
    ),
    step(
      'Immagini questa scena: una famiglia arriva da lontano, ma la mostra oggi è chiusa. Che cosa farebbe?',
      [
        'spieg*|scus*|dispiac*|propo*|altr*|mostr*|museo|bigliett*|offr*|domani|chied*|aiut*|consigl*|parl*|direi|dico|sconto|visit*|gratis|cerc*|sala|sale|calm*|città|parco|lago|caffè|rimbors*|ascolt*|inform*',
      ],
      'Usa il condizionale: «Prima mi scuserei, poi…».',
      'Prima mi scuserei, poi proporrei un’altra mostra e un biglietto gratis per domani.',
    ),
    step(
      'Interessante. C’è una novità: cerchiamo una persona anche per le visite dei bambini, la domenica mattina. Che cosa ne pensa?',
      [
        'domenic*|bambin*|problema|sì|no|bell*|interess*|possibil*|potrei|posso|mi piac*|piacerebbe|famiglia|libero|libera|disponibil*|dipend*|volentieri|prefer*|idea|difficil*|prova|bene|esperienza|visit*|mattin*',
      ],
      'Di’ che cosa pensi e se sei disponibile.',
      'Mi piacerebbe mettermi alla prova, ma potrei solo due domeniche al mese.',
    ),
    step(
      'Grazie della sincerità. Adesso tocca a lei: che cosa vorrebbe sapere su di noi?',
      [
        'come|quant*|quando|chi|che|cosa|dove|qual*|c’è|ci sono|vorrei|sarebbe|potrei|stipendio|formazione|orari*|colleghi|vacanz*|avete|si può|cominc*|niente',
      ],
      'Fai una domanda sui colleghi, sugli orari o sulla formazione.',
      'Vorrei sapere quante persone lavorano qui, e se c’è una formazione.',
    ),
    step(
      'Siamo in dodici, e il primo mese c’è sempre un collega che aiuta. Quando potrebbe cominciare, e quanto vorrebbe guadagnare?',
      [
        '#|mese|settiman*|subito|prossim*|cominci*|inizi*|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|franchi|mila|stipendio|guadagn*|domani|presto|estate|lunedì',
      ],
      'Di’ da quando, e con gentilezza che stipendio ti aspetti.',
      'Potrei cominciare a marzo, e vorrei guadagnare circa quattromila franchi al mese.',
    ),
  ],
  starters: [
    'Buongiorno. Grazie per l’invito.',
    'Buongiorno, ho studiato storia dell’arte.',
    'Piacere. Finora ho lavorato in un albergo.',
  ],
  opening_message: 'Buongiorno, prego, si accomodi. La sua candidatura mi è piaciuta molto.',
  correction: 'at_the_end',
})
