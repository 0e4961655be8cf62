import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Cambiare un regalo',
  language: 'it',
  level: 'B1',
  description:
    'Hai ricevuto un regalo che non va bene. Riportalo in negozio, spiega il problema e trova una soluzione.',
  role: 'Commessa in un negozio di abbigliamento a Milano',
  scenario:
    'Per il compleanno hai ricevuto un capo di abbigliamento, ma c’è un problema. Lo riporti nel negozio. La commessa è disponibile, ma deve rispettare le regole.',
  goals: [
    'So spiegare perché voglio cambiare qualcosa.',
    'So rispondere a domande precise.',
    'So confrontare due articoli e scegliere.',
    'So mettermi d’accordo sui prossimi passi.',
  ],
  grammar: ['troppo e non abbastanza', 'i pronomi: lo, la, li, le', 'questo e quello'],
  vocabulary: words({
    'il capo': 'una camicia, una giacca, un maglione',
    'la taglia': 'S, M o L; 40, 42 o 44',
    stretto: 'troppo piccolo per starci bene',
    largo: 'troppo grande per starci bene',
    'il cartellino': 'il piccolo foglio con il prezzo',
    'lo scontrino': 'dimostra che hai pagato',
    'il buono': 'un foglio che vale come i soldi, in quel negozio',
    'il rimborso': 'i soldi indietro',
    'la lana': 'viene dalle pecore e tiene caldo',
    indossare: 'avere addosso un vestito',
    ordinare: 'far arrivare una cosa che non c’è',
    ritirare: 'andare a prendere una cosa pronta',
  }),
  steps: [
    step(
      'Mi dica, che cosa vorrebbe cambiare, e perché?',
      [
        'magli*|giacc*|cappott*|pantalon*|camici*|gonn*|vestit*|scarp*|bors*|cintur*|sciarp*|guant*|cappell*|regal*|tagli*|piccol*|grand*|strett*|larg*|color*|difett*|buco|rott*|felp*|stival*|jeans|cernier*|macchi*|calz*|cort*|lung*|capo|piac*',
      ],
      'Di’ che cos’è, e qual è il problema: «È troppo…».',
      'Vorrei cambiare questo maglione, perché è troppo stretto.',
    ),
    step(
      'Capisco. Quando è stato comprato, e c’è lo scontrino?',
      [
        'scontrin*|no|sì|ricevut*|settiman*|giorn*|ieri|mes*|natale|compleann*|regal*|pers*|purtroppo|lunedì|martedì|mercoledì|giovedì|venerdì|sabat*|domenic*|buttat*|amic*|casa|#|ecco*',
      ],
      'Rispondi a tutte e due le domande.',
      'Circa due settimane fa, ma purtroppo non ho lo scontrino, perché è un regalo.',
    ),
    step(
      'Va bene, un modo si trova. Vedo però che manca il cartellino: l’ha già usato?',
      [
        'no|sì|mai|provat*|indossat*|lavat*|usat*|volta|solo|casa|tolt*|strappat*|mess*|cartellin*|tagliat*|nuov*|minut*|pers*|specchio|regalat*|giorno|giorni',
      ],
      'Spiega che fine ha fatto il cartellino.',
      'No, l’ho solo provato a casa. Il cartellino l’ha tolto chi me l’ha regalato.',
    ),
    step(
      'D’accordo, le credo. Posso darle un buono, oppure un altro capo dello stesso prezzo. Che cosa preferisce?',
      [
        'buon*|altr*|capo|preferi*|sold*|rimbors*|cambi*|tagli*|stess*|scegl*|color*|second*|prim*|guardare|vedere|dipende|prezzo',
      ],
      'Scegli, e spiega perché.',
      'Preferisco un altro capo, se trovo qualcosa che mi piace.',
    ),
    step(
      'Intanto le mostro due giacche: questa è di lana e costa di più, quella è più leggera. Quale le piace di più, e perché?',
      [
        'lana|legger*|prim*|second*|nessun*|tutte e due|cald*|prefer*|economic*|car*|quella|questa|inverno|estate|bell*|comod*|elegant*|cost*|blu|verde|ness*|pratic*',
      ],
      'Confronta le due giacche: «È più… dell’altra».',
      'Quella leggera, perché posso metterla anche in primavera.',
    ),
    step(
      'Controllo subito… Purtroppo la sua taglia arriva solo tra tre giorni, dal negozio di Bergamo. Come facciamo?',
      [
        'aspett*|ordin*|torn*|giorn*|sped*|cas*|altr*|bergamo|tagli*|online|fretta|purtroppo|bene|problema|vado|chiam*|telefon*|no|ritir*|pass*|prima|sì|mand*|sabato|settiman*|rinunc*|buono|importa|venire',
      ],
      'Di’ se puoi aspettare, o proponi un’altra soluzione.',
      'Non c’è problema, posso ritirarla sabato.',
    ),
    step(
      'Perfetto. Se ci sono novità, come la posso avvisare?',
      ['telefon*|numero|messaggi*|mail|email|cellulare|chiam*|scriv*|#|sms|indirizzo|pass*|posta|lettera|vocale'],
      'Di’ come preferisci: «Mi può…».',
      'Mi può mandare un messaggio sul cellulare.',
    ),
    step(
      'Segnato. Un’ultima cosa: secondo lei, che cosa potremmo fare meglio nel nostro negozio?',
      [],
      'Di’ la tua opinione con gentilezza.',
      'Secondo me è tutto chiaro, ma la musica è un po’ troppo alta.',
    ),
  ],
  starters: [
    'Buongiorno, vorrei cambiare questa camicia.',
    'Salve, questa giacca è troppo piccola.',
    'Mi hanno regalato un maglione, ma è largo.',
  ],
  opening_message: 'Buongiorno! Oggi al banco dei cambi ci sono io, la ascolto volentieri.',
  correction: 'prompt',
})
