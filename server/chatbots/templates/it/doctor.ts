import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctor: readonly Template[] = [
  template({
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
    starters: [
      'Buongiorno, dottoressa. Non sto bene.',
      'Ho mal di testa da ieri.',
      'Buongiorno. Mi fa male la pancia.',
    ],
    opening_message: 'Buongiorno, si accomodi. Oggi in ambulatorio ci sono io.',
    correction: 'prompt',
  }),
  template({
    id: 'doctor-b1',
    name: 'Alla guardia medica',
    language: 'it',
    level: 'B1',
    description: 'Sei in vacanza e la sera ti senti male. Spiega al medico di turno che cosa è successo e organizzati.',
    role: 'Medico di turno alla guardia medica di Alghero, in Sardegna',
    scenario:
      'È tardi, e gli studi medici sono chiusi. Per fortuna la guardia medica è aperta. Il medico è gentile, ma il suo computer non funziona e la farmacia di turno è lontana.',
    goals: [
      'So raccontare come è cominciato un problema.',
      'So descrivere un dolore o un fastidio.',
      'So cambiare i miei programmi e spiegarli.',
      'So fare domande su una cura.',
    ],
    grammar: ['il passato prossimo e l’imperfetto', 'mentre e quando', 'dovrei, potrei, sarebbe meglio'],
    vocabulary: words({
      'la guardia medica': 'il servizio medico di notte e la domenica',
      'il fastidio': 'qualcosa che non fa proprio male, ma disturba',
      gonfio: 'più grande del normale',
      'la puntura': 'il segno che lascia una zanzara o un’ape',
      bruciare: 'fare male come il fuoco',
      'girare la testa': 'quando tutto sembra muoversi',
      peggiorare: 'diventare peggio',
      evitare: 'non fare una cosa, di proposito',
      'la tessera sanitaria': 'la carta che si mostra dal medico',
      'la pomata': 'una crema che cura la pelle',
      'di turno': 'aperto o al lavoro quando gli altri non lo sono',
      'lo sforzo': 'quando usi molta forza',
    }),
    steps: [
      step(
        'Mi racconti con calma: che cosa le è successo?',
        [],
        'Racconta al passato: «Ero in spiaggia, quando…».',
        'Stavo nuotando quando ho sentito un dolore forte alla gamba.',
      ),
      step(
        'Capisco. Quando è cominciato, e da allora va meglio o peggio?',
        [
          'oggi|ieri|ora|ore|giorni|mattin*|stamattina|pomeriggio|stasera|sera|notte|peggio|meglio|uguale|stess*|peggior*|miglior*|dopo|subito|#|minuti|mezz’ora|cambiat*|pranzo|cena|fa',
        ],
        'Di’ quando è cominciato e com’è cambiato.',
        'È cominciato due ore fa, e adesso va un po’ peggio.',
      ),
      step(
        'Mi faccia vedere. Dove lo sente di più, e com’è?',
        [
          'gamb*|bracci*|testa|pancia|stomaco|pied*|mano|mani|schiena|gola|occhi*|orecchi*|ginocchi*|viso|spall*|brucia*|gonfi*|ross*|fort*|mal*|dolor*|prud*|cald*|collo|pelle|gira*|dit*|cavigli*|petto|bocca|lingua|schien*|qui|sangu*|dent*|naso|tutto',
        ],
        'Di’ in quale parte del corpo, e descrivilo: «Brucia», «È gonfio».',
        'Lo sento qui, sul piede. È gonfio e brucia molto.',
      ),
      step(
        'Va bene. Ha qualche allergia, oppure oggi ha mangiato o toccato qualcosa di diverso dal solito?',
        [
          'allergi*|no|sì|mangi*|tocc*|pesce|medus*|insett*|ap*|vesp*|piant*|niente|nulla|nuov*|crema|forse|noci|erba|punt*|animal*|bevut*|normal*|solit*|frutti|gelato|cozze|riccio|ricci|zanzar*|acqua|pietr*|scogli*',
        ],
        'Pensa al cibo, alle piante e agli animali.',
        'Non ho allergie, ma a pranzo ho mangiato i ricci di mare per la prima volta.',
      ),
      step(
        'Adesso è tutto più chiaro. Il computer non funziona, quindi scrivo la ricetta a mano. Che documento ha con sé?',
        [
          'tessera|passaporto|document*|carta|identità|patente|nessun*|niente|albergo|hotel|dimentic*|cellulare|foto|assicurazion*|permesso|campeggio|purtroppo|macchina',
        ],
        'Di’ che cosa hai con te, o dove l’hai lasciato.',
        'Ho il passaporto, ma ho dimenticato la tessera sanitaria in albergo.',
      ),
      step(
        'Va bene lo stesso. Per due giorni eviti il sole e gli sforzi. Che programmi aveva, e come li cambia?',
        [],
        'Di’ che cosa volevi fare, e che cosa fai invece.',
        'Volevo andare in barca, ma resterò in albergo a leggere.',
      ),
      step(
        'Mi sembra ragionevole. La farmacia di turno è a otto chilometri: come ci va, a quest’ora?',
        [
          'taxi|macchina|auto|autobus|bus|amic*|a piedi|marito|moglie|bici*|accompagn*|passaggio|chied*|albergo|domani|noleggi*|padre|madre|genitori|scooter|moto|treno|qualcuno|guid*|sorella|fratello|mamma|papà|chiam*',
        ],
        'Pensa a chi ti può aiutare, o a un mezzo di trasporto.',
        'Chiedo a un’amica se mi accompagna in macchina.',
      ),
      step(
        'Prima di andare, che cosa vuole ancora sapere sulla cura?',
        [
          'quando|quant*|come|posso|devo|che|cosa|se|quale|qual|no|niente|nulla|dove|prima|dopo|mangiare|bagno|nuotare|guidare|volte|chiaro|effetti|dovrei|potrei|bisogna|pomata|grazie',
        ],
        'Chiedi quante volte, quando o che cosa fare se peggiora.',
        'Quante volte al giorno devo mettere la pomata, e se peggiora che cosa faccio?',
      ),
    ],
    starters: [
      'Buonasera, ho avuto un incidente in spiaggia.',
      'Dopo cena ho cominciato a stare male.',
      'Mi ha punto qualcosa mentre camminavo.',
    ],
    opening_message: 'Buonasera, entri pure. Sono il medico di turno.',
    correction: 'prompt',
  }),
]
