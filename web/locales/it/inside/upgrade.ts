import type { Words } from '../../words.ts'

export const upgrade: Words<'upgrade'> = {
  title: 'Scegli il tuo piano',
  testMode: 'Modalità di prova',
  testModeHint: 'Non ti viene addebitato nulla.',
  tier: { starter: 'Starter', plus: 'Plus', pro: 'Pro' },
  seats_one: '{{count}} studente attivo',
  seats_other: '{{count}} studenti attivi',
  languages_one: '{{count}} lingua',
  languages_other: '{{count}} lingue',
  upgradeTo: 'Passa a {{tier}}',
  changing: 'Cambio in corso…',
  changed: 'Il tuo piano ora è {{tier}}',
}
