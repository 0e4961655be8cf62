import type { Words } from '../../words.ts'

export const notices: Words<'notices'> = {
  loading: 'Mitteilungen werden geladen',
  failed: 'Die Mitteilungen konnten nicht geladen werden',
  fresh: 'Neu',
  earlier: 'Früher',
  unread: 'Ungelesen.',
  readAll: 'Als gelesen markieren',
  notRead: 'Die Mitteilungen konnten nicht als gelesen markiert werden',
  mailSettings: 'E-Mail-Einstellungen',
  justNow: 'Gerade eben',
  empty: {
    title: 'Nichts Neues',
    text: 'Hier sehen Sie, wenn ein Gespräch auffällt, Lernende auf den Beitritt warten, ein Import fertig ist, Ihre Testphase endet oder eine Zahlung fehlschlägt.',
  },
  text: {
    trialGoesOn: 'Ihre Testphase endet am {{date}}. Danach beginnt Ihr kostenpflichtiges Abonnement.',
    trialEnds: 'Ihre Testphase endet am {{date}}, wenn Sie kein Zahlungsmittel hinterlegen.',
    trialEnded: 'Ihre Testphase ist am {{date}} abgelaufen.',
    payment: 'Eine Zahlung ist fehlgeschlagen. Bitte prüfen Sie Ihr Zahlungsmittel.',
    flagged: 'Auffälliges Gespräch von {{student}}.',
    joinWaiting_one: '{{count}} Person wartet auf den Beitritt zu {{class}}.',
    joinWaiting_other: '{{count}} Personen warten auf den Beitritt zu {{class}}.',
    joinAnswered: 'Auf den Beitritt zu {{class}} wartet niemand mehr.',
    imported: 'Ihr Import ist fertig: {{what}}.',
    added_one: '{{number}} Lernende/r hinzugefügt',
    added_other: '{{number}} Lernende hinzugefügt',
    activated_one: '{{number}} wieder aktiv',
    activated_other: '{{number}} wieder aktiv',
    skipped_one: '{{number}} Zeile ausgelassen',
    skipped_other: '{{number}} Zeilen ausgelassen',
  },
  page: {
    intro: 'Mitteilungen finden Sie oben unter der Glocke. Dringende kommen auch per E-Mail.',
    loading: 'E-Mail-Einstellungen werden geladen',
    failed: 'Ihre E-Mail-Einstellungen konnten nicht geladen werden',
    mails: 'Auch per E-Mail',
    address: 'Die E-Mails gehen an {{email}}.',
    changeAddress: 'Adresse ändern',
    never: 'Wenn ein Import fertig ist, senden wir keine E-Mail.',
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
      hint: 'Wenn in einem Gespräch etwas steht, das jemand lesen sollte. Höchstens eine E-Mail pro Stunde, ohne Namen und Zitate. Haben alle Zuständigen sie abgeschaltet, bekommt sie trotzdem die Leitung.',
    },
    join_waiting: {
      label: 'Warten auf den Beitritt',
      hint: 'Wenn nach der Eingabe eines Beitrittscodes jemand auf Ihre Zusage wartet. Höchstens alle vier Stunden eine E-Mail, und nur, solange jemand wartet.',
    },
  },
}
