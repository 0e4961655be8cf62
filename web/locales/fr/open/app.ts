import type { Words } from '../../words.ts'

export const app: Words<'app'> = {
  skip: 'Aller au contenu',
  loadingPage: 'Chargement de la page',
  close: 'Fermer',
  notifications: 'Messages',
}
