import type { Words } from '../../words.ts'

export const google: Words<'google'> = {
  title: 'Comptes associés',
  text: 'Connectez-vous en un clic avec un compte que vous avez déjà.',
  connected: 'Associé',
  notConnected: 'Non associé',
  connect: 'Associer',
  connecting: 'Association…',
  linked: 'Compte Google associé',
  disconnect: 'Dissocier',
  unlinked: 'Compte Google dissocié',
  disconnecting: {
    title: 'Dissocier votre compte Google\u00a0?',
    text: 'Vous vous connecterez ensuite uniquement avec votre adresse e-mail et votre mot de passe. Nous vous le confirmerons par e-mail.',
    keep: 'Ne pas dissocier',
    pending: 'Dissociation…',
  },
  onlyWay:
    'Google est pour l’instant votre seul moyen de vous connecter. Avant de dissocier ce compte, définissez un mot de passe.',
  setPassword: 'Définir un mot de passe par e-mail',
  failure: {
    google_unverified:
      'L’adresse e-mail de ce compte n’est pas encore validée chez Google. Validez-la ou choisissez un autre compte.',
    google_cancelled: 'Aucun compte Google n’a été choisi. Rien n’a changé.',
    google_expired: 'La connexion avec Google a pris trop de temps. Réessayez.',
    provider_failed: 'Google n’a pas répondu. Réessayez dans un instant.',
  },
  signUp: {
    join: 'Rejoindre {{school}}',
    orOwn: 'Ou créez votre propre école\u00a0:',
    account: 'Votre compte Google',
    otherWay: 'S’inscrire autrement',
    expired: 'Votre connexion avec Google a expiré. Choisissez de nouveau «\u00a0Continuer avec Google\u00a0».',
  },
}
