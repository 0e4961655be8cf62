import type { Words } from '../../words.ts'

export const errors: Words<'errors'> = {
  code: {
    second_factor_needed: 'Il manque la seconde étape de la connexion.',
    wrong_code: 'Ce code est incorrect ou a déjà servi.',
    invalid_input: 'Une information de ce formulaire ne convient pas. Vérifiez votre saisie.',
    unauthenticated: 'Votre session a pris fin. Reconnectez-vous.',
    bad_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    not_found: 'Cet élément n’existe plus. Quelqu’un l’a peut-être supprimé.',
    email_taken: 'Cette adresse e-mail est déjà utilisée.',
    google_taken: 'Ce compte Google est déjà associé à une autre école.',
    google_not_linked:
      'Un compte existe avec cette adresse, mais il n’est pas associé à Google. Connectez-vous avec votre mot de passe, puis associez votre compte Google dans les Paramètres.',
    google_address_differs:
      'L’adresse de ce compte Google n’est pas celle de votre compte. Choisissez celui qui porte votre adresse.',
    expired_link: 'Ce lien a expiré ou a déjà été utilisé.',
    provider_failed: 'Le service externe n’a pas répondu. Réessayez dans un instant.',
    too_many_requests: 'Trop de tentatives en peu de temps. Réessayez {{when}}.',
    internal: 'Une erreur s’est produite. Réessayez.',
    busy: 'Le serveur est très sollicité. Réessayez dans un instant.',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    storage_full: 'Le serveur n’a plus d’espace libre\u00a0: rien ne peut être enregistré pour le moment.',
  },
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  unknown: 'Une erreur s’est produite',
  page: {
    401: {
      title: 'Connectez-vous',
      text: 'Connectez-vous pour voir cette page. Vous y reviendrez aussitôt.',
    },
    404: {
      title: 'Page introuvable',
      text: 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée.',
    },
    429: {
      title: 'Trop de demandes',
      text: 'Il y a eu trop de demandes en peu de temps. Attendez une minute, puis réessayez.',
    },
    500: {
      title: 'Erreur du serveur',
      text: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    },
    other: {
      title: 'Une erreur s’est produite',
      text: 'Cette page n’a pas pu être affichée. Il suffit souvent de réessayer.',
    },
    away: {
      title: 'Pas de connexion',
      text: 'Cette page s’affichera dès le retour de la connexion.',
    },
  },
  home: 'Retour à l’accueil',
  signIn: 'Se connecter',
  retry: 'Réessayer',
}
