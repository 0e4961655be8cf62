import type { Words } from '../../words.ts'

export const notices: Words<'notices'> = {
  loading: 'Mitteilungen werden geladen',
  failed: 'Die Mitteilungen konnten nicht geladen werden',
  fresh: 'Neu',
  earlier: 'Früher',
  unread: 'Ungelesen.',
  readAll: 'Alle als gelesen markieren',
  notRead: 'Die Mitteilungen konnten nicht als gelesen markiert werden',
  mailSettings: 'E-Mail-Einstellungen',
  justNow: 'Gerade eben',
  empty: {
    title: 'Nichts Neues',
    text: 'Hier sehen Sie, wenn ein Gespräch auffällt, ein Import fertig ist, Ihre Testphase endet oder eine Zahlung fehlschlägt.',
  },
  said: {
    trialGoesOn: 'Ihre Testphase endet am {{date}}. Danach beginnt Ihr kostenpflichtiges Abonnement.',
    trialEnds: 'Ihre Testphase endet am {{date}}, weil kein Zahlungsmittel hinterlegt ist.',
    trialEnded: 'Ihre Testphase ist am {{date}} abgelaufen.',
    payment: 'Eine Zahlung ist fehlgeschlagen. Bitte prüfen Sie Ihr Zahlungsmittel.',
    flagged: 'Auffälliges Gespräch von {{student}}.',
    imported: 'Ihr Import ist fertig: {{what}}.',
    added_one: '{{number}} Teilnehmer/in hinzugefügt',
    added_other: '{{number}} Lernende hinzugefügt',
    activated_one: '{{number}} wieder aktiv',
    activated_other: '{{number}} wieder aktiv',
    skipped_one: '{{number}} Zeile ausgelassen',
    skipped_other: '{{number}} Zeilen ausgelassen',
  },
  page: {
    intro: 'Was Ihre Schule wissen sollte, steht oben unter der Glocke. Was nicht warten kann, kommt auch per E-Mail.',
    loading: 'E-Mail-Einstellungen werden geladen',
    failed: 'Ihre E-Mail-Einstellungen konnten nicht geladen werden',
    mails: 'Auch per E-Mail',
    address: 'Die E-Mails gehen an {{email}}.',
    changeAddress: 'Adresse ändern',
    never: 'Zu einem fertigen Import kommt nie eine E-Mail.',
    saved: 'Gespeichert',
    notSaved: 'Das konnte nicht gespeichert werden',
  },
  mail: {
    trial_ends: {
      label: 'Testphase endet',
      hint: 'Drei Tage vorher: an welchem Tag Ihre Testphase endet und ob danach etwas abgebucht wird.',
    },
    payment_failed: {
      label: 'Zahlung fehlgeschlagen',
      hint: 'Sobald eine Zahlung fehlschlägt, und was dann zu tun ist.',
    },
    conversation_flagged: {
      label: 'Auffälliges Gespräch',
      hint: 'Wenn in einem Gespräch etwas steht, das jemand lesen sollte. Höchstens eine E-Mail pro Stunde, ohne Namen und Zitate.',
    },
  },
}
