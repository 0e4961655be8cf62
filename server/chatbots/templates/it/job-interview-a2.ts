import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'Un lavoro al centro estivo',
  language: 'it',
  level: 'A2',
  description: 'Vuoi lavorare con i bambini d’estate. Parla di te, di’ che cosa sai fare e chiedi come funziona.',
  role: 'Direttrice di un centro estivo a Rimini',
  partner_name: 'Francesca',
  region: 'IT',
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
        'sono|stud*|lavor*|scuol*|universit*|chiam*|liceo|faccio|vado a scuola|vado all|frequent*|pension*|cerco|insegn*|a casa con|sto a casa|disoccupat*|impar*|anni|mamma|papà|nome|medie|medico|superiori|commess*|camerier*|infermier*|ingegner*|impiegat*|negozio|bar|ufficio|viaggi*|pensionat*',
      ],
      'Di’ il tuo nome, e se studi o lavori.',
      'Mi chiamo Elena e studio lingue all’università.',
      {
        other_wordings: [
          'Raccontami di te: il tuo nome, e che cosa fai?',
          'Per cominciare: come ti chiami? E studi o lavori?',
        ],
        reactions: [
          when('universit*|studio|studente|studentessa', [
            'Studiare e lavorare insieme: non è facile, ma è bello.',
            'L’università! Allora d’estate hai un po’ di tempo.',
          ]),
          when('scuol*|liceo|medie|medico|superiori', [
            'La scuola d’estate è chiusa, perfetto.',
            'Anche qui c’è un po’ di scuola, ma senza compiti!',
          ]),
          when('pension*|nonn*', 'Che bello! I bambini adorano chi ha tante storie.'),
          when('mamma|papà|figli*|a casa con|sto a casa', 'Allora di bambini sai già tutto!'),
          when('insegn*|maestr*|educator*', 'Lavori già con i ragazzi, che fortuna per noi.'),
          when('cerco|disoccupat*|non lavoro', 'Allora arrivi al momento giusto.'),
          when('lavor*|commess*|camerier*|infermier*|ingegner*|impiegat*|negozio|bar|ufficio', [
            'Un lavoro vero! Allora sai che cosa vuol dire svegliarsi presto.',
            'Interessante! Qui facciamo un po’ di tutto.',
          ]),
          when('mi chiamo|sono|nome', ['Piacere di conoscerti!', 'Benissimo, piacere!']),
          on('dont_know', 'Cominciamo piano: studi o lavori?', { goes_to: 'stay' }),
          on('joke', 'Ah ah, i bambini ti vogliono già bene! E per davvero: studi o lavori?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E perché ti interessa un lavoro con i bambini?',
      [],
      'Da’ un motivo: «Perché mi piace…».',
      'Perché i bambini sono divertenti, e io sono una persona paziente.',
      {
        topics: [
          'perché|piac*|amo|adoro|bambin*|divert*|gioc*|fratell*|sorell*|impar*|esperienz*|sold*|pazien*|simpatic*|insegn*|aiut*|d estate|l estate|in estate|al mare|l italiano|sport|figli*|nipot*|guadagn*|interess*|cugin*|rid*|felic*|allegr*|gioia|energi*|creativ*|futur*|maestr*|educator*',
          'pedagog*|psicolog*|aria|al sole|genitori|mamma dice|devo lavorare|lavorare|sfida|in squadra|aria aperta',
          'giovan*|cose nuove|nuovi giochi|nuove cose|persone|stare|divertente|amic*|tempo libero|vacanz*|noi*|ferie|famigli*|mamma|papà|babysitter|fantasia|natura|stud*|curios*|dolc*|spontane*|onest*|utile|sogn*|abito|qui vicino|abito vicino|quartiere|paese|estate|tempo',
        ],
        other_wordings: ['Dimmi, perché vuoi lavorare con i bambini?', 'Come mai vuoi passare l’estate con i bambini?'],
        reactions: [
          when('sold*|guadagn*|paga*', 'Anche i soldi sono importanti. Grazie, sei una persona sincera!'),
          when(
            'non mi piacciono|non mi piace stud*|non mi piace lavor*|non amo',
            'Ah! Almeno lo dici subito. Qui però c’è anche da cucinare e da disegnare.',
          ),
          when('fratell*|sorell*|figli*|nipot*|cugin*|famigli*', 'Una famiglia grande è la scuola migliore.'),
          when(
            'maestr*|educator*|insegn*|esperienz*|futur*|psicolog*',
            'Un bel progetto! Questo è il posto giusto per provare.',
          ),
          when('impar*|l italiano|lingu*', 'Con i bambini s’impara in fretta: loro non parlano piano!'),
          when('divert*|rid*|simpatic*|gioc*|allegr*|felic*|energi*', [
            'È vero, con loro si ride sempre.',
            'Anche per me è così, da vent’anni!',
          ]),
          when('pazien*|calm*', 'La pazienza qui è la cosa più importante.'),
          when('piac*|amo|adoro|bel lavoro|è bello|bell* lavor*|perché', [
            'Si vede dai tuoi occhi!',
            'Che bella risposta.',
          ]),
          on('dont_know', 'Pensaci: ti piace giocare? O vuoi guadagnare un po’?', { goes_to: 'stay' }),
          on('asks_back', 'Io li adoro!'),
        ],
      },
    ),
    step(
      'Qui facciamo sport, disegno, musica e tanti giochi. Tu che cosa sai fare?',
      [],
      'Di’ due cose: «So nuotare e…».',
      'So suonare la chitarra e so disegnare abbastanza bene.',
      {
        topics: [
          'so|sport|disegn*|music*|gioc*|nuot*|calcio|cant*|ball*|suon*|chitarr*|piano|pianofort*|cucin*|parl*|lingu*|basket|pallavol*|teatr*|raccont*|stor*|corr*|legg*|danz*|dip*|pallon*|tennis|pittur*|yoga|scacch*|foto*|ingles*|bici*|tedesc*|spagnol*|frances*|colorar*|scriv*|video|computer|magi*',
          'ping pong|ginnastic*|karate|judo|surf*|sciare|skate*|pattin*|flauto|violin*|tort*|biscott*|pizz*|giardin*|piant*|cuc*|origami|carta',
          'lavoretti|puzzle|cart*|clown|ridere|aiut*|organizz*|ripar*|matematic*|compiti|pulir*|guid*|so tutto|faccio tutto|di tutto|un po di tutto|niente|nulla|molto poco|so poco|ascolt*|primo soccorso|filastrocch*|puliz*|nascondino|la batteria',
        ],
        other_wordings: [
          'I bambini vogliono sport, musica, disegno e giochi. E tu, che cosa sai fare bene?',
          'Noi qui facciamo di tutto: sport, disegno, musica. Che cosa sai fare tu?',
        ],
        reactions: [
          when('niente|nulla', 'Niente? Non ci credo! I bambini t’insegnano tutto loro.'),
          when('suon*|chitarr*|piano|pianofort*|flauto|violin*|batteria|cant*|music*', [
            'La musica! La nostra chitarra aspetta qualcuno da un anno.',
            'Bello! Così la sera cantiamo tutti.',
          ]),
          when('nuot*|surf*', 'Perfetto: il mare è qui davanti, e i bambini vogliono sempre l’acqua.'),
          when('calcio|pallon*|basket|pallavol*|tennis|sport|corr*|yoga|ginnastic*|danz*|ball*|judo|karate', [
            'Qui hai già una squadra: trenta bambini!',
            'Lo sport serve sempre: hanno tanta energia.',
          ]),
          when(
            'disegn*|dip*|pittur*|colorar*|origami|foto*',
            'I nostri muri sono tutti bianchi, finalmente arrivano i colori.',
          ),
          when('cucin*|tort*|biscott*|pizz*', 'La merenda! Ti voglio già bene.'),
          when('raccont*|stor*|legg*|teatr*|magi*|clown', 'Le storie! Dopo pranzo stanno zitti solo così.'),
          when('ingles*|lingu*|tedesc*|spagnol*|frances*', 'Che bello, d’estate ci sono anche bambini stranieri.'),
          when('gioc*|scacch*|cart*|nascondino|computer|aiut*', 'Allora con te nessuno si annoia.'),
          on('dont_know', 'Una cosa piccola: sai cantare, nuotare, disegnare?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Hai già passato del tempo con i bambini?',
      [
        'sì ho|sì molto|sì qualche|sì spesso|no|mai|cugin*|nipot*|figli*|vicini|baby|scuola|lavor*|aiut*|spesso|esperienza|gioc*|estate|volte|volta|un poco|certo|qualche|bambin*|un anno|ann* fa|ogni|asilo|scout|allen*|campo|amic*|non molto|molto tempo|molto spesso|non tanto|tante|tanto tempo|compleann*',
      ],
      'Racconta con chi, o di’ che è la prima volta.',
      'Sì, faccio spesso un gioco con i miei cugini piccoli.',
      {
        other_wordings: [
          'E con i bambini, hai già un po’ di esperienza?',
          'Conosci già dei bambini? Passi del tempo con loro?',
        ],
        reactions: [
          when('mai|prima volta|nessun* esperienza|non ho esperienza|poco|molto poco|poco tempo', [
            'C’è sempre una prima volta, e noi ti aiutiamo.',
            'Nessun problema: all’inizio nessuno sa niente.',
          ]),
          when('figli*|mamma|papà', 'Allora l’esperienza ce l’hai a casa, tutti i giorni.'),
          when('fratell*|sorell*|cugin*|nipot*|famiglia', [
            'Con i parenti piccoli s’impara tutto!',
            'Allora sai già come finisce un gioco: vincono sempre loro.',
          ]),
          when('babysitter|baby|vicini|vicina di|vicino di', 'Allora ti conoscono già tutte le mamme della strada.'),
          when(
            'scuola|insegn*|asilo|scout|allen*|lavor*|campo|parrocchia|oratorio|chiesa|centro|volontar*|ludoteca',
            'Ottimo, questa è vera esperienza.',
          ),
          on('no', 'Nessun problema, noi ti aiutiamo.'),
          on('yes', 'Benissimo, si sente.'),
          when('spesso|da sempre|sempre con|volte|gioc*|estate|certo|ogni', 'Benissimo, allora non ti fanno paura.'),
          on('dont_know', 'Per esempio: hai fratelli piccoli, o cugini?', { goes_to: 'stay' }),
          on('asks_back', 'Io ne vedo trenta al giorno.'),
        ],
      },
    ),
    step(
      'Facciamo una prova: un bambino piange perché vuole andare a casa. Che cosa fai?',
      [],
      'Di’ che cosa fai tu: «Parlo con lui e…».',
      'Parlo con lui, e poi facciamo un disegno all’ombra.',
      {
        topics: [
          'parl*|chied*|gioc*|abbracci*|chiamo|chiamare|mamma|genitor*|dic*|aiut*|ascolt*|calm*|raccont*|stori*|acqua|domand*|consol*|cant*|rid*|disegn*|insieme|aspett*|telefono|telefonare|rest*|prend*|gelat*|port*|spieg*|tranquill*|scherz*|sorrid*|caramell*|dolc*|biscott*|mano|passeggi*',
          'cammin*|amic*|gentil*|pazien*',
          'distra*|pian*|lacrim*|fazzolett*|collo|braccio|seggio*|pupazz*|pallon*|music*|film|cartone|cartoni|libr*|legg*|nient*|piang*|anch’io|lasc* solo|da solo|da sol*|scapp*|guard*|ball*|direttric*|collega|aiuto|papà|nonn*|a letto|dorm*|sed*|ombra|perché|paura|diverti*|facci*',
        ],
        other_wordings: [
          'Immagina: un bambino piccolo piange e dice: «Voglio la mamma!» Che cosa fai?',
          'Una domanda pratica: un bambino piange e vuole tornare a casa. Tu che cosa fai?',
        ],
        reactions: [
          when('parl*|chied*|domand*|ascolt*|spieg*', [
            'Giusto, prima bisogna ascoltare.',
            'Parlare aiuta sempre, anche con i piccoli.',
          ]),
          when('gioc*|disegn*|pallon*|cant*|music*|ball*|rid*|scherz*', [
            'Un gioco, e dopo cinque minuti ride già.',
            'Ottima idea, funziona quasi sempre.',
          ]),
          when('abbracci*|consol*|mano|calm*|braccio', 'Che dolce. A volte basta proprio questo.'),
          when('gelat*|caramell*|biscott*|dolc*|acqua', 'Furbo! Però poi vogliono piangere tutti.'),
          when(
            'chiamo|chiamare|telefono|telefonare|mamma|genitor*|papà',
            'La mamma, sì, ma alla fine: prima proviamo noi.',
          ),
          when('raccont*|stori*|legg*|libr*|film|cartone', 'Una storia! Così anche gli altri stanno a sentire.'),
          when(
            'piango|anch’io|scappo|niente|nulla',
            'Ah ah! Il primo giorno volevo farlo anch’io. Ma poi si trova sempre un modo.',
          ),
          when('direttric*|collega|aiuto|aiut*', 'Giusto, qui nessuno resta da solo.'),
          on('dont_know', 'È difficile, lo so! Parli con lui, o fate un gioco?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'C’è una cosa difficile: cominciamo alle sette e mezza di mattina. In quali giorni puoi venire?',
      [
        'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tutti i|tutti quanti|giorn*|sempre va|sempre|sempre posso|mattin*|settiman*|presto|#|luglio|agosto|giugno|pomeriggi*|weekend|ogni|mai|solo il|solo la|quando vuoi|nessun*|dopo|tardi|qualsiasi|fine',
      ],
      'Di’ i giorni, e se per te è troppo presto.',
      'Posso venire dal lunedì al giovedì, mi sveglio sempre presto.',
      {
        other_wordings: [
          'Ti avviso: si comincia alle sette e mezza! In quali giorni della settimana puoi lavorare?',
          'La mattina apriamo alle sette e mezza. Tu quando puoi venire?',
        ],
        reactions: [
          when('troppo presto|pomeriggi*|tardi|dormo|dormire', [
            'Capisco, è presto! Per te possiamo cominciare alle nove.',
            'Allora ti metto nel turno delle nove.',
          ]),
          when(
            'tutti i|tutti quanti|sempre va|sempre|sempre posso|ogni giorno|qualsiasi|quando vuoi|tutta la settimana',
            ['Tutti i giorni? Fantastico!', 'Così anch’io dormo un po’ di più!'],
          ),
          when('weekend|sabato|domenica|fine settimana', 'Il sabato facciamo le gite: perfetto.'),
          when('lunedì|martedì|mercoledì|giovedì|venerdì', [
            'Benissimo, lo scrivo nel calendario.',
            'Perfetto, proprio in quei giorni mi serve aiuto.',
          ]),
          when('luglio|agosto|giugno|settiman*', 'In quel periodo c’è più lavoro, quindi va benissimo.'),
          when('mai|nessun*', 'Allora facciamo così: decidi con calma e mi scrivi.'),
          when('giorn*|mattin*|#|presto', 'Va bene, lo scrivo.'),
          on('no', 'Capisco, è presto! Per te possiamo cominciare alle nove.'),
          on('dont_know', 'Non c’è fretta. Hai tempo la mattina, per esempio il lunedì?', { goes_to: 'stay' }),
          on('joke', 'Ah ah! A quell’ora i bambini sono già svegli. In quali giorni puoi venire?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E tu, che domande hai per me?',
      [
        'quanto|quanti|quando|dove|che|cosa|come|chi è|chi sono|con chi|posso|devo|c’è|ci sono|quale|qual|nessuna|no|guadagn*|orari*|a che ora|niente|nulla|soldi|pag*|bambin*|pranzo|so tutto|tutto chiaro|lavoro|al mare|si va|piov*|port*|dorm*|liber*|contratto|telefon*|risposta|arriv*|si può|hai|bagno',
      ],
      'Chiedi quanto si guadagna, o quando si comincia.',
      'Quanto si guadagna, e qual è l’orario?',
      {
        other_wordings: ['Adesso tocca a te: che cosa vuoi sapere?', 'Vuoi chiedermi qualcosa sul lavoro?'],
        reactions: [
          when('niente|nulla|nessuna|nessun*|tutto chiaro', 'Va bene, allora ci vediamo presto.'),
          on('no', 'Va bene, allora ci vediamo presto.'),
          on('dont_know', 'Forse l’orario, o i soldi? Che cosa vuoi sapere?', { goes_to: 'stay' }),
          on('joke', 'Ah ah! Questa è una domanda per i bambini. E sul lavoro, che cosa vuoi sapere?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  facts: [
    fact(
      'Quanto si guadagna, e qual è l’orario?',
      ['guadagn*|pag*|soldi|stipendi*', 'orari*|a che ora|ore'],
      'Guadagni dieci euro all’ora, e l’orario è dalle sette e mezza alle due.',
    ),
    fact('Quanto si guadagna?', 'guadagn*|pag*|soldi|stipendi*|euro', 'Guadagni dieci euro all’ora, ogni venerdì.'),
    fact('Quanti anni hanno i bambini?', ['anni|età', 'bambin*|hanno'], 'I bambini hanno dai sei agli undici anni.'),
    fact(
      'Quanti bambini ci sono?',
      ['quanti|quante', 'bambin*|ragazz*|gruppo'],
      'Ci sono trenta bambini, in tre gruppi.',
    ),
    fact(
      'Qual è l’orario?',
      'orari*|a che ora|quante ore|finisc*|turno|turni',
      'L’orario è dalle sette e mezza alle due. Dopo le due c’è il mare!',
    ),
    fact(
      'Quando si comincia?',
      'quando comincia|quando si|comincio|inizia|inizio|luglio',
      'Cominciamo il primo luglio, ed è un lunedì.',
    ),
    fact('Di dove sei?', 'di dove|da dove|rimini', 'Sono di Rimini, nata e cresciuta con i piedi nella sabbia.'),
    fact('Dov’è il bagno?', 'bagno|toilette', 'Il bagno è dentro, la porta blu.'),
    fact(
      'Dov’è il centro estivo?',
      'dov’è|dove si|indirizzo|posto',
      'Siamo qui, in via dei Pini, a due minuti dal mare.',
    ),
    fact(
      'C’è il pranzo?',
      'pranzo|mangi*|cibo|merenda',
      'Il pranzo c’è, e si mangia con i bambini. Il venerdì c’è la pizza!',
    ),
    fact(
      'Devo portare qualcosa?',
      'portare|vestit*|maglietta|serve',
      'Porta solo un cappello e tanta acqua. La maglietta la diamo noi.',
    ),
    fact(
      'Lavoro da solo?',
      'da solo|da sola|collegh*|altri educatori|chi lavora|quante persone|con chi',
      'No, in ogni gruppo ci sono sempre due persone.',
    ),
    fact(
      'Andiamo al mare?',
      'mare|spiaggia|nuotare|bagno al mare|gite|gita',
      'Al mare andiamo il martedì e il giovedì, con due bagnini.',
    ),
    fact(
      'Da quanto tempo lavori qui?',
      'da quanto|da quando|lavori qui',
      'Da vent’anni! Alcuni bambini di allora adesso lavorano con me.',
    ),
    fact('Che cosa si fa se piove?', 'piove|pioggia|brutto tempo|tempo', 'Se piove stiamo dentro e facciamo teatro.'),
    fact(
      'Che cosa devo fare?',
      'cosa devo|cosa faccio|cosa fanno|che lavoro|attività|compiti',
      'Giochi, fai sport con i bambini e mangi con loro. A fine giornata si dorme bene!',
    ),
    fact(
      'I bambini sono bravi?',
      'bravi|simpatic*|difficil*|piangono|buoni',
      'Sono bravi, ma hanno tanta, tanta energia.',
    ),
    fact(
      'Quando mi dà una risposta?',
      'risposta|quando so|decid*|quando mi',
      'La risposta te la do domani mattina, per telefono.',
    ),
    fact('C’è un contratto?', 'contratto|document*|firm*', 'Sì, c’è un contratto per un mese.'),
    fact('Ho giorni liberi?', 'giorni liberi|liber*|weekend|sabato|domenica|vacanz*', 'La domenica è sempre libera.'),
    fact('Posso dormire lì?', 'dormire|camera|letto|casa', 'No, la sera tutti tornano a casa.'),
    fact(
      'Come arrivo al centro?',
      'arrivo|arrivare|autobus|bici|treno|macchina',
      'C’è l’autobus numero undici, oppure vieni in bici.',
    ),
    fact(
      'Come si chiama?',
      'si chiama|ti chiami|tuo nome|suo nome',
      'Mi chiamo Francesca. I bambini mi chiamano «la capa».',
    ),
    fact(
      'Hai figli?',
      'figli|famiglia|sposat*|cane|gatto',
      'Ho due figli grandi, e un cane che viene qui tutti i giorni.',
    ),
    fact(
      'Posso telefonare con il cellulare?',
      'cellulare|telefono|wifi|internet',
      'Con i bambini niente cellulare. Nella pausa sì.',
    ),
  ],
  twists: [
    twist(
      3,
      'Oggi la nostra maestra di musica è malata, e domani c’è una festa! Tu che cosa sai fare: musica, sport, disegno, giochi?',
    ),
    twist(
      5,
      'Guarda là: Tommaso, il piccolo con il cappello rosso, piange perché vuole andare a casa. Tu che cosa fai?',
    ),
    twist(
      6,
      'Oh, senti le campane? Qui tutto comincia presto: noi apriamo alle sette e mezza. In quali giorni puoi venire?',
    ),
  ],
  starters: [
    'Buongiorno, mi chiamo Lukas.',
    'Salve, sono Inés e studio all’università.',
    'Ciao! Sono Maria e lavoro in un bar.',
  ],
  opening_message: 'Ciao! Sei qui per il centro estivo, che bello. Sediamoci all’ombra, possiamo darci del tu.',
  closing_message: 'Grazie, mi è piaciuto parlare con te. Ti telefono domani, e intanto compra un bel cappello!',
  correction: 'prompt',
})
