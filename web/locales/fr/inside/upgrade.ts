import type { Words } from '../../words.ts'

export const upgrade: Words<'upgrade'> = {
  title: 'Choisissez votre formule',
  testMode: 'Mode test',
  testModeHint: 'Aucun paiement réel.',
  tier: { starter: 'Starter', plus: 'Plus', pro: 'Pro' },
  seats_one: '{{count}} élève actif',
  seats_other: '{{count}} élèves actifs',
  languages_one: '{{count}} langue',
  languages_other: '{{count}} langues',
  upgradeTo: 'Passer à {{tier}}',
  changing: 'Changement…',
  changed: 'Vous avez maintenant la formule {{tier}}',
}
