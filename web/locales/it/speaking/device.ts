import type { Words } from '../../words.ts'

export const device: Words<'device'> = {
  title: 'Controlla questo dispositivo',
  intro:
    'Che cosa sa fare questo dispositivo in una lezione con l’audio. Apri questa pagina sul dispositivo stesso, prima della lezione.',
  failed: 'Non è stato possibile caricare le tue lingue',
  print: 'Stampa',
  looking: 'Ricerca delle voci…',
  on: '{{browser}} su {{system}}',
  unknown: 'Browser sconosciuto',
  summary: {
    both: 'Questo dispositivo parla e capisce: {{languages}}.',
    speaks: 'Questo dispositivo parla: {{languages}}.',
    butNot: 'Non parla: {{languages}}.',
    nothing: 'Questo dispositivo non parla nessuna di queste lingue.',
    none: 'Questo dispositivo non parla: {{languages}}.',
    hears: 'Capisce quello che dicono gli studenti.',
    deaf: 'Non capisce quello che si dice: gli studenti scrivono.',
    off: 'Il microfono è disattivato per la tua scuola: gli studenti scriveranno.',
  },
  languages: 'Lingue',
  all: 'Tutte le {{number}} lingue',
  listen: 'Ascolta',
  speaks: {
    local: 'Parla {{voice}}, su questo dispositivo',
    network: 'Parla {{voice}}, via internet',
    server: 'Parla {{voice}}, dal server',
    none: 'Nessuna voce',
  },
  hears: { no: 'Non capisce chi parla' },
  heard: {
    device: 'Riconoscimento vocale su questo dispositivo',
    installable: 'Riconoscimento vocale possibile su questo dispositivo',
    browser: 'Riconoscimento vocale del produttore del browser ({{maker}})',
    unknown: 'Riconoscimento vocale del produttore del browser',
    server: 'Riconoscimento vocale sul server della tua scuola',
    install: 'Installa',
    installing: 'Installazione…',
    notInstalled: 'Non ha funzionato. Riprova più tardi.',
    off: 'Il microfono è disattivato per la tua scuola. Puoi attivarlo in «Voce e audio».',
    offForTeachers: 'Il microfono è disattivato per la tua scuola. Il coordinamento può attivarlo.',
  },
  hearing: {
    sends: 'Per trasformare la voce in testo, {{browser}} invia l’audio a {{maker}}.',
    maySend: 'Per trasformare la voce in testo, {{browser}} può inviare l’audio al suo produttore.',
    no: 'Qui {{browser}} non può trasformare la voce in testo. Chrome, Edge e Safari di solito possono.',
  },
  microphone: {
    title: 'Microfono',
    text: 'Premi il pulsante e di’ una frase. L’audio resta su questo dispositivo e non viene conservato.',
    test: 'Prova il microfono',
    stop: 'Ferma',
    level: 'Livello',
    volume: { silent: 'Non si sente nulla', quiet: 'Basso', good: 'Buono', loud: 'Molto alto' },
    status: {
      untested: 'Non ancora provato',
      asking: 'Il browser chiede se può ascoltare. Dagli il permesso.',
      listening: 'Di’ qualcosa…',
      works: 'Il microfono funziona.',
      quiet: 'Non si è sentito nulla. Controlla che il microfono scelto sia quello giusto e che non sia disattivato.',
      denied:
        'Il microfono è disattivato per questa pagina. Attivalo nelle impostazioni del browser per questo sito, poi riprova.',
      none: 'Non c’è nessun microfono. Collegane uno, poi riprova.',
      busy: 'Non è possibile aprire il microfono. Chiudi gli altri programmi che lo usano, poi riprova.',
    },
  },
  advice: {
    title: 'Installa una voce',
    text: 'Le voci sono gratuite e si installano una volta su ogni dispositivo.',
    missing: 'Qui manca ancora una voce per: {{languages}}.',
    system: 'Dispositivo',
    restart: 'Chiudi del tutto il browser, riaprilo e torna su questa pagina.',
    steps: {
      windows: {
        first: 'Apri Impostazioni → Data/ora e lingua → Lingua e area geografica e aggiungi la lingua.',
        second: 'Seleziona «Sintesi vocale» tra le funzionalità e attendi che sia installata.',
        third: 'Oppure usa Microsoft Edge: offre voci per molte lingue, via internet.',
      },
      macos: {
        first:
          'Apri Impostazioni di Sistema → Accessibilità → Contenuto letto ad alta voce (Lettura e voce nelle versioni più recenti).',
        second: 'Accanto alla voce di sistema scegli «Gestisci voci…».',
        third: 'Scegli la lingua e scarica una voce.',
      },
      ios: {
        first:
          'Apri Impostazioni → Accessibilità → Contenuto letto ad alta voce (Lettura e voce nelle versioni più recenti).',
        second: 'Tocca «Voci» e scegli la lingua.',
        third: 'Scarica una voce.',
      },
      android: {
        first: 'Apri Impostazioni e cerca «Sintesi vocale».',
        second: 'Apri le impostazioni del motore, di solito quello di Google, e tocca «Installa dati vocali».',
        third: 'Scegli la lingua e scarica una voce.',
      },
      chromeos: {
        first: 'Apri Impostazioni → Accessibilità → Sintesi vocale.',
        second: 'Apri le impostazioni del motore vocale di Google e aggiungi la lingua.',
        third: 'Resta online finché la voce non è pronta.',
      },
      linux: {
        first: 'Installa i pacchetti speech-dispatcher ed espeak-ng.',
        second: 'Usa Firefox, che li usa per parlare.',
        third: 'Oppure usa Google Chrome: offre voci per diverse lingue, via internet.',
      },
    },
  },
  paper: { checked: 'Controllato in data {{date}}', computer: 'Computer', by: 'Controllato da' },
}
