import type { Words } from '../../words.ts'

export const app: Words<'app'> = {
  skip: 'Vai al contenuto',
  loadingPage: 'Caricamento della pagina',
  close: 'Chiudi',
  notifications: 'Notifiche',
}
