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
  seen: 'Ultima attività {{ago}}',
  seenNow: 'Attività proprio ora',
  terminate: 'Termina',
  terminating: 'Chiusura…',
  terminateAll: 'Termina tutte le altre',
  terminated: 'La sessione di {{browser}} è stata chiusa',
  notTerminated: 'Non è stato possibile chiudere la sessione di {{browser}}',
  allTerminated_one: '{{count}} altra sessione chiusa',
  allTerminated_other: '{{count}} altre sessioni chiuse',
  none: 'Nessun’altra sessione',
  noneText: 'Hai effettuato l’accesso solo qui.',
  asking: {
    title_one: 'Terminare {{count}} altra sessione?',
    title_other: 'Terminare {{count}} altre sessioni?',
    text_one: 'Si chiude al prossimo clic in quel browser. Qui resti connesso.',
    text_other: 'Si chiudono al prossimo clic in quei browser. Qui resti connesso.',
    keep: 'Non terminare',
    close: 'Chiudi',
  },
  loading: 'Caricamento delle sessioni',
  failed: 'Non è stato possibile caricare le sessioni',
}
