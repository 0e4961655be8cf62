import type { Words } from '../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Sei offline. Finché non torna la connessione non si può salvare nulla.',
  offlineShort: 'Offline',
  back: 'Sei di nuovo online.',
}
