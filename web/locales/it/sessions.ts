import type { Words } from '../words.ts'

export const sessions: Words<'sessions'> = {
  title: 'Sessioni',
  intro:
    'I browser in cui hai effettuato l’accesso. Possono essere al massimo {{max}}: con uno in più si chiude la sessione più vecchia.',
  current: 'Sessione attuale',
  others: 'Altre sessioni',
  on: '{{browser}} su {{system}}',
  unknown: 'Browser sconosciuto',
  online: 'Online',
  since: 'Accesso: {{date}}',
  seen: 'Ultima attività: {{ago}}',
  seenNow: 'Ultima attività: proprio ora',
  terminate: 'Termina',
  terminating: 'Chiusura…',
  terminateAll: 'Termina tutte le altre',
  terminated: 'Sessione terminata: {{browser}}',
  notTerminated: 'Non è stato possibile terminare la sessione: {{browser}}',
  allTerminated_one: '{{count}} altra sessione terminata',
  allTerminated_other: '{{count}} altre sessioni terminate',
  none: 'Nessun’altra sessione',
  noneText: 'Hai effettuato l’accesso solo qui.',
  asking: {
    title_one: 'Terminare {{count}} altra sessione?',
    title_other: 'Terminare {{count}} altre sessioni?',
    text_one: 'Si chiude al prossimo clic in quel browser. Questa sessione resta attiva.',
    text_other: 'Si chiudono al prossimo clic in quei browser. Questa sessione resta attiva.',
    keep: 'Non terminare',
    close: 'Chiudi',
  },
  loading: 'Caricamento delle sessioni',
  failed: 'Non è stato possibile caricare le sessioni',
}
