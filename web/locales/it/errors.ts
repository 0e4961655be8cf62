import type { Words } from '../words.ts'

export const errors: Words<'errors'> = {
  code: {
    invalid_input: 'Qualcosa in questo modulo non va bene. Controllalo.',
    unauthenticated: 'La tua sessione è terminata. Accedi di nuovo.',
    bad_credentials: 'L’email o la password non è corretta.',
    subscription_required: 'Per questo alla tua scuola serve un piano.',
    student_limit_reached:
      'Hai raggiunto il limite di studenti. Passa a un piano superiore o disattiva degli studenti per fare posto.',
    forbidden: 'Al momento non è possibile.',
    not_found: 'Questo elemento non c’è più. Forse qualcuno l’ha eliminato.',
    email_taken: 'Questo indirizzo email è già in uso.',
    number_taken: 'Un altro studente ha già questo numero.',
    student_elsewhere: 'Questo studente non può essere aggiunto, perché è già assegnato a un’altra scuola.',
    edited_elsewhere: 'Nel frattempo qualcuno ha fatto una modifica. Ricarica per vedere com’è ora.',
    over_new_limit: 'Hai più studenti attivi di quanti ne permetta quel piano.',
    too_large: 'È troppo grande.',
    unsupported_file: 'I file di questo tipo non si possono leggere.',
    unreadable_file: 'Non è stato possibile leggere questo file. Forse è danneggiato.',
    idempotency_mismatch: 'Questo è già stato inviato in un’altra forma. Ricarica e riprova.',
    too_many_requests: 'Troppe volte di seguito. Riprova {{when}}.',
    internal: 'Qualcosa è andato storto. Riprova.',
    busy: 'Il server è occupato in questo momento. Riprova tra poco.',
    unavailable: 'Il servizio non è disponibile per un momento. Riprova tra poco.',
    storage_full: 'Il server non ha più spazio: per ora non si può salvare nulla.',
  },
  unreachable: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  unknown: 'Qualcosa è andato storto',
  page: {
    401: {
      title: 'Accedi, per favore',
      text: 'Questa pagina è per le scuole che hanno effettuato l’accesso. Accedi e tornerai subito qui.',
    },
    404: {
      title: 'Questa pagina non esiste',
      text: 'Forse c’è un errore nell’indirizzo, o la pagina è stata spostata.',
    },
    429: {
      title: 'Un po’ troppo veloce',
      text: 'Ci sono state troppe richieste in poco tempo. Aspetta un minuto, poi riprova.',
    },
    500: {
      title: 'Il server è inciampato',
      text: 'Qualcosa non ha funzionato da parte nostra. Riprova tra poco.',
    },
    other: {
      title: 'Qualcosa è andato storto',
      text: 'Non è stato possibile mostrare questa pagina. Spesso basta riprovare.',
    },
  },
  home: 'Vai alla pagina iniziale',
  signIn: 'Accedi',
  retry: 'Riprova',
}
