import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debate: readonly Template[] = [
  template({
    id: 'debate-a2',
    name: 'Mare o montagna?',
    language: 'it',
    level: 'A2',
    description: 'Sono più belle le vacanze al mare o in montagna? Di’ la tua opinione e difendila con buone ragioni.',
    role: 'Una ragazza del gruppo di conversazione di Pescara',
    scenario:
      'Da Pescara si arriva presto in spiaggia, ma anche in montagna. Il gruppo di conversazione discute in coppia. Tu e la tua compagna siete di opinione diversa, e alla fine c’è un viaggio da decidere.',
    goals: [
      'So dire che cosa preferisco e perché.',
      'So nominare vantaggi e svantaggi.',
      'So reagire a un’altra opinione.',
      'So fare una proposta.',
    ],
    grammar: ['secondo me, per me', 'perché e però', 'più… di'],
    vocabulary: words({
      'la spiaggia': 'lì c’è la sabbia, vicino al mare',
      'il bosco': 'lì ci sono tanti alberi',
      'la passeggiata': 'un giro a piedi',
      'la sabbia': 'è gialla e fine, e scotta d’estate',
      'la neve': 'è bianca e fredda',
      affollato: 'con troppa gente',
      tranquillo: 'senza rumore',
      'il vantaggio': 'una cosa buona',
      'lo svantaggio': 'una cosa meno buona',
      'essere d’accordo': 'avere la stessa idea',
      'secondo me': 'io penso che sia così',
      'l’opinione': 'quello che pensi di una cosa',
    }),
    steps: [
      step(
        'Tu che cosa preferisci, il mare o la montagna?',
        ['mare|montagn*|tutti e due|nessun*|entramb*|spiaggia|lago|campagna'],
        'Di’ la tua preferenza: «Per me è meglio…».',
        'Per me è meglio la montagna.',
      ),
      step(
        'Ah, io la penso in un altro modo! Perché dici così?',
        [],
        'Da’ una ragione: «Perché…».',
        'Perché l’aria è fresca e si possono fare belle passeggiate.',
      ),
      step(
        'Questo lo capisco. Trova però una cosa bella anche nell’altro posto!',
        [
          'sol*|acqua|nuot*|spiagg*|pesc*|ond*|aria|neve|sci*|passegg*|cammin*|alber*|bosc*|silenzi*|fresc*|animal*|lag*|panoram*|natur*|gelat*|sabbi*|sport|amic*|bell*|tranquill*|cald*|fior*|mangi*|bagn*|gioc*|vist*|stell*|mare|montagn*|nient*|barc*',
        ],
        'Pensa al sole, all’acqua, al bosco o allo sport.',
        'Al mare si può nuotare e giocare sulla spiaggia.',
      ),
      step(
        'Sono d’accordo. E qual è uno svantaggio del mare?',
        [
          'gent*|cald*|sol*|affollat*|rumor*|car*|sabbi*|medus*|acqua|sporc*|ond*|noios*|traffic*|pericolos*|scott*|ombra|parchegg*|nient*|plastica|person*|vent*|fredd*|cost*|sale|paura|turist*|lontan*|squal*|nessun*|zanzar*|salat*',
        ],
        'Pensa alla gente, al caldo o ai prezzi.',
        'D’estate le spiagge sono troppo affollate.',
      ),
      step(
        'Vero. E uno svantaggio della montagna?',
        [
          'fredd*|neve|lontan*|salit*|fatic*|stanc*|noios*|piogg*|piov*|pericolos*|alt*|car*|nient*|animal*|mare|nebbi*|strad*|curv*|bui*|silenzi*|internet|temp*|ors*|lup*|negoz*|cammin*|difficil*|vent*|poc*|spiagg*|cost*|nessun*|insett*|nuot*|solo|serpent*',
        ],
        'Pensa al tempo, alle strade o alle salite.',
        'Se piove, non c’è niente da fare.',
      ),
      step(
        'Giusto. Una sorpresa: il gruppo ha i soldi per un solo viaggio, e vengono anche bambini e nonni! Dove andiamo?',
        [
          'mare|montagn*|lag*|campagn*|spiagg*|città|collin*|isol*|parc*|rom*|bosc*|pescara|piscin*|fium*|casa|museo|zoo',
        ],
        'Scegli un posto che va bene per tutti, e di’ perché.',
        'Secondo me al lago, perché è tranquillo e i bambini possono nuotare.',
      ),
      step(
        'Mi hai quasi fatto cambiare idea! E tu, dove vai nelle prossime vacanze?',
        [
          'vado|andr*|andare|mare|montagn*|casa|rest*|vorrei|spiagg*|lag*|città|campagn*|italia|nonn*|amic*|viaggi*|nessun*|lavor*|famigli*|francia|spagna|germania|grecia|in|nel|estero|roma|isol*|ancora|da|parto|volo',
        ],
        'Di’ un posto, e con chi ci vai.',
        'Vado in montagna con la mia famiglia.',
      ),
    ],
    starters: ['Ciao! Per me è meglio il mare.', 'Io preferisco la montagna.', 'Mi piacciono tutti e due.'],
    opening_message: 'Ciao! Oggi facciamo coppia, e il tema è: vacanze al mare o in montagna.',
    correction: 'prompt',
  }),
  template({
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
  }),
]
