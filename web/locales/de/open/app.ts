import type { Words } from '../../words.ts'

export const app: Words<'app'> = {
  skip: 'Zum Inhalt springen',
  loadingPage: 'Seite wird geladen',
  close: 'Schließen',
  notifications: 'Meldungen',
}
