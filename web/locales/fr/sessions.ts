import type { Words } from '../words.ts'

export const sessions: Words<'sessions'> = {
  title: 'Sessions',
  intro:
    'Les navigateurs connectés à votre compte. Il peut y en avoir {{max}} au maximum : une connexion de plus ferme la session la plus ancienne.',
  current: 'Session en cours',
  others: 'Autres sessions',
  on: '{{browser}} sur {{system}}',
  unknown: 'Navigateur inconnu',
  online: 'En ligne',
  since: 'Connexion : {{date}}',
  seen: 'Dernière activité {{ago}}',
  seenNow: 'Dernière activité à l’instant',
  terminate: 'Fermer la session',
  terminating: 'Fermeture…',
  terminateAll: 'Fermer toutes les autres',
  terminated: '{{browser}} : session fermée',
  notTerminated: '{{browser}} : la session n’a pas pu être fermée',
  allTerminated_one: '{{count}} autre session fermée',
  allTerminated_other: '{{count}} autres sessions fermées',
  none: 'Aucune autre session',
  noneText: 'Votre seule session ouverte est celle-ci.',
  asking: {
    title_one: 'Fermer {{count}} autre session ?',
    title_other: 'Fermer {{count}} autres sessions ?',
    text_one: 'Elle prendra fin au prochain clic dans ce navigateur. La session en cours reste ouverte.',
    text_other: 'Elles prendront fin au prochain clic dans ces navigateurs. La session en cours reste ouverte.',
    keep: 'Ne pas fermer',
    close: 'Annuler',
  },
  loading: 'Chargement des sessions',
  failed: 'Les sessions n’ont pas pu être chargées',
}
