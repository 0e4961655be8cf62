import type { Words } from '../../words.ts'

export const notices: Words<'notices'> = {
  loading: 'Chargement des notifications',
  failed: 'Impossible de charger les notifications',
  fresh: 'Nouvelles',
  earlier: 'Plus anciennes',
  unread: 'Non lue.',
  readAll: 'Tout marquer comme lu',
  notRead: 'Impossible de les marquer comme lues',
  mailSettings: 'Paramètres des e-mails',
  justNow: 'À l’instant',
  empty: {
    title: 'Rien de nouveau',
    text: 'Vous verrez ici quand une conversation est signalée, quand des élèves attendent de rejoindre une classe, quand un import est terminé, quand votre essai prend fin ou quand un paiement échoue.',
  },
  text: {
    trialGoesOn: 'Votre essai prend fin le {{date}}. Ensuite, votre abonnement payant commence.',
    trialEnds: 'Sans moyen de paiement, votre essai prend fin le {{date}}.',
    trialEnded: 'Votre essai a pris fin le {{date}}.',
    payment: 'Un paiement a échoué. Vérifiez votre moyen de paiement.',
    flagged: 'Une conversation de {{student}} a été signalée.',
    joinWaiting_one: '{{count}} élève attend de rejoindre {{class}}.',
    joinWaiting_other: '{{count}} élèves attendent de rejoindre {{class}}.',
    joinAnswered: 'Plus aucun élève n’attend de rejoindre {{class}}.',
    imported: 'Votre import est terminé\u00a0: {{what}}.',
    added_one: '{{number}} élève ajouté',
    added_other: '{{number}} élèves ajoutés',
    activated_one: '{{number}} de nouveau actif',
    activated_other: '{{number}} de nouveau actifs',
    skipped_one: '{{number}} ligne écartée',
    skipped_other: '{{number}} lignes écartées',
  },
  page: {
    intro: 'Les notifications se trouvent en haut, sous la cloche. Les plus urgentes arrivent aussi par e-mail.',
    loading: 'Chargement des paramètres des e-mails',
    failed: 'Impossible de charger les paramètres des e-mails',
    mails: 'Aussi par e-mail',
    address: 'Les e-mails sont envoyés à {{email}}.',
    changeAddress: 'Changer l’adresse',
    never: 'Nous n’envoyons pas d’e-mail quand un import est terminé.',
    saved: 'Enregistré',
    notSaved: 'Impossible d’enregistrer ce paramètre',
  },
  mail: {
    trial_ends: {
      label: 'Fin de l’essai',
      hint: 'Trois jours avant\u00a0: la date de fin de votre essai, et si un prélèvement suivra.',
    },
    payment_failed: {
      label: 'Échec du paiement',
      hint: 'Dès qu’un paiement échoue, et comment y remédier.',
    },
    conversation_flagged: {
      label: 'Conversation signalée',
      hint: 'Quand quelqu’un devrait lire ce qu’un élève a écrit. Un e-mail par heure au plus\u00a0; il ne nomme personne et ne cite rien. Si toutes les personnes concernées l’ont désactivé, le propriétaire le reçoit quand même.',
    },
    join_waiting: {
      label: 'Élèves en attente',
      hint: 'Quand des élèves qui ont utilisé un code attendent votre accord pour rejoindre une classe. Un e-mail toutes les quatre heures au plus, et seulement tant que quelqu’un attend.',
    },
  },
}
