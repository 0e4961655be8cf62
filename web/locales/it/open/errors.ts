import type { Words } from '../../words.ts'

export const errors: Words<'errors'> = {
  code: {
    second_factor_needed: 'Manca il secondo passaggio dell’accesso.',
    wrong_code: 'Questo codice non è corretto o è già stato usato.',
    invalid_input: 'C’è qualcosa che non va in questo modulo. Controllalo.',
    unauthenticated: 'La sessione è scaduta. Accedi di nuovo.',
    bad_credentials: 'L’email o la password non è corretta.',
    not_found: 'Questo elemento non c’è più. Forse qualcuno l’ha eliminato.',
    email_taken: 'Questo indirizzo email è già in uso.',
    google_taken: 'Questo account Google è già collegato a un’altra scuola.',
    google_not_linked:
      'Esiste già un account con questo indirizzo, ma non è collegato a Google. Accedi con la password, poi collega Google nelle Impostazioni.',
    google_address_differs:
      'Questo account Google ha un indirizzo email diverso dal tuo. Scegli quello con il tuo indirizzo.',
    expired_link: 'Questo link è scaduto o è già stato usato.',
    provider_failed: 'Il servizio esterno non ha risposto. Riprova tra un momento.',
    too_many_requests: 'Troppi tentativi di seguito. Riprova {{when}}.',
    internal: 'Qualcosa è andato storto. Riprova.',
    busy: 'In questo momento il server è occupato. Riprova tra poco.',
    unavailable: 'Il servizio è momentaneamente non disponibile. Riprova tra poco.',
    storage_full: 'Il server non ha più spazio: per ora non si può salvare nulla.',
  },
  unreachable: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  unknown: 'Qualcosa è andato storto',
  page: {
    401: {
      title: 'Accedi per continuare',
      text: 'Per vedere questa pagina devi accedere. Poi tornerai subito qui.',
    },
    404: {
      title: 'Pagina non trovata',
      text: 'Forse c’è un errore nell’indirizzo, o la pagina è stata spostata.',
    },
    429: {
      title: 'Troppe richieste',
      text: 'Ci sono state troppe richieste in poco tempo. Aspetta un minuto, poi riprova.',
    },
    500: {
      title: 'Errore del server',
      text: 'Il problema è dalla nostra parte. Riprova tra poco.',
    },
    other: {
      title: 'Qualcosa è andato storto',
      text: 'Non è stato possibile mostrare questa pagina. Spesso basta riprovare.',
    },
    away: {
      title: 'Nessuna connessione',
      text: 'Questa pagina si caricherà appena torna la connessione.',
    },
  },
  home: 'Vai alla pagina iniziale',
  signIn: 'Accedi',
  retry: 'Riprova',
}
