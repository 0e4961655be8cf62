import type { Words } from '../../words.ts'

export const upgrade: Words<'upgrade'> = {
  title: 'Elige tu plan',
  testMode: 'Modo de prueba',
  testModeHint: 'No se cobra nada.',
  tier: { starter: 'Starter', plus: 'Plus', pro: 'Pro' },
  seats_one: '{{count}} estudiante activo',
  seats_other: '{{count}} estudiantes activos',
  languages_one: '{{count}} idioma',
  languages_other: '{{count}} idiomas',
  upgradeTo: 'Pasar a {{tier}}',
  changing: 'Cambiando…',
  changed: 'Tu plan ahora es {{tier}}',
}
