import type { Words } from '../words.ts'

export const google: Words<'google'> = {
  title: 'Comptes associés',
  text: 'Connectez-vous en un clic avec un compte que vous avez déjà.',
  connected: 'Associé',
  notConnected: 'Non associé',
  connect: 'Associer',
  connecting: 'Association…',
  linked: 'Votre compte Google est associé',
  disconnect: 'Dissocier',
  unlinked: 'Votre compte Google n’est plus associé',
  disconnecting: {
    title: 'Dissocier votre compte Google\u202f?',
    text: 'Vous vous connecterez ensuite uniquement avec votre adresse e-mail et votre mot de passe. Nous vous le confirmerons par e-mail.',
    keep: 'Garder associé',
    pending: 'Dissociation…',
  },
  onlyWay:
    'Google est pour l’instant votre seul moyen de vous connecter. Avant de dissocier ce compte, choisissez un mot de passe.',
  setPassword: 'Choisir un mot de passe par e-mail',
  failure: {
    google_unverified:
      'Google n’a pas encore validé l’adresse e-mail de ce compte. Validez-la chez Google ou choisissez un autre compte.',
    google_cancelled: 'Aucun compte Google n’a été choisi. Rien n’a changé.',
    google_expired: 'La réponse de Google a expiré. Veuillez réessayer.',
    provider_failed: 'Google n’a pas répondu. Réessayez dans un instant.',
  },
  signUp: {
    account: 'Votre compte Google',
    otherWay: 'Utiliser un autre moyen',
    expired:
      'Plus d’une demi-heure s’est écoulée depuis votre passage chez Google. Repassez par Google pour continuer.',
  },
}
