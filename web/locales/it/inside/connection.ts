import type { Words } from '../../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Sei offline. Finché non torna la connessione non si può salvare nulla.',
  offlineShort: 'Offline',
  back: 'Sei di nuovo online.',
  missing: {
    title: 'Impossibile caricare questa parte',
    text: 'In questa pagina non va perso nulla. Controlla la connessione e riprova, oppure ricarica la pagina più tardi.',
  },
}
