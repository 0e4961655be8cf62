import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
  id: 'debate-b1',
  name: 'Il centro senza auto',
  language: 'it',
  level: 'B1',
  description: 'Bisogna vietare le auto in centro? Difendi la tua posizione e rispondi a chi non è d’accordo.',
  role: 'Un socio del circolo di dibattito di Trento, sempre gentile e di parere contrario',
  scenario:
    'In molte città italiane le auto non possono entrare in tutto il centro. Il circolo discute se vietarle del tutto. Tu scegli una posizione, e il tuo avversario cerca i punti deboli.',
  goals: [
    'So esprimere la mia opinione in modo chiaro.',
    'So sostenerla con ragioni ed esempi.',
    'So rispondere a un argomento contrario.',
    'So proporre un compromesso e riassumere.',
  ],
  grammar: ['penso che + congiuntivo', 'i connettivi: inoltre, tuttavia, perciò', 'bisognerebbe, si dovrebbe'],
  vocabulary: words({
    vietare: 'dire che una cosa non si può fare',
    permettere: 'dire che una cosa si può fare',
    'il traffico': 'tante macchine sulla strada',
    'l’inquinamento': 'quando l’aria o l’acqua è sporca',
    'il parcheggio': 'lì si lascia la macchina',
    'i mezzi pubblici': 'autobus, tram e metropolitana',
    'il negoziante': 'chi ha un negozio',
    'il comune': 'chi decide per la città',
    'l’argomento': 'una ragione a favore o contro',
    sostenere: 'difendere un’idea',
    tuttavia: 'ma, però',
    'il compromesso': 'una soluzione che va bene a tutti e due',
  }),
  steps: [
    step(
      'Cominciamo dalla tua posizione: bisogna vietare le auto in centro, sì o no?',
      [
        'sì|no|viet*|permett*|favore|contro|secondo me|penso|credo|auto|macchin*|centro|bisogn*|dovrebb*|opinione|dipende|giusto|contrario|d’accordo',
      ],
      'Scegli: «Secondo me…», «Penso che…».',
      'Secondo me bisogna vietarle, almeno durante il giorno.',
    ),
    step(
      'La tua posizione è chiara. Qual è il tuo argomento più forte?',
      [],
      'Da’ una ragione, e spiegala con un’altra frase.',
      'L’aria è troppo inquinata. I bambini che vivono in centro si ammalano più spesso.',
    ),
    step(
      'Ti ascolto. Puoi farmi un esempio, magari della tua città?',
      [],
      'Racconta qualcosa che hai visto: «Nella mia città…».',
      'Nella mia città hanno chiuso la piazza alle auto, e adesso la sera è piena di gente.',
    ),
    step(
      'Non tutti però possono camminare o andare in bici. Che cosa proponi per gli anziani e per chi sta male?',
      [
        'autobus|bus|taxi|permess*|anzian*|mezzi|auto|macchin*|navett*|accompagn*|tram|metro*|disabil*|eccezion*|parchegg*|aiut*|bisogn*|gratis|elettric*|famigli*|serviz*|consegn*|pulmin*|entrare|trasport*|ambulanz*|medic*|bici*|casa',
      ],
      'Pensa ai mezzi pubblici o ai permessi.',
      'Gli anziani potrebbero avere un permesso, oppure un autobus piccolo e gratuito.',
    ),
    step(
      'Vediamo un altro punto: molti negozianti hanno paura di perdere i clienti. Che cosa gli rispondi?',
      [
        'client*|negoz*|parchegg*|piedi|gente|person*|compr*|vend*|passegg*|autobus|cammin*|turist*|pover*|ragione|paura|verità|vero|mezzi|macchin*|auto|capisc*|centro|online|invece|aiut*|soldi|guadagn*|torn*|esempi*|tranquill*|ver*',
      ],
      'Prima di’ che cosa è vero, poi la tua risposta: «È vero. Tuttavia…».',
      'È vero, all’inizio è difficile. Tuttavia chi passeggia guarda di più le vetrine e compra.',
    ),
    step(
      'Ecco una notizia dell’ultimo minuto: il comune vuole provare per sei mesi, ma solo la domenica. Che cosa ne pensi?',
      [],
      'Di’ se è una buona idea, e che cosa cambieresti.',
      'Penso che sia un buon inizio, ma sei mesi sono pochi.',
    ),
    step(
      'Forse non siamo così lontani. Quale compromesso andrebbe bene a tutti e due?',
      [],
      'Pensa agli orari, alle strade o ai prezzi: «Si potrebbe…».',
      'Si potrebbe chiudere il centro il sabato e la domenica, e lasciarlo aperto gli altri giorni.',
    ),
    step(
      'Ci penserò con piacere. Per finire, riassumi la tua opinione al pubblico in una o due frasi.',
      [],
      'Comincia con «In conclusione, …».',
      'In conclusione, un centro con meno auto è più bello, ma bisogna aiutare chi non può camminare.',
    ),
  ],
  starters: [
    'Buonasera. Secondo me sì, bisogna vietarle.',
    'Io sono contro, e vi spiego perché.',
    'Ciao! Penso che dipenda dalla città.',
  ],
  opening_message:
    'Buonasera e benvenuti al circolo di dibattito. Io dirò il contrario di quello che dici tu, ma sempre con rispetto.',
  correction: 'at_the_end',
})
