import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterview: readonly Template[] = [
  template({
    id: 'job-interview-a2',
    name: 'Un lavoro al centro estivo',
    language: 'it',
    level: 'A2',
    description: 'Vuoi lavorare con i bambini d’estate. Parla di te, di’ che cosa sai fare e chiedi come funziona.',
    role: 'Direttrice di un centro estivo a Rimini',
    scenario:
      'D’estate molti bambini italiani vanno al centro estivo: fanno sport, disegnano e giocano. Il centro di Rimini cerca aiuto per luglio. La direttrice ti aspetta in giardino e si comincia presto la mattina.',
    goals: [
      'So presentarmi.',
      'So dire che cosa so fare bene.',
      'So dire quando posso lavorare.',
      'So fare domande su un lavoro.',
    ],
    grammar: ['il presente', 'sapere e potere + infinito', 'mi piace / mi piacciono'],
    vocabulary: words({
      'il centro estivo': 'un posto per i bambini durante le vacanze',
      'l’educatore': 'la persona che sta con i bambini',
      paziente: 'che resta sempre calmo',
      disegnare: 'fare una figura con i colori',
      suonare: 'fare musica con uno strumento',
      piangere: 'quando escono le lacrime dagli occhi',
      'il gioco': 'quello che i bambini fanno per divertirsi',
      guadagnare: 'ricevere soldi per un lavoro',
      'l’orario': 'le ore in cui si lavora',
      'il turno': 'le ore di lavoro di una persona',
      'all’ombra': 'dove non c’è il sole',
      divertente: 'che fa ridere e stare bene',
    }),
    steps: [
      step(
        'Parlami un po’ di te: come ti chiami, e che cosa fai nella vita?',
        [
          'sono|stud*|lavor*|scuol*|universit*|chiam*|liceo|faccio|vado|frequent*|pension*|cerco|insegn*|casa|disoccupat*|impar*|anni|mamma|papà',
        ],
        'Di’ il tuo nome, e se studi o lavori.',
        'Mi chiamo Elena e studio lingue all’università.',
      ),
      step(
        'Piacere! E perché ti interessa un lavoro con i bambini?',
        [
          'perché|piac*|amo|adoro|bambin*|divert*|gioc*|fratell*|sorell*|impar*|esperienza|soldi|pazien*|simpatic*|insegn*|aiut*|estate|bell*|mare|italiano|lavor*|sport|figli*|nipot*|guadagn*|interess*',
        ],
        'Da’ un motivo: «Perché mi piace…».',
        'Perché i bambini sono divertenti e mi piace giocare con loro.',
      ),
      step(
        'Bello! Qui facciamo sport, disegno, musica e tanti giochi. Tu che cosa sai fare?',
        [
          'so|sport|disegn*|music*|gioc*|nuot*|calcio|cant*|ball*|suon*|chitarra|piano|cucin*|parl*|lingu*|basket|pallavolo|teatro|raccont*|stori*|corr*|legg*|danz*|dip*|pallone|tennis|pittura|yoga|scacchi|foto*|inglese|bici*',
        ],
        'Di’ due cose: «So nuotare e…».',
        'So suonare la chitarra e disegno abbastanza bene.',
      ),
      step(
        'Qui serve un po’ di tutto! Hai già passato del tempo con i bambini?',
        [
          'sì|no|mai|fratell*|sorell*|cugin*|nipot*|figli*|vicin*|babysitter|baby|scuola|lavor*|aiut*|famiglia|spesso|insegn*|esperienza|gioc*|estate|volte|volta|poco|sempre|certo|tempo',
        ],
        'Racconta con chi, o di’ che è la prima volta.',
        'Sì, gioco spesso con i miei cugini piccoli.',
      ),
      step(
        'Facciamo una prova: un bambino piange perché vuole andare a casa. Che cosa fai?',
        [
          'parl*|chied*|gioc*|abbracci*|chiam*|mamma|genitori|dico|aiut*|ascolt*|calm*|raccont*|stori*|acqua|domand*|consol*|cant*|rid*|disegn*|insieme|aspett*|telefon*|resto|prend*|gelato|porto|spieg*|casa',
        ],
        'Di’ che cosa fai tu: «Parlo con lui e…».',
        'Parlo con lui, e poi facciamo un gioco insieme.',
      ),
      step(
        'Grazie, questa risposta mi aiuta. C’è una cosa difficile: cominciamo alle sette e mezza di mattina. In quali giorni puoi venire?',
        [
          'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tutti|giorn*|sempre|mattin*|settiman*|presto|#|luglio|agosto|giugno|pomeriggi*|weekend|ogni|mai|solo',
        ],
        'Di’ i giorni, e se per te è troppo presto.',
        'Posso venire dal lunedì al giovedì, mi sveglio sempre presto.',
      ),
      step(
        'Va bene, l’ho scritto. E tu, che domande hai per me?',
        [
          'quanto|quanti|quando|dove|che|cosa|come|chi|posso|devo|c’è|ci sono|quale|qual|nessuna|no|guadagn*|orari*|a che ora',
        ],
        'Chiedi quanto si guadagna, o quando si comincia.',
        'Quanto si guadagna, e quanti bambini ci sono?',
      ),
    ],
    starters: [
      'Buongiorno, mi chiamo Lukas.',
      'Salve, sono Inés e studio all’università.',
      'Ciao! Sono Maria e lavoro in un bar.',
    ],
    opening_message: 'Ciao! Sei qui per il centro estivo, che bello. Sediamoci all’ombra, possiamo darci del tu.',
    correction: 'prompt',
  }),
  template({
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
  }),
]
