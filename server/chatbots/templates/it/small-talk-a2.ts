import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'Al corso di cucina',
  language: 'it',
  level: 'A2',
  description: 'È la prima lezione di un corso di cucina. Fai conoscenza con la persona accanto a te.',
  role: 'Un altro partecipante, anche lui nuovo a un corso di cucina a Bari',
  scenario:
    'Nella cucina della scuola ci sono dieci persone che non si conoscono. Tu e uno di loro avete lo stesso tavolo. La maestra non è ancora arrivata, e il forno fa qualcosa di strano.',
  goals: [
    'So presentarmi e dire da dove vengo.',
    'So parlare di quello che mi piace.',
    'So fare domande a una persona nuova.',
    'So accettare o rifiutare un invito.',
  ],
  grammar: ['il presente', 'mi piace + infinito', 'le domande con dove, che cosa, come'],
  vocabulary: words({
    'il vicino di tavolo': 'la persona che sta accanto a te',
    'il forno': 'lì dentro si cuoce la pizza',
    cucinare: 'preparare da mangiare',
    'la padella': 'si usa per cuocere le uova',
    'il coltello': 'serve per tagliare',
    'il grembiule': 'si mette sopra i vestiti per cucinare',
    'la ricetta': 'dice come si prepara un piatto',
    'il tempo libero': 'quando non lavori e non studi',
    'la maestra': 'la donna che insegna',
    accendere: 'fare partire la luce o il forno',
    insieme: 'con un’altra persona',
    volentieri: 'sì, con piacere',
  }),
  steps: [
    step(
      'E tu, come ti chiami, e di dove sei?',
      ['sono|vengo|vivo|abito|di|da|dal|dalla|dall|dagli|italia|bari|paese|città|nat*'],
      'Di’ il tuo nome e da dove vieni: «Mi chiamo…, sono di…».',
      'Mi chiamo Sofia, sono di Vienna.',
    ),
    step(
      'Piacere! E da quanto tempo abiti qui a Bari?',
      [
        'da|#|anni|anno|mesi|mese|sempre|settiman*|vacanz*|giorn*|poco|tanto|molto|ieri|nat*|non|estate|arrivat*|lunedì|bambin*|piccol*|oggi|turist*',
      ],
      'Di’ da quanto tempo: «Da…».',
      'Abito qui da due anni.',
    ),
    step(
      'Che bello. Io a casa cucino poco! E tu, che cosa prepari di solito?',
      [
        'past*|pizz*|insalat*|ris*|tort*|dolc*|uov*|carne|pesce|verdur*|zupp*|minestr*|poll*|panin*|nient*|cucin*|mai|spaghett*|lasagn*|patat*|legum*|biscott*|couscous|curry|frittat*|hamburger|facil*|semplic*|mamma|madre|toast|focacci*',
      ],
      'Di’ un piatto: «Di solito preparo…».',
      'Di solito preparo la pasta con le verdure.',
    ),
    step(
      'Qui impariamo di sicuro cose nuove! E nel tempo libero, che cosa ti piace fare?',
      [],
      'Di’ due cose: «Mi piace…».',
      'Mi piace nuotare, e il sabato gioco a carte con gli amici.',
    ),
    step(
      'Interessante! Oh, guarda: il forno non si accende, e la maestra non c’è. Che cosa facciamo?',
      [
        'aspett*|chiam*|chied*|forn*|cerc*|prov*|guard*|fredd*|insalat*|aiut*|telefon*|padell*|prepar*|cucin*|spin*|maestr*|qualcuno|andiamo|pizz*|altr*|usiamo|mangi*|acced*|accend*|nient*|legg*|ristorant*|past*',
      ],
      'Proponi una cosa: «Possiamo…».',
      'Possiamo aspettare la maestra, o preparare un’insalata.',
    ),
    step(
      'Va bene, facciamo così. E tu non vuoi chiedermi niente?',
      [
        'che|cosa|dove|come|quanti|quando|chi|perché|hai|sei|fai|piace|lavor*|abit*|viv*|vieni|qual*|quanto|studi|ti|no',
      ],
      'Chiedi dove vive, o che lavoro fa.',
      'Sì! Che lavoro fai, e dove abiti?',
    ),
    step(
      'Lavoro in biblioteca e abito qui vicino, con due gatti. Ecco la maestra! Dopo la lezione prendiamo un gelato insieme?',
      [
        'sì|no|volentieri|certo|idea|grazie|gelato|posso|dispiac*|domani|bene|ok|piacer*|dopo|perché no|sabato|domenica|peccato|contento|contenta|devo|cioccolat*|tardi|altra volta|d’accordo',
      ],
      'Accetta, o di’ che non puoi e proponi un altro giorno.',
      'Volentieri! Conosco una gelateria qui vicino.',
    ),
  ],
  starters: [
    'Ciao! Io sono Emma, di Londra.',
    'Piacere, mi chiamo David e vengo dalla Polonia.',
    'Ciao! Sono Ana, sono spagnola.',
  ],
  opening_message: 'Ciao! Siamo vicini di tavolo, a quanto pare.',
  correction: 'prompt',
})
