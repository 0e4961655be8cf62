import type { Words } from '../../words.ts'

export const endings: Words<'endings'> = {
  why: {
    ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
    unreachable: 'Der Server war nicht erreichbar, deshalb wurden Sie abgemeldet. Bitte melden Sie sich wieder an.',
    elsewhere: 'Sie wurden in einem anderen Tab abgemeldet. Nach dem Anmelden geht es weiter, wo Sie waren.',
    terminated:
      'Sie wurden von einem anderen Browser aus abgemeldet. Wenn Sie das nicht waren, melden Sie sich an und ändern Sie Ihr Passwort.',
    password_changed:
      'Ihr Passwort wurde geändert, deshalb wurden Sie hier abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
    email_changed:
      'Ihre E-Mail-Adresse wurde geändert, deshalb wurden Sie hier abgemeldet. Melden Sie sich mit der neuen Adresse an.',
    replaced: 'Sie haben sich in vielen anderen Browsern angemeldet. Deshalb wurde diese Sitzung als älteste beendet.',
    removed: 'Sie arbeiten nicht mehr in dieser Schule und wurden deshalb abgemeldet.',
    erased: 'Ihre Schule und alles, was zu ihr gehörte, wurden gelöscht.',
  },
}
