import type { Words } from '../../words.ts'

export const upgrade: Words<'upgrade'> = {
  title: 'Tarif wählen',
  testMode: 'Testmodus',
  testModeHint: 'Es fließt kein Geld.',
  tier: { starter: 'Starter', plus: 'Plus', pro: 'Pro' },
  seats_one: '{{count}} aktive Person',
  seats_other: '{{count}} aktive Lernende',
  languages_one: '{{count}} Sprache',
  languages_other: '{{count}} Sprachen',
  upgradeTo: 'Zu {{tier}} wechseln',
  changing: 'Wird gewechselt\u00a0…',
  changed: 'Ihr Tarif ist jetzt {{tier}}',
}
