import type { Words } from '../../words.ts'

export const notices: Words<'notices'> = {
  loading: 'Caricamento delle notifiche',
  failed: 'Non è stato possibile caricare le notifiche',
  fresh: 'Nuove',
  earlier: 'Precedenti',
  unread: 'Non letta.',
  readAll: 'Segna tutte come lette',
  notRead: 'Non è stato possibile segnarle come lette',
  mailSettings: 'Impostazioni email',
  justNow: 'Proprio ora',
  empty: {
    title: 'Niente di nuovo',
    text: 'Qui vedrai quando una conversazione viene segnalata, degli studenti aspettano di entrare, un’importazione è finita, la prova sta per scadere o un pagamento non riesce.',
  },
  text: {
    trialGoesOn: 'La prova termina il giorno {{date}}. Poi inizia l’abbonamento a pagamento.',
    trialEnds: 'La prova termina il giorno {{date}} se non aggiungi un metodo di pagamento.',
    trialEnded: 'La prova è terminata il giorno {{date}}.',
    payment: 'Un pagamento non è riuscito. Controlla il metodo di pagamento.',
    flagged: 'Una conversazione di {{student}} è stata segnalata.',
    joinWaiting_one: '{{count}} studente aspetta di entrare in {{class}}.',
    joinWaiting_other: '{{count}} studenti aspettano di entrare in {{class}}.',
    joinAnswered: 'Nessuno aspetta più di entrare in {{class}}.',
    imported: 'L’importazione è finita: {{what}}.',
    added_one: '{{number}} studente aggiunto',
    added_other: '{{number}} studenti aggiunti',
    activated_one: '{{number}} di nuovo attivo',
    activated_other: '{{number}} di nuovo attivi',
    skipped_one: '{{number}} riga esclusa',
    skipped_other: '{{number}} righe escluse',
  },
  page: {
    intro: 'Le notifiche sono in alto, nella campanella. Quelle urgenti arrivano anche per email.',
    loading: 'Caricamento delle impostazioni email',
    failed: 'Non è stato possibile caricare le impostazioni email',
    mails: 'Anche per email',
    address: 'Le email arrivano a {{email}}.',
    changeAddress: 'Cambia indirizzo',
    never: 'Non inviamo email quando finisce un’importazione.',
    saved: 'Salvato',
    notSaved: 'Non è stato possibile salvare',
  },
  mail: {
    trial_ends: {
      label: 'Fine della prova',
      hint: 'Tre giorni prima: in che giorno termina la prova e se poi segue un addebito.',
    },
    payment_failed: {
      label: 'Pagamento non riuscito',
      hint: 'Appena un pagamento non riesce, e come rimediare.',
    },
    conversation_flagged: {
      label: 'Conversazione segnalata',
      hint: 'Quando qualcuno dovrebbe leggere quello che ha scritto uno studente. Al massimo un’email all’ora, senza nomi né citazioni. Se tutte le persone interessate l’hanno disattivata, la riceve comunque chi è titolare.',
    },
    join_waiting: {
      label: 'Studenti in attesa',
      hint: 'Quando chi ha usato un codice per entrare aspetta la tua approvazione. Al massimo un’email ogni quattro ore, e solo finché qualcuno aspetta.',
    },
  },
}
