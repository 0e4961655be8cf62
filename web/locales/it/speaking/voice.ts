import type { Words } from '../../words.ts'

export const voice: Words<'voice'> = {
  intro: 'Scegli come suona ogni lingua di studio per tutti i tuoi studenti.',
  ofDevices:
    'Le voci dipendono dal dispositivo. Se manca quella scelta, parla la migliore disponibile per la lingua, mai quella di un’altra.',
  check: 'Controlla questo dispositivo',
  loading: 'Caricamento delle impostazioni',
  failed: 'Non è stato possibile caricare le impostazioni di voce e audio',
  languages: 'Lingue',
  who: 'Voce',
  searchVoices: 'Cerca una voce',
  noSuchVoice: 'Nessuna voce trovata.',
  best: 'La voce migliore del dispositivo',
  usual: 'La voce predefinita del server',
  from: { server: 'Dal server', network: 'Richiede la connessione', elsewhere: 'Non su questo dispositivo' },
  here: {
    looking: 'Caricamento delle voci…',
    noVoice: 'Nessuna voce su questo dispositivo',
    none: 'Questo dispositivo non ha una voce per questa lingua. Gli studenti la sentono se il loro dispositivo ne ha una; gli altri leggono.',
    speaks: 'Su questo dispositivo: {{voice}}.',
    missing: '{{wanted}} non è su questo dispositivo; qui parla {{voice}}.',
    server: 'Dal server, uguale su ogni dispositivo.',
    missingServer: '{{wanted}} non è su questo dispositivo; qui parla il server.',
    unheard: 'La voce non è partita. Riavvia il browser o scegli un’altra voce.',
    noPitch: 'Le voci del server mantengono il proprio tono.',
  },
  rate: 'Velocità',
  pitch: 'Tono',
  test: 'Prova',
  stop: 'Ferma',
  microphone: {
    title: 'Chi può sentire gli studenti',
    text: 'Gli studenti possono parlare invece di scrivere. Scegli che cosa può trasformare la loro voce in testo. Non conserviamo mai registrazioni.',
    mode: {
      off: {
        label: 'Nessuno',
        text: 'Il microfono è spento e gli studenti scrivono.',
      },
      device: {
        label: 'Solo il loro dispositivo',
        text: 'La voce non lascia il dispositivo. Se un browser non ci riesce, gli studenti scrivono.',
      },
      server: {
        label: 'Anche il server della tua scuola',
        text: 'Se il dispositivo non ci riesce, lo fa il server della tua scuola. La registrazione viene cancellata appena c’è il testo.',
      },
      browser: {
        label: 'Anche il produttore del browser',
        text: 'Se il dispositivo non ci riesce, la registrazione va a Google, Microsoft o Apple e, se neanche questo è possibile, al server della tua scuola.',
      },
    },
    noServer: 'Non è configurato nessun server vocale.',
    told: 'Prima di parlare per la prima volta, gli studenti leggono chi li sente.',
  },
  switch: {
    speaks_answers: {
      label: 'Leggi le risposte automaticamente',
      text: 'Se è disattivato, gli studenti premono un pulsante per ascoltare.',
    },
    allows_microphone: {
      label: 'Consenti il microfono',
      text: 'Gli studenti possono parlare in questa lingua, come scelto sopra.',
    },
    shows_captions: { label: 'Sottotitoli', text: 'Quello che dice un avatar si può anche leggere.' },
  },
  state: {
    speaks_answers: { on: 'Lettura', off: 'Senza lettura' },
    allows_microphone: { on: 'Microfono', off: 'Senza microfono' },
    shows_captions: { on: 'Sottotitoli', off: 'Senza sottotitoli' },
  },
  saving: 'Salvataggio…',
  saved: 'Salvato',
  notSaved: 'Non salvato',
  retry: 'Riprova',
  past: 'Nessuna modifica per questa lingua: {{language}}',
  pastText: 'Nel frattempo qualcun altro ha fatto delle modifiche. Ora vedi quello che è stato salvato.',
  empty: {
    title: 'Ancora nessuna lingua attiva',
    text: 'Quando avrai scelto le lingue dei tuoi studenti, qui deciderai come suonano.',
    action: 'Scegli le lingue',
  },
}
