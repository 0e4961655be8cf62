import type { Words } from '../words.ts'

export const sessions: Words<'sessions'> = {
  title: 'Sessions',
  intro:
    'Les navigateurs où vous êtes connecté. Il peut y en avoir {{max}} au maximum : une connexion de plus ferme la session la plus ancienne.',
  current: 'Session en cours',
  others: 'Autres sessions',
  on: '{{browser}} sur {{system}}',
  unknown: 'Navigateur inconnu',
  online: 'En ligne',
  since: 'Connexion : {{date}}',
  seen: 'Dernière activité {{ago}}',
  seenNow: 'Activité à l’instant',
  terminate: 'Fermer',
  terminating: 'Fermeture…',
  terminateAll: 'Fermer toutes les autres',
  terminated: 'La session {{browser}} est fermée',
  notTerminated: 'La session {{browser}} n’a pas pu être fermée',
  allTerminated_one: '{{count}} autre session fermée',
  allTerminated_other: '{{count}} autres sessions fermées',
  none: 'Aucune autre session',
  noneText: 'Vous n’êtes connecté qu’ici.',
  asking: {
    title_one: 'Fermer {{count}} autre session ?',
    title_other: 'Fermer {{count}} autres sessions ?',
    text_one: 'Elle prend fin au prochain clic dans ce navigateur. Ici, vous restez connecté.',
    text_other: 'Elles prennent fin au prochain clic dans ces navigateurs. Ici, vous restez connecté.',
    keep: 'Ne pas fermer',
    close: 'Annuler',
  },
  loading: 'Chargement des sessions',
  failed: 'Les sessions n’ont pas pu être chargées',
}
