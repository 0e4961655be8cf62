import type { Words } from '../../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Vous êtes hors ligne. Rien ne peut être enregistré avant le retour de la connexion.',
  offlineShort: 'Hors ligne',
  back: 'Vous êtes de nouveau en ligne.',
  missing: {
    title: 'Cet élément n’a pas pu être chargé',
    text: 'Rien n’est perdu sur cette page. Vérifiez votre connexion et réessayez, ou rechargez la page plus tard.',
  },
}
