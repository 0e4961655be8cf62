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
    text: 'Vous verrez ici quand une conversation est signalée, quand un import est terminé, quand votre essai prend fin ou quand un paiement échoue.',
  },
  said: {
    trialGoesOn: 'Votre essai prend fin le {{date}}. Ensuite, votre abonnement payant commence.',
    trialEnds: 'Votre essai prend fin le {{date}}, faute de moyen de paiement.',
    trialEnded: 'Votre essai a pris fin le {{date}}.',
    payment: 'Un paiement a échoué. Vérifiez votre moyen de paiement.',
    flagged: 'Une conversation de {{student}} a été signalée.',
    imported: 'Votre import est terminé\u00a0: {{what}}.',
    added_one: '{{number}} élève ajouté',
    added_other: '{{number}} élèves ajoutés',
    activated_one: '{{number}} de nouveau actif',
    activated_other: '{{number}} de nouveau actifs',
    skipped_one: '{{number}} ligne écartée',
    skipped_other: '{{number}} lignes écartées',
  },
  page: {
    intro:
      'Ce que votre école doit savoir se trouve sous la cloche, en haut. Ce qui ne peut pas attendre arrive aussi par e-mail.',
    loading: 'Chargement des paramètres des e-mails',
    failed: 'Impossible de charger les paramètres des e-mails',
    mails: 'Aussi par e-mail',
    address: 'Les e-mails sont envoyés à {{email}}.',
    changeAddress: 'Changer l’adresse',
    never: 'Un import terminé n’est jamais annoncé par e-mail.',
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
      hint: 'Quand quelqu’un devrait lire ce qu’un élève a écrit. Un e-mail par heure au plus\u202f; il ne nomme personne et ne cite rien.',
    },
  },
}
