import type { Words } from '../words.ts'

export const upgrade: Words<'upgrade'> = {
  loading: 'Tarife werden geladen',
  title: 'Tarif wählen',
  intro: 'Monatliche Abrechnung. Sie können den Tarif jederzeit wechseln.',
  reason: {
    none: 'Ihre Schule hat noch keinen Tarif. Wählen Sie einen, um loszulegen.',
    trial: 'Ihre kostenlose Testphase ist zu Ende. Ihre Lernenden und Chatbots sind noch da.',
    failure:
      'Ihre letzte Zahlung ist fehlgeschlagen, deshalb ruht der Zugang. Ihre Lernenden und Chatbots sind noch da.',
    school: 'Ihr Abonnement wurde gekündigt und ist abgelaufen. Ihre Lernenden und Chatbots sind noch da.',
  },
  trialUsed:
    'Ihre Schule hat die kostenlose Testphase schon genutzt, und kostenpflichtige Tarife gibt es hier noch nicht.',
  trialUntil: 'Ihre kostenlose Testphase läuft bis {{date}}.',
  runsUntil: 'Ihr Abonnement ist gekündigt. Es läuft noch bis {{date}}.',
  testMode: 'Testmodus',
  testModeHint: 'Es fließt kein Geld.',
  tier: { starter: 'Starter', plus: 'Plus', pro: 'Pro' },
  tierFor: {
    starter: 'Für eine kleine Schule oder einen einzelnen Kurs',
    plus: 'Für eine Schule mit mehreren Kursen',
    pro: 'Für eine große Schule mit vielen Sprachen',
  },
  seats_one: '{{count}} aktive Person',
  seats_other: '{{count}} aktive Lernende',
  languages_one: '{{count}} Sprache',
  languages_other: '{{count}} Sprachen',
  feature: 'Eigene Chatbots und Avatare',
  current: 'Aktueller Tarif',
  start: 'Kostenlos testen',
  starting: 'Wird gestartet\u00a0…',
  trial_one: '{{count}} Tag kostenlos, ohne Zahlungsdaten',
  trial_other: '{{count}} Tage kostenlos, ohne Zahlungsdaten',
  started: 'Ihre kostenlose Testphase hat begonnen',
  upgradeTo: 'Zu {{tier}} wechseln',
  switchTo: 'Zu {{tier}} wechseln',
  changing: 'Wird gewechselt\u00a0…',
  changed: 'Ihr Tarif ist jetzt {{tier}}',
  overLimit_one:
    '{{tier}} hat einen Platz weniger, als Sie aktive Lernende haben. Deaktivieren Sie zuerst eine Person; ihr Verlauf bleibt erhalten.',
  overLimit_other:
    '{{tier}} hat {{count}} Plätze weniger, als Sie aktive Lernende haben. Deaktivieren Sie zuerst so viele; deren Verlauf bleibt erhalten.',
  loadFailed: 'Ihr Tarif konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  signedInAs: 'Angemeldet als {{email}}',
  logout: 'Abmelden',
}
