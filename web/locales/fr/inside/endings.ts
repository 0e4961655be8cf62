import type { Words } from '../../words.ts'

export const endings: Words<'endings'> = {
  why: {
    ended: 'Votre session a pris fin. Reconnectez-vous.',
    unreachable: 'Le serveur était injoignable et votre session a été fermée. Reconnectez-vous.',
    elsewhere: 'Votre session a été fermée dans un autre onglet. Reconnectez-vous pour reprendre où vous en étiez.',
    terminated:
      'Votre session a été fermée depuis un autre navigateur. Si vous n’en êtes pas à l’origine, connectez-vous et changez de mot de passe.',
    password_changed: 'Votre mot de passe a été modifié et cette session a été fermée. Connectez-vous avec le nouveau.',
    email_changed:
      'Votre adresse e-mail a été modifiée et cette session a été fermée. Connectez-vous avec la nouvelle.',
    replaced:
      'De nombreux autres navigateurs se sont connectés à votre compte\u00a0: la session la plus ancienne, celle-ci, a été fermée.',
    removed: 'Vous ne travaillez plus dans cette école\u00a0: votre session a été fermée.',
    erased: 'Votre école et toutes ses données ont été supprimées.',
  },
}
