export const upgrade = {
  title: 'Choose your plan',
  testMode: 'Test mode',
  testModeHint: 'No real payments.',
  tier: { starter: 'Starter', plus: 'Plus', pro: 'Pro' },
  seats_one: '{{count}} active student',
  seats_other: '{{count}} active students',
  languages_one: '{{count}} language',
  languages_other: '{{count}} languages',
  upgradeTo: 'Upgrade to {{tier}}',
  changing: 'Changing…',
  changed: 'You’re now on {{tier}}',
} as const
