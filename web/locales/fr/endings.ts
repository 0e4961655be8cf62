import type { Words } from '../words.ts'

export const endings: Words<'endings'> = {
  ended: 'Votre session a expiré. Reconnectez-vous.',
  unreachable: 'Le serveur était injoignable et votre session a été fermée. Reconnectez-vous.',
  terminated:
    'Votre session a été fermée depuis un autre navigateur. Si ce n’était pas vous, connectez-vous et changez de mot de passe.',
  password_changed: 'Votre mot de passe a été changé et cette session a été fermée. Connectez-vous avec le nouveau.',
  email_changed: 'Votre adresse e-mail a été changée et cette session a été fermée. Connectez-vous avec la nouvelle.',
  replaced:
    'Il y a eu des connexions dans de nombreux navigateurs : la session la plus ancienne, celle-ci, a été fermée.',
  erased: 'Votre école et tout ce qui lui appartenait ont été supprimés.',
}
