import type { Words } from '../words.ts'

export const endings: Words<'endings'> = {
  ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  unreachable: 'Der Server war nicht erreichbar, deshalb wurden Sie abgemeldet. Bitte melden Sie sich wieder an.',
  terminated:
    'Sie wurden in einem anderen Browser abgemeldet. Wenn Sie das nicht waren, melden Sie sich an und ändern Sie Ihr Passwort.',
  password_changed:
    'Ihr Passwort wurde geändert, deshalb wurden Sie hier abgemeldet. Melden Sie sich mit dem neuen an.',
  email_changed:
    'Ihre E-Mail-Adresse wurde geändert, deshalb wurden Sie hier abgemeldet. Melden Sie sich mit der neuen an.',
  replaced: 'Sie haben sich in vielen Browsern angemeldet. Die älteste Sitzung, nämlich diese, ist deshalb beendet.',
  erased: 'Ihre Schule und alles, was zu ihr gehörte, wurden gelöscht.',
}
