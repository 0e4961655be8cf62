import type { Words } from '../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Vous êtes hors ligne. Rien ne peut être enregistré avant le retour de la connexion.',
  offlineShort: 'Hors ligne',
  back: 'Vous êtes de nouveau en ligne.',
}
