import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
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
})
