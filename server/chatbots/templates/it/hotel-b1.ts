import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'Una prenotazione sbagliata',
  language: 'it',
  level: 'B1',
  description: 'In albergo c’è stato un errore e la tua camera non è libera. Spiega la situazione e trova un accordo.',
  role: 'Direttore di un albergo sul lago ad Ascona, in Ticino',
  scenario:
    'Arrivi la sera dopo un lungo viaggio. Hai prenotato una camera con vista lago, ma qualcuno ha scritto la data sbagliata. Il direttore vuole rimediare e ti fa alcune proposte.',
  goals: [
    'So spiegare che cosa ho prenotato e quando.',
    'So dire con gentilezza che non sono d’accordo.',
    'So confrontare due proposte e scegliere.',
    'So riassumere che cosa abbiamo deciso.',
  ],
  grammar: ['il passato prossimo e il trapassato: avevo prenotato', 'il condizionale di cortesia', 'i comparativi'],
  vocabulary: words({
    'la conferma': 'un messaggio che dice: è tutto a posto',
    'la data': 'il giorno, il mese e l’anno',
    'la vista lago': 'dalla finestra si vede il lago',
    'il cortile': 'lo spazio in mezzo a una casa grande',
    sbagliare: 'fare un errore',
    rimediare: 'mettere a posto un errore',
    'lo sconto': 'un prezzo più basso',
    'il franco': 'i soldi della Svizzera',
    compreso: 'già dentro il prezzo',
    'il battello': 'una nave per il lago',
    'essere d’accordo': 'avere la stessa idea',
    lamentarsi: 'dire che qualcosa non va bene',
  }),
  steps: [
    step(
      'Mi dispiace, ma per stasera non trovo niente a suo nome. Che cosa aveva prenotato, e quando?',
      [
        'prenot*|camera|doppia|singola|notte|notti|settiman*|mese|mesi|giorni|internet|sito|telefon*|online|mail|vista|lago|conferm*|agenzia|due|oggi|stasera',
      ],
      'Spiega con il passato: «Avevo prenotato…».',
      'Avevo prenotato una camera doppia con vista lago, due settimane fa.',
    ),
    step(
      'Capisco. Ha una conferma, o si ricorda con chi ha parlato?',
      [
        'conferm*|mail|email|messaggi*|telefon*|cellulare|purtroppo|niente|ricord*|parlat*|signor*|ricevuta|numero|foglio|stampat*|persona|ragazz*|collega|sito|uomo|donna|scritt*',
      ],
      'Di’ che prova hai, o con chi hai parlato.',
      'Ho ricevuto una mail di conferma, gliela mostro subito.',
    ),
    step(
      'Ora ho capito: abbiamo scritto la data sbagliata, e la camera con vista lago stasera è occupata. Mi dica sinceramente, che cosa ne pensa?',
      [],
      'Di’ con gentilezza come ti senti e che cosa ti aspetti.',
      'Sinceramente mi dispiace molto, perché volevo vedere il lago dalla finestra.',
    ),
    step(
      'Grazie della sincerità. Posso darle una camera piccola sul cortile, oppure una camera grande nell’albergo di mia sorella, a tre chilometri da qui. Quale preferisce, e perché?',
      [
        'cortile|piccol*|grand*|sorella|chilometr*|prima|seconda|qui|qua|preferisc*|preferirei|nessun*|altr*|restare|resto|rest*|lontan*|prendo|comod*|sceg*',
      ],
      'Scegli e spiega il motivo: «Preferirei…, perché…».',
      'Preferirei la camera sul cortile, perché non voglio viaggiare ancora.',
    ),
    step(
      'Come desidera. La camera costa di solito centottanta franchi. Quanto le sembra giusto pagare stasera?',
      [
        '#|franchi|sconto|meno|metà|gratis|colazione|niente|nulla|euro|pag*|percento|cento|prezzo|compres*|poco|stesso|giusto|normale',
      ],
      'Proponi un prezzo o uno sconto: «Mi sembra giusto…».',
      'Mi sembra giusto pagare la metà, con la colazione compresa.',
    ),
    step(
      'Su questo troviamo senz’altro un accordo. Che cosa è importante per lei, per dormire bene?',
      [
        'letto|silenzi*|tranquill*|pulit*|vista|bagno|doccia|finestr*|luce|buio|balcon*|comod*|grand*|rumor*|aria|cald*|fresc*|fredd*|cuscin*|copert*|temperatura|presto|libro|leggere|musica|tè|televisione|materass*|sol*|caffè|cena',
      ],
      'Pensa al letto, alla luce o al rumore.',
      'Per me è importante il silenzio, e vorrei due cuscini.',
    ),
    step(
      'Ci penso io. Per scusarmi le offro anche un giro in battello, però parte domani alle sette e mezza di mattina. Che ne dice?',
      [
        'grazie|sì|no|presto|volentieri|gentil*|dorm*|preferi*|tardi|dopo|battello|piacer*|bell*|idea|accett*|peccato|purtroppo|gita|giro|svegli*|domani|lago|stanc*|posso|altr*',
      ],
      'Accetta, o rifiuta con gentilezza e di’ perché.',
      'È molto gentile, ma è troppo presto. C’è anche un battello più tardi?',
    ),
    step(
      'Vediamo che cosa si può fare. Riassumiamo, così non facciamo altri errori: che cosa abbiamo deciso?',
      [],
      'Di’ quale camera prendi, quanto paghi e che cosa succede domani.',
      'Stasera dormo nella camera sul cortile e pago la metà, e domani prendo il battello.',
    ),
  ],
  starters: [
    'Buonasera, avevo prenotato una camera con vista lago.',
    'Ho prenotato su internet il mese scorso.',
    'Salve, ho una prenotazione per due notti.',
  ],
  opening_message: 'Buonasera e benvenuti ad Ascona. Sono il direttore.',
  correction: 'prompt',
})
