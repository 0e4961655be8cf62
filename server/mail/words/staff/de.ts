import type { StaffLetters } from '#server/mail/words/staff/staff-letters.ts'

export const letters: StaffLetters = {
  staff_invitation: {
    subject: ({ school }) => `Einladung zu ${school} bei Tertulia`,
    preview: () => 'Wählen Sie ein Passwort, und es kann losgehen.',
    title: 'Sie sind zu einer Schule eingeladen',
    before: [
      ({ school }) =>
        `Mit Tertulia üben die Lernenden von ${school} zwischen den Unterrichtsstunden Gespräche. Sie sind eingeladen, dort mit einem eigenen Konto zu arbeiten.`,
      ({ to }) =>
        `Sie melden sich mit ${to} an. Wählen Sie dafür ein Passwort, oder nutzen Sie Google, wenn das ein Google-Konto ist.`,
    ],
    button: 'Einladung annehmen',
    after: [
      () => 'Der Link gilt sieben Tage lang und nur einmal.',
      () => 'Wenn Sie diese Schule nicht kennen, können Sie diese E-Mail ignorieren.',
    ],
    footer: ({ school, to }) => `Tertulia hat diese E-Mail im Auftrag von ${school} an ${to} gesendet.`,
  },
  school_offered: {
    subject: ({ school }) => `${school} soll Ihnen übergeben werden`,
    preview: () => 'Nehmen Sie innerhalb von sieben Tagen an.',
    title: 'Ihnen wird eine Schule angeboten',
    before: [
      ({ school }) =>
        `Die Leitung von ${school} möchte Ihnen die Schule übergeben. Dann verwalten Sie Tarif, Zahlungen und Team, und nur Sie können die Schule löschen.`,
      () =>
        'Melden Sie sich an, und nehmen Sie das Angebot auf Ihrer Startseite an oder lehnen Sie es ab. Es gilt sieben Tage.',
    ],
    button: 'Tertulia öffnen',
    after: [() => 'Solange Sie nicht annehmen, ändert sich nichts.'],
  },
  school_handed_over: {
    subject: ({ school }) => `${school} wurde übergeben`,
    preview: () => 'Die Schule ist jetzt in anderen Händen.',
    title: 'Die Schule wurde übergeben',
    before: [
      ({ school }) =>
        `${school} ist bei Tertulia jetzt in anderen Händen. Die bisherige Leitung arbeitet nun in der Koordination mit.`,
      () =>
        'Wenn Sie das nicht erwartet haben, wenden Sie sich sofort an die Person, die Tertulia für Ihre Schule betreibt.',
    ],
    button: 'Team öffnen',
    after: [],
  },
  second_factors_reset: {
    subject: ({ school }) => `Zweiter Faktor für ${school} entfernt`,
    preview: () => 'Sie melden sich nur mit Ihrem Passwort an.',
    title: 'Ihr zweiter Faktor wurde entfernt',
    before: [
      ({ school, to }) =>
        `Ihre Schule hat den zweiten Faktor Ihres Kontos bei ${school} (${to}) entfernt. Alle Sitzungen wurden beendet. Melden Sie sich mit Ihrem Passwort an und richten Sie in den Einstellungen einen neuen zweiten Faktor ein.`,
      () => 'Wenn Sie nicht darum gebeten haben, sagen Sie der Leitung Ihrer Schule Bescheid.',
    ],
    button: 'Anmelden',
    after: [],
  },
  factors_reset_planned: {
    subject: ({ school }) => `Ihr zweiter Faktor für ${school} wird entfernt`,
    preview: () => 'Haben Sie ihn noch? Dann melden Sie sich innerhalb von 24 Stunden an.',
    title: 'Ihr zweiter Faktor wird entfernt',
    before: [
      ({ school, to }) =>
        `Wer Tertulia für Ihre Schule betreibt, hat die Nachricht bekommen, dass Sie den zweiten Faktor Ihres Kontos bei ${school} (${to}) verloren haben. In 24 Stunden wird er entfernt, danach melden Sie sich nur mit Ihrem Passwort an.`,
      () => 'Haben Sie ihn noch, melden Sie sich vorher damit an. Dann bleibt alles, wie es ist.',
    ],
    button: 'Anmelden',
    after: [
      () =>
        'Wenn Sie nicht darum gebeten haben, versucht vielleicht jemand, in Ihr Konto zu kommen. Melden Sie sich an und wählen Sie ein neues Passwort.',
    ],
  },
  factors_reset_by_operator: {
    subject: ({ school }) => `Zweiter Faktor für ${school} entfernt`,
    preview: () => 'Sie melden sich nur mit Ihrem Passwort an.',
    title: 'Ihr zweiter Faktor wurde entfernt',
    before: [
      ({ school, to }) =>
        `Wer Tertulia für Ihre Schule betreibt, hat den zweiten Faktor Ihres Kontos bei ${school} (${to}) entfernt. Alle Sitzungen wurden beendet. Melden Sie sich an und richten Sie in den Einstellungen einen neuen zweiten Faktor ein.`,
      () =>
        'Wenn Sie nicht darum gebeten haben, wählen Sie sofort ein neues Passwort und wenden Sie sich an die Person, die Tertulia für Ihre Schule betreibt.',
    ],
    button: 'Anmelden',
    after: [],
  },
  handover_planned: {
    subject: ({ school }) => `${school} wird übergeben`,
    preview: ({ new_email }) => `In sieben Tagen geht die Schule an ${new_email}.`,
    title: 'Die Schule wird übergeben',
    before: [
      ({ school, new_email }) =>
        `Wer Tertulia für Ihre Schule betreibt, hat die Nachricht bekommen, dass die Leitung von ${school} nicht erreichbar ist. In sieben Tagen geht die Schule deshalb an ${new_email}, mit Tarif, Zahlungen und Team. Die bisherige Leitung arbeitet dann in der Koordination mit.`,
      () => 'Meldet sich die Leitung vorher an, ändert sich nichts.',
    ],
    button: 'Anmelden',
    after: [() => 'Wenn das ein Irrtum ist, wenden Sie sich an die Person, die Tertulia für Ihre Schule betreibt.'],
  },
}
