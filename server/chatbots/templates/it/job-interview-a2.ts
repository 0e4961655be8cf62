import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
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
})
