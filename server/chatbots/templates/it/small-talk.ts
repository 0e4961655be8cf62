import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalk: readonly Template[] = [
  template({
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
  }),
  template({
    id: 'small-talk-b1',
    name: 'Chiacchiere in traghetto',
    language: 'it',
    level: 'B1',
    description: 'Un lungo viaggio in traghetto e una compagna di viaggio simpatica. Racconta, ascolta e chiedi.',
    role: 'Una viaggiatrice sul traghetto per la Sardegna',
    scenario:
      'Il traghetto per Olbia è ancora fermo nel porto di Civitavecchia, perché c’è troppo vento. Una signora ti fa posto accanto a lei. Avete ore per parlare di viaggi, di casa e di progetti.',
    goals: [
      'So iniziare e continuare una conversazione.',
      'So raccontare un viaggio o un piccolo episodio.',
      'So dire la mia opinione e il perché.',
      'So salutare in modo cordiale.',
    ],
    grammar: ['il passato prossimo e l’imperfetto per raccontare', 'anch’io / neanch’io', 'preferirei e mi piacerebbe'],
    vocabulary: words({
      'il traghetto': 'una nave che porta persone e macchine',
      chiacchierare: 'parlare di cose leggere',
      'il guaio': 'un problema che dà fastidio',
      'dare del tu': 'parlare a qualcuno in modo informale',
      capitare: 'succedere, spesso per caso',
      'il mal di mare': 'stare male sulla nave',
      crescere: 'passare l’infanzia in un posto',
      'avere nostalgia': 'essere tristi perché un posto o una persona è lontana',
      'il compagno di viaggio': 'chi viaggia con te',
      'valere la pena': 'essere abbastanza bello per lo sforzo',
      'l’imprevisto': 'una cosa che non aspettavi',
      'in anticipo': 'prima dell’ora giusta',
    }),
    steps: [
      step(
        'Allora, come mai vai in Sardegna?',
        [
          'vacanz*|mare|amic*|parent*|famigli*|lavor*|visit*|trov*|casa|spiagg*|torn*|viaggi*|studi*|nonn*|gita|isol*|perché|sorell*|fratell*|cammin*|corso|matrimoni*|ripos*|vedere|fidanzat*|per|zi*',
        ],
        'Spiega il motivo: «Vado a trovare…».',
        'Vado a trovare mio fratello, che lavora a Olbia.',
      ),
      step(
        'Che bello! Hai già viaggiato in nave, o è la prima volta?',
        [
          'prima|volta|volte|già|mai|sempre|spesso|ann*|aereo|preferi*|nave|navi|traghett*|qualche|piccol*|bambin*|treno|estate|mal di mare|raramente',
        ],
        'Di’ se ti piace, e confronta la nave con un altro mezzo.',
        'L’ho già presa due volte. La preferisco all’aereo, perché si vede il mare.',
      ),
      step(
        'Hai sentito? Partiamo con due ore di ritardo per il vento. Per te è un guaio?',
        [
          'no|sì|guaio|ritard*|aspett*|tardi|notte|problema|dorm*|amic*|prenot*|albergo|avvis*|peccato|temp*|fretta|un po|telefon*|vento|autobus|macchina|perd*|pazienza|paura|fratell*|importa|leggere|stanc*|treno|tranquill*|grave',
        ],
        'Di’ che cosa cambia per te.',
        'Un po’, perché mio fratello mi aspetta al porto. Devo avvisarlo.',
      ),
      step(
        'Ti capisco. Almeno abbiamo il tempo di chiacchierare! Qual è il viaggio più bello che hai fatto?',
        [],
        'Racconta dove, con chi e perché era speciale.',
        'Tre anni fa ho visitato il Portogallo con mia madre. Era primavera, e ogni sera mangiavamo sul mare.',
      ),
      step(
        'Mi piacciono queste storie! E in viaggio ti è mai capitato un imprevisto?',
        [],
        'Racconta un piccolo episodio: «Una volta…, mentre…».',
        'Sì, una volta ho perso lo zaino, ma una ragazza me l’ha riportato in albergo.',
      ),
      step(
        'Viaggiare insegna sempre qualcosa. Io sono cresciuta su un’isola e adesso vivo a Roma. E tu, dove vorresti vivere, in città o in un posto tranquillo?',
        [
          'città|campagna|isola|paese|mare|montagna|tranquill*|tutti e due|nessun*|grande|piccol*|prefer*|vorrei|vivere|vivrei|lago|villaggio|roma|estero|dipende|posto',
        ],
        'Scegli, spiega il motivo, e chiedi anche a lei.',
        'Preferirei un posto tranquillo, perché mi piace la natura. Ti manca la tua isola?',
      ),
      step(
        'Ogni tanto ho nostalgia del mare, certo. Senti, ho portato troppi panini: ne vuoi uno? Ci sono con il formaggio o con le verdure.',
        [
          'formaggio|verdur*|sì|no|grazie|volentieri|gentil*|fame|mangiat*|tutti e due|prend*|prov*|allergi*|vegetarian*|nessuno|mal di mare|dopo|vegan*|quello|dividiamo|metà',
        ],
        'Accetta o rifiuta con gentilezza, e di’ perché.',
        'Volentieri, grazie. Prendo quello con il formaggio, perché non ho ancora cenato.',
      ),
      step(
        'Ecco, finalmente si parte! Io vado a riposare un po’. È stato un piacere parlare con te.',
        [
          'piacer*|viaggi*|buon*|grazie|ciao|arrivederci|presto|vacanz*|rived*|notte|altrettanto|ripos*|bell*|incontr*|fortuna|conosc*|anche|conversazion*',
        ],
        'Saluta, e augura qualcosa di bello.',
        'Anche per me è stato un piacere. Buon viaggio e buon riposo!',
      ),
    ],
    starters: [
      'Grazie! Vado in Sardegna per le vacanze.',
      'Che gentile. Vado a trovare degli amici.',
      'Vado a Olbia per lavoro. E tu?',
    ],
    opening_message:
      'Buonasera! Qui c’è un posto libero, ti sposto la borsa. Diamoci pure del tu, tanto il viaggio è lungo.',
    correction: 'prompt',
  }),
]
