import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
  id: 'doctor-b1',
  name: 'Alla guardia medica',
  language: 'it',
  level: 'B1',
  description: 'Sei in vacanza e la sera ti senti male. Spiega al medico di turno che cosa è successo e organizzati.',
  role: 'Medico di turno alla guardia medica di Alghero, in Sardegna',
  partner_name: 'Dottor Sanna',
  region: 'IT',
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
      'Stavo nuotando quando ho sentito un dolore forte alla gamba, come una puntura.',
      {
        topics: [
          'mal|male|dolor*|duole|dolente|fastidi*|testa|gol*|pancia|stomac*|schien*|orecchi*|toss*|febbr*|raffredd*|influenz*|nausea|vomit*|gamb*|bracci*|pied*|mano|mani|ginocchi*|cavigli*|spall*|coll*|petto|cuor*|occhi*|dent*|pelle|dit*|nas*|viso|faccia|ossa|muscol*|sangu*|gonfi*|rosso',
          'rossa e|tutta rossa|molto rossa|brucia*|prud*|bruci*',
          'cadut*|cad*|scivol*|inciamp*|punto|punta|pung*|puntur*|morso|mors*|medus*|ape|api|vesp*|zanzar*|ricci*|insett*|il pesce|del pesce|pesce crudo|pescando|di pesce|un cane|dal cane|cane m*|un gatto|gatto m*|graffi*|serpent*|tagliat*|tagli*|ferit*|incident*|rotto|rotta il|rotta la',
          'storta|stort*|sbattut*|colpi*|picchiat*|urtat*|svenut*|sven*|gira*|vertigin*|allergi*|intossic*|scottat*|ustion*',
          'mangiat*|bevut*|cozze|cena|pranzo|al sole|sotto il sole|troppo sole|di sole|sole tutto|troppo caldo|il caldo|molto caldo|insolazion*|colpo di sole|nuotavo|nuotando|nuotato|correv*|giocav*|camminav*|respir*|debol*|stanc*|svegliat*|riesco a dormire|dormire per|digerit*|diarrea',
          'bagno di sole|sent* male|sto male|stavo male|peggio|malat*|crampo|cramp*|in bici*|dalla bici*|con la bici*|bici|motorin*|scooter|barca|scogl*|surf|sfogo|eruzione|bolle|bollicine|macchie|prud*|gonfi*|respiro',
        ],
        other_wordings: [
          'Si sieda e mi dica tutto dall’inizio: che cosa è successo?',
          'Vedo che sta male. Mi spieghi che cosa è successo, per favore.',
        ],
        reactions: [
          when('medus*|ricci|riccio|scogl*|nuotavo|nuotando|nuotato|in mare|nel mare|al mare|surf', [
            'In mare, quindi. In questa stagione capita spesso.',
            'Il mare è bello, ma ogni tanto fa i dispetti.',
            'Capisco. Non è la prima persona che vedo oggi.',
          ]),
          when('vesp*|ape|api|zanzar*|insett*|puntur*|punto|punta', 'Una puntura, dunque. Bisogna guardarla bene.'),
          when(
            'cadut*|cad*|scivol*|inciamp*|incident*|in bici*|dalla bici*|con la bici*|bici|motorin*|scooter|storta|sbattut*',
            ['Una caduta, che spavento! Per fortuna è qui.', 'Mi dispiace, una brutta caduta può capitare a tutti.'],
          ),
          when(
            'al sole|sotto il sole|troppo sole|di sole|sole tutto|scottat*|insolazion*|troppo caldo|il caldo|molto caldo',
            'Il sole di Sardegna non perdona, purtroppo.',
          ),
          when(
            'mangiat*|bevut*|cozze|stomac*|pancia|vomit*|nausea|diarrea',
            'Lo stomaco, quindi. D’estate ne vedo molti, di casi così.',
          ),
          when('gira*|vertigin*|svenut*|sven*|debol*', 'Ha fatto bene a venire, non si resta in albergo così.'),
          when('febbr*|toss*|gol*|raffredd*|influenz*|respir*', 'Stare così d’estate è ancora più antipatico.'),
          when(
            'dolor*|mal|male|testa|schien*|dent*|gamb*|dit*|tagliat*|morso|ferit*',
            'Mi dispiace, con un dolore così non ci si gode la vacanza.',
          ),
          on('refusal', 'Capisco, non è facile parlarne. Mi dica almeno: dove le fa male?', { goes_to: 'stay' }),
          on('dont_know', 'Non importa, ci arriviamo insieme. Che cosa si sente adesso, e dove?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Quando è cominciato, e da allora va meglio o peggio?',
      [
        'oggi|ieri|ora|ore|oretta|giorn*|mattin*|stasera|ieri sera|di sera|la sera|questa sera|notte|stanotte|peggio|meglio|uguale|stess*|dopo|subito|da #|alle #|le #|# or*|# giorn*|# minut*|minut*|cambiat*|pranzo|cena|ora fa|ore fa|poco fa|lunedì|sabato|prima|improvvis*|mezzogiorno|aument*|diminu*|passa*',
      ],
      'Di’ quando è cominciato e com’è cambiato.',
      'È cominciato due ore fa, e ho paura che stia peggiorando.',
      {
        other_wordings: [
          'Da quanto tempo sta così? E adesso va meglio o peggio?',
          'Mi dica quando ha cominciato a stare male, e se nel frattempo è cambiato qualcosa.',
        ],
        reactions: [
          when(
            'uguale|stess*|costante|non cambia|non è cambiato|né meglio né peggio',
            'Sempre uguale: allora abbiamo tempo di guardare con calma.',
          ),
          when('un po meglio|va meglio|sta meglio|migliora*|diminu*|passa*|sto meglio', [
            'Se migliora da solo, è un buon segno.',
            'Meglio così: vuol dire che non è niente di brutto.',
          ]),
          when('peggio|peggior*|aument*', [
            'Ha fatto bene a venire subito.',
            'Peggiora, ho capito. Non perdiamo tempo, allora.',
            'Peggiora? Allora vediamo subito.',
          ]),
          when('meglio', 'Se migliora da solo, è un buon segno.'),
          when(
            'ieri|giorn*|una settiman*|settimane|settimana scorsa|lunedì|sabato|domenica',
            'Non è una cosa di oggi, allora. La prossima volta venga prima!',
          ),
          when(
            'ora|ore|minut*|mezz’ora|stasera|poco fa|da poco|subito|pomeriggio|oggi|stamattina|ora fa|ore fa|fa meglio|minut* fa|tempo fa',
            'È una cosa recente: è meglio, si cura più in fretta.',
          ),
          on('dont_know', 'Facciamo così: stamattina stava già male, o è cominciato dopo?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Mi faccia vedere. Dove lo sente di più, e com’è?',
      [
        'gamb*|testa|pancia|pied*|mano|mani|gola|occhi*|viso|faccia|spall*|polso|fianc*|gonfi*|rosso|rosse|rossa e|è rossa|fort*|mal|male|dolor*|prud*|cald*|collo|pelle|gira*|dit*|petto|bocca|lingu*|qui|qua|sangu*|dent*|naso|punto|puntin*|dur*|legger*|fitt*|è blu|blu e|tutto blu|nero|verde e|pulsa*|ovunque',
      ],
      'Di’ in quale parte del corpo, e descrivilo: «Brucia», «È gonfio».',
      'Lo sento qui, sul piede. È gonfio e brucia molto.',
      {
        other_wordings: [
          'Adesso guardiamo bene: dove le fa male, e che tipo di dolore è?',
          'Mi indichi il punto esatto e mi descriva che cosa sente.',
        ],
        reactions: [
          when('gonfi*', [
            'Sì, lo vedo: è gonfio, ma si muove bene.',
            'È gonfio, infatti. Con un po’ di ghiaccio passa.',
            'Sì, si è gonfiato un po’, ma non è grave.',
          ]),
          when(
            'brucia*|prud*|rosso|rosse|rossa e|è rossa|pelle|punge|pizzic*|bruc*',
            'La pelle è irritata, si vede bene. Non la tocchi, per favore.',
          ),
          when('gira*|testa|occhi*', 'La testa… Beva un bicchiere d’acqua, intanto.'),
          when('pancia|stomac*', 'La pancia è un po’ dura, ma niente di preoccupante.'),
          when(
            'schien*|spall*|polso|fianc*|costol*|collo|muscol*|coltello|coltellat*|spillo|aghi|crampi|pulsa|fitt*|acut*',
            'Il muscolo è molto teso, lo sento anch’io.',
          ),
          when(
            'gamb*|pied*|cavigli*|ginocchi*|bracci*|mano|mani|dit*',
            'Qui? Faccio piano… No, di rotto non c’è niente.',
          ),
          when('gola|orecchi*|naso|bocca|dent*', 'Apra bene… sì, lì è tutto rosso.'),
          when('dappertutto|tutto il|da tutte|tutta la|ovunque', 'Dappertutto, capisco: il corpo le chiede una pausa.'),
          on('refusal', 'Non si preoccupi, non la tocco. Mi dice solo con le parole dove le fa male?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Le do una mano: brucia, è gonfio o fa male quando si muove?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ha qualche allergia, oppure oggi ha mangiato o toccato qualcosa di diverso dal solito?',
      [
        'allergi*|no|sì sono|sì ho|mangiato|mangio|tocc*|pesce|pesca|ape|api|vesp*|nulla|di nuovo|nuovo cibo|qualcosa nuovo|sapone nuovo|crem*|forse|noci|erba|bev*|solit*|frutti|gelato|cozze|ricci|riccio|acqua|scogl*|gambe*|latte|polline|polvere|ai gatt*|gatti|arachidi|pizza|vino|di mare|in mare|fragol*',
      ],
      'Pensa al cibo, alle piante e agli animali.',
      'Non ho allergie, ma a pranzo ho mangiato i ricci di mare per la prima volta.',
      {
        other_wordings: [
          'Che lei sappia, ha delle allergie? E oggi ha mangiato o toccato qualcosa di insolito?',
          'Devo chiederle delle allergie. E poi: oggi ha provato un cibo nuovo, o ha toccato una pianta o un animale?',
        ],
        reactions: [
          when('ricci|riccio|cozze|gambe*|frutti di mare|pesce|ostric*|vongol*', [
            'Il pesce crudo è buono, ma non tutti lo sopportano.',
            'Ah, i nostri frutti di mare! Per qualche giorno li lasci nel mare.',
            'Buoni, però a volte fanno di questi scherzi.',
          ]),
          when(
            'medus*|scogl*|insett*|vesp*|ape|api|zanzar*|animal*|mi ha punt*|stat* punt*|puntur*',
            'Ecco, questo è importante. Grazie che me l’ha detto.',
          ),
          when('crem*|piant*|erba', 'Potrebbe essere proprio quello: la pelle a volte si offende.'),
          when('penicillin*|antibiotic*|aspirin*', 'Questo lo scrivo in grande, così non ci sono sorprese.'),
          when(
            ['allergi*', 'noci|latte|polline|polvere|ai gatt*|gatti|arachidi|fragol*|uov*|glutine|pesce|pesca|gambe*'],
            'Allora ne tengo conto quando scelgo la medicina.',
          ),
          when(
            'vino|birra|gelato|pizza|carne|frutta|bev*',
            'Capisco: una giornata di vacanza con tutto quello che serve.',
          ),
          when('niente|nulla|nessun*|normal*|solito|non che io|che io sappia', [
            'Niente di strano, allora. Questo mi tranquillizza.',
            'Tutto normale: così la cura è più semplice.',
          ]),
          on('no', [
            'Niente di strano, allora. Questo mi tranquillizza.',
            'Tutto normale: così la cura è più semplice.',
          ]),
          on('dont_know', 'Pensiamo insieme: che cosa ha mangiato oggi a pranzo?', { goes_to: 'stay' }),
          on('yes', 'Ecco, lo immaginavo. Che cosa, di preciso?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Adesso è tutto più chiaro. Il computer non funziona, quindi scrivo la ricetta a mano. Che documento ha con sé?',
      [
        'tessera|libretto|passaport*|document*|carta|identità|patente|nessun*|niente|nulla|albergo|hotel|dimentic*|cellulare|sul telefono|nel telefono|foto sul|foto|assicurazion*|permesso|campeggio|in macchina|ho perso|pers* il|persi|è a casa|sono a casa|rubat*|borsa|portafogli*|ostello|copia|spid|no',
      ],
      'Di’ che cosa hai con te, o dove l’hai lasciato.',
      'Ho il passaporto, ma ho dimenticato la tessera sanitaria in albergo.',
      {
        other_wordings: [
          'Bene, ora so che cosa fare. Il computer è di nuovo fermo, perciò scrivo la ricetta a mano. Che documento mi può mostrare?',
          'Ora le faccio la ricetta, a mano come una volta, perché il computer è rotto. Ha un documento con sé?',
        ],
        reactions: [
          when(
            ['ho il|ho la|ho mia|ho un|ho una', 'ma|però', 'dimentic*|lasciat*|albergo|hotel|campeggio|ostello'],
            'Quello che ha basta per stasera. Il resto, se serve, me lo porta domani.',
          ),
          when(
            'dimentic*|lasciat*|ho perso|pers* il|persi|rubat*|albergo|hotel|lasciat* a casa|dimentic* a casa|è a casa|sono a casa|rimast* a casa|campeggio|ostello|ce l ha mi*|mio marito|mia moglie|la borsa',
            [
              'Non importa: quello che manca me lo porta domani.',
              'Capita a tutti, in vacanza. Per stasera basta quello che c’è.',
              'Va bene lo stesso, non si preoccupi.',
            ],
          ),
          when(
            'foto|cellulare|sul telefono|nel telefono|foto sul|copia',
            'Una foto va bene lo stesso, siamo moderni anche noi. Più del nostro computer!',
          ),
          when('passaport*|carta|identità|patente|permesso|=eccolo|=ecco|eccolo qui|ecco qui', [
            'Perfetto, copio il nome con attenzione.',
            'Va benissimo. Speriamo che si legga la mia scrittura!',
          ]),
          when('tessera|libretto|visto|assicurazion*|codice fiscale', 'Ottimo, con la tessera la visita è gratuita.'),
          when('niente|nulla|nessun*', 'Niente documenti? Mi fido della sua faccia.'),
          on('no', 'Niente documenti? Mi fido della sua faccia.'),
          on('yes', 'Bene! Quale, la carta d’identità o il passaporto?', { goes_to: 'stay' }),
          on('dont_know', 'Guardi con calma nella borsa: c’è il passaporto, o la tessera?', { goes_to: 'stay' }),
          on(
            'refusal',
            'Capisco, ma senza un nome la farmacia non accetta la ricetta. Va bene anche una foto: ne ha una?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'Per due giorni eviti il sole e gli sforzi. Che programmi aveva, e come li cambia?',
      [],
      'Di’ che cosa volevi fare, e che cosa fai invece.',
      'Volevo andare in barca, ma eviterò ogni sforzo e resterò in albergo a leggere.',
      {
        topics: [
          'volev*|vorr*|dovev*|devo|dovr*|potr*|posso|programm*|progett*|pensav*|avevo|avevamo|andare|andr*|fare|farò|rest*|rimarr*|rimang*|rimarrò|annull*|cancell*|cambi*|rinunc*|rimand*|spost*|avevo prenotat*|avevamo prenotat*|ho prenotat*|invece|ripos*|dorm*|leggere|leggo|leggerò|leggendo',
          'guard*|aspett*|evit*|torn*|partire|parto|partenza|partiamo|partirò|partir*',
          'al mare|in mare|spiagg*|barca|barche|barchetta|nuotare|nuoto|nuotata|bagn*|grott*|escursion*|gita|gite|passegg*|cammin*|visit*|volo|voli|aereo|in treno|il treno per|traghett*|albergo|hotel|in camera|a letto|in letto|letto a|a casa|in casa|ombra|ombrellon*|film|un libro|libri',
          'libro all|museo|musei|chies*|centro|ristorant*|cena|amic*|con la famigli*|mia famigli*|figli*|bambin*|con mia moglie|marito|lavorare|lavoro al|lavorerò|lavoro in|a scuola',
          'sport|calcio|tennis|in bici*|la bici*|correr*|corsa|correre|correrò|moto|surf*|immersion*|sub|kayak|vela|partit*|fest*|discotec*|ball*|concert*|compleanno di|festa|matrimoni*|shopping|negoz*|guidare|nessun programma|nessun*|niente|nulla|relax|rilass*|tranquill*|balcon*|television*',
          'serie tv|una serie|giocare a|giocare con|cart*|scacchi',
        ],
        other_wordings: [
          'Mi raccomando: due giorni senza sole e senza sforzi. Che cosa aveva in programma, e che cosa farà invece?',
          'Ora la parte difficile: due giorni tranquilli, all’ombra. Quali erano i suoi programmi, e come pensa di cambiarli?',
        ],
        reactions: [
          when(
            'non voglio rest*|non voglio rinunc*|non voglio cambi*|non voglio perd*|non voglio stare|non posso rinunciare|vado lo stesso|impossibile',
            'La capisco, ma la salute viene prima. Almeno lo faccia la sera, all’ombra.',
          ),
          when('barca|barche|barchetta|al mare|in mare|spiagg*|nuotare|nuoto|nuotata|bagno|surf*|immersion*|grott*', [
            'Peccato per il mare, ma tra due giorni è ancora lì.',
            'Il mare la aspetta, non scappa.',
            'Bene, un po’ di riposo ci vuole.',
          ]),
          when(
            'volo|voli|aereo|partire|parto|partenza|partiamo|partirò|in treno|il treno per|traghett*|torn*',
            'Se deve viaggiare, beva molto e tenga le gambe in alto.',
          ),
          when(
            'sport|calcio|tennis|in bici*|la bici*|correr*|corsa|correre|correrò|moto|escursion*|cammin*|palestr*',
            'Lo sport fa bene, ma ogni tanto il corpo vuole riposo.',
          ),
          when(
            'fest*|discotec*|ball*|concert*|matrimoni*|compleanno di|festa|cena|ristorant*',
            'Può uscire, ma niente balli e niente vino!',
          ),
          when('museo|musei|chies*|visit*|centro|shopping|negoz*', 'Un giro al fresco, piano piano, va benissimo.'),
          when(
            'leggere|leggo|leggerò|leggendo|un libro|libri|libro all|film|serie tv|una serie|television*|dorm*|a letto|in letto|letto a|ripos*|in camera|albergo|relax',
            ['Un po’ di riposo e guarirà in fretta.', 'Mi sembra molto ragionevole.'],
          ),
          when('nessun*|niente|nulla', 'Meglio così: la vacanza perfetta per riposare.'),
          on('refusal', 'Mi dispiace, ma su questo non scherzo. Che cosa potrebbe fare di tranquillo, all’ombra?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Che cosa voleva fare domani? E se invece restasse all’ombra?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'La farmacia di turno è a otto chilometri: come ci va, a quest’ora?',
      [
        'taxi|tassì|macchin*|auto|autobus|bus|amic*|a piedi|piedi|marit*|mogli*|bici*|passagg*|chied*|albergo|hotel|noleggi*|padre m*|madre m*|genitori|scooter|moto*|in treno|qualcuno|guido|guidare|porta mia|porta mio|mamma|papà|chiamo|chiamare|chiamerò|uber|figli*|collega|autostop|cammin*|ragazz*|fidanzat*',
      ],
      'Pensa a chi ti può aiutare, o a un mezzo di trasporto.',
      'Chiedo a un’amica se mi accompagna in macchina alla farmacia di turno.',
      {
        other_wordings: [
          'C’è un piccolo problema: la farmacia aperta stanotte è a otto chilometri da qui. Come pensa di arrivarci?',
          'La farmacia qui accanto è chiusa, quella di turno è a otto chilometri. Con che cosa ci va?',
        ],
        reactions: [
          when(
            'vado domani|domani mattina|fino a domani',
            'Va bene anche domani: per stanotte le do io una compressa.',
          ),
          when('a piedi|cammin*|bici*', 'No, la prego, otto chilometri sono uno sforzo! Le chiamo io un taxi.'),
          when('guido|guidare|noleggi*|scooter|moto*', 'Guidi piano, però, la strada è buia.'),
          when('taxi|tassì|uber', [
            'Il taxi è la cosa migliore. Il numero è lì sulla porta.',
            'Bene, il taxi di notte arriva in dieci minuti.',
          ]),
          when(
            'amic*|marit*|mogli*|con mia madre|madre m*|con mio padre|padre m*|genitori|con mio fratell*|fratello m*|porta mio|con mia sorell*|sorella m*|porta mia|mamma|papà|figli*|fidanzat*|collega|ragazz*',
            [
              'È bello avere qualcuno vicino in questi momenti.',
              'Perfetto, in due la strada è più corta.',
              'Benissimo, così c’è qualcuno con lei.',
            ],
          ),
          when(
            'albergo|hotel|receptionist|chied*|qualcuno|passagg*|accompagn*',
            'Ottima idea, qui la gente aiuta volentieri.',
          ),
          when(
            'autobus|bus|in treno|con il treno',
            'L’ultimo autobus parte tra venti minuti, qui davanti: lo prende di sicuro.',
          ),
          when('macchin*|auto', 'In macchina sono dieci minuti, la strada è facile.'),
          on('dont_know', 'C’è qualcuno con una macchina, o preferisce un taxi?', { goes_to: 'stay' }),
          on('no', 'Allora chiamiamo un taxi, o c’è qualcuno che la può accompagnare?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Prima di andare, che cosa vuole ancora sapere sulla cura?',
      [
        'quando|quant*|come|posso|devo|che|cosa|se|quale|qual|no|niente|nulla|dove|prima|dopo|posso mangiare|prima di mangiare|dopo mangiare|bagno|posso nuotare|guidare|volte|torn*|ghiaccio|quanto cost*|guar*|passa|chiaro|grave|effetti|dovrei|potrei|bisogna|pomata|grazie|no è tutto|tutto bene|capito tutto',
      ],
      'Chiedi quante volte, quando o che cosa fare se peggiora.',
      'Quante volte al giorno devo mettere la pomata, e se peggiora che cosa faccio?',
      {
        other_wordings: [
          'C’è ancora qualcosa che mi vuole chiedere sulla cura?',
          'Le è tutto chiaro, o ha delle domande sulla medicina?',
        ],
        reactions: [
          when('niente|nulla|tutto chiaro|nessun*|capito tutto', 'Bene, allora siamo a posto.'),
          on('no', 'Bene, allora siamo a posto.'),
          on('dont_know', 'Le viene in mente qualcosa? Per esempio quante volte al giorno, o se può nuotare?', {
            goes_to: 'stay',
          }),
          on('joke', 'Il buonumore è già mezza cura! E una domanda seria, ce l’ha?', { goes_to: 'stay' }),
          when('contagioso|guarisco|guarire|effetti|alcol|guidare', ['Capisco.', 'Va bene.']),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'Quante volte al giorno, e che cosa faccio se peggiora?',
      ['quante volte|ogni quanto|quando', 'peggior*|peggio'],
      'Tre volte al giorno, mattina, pomeriggio e sera. Se peggiora mi telefoni subito, anche di notte.',
    ),
    fact(
      'Che cosa faccio se peggiora?',
      'peggior*|peggio|non passa|non migliora|emergenza',
      'Se peggiora mi telefoni subito, anche di notte, oppure chiami il 112.',
    ),
    fact(
      'A che ora chiude la guardia medica?',
      'a che ora|orari*|apert*|chiude',
      'Siamo qui tutte le notti, dalle otto di sera alle otto di mattina.',
    ),
    fact(
      'Da quanto tempo fa il medico?',
      ['quant*|anni', 'medico|lavor*|dottore'],
      'Da ventidue anni, e quasi sempre di notte.',
    ),
    fact(
      'Quanto ci vuole per guarire?',
      'guari*|quanto dura|quanto tempo|quando passa|quando starò',
      'Due o tre giorni, e sarà tutto passato.',
    ),
    fact(
      'Quanto costa la visita?',
      'quanto cost*|pagare|prezzo|gratis|quanto le devo|quanto pago',
      'Per i turisti sono venti euro, con la tessera europea niente.',
    ),
    fact(
      'Quante volte al giorno devo prendere la medicina?',
      'quante volte|ogni quanto|quanta|per quanti giorni|quando devo',
      'Tre volte al giorno per cinque giorni: mattina, pomeriggio e sera.',
    ),
    fact(
      'Ci sono effetti collaterali?',
      'effett*|collateral*|pericolos*|sonno',
      'Può dare un po’ di sonno, ma niente di più.',
    ),
    fact('È grave?', 'grave|serio|preoccup*|morire|ospedale', 'No, non si preoccupi: non è niente di grave.'),
    fact(
      'Che cosa ho?',
      'che cosa ho|cosa ho|cos’ho|che malattia|diagnosi|infezione',
      'È un’irritazione, una reazione del corpo. Con la cura passa in pochi giorni.',
    ),
    fact(
      'Posso fare il bagno?',
      'nuotare|fare il bagno|mare|spiaggia|sole|piscina',
      'Per due giorni no. Poi sì, ma non nelle ore più calde.',
    ),
    fact(
      'Posso bere alcol?',
      'alcol|alcool|vino|birra|bere',
      'Acqua quanta ne vuole, vino e birra no, fino a quando prende la medicina.',
    ),
    fact(
      'Che cosa posso mangiare?',
      'mangiare|cibo|dieta',
      'Può mangiare di tutto, ma leggero: riso, pesce cotto, frutta.',
    ),
    fact(
      'Posso guidare?',
      'guidare|macchina|viaggiare|volare|aereo',
      'Sì, ma non subito dopo la medicina, perché può dare sonno.',
    ),
    fact(
      'Devo mettere il ghiaccio?',
      'ghiaccio|acqua fredda|aceto',
      'Sì, il ghiaccio fa bene: dieci minuti, con un panno.',
    ),
    fact(
      'Devo tornare per un controllo?',
      'tornare|controllo|rivedere|appuntamento',
      'Se sta bene non serve. Altrimenti torni dopodomani sera.',
    ),
    fact(
      'Dov’è la farmacia?',
      'dov’è la farmacia|dove si trova|farmacia|indirizzo',
      'Sulla strada per Fertilia, subito dopo la rotonda. È aperta fino a mezzanotte.',
    ),
    fact('Come si chiama?', 'si chiama|suo nome', 'Sanna, un cognome molto comune qui in Sardegna.'),
    fact(
      'Mi può dare un numero di telefono?',
      'numero|telefono|chiamar*',
      'Il numero è scritto sulla ricetta, in alto.',
    ),
    fact(
      'C’è un medico che parla inglese?',
      'inglese|tedesco|francese|spagnolo|lingu*',
      'La mia collega parla inglese, ma lei se la cava benissimo in italiano.',
    ),
    fact(
      'È di Alghero?',
      'di dove|da dove|è sardo|di alghero|alghero',
      'Sono nato qui ad Alghero, e non ho mai voluto andare via.',
    ),
    fact(
      'Ha famiglia?',
      'famiglia|figli|moglie|sposat*|cane|gatto',
      'Ho una moglie paziente e due figli che vogliono fare tutto, tranne i medici.',
    ),
    fact('Non è stanco?', 'stanco|dorme|di notte|come sta', 'Un po’, ma ho un ottimo caffè nel termos.'),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è in fondo al corridoio, a destra.'),
  ],
  twists: [
    twist(
      4,
      'Un attimo, suona il telefono… era un altro turista con gli stessi sintomi! Mi dica: ha allergie, o oggi ha mangiato o toccato qualcosa di diverso dal solito?',
    ),
    twist(
      5,
      'Adesso è saltata anche la luce, ma ho una candela e una penna: la ricetta si fa lo stesso. Che documento ha con sé?',
    ),
    twist(
      7,
      'Fuori è arrivato un bel temporale, e la farmacia di turno è a otto chilometri. Come ci va, con questo tempo?',
    ),
  ],
  starters: [
    'Buonasera, ho avuto un incidente in spiaggia.',
    'Dopo cena ho cominciato a stare male.',
    'Mi ha punto qualcosa mentre camminavo.',
  ],
  opening_message: 'Buonasera, entri pure. Sono il medico di turno.',
  closing_message:
    'Ecco la ricetta. Vada piano, si riposi, e vedrà che tra due giorni starà già meglio. Buona guarigione!',
  correction: 'prompt',
})
