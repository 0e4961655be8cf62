import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
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
})
