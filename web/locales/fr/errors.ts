import type { Words } from '../words.ts'

export const errors: Words<'errors'> = {
  code: {
    invalid_input: 'Un élément de ce formulaire ne peut pas être utilisé. Veuillez le vérifier.',
    unauthenticated: 'Votre session est terminée. Veuillez vous reconnecter.',
    bad_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    subscription_required: 'Votre école a besoin d’une formule pour cela.',
    student_limit_reached:
      'Le nombre maximal d’élèves est atteint. Changez de formule ou désactivez des élèves pour faire de la place.',
    forbidden: 'Ce n’est pas possible pour le moment.',
    not_found: 'Cet élément n’existe plus. Quelqu’un l’a peut-être supprimé.',
    email_taken: 'Cette adresse e-mail est déjà utilisée.',
    number_taken: 'Un autre élève a déjà ce numéro.',
    student_elsewhere: 'Cet élève ne peut pas être ajouté, car il est déjà rattaché à une autre école.',
    edited_elsewhere: 'Quelqu’un a modifié ceci entre-temps. Rechargez pour voir l’état actuel.',
    over_new_limit: 'Vous avez plus d’élèves actifs que cette formule n’en permet.',
    too_large: 'C’est trop volumineux.',
    unsupported_file: 'Les fichiers de ce type ne peuvent pas être lus.',
    unreadable_file: 'Ce fichier n’a pas pu être lu. Il est peut-être endommagé.',
    idempotency_mismatch: 'Ceci a déjà été envoyé sous une autre forme. Rechargez et réessayez.',
    too_many_requests: 'C’était un peu trop souvent. Veuillez réessayer {{when}}.',
    internal: 'Une erreur s’est produite. Veuillez réessayer.',
    busy: 'Le serveur est occupé en ce moment. Veuillez réessayer dans un instant.',
    unavailable: 'Le service est brièvement indisponible. Veuillez réessayer dans un instant.',
    storage_full: 'Le serveur n’a plus de place : rien ne peut être enregistré pour le moment.',
  },
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  unknown: 'Une erreur s’est produite',
  page: {
    401: {
      title: 'Veuillez vous connecter',
      text: 'Cette page est réservée aux écoles connectées. Connectez-vous et vous reviendrez aussitôt ici.',
    },
    404: {
      title: 'Cette page n’existe pas',
      text: 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée.',
    },
    429: {
      title: 'Un peu trop vite',
      text: 'Il y a eu trop de requêtes en peu de temps. Attendez une minute, puis réessayez.',
    },
    500: {
      title: 'Le serveur a trébuché',
      text: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    },
    other: {
      title: 'Une erreur s’est produite',
      text: 'Cette page n’a pas pu être affichée. Il suffit souvent de réessayer.',
    },
  },
  home: 'Aller à la page d’accueil',
  signIn: 'Se connecter',
  retry: 'Réessayer',
}
