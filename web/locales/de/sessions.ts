import type { Words } from '../words.ts'

export const sessions: Words<'sessions'> = {
  title: 'Sitzungen',
  intro:
    'Die Browser, in denen Sie angemeldet sind. Es können höchstens {{max}} sein: Bei einer weiteren Anmeldung endet die älteste Sitzung.',
  current: 'Aktuelle Sitzung',
  others: 'Andere Sitzungen',
  on: '{{browser}} unter {{system}}',
  unknown: 'Unbekannter Browser',
  online: 'Online',
  since: 'Angemeldet seit {{date}}',
  seen: 'Zuletzt aktiv {{ago}}',
  seenNow: 'Gerade eben aktiv',
  terminate: 'Beenden',
  terminating: 'Wird beendet\u00a0…',
  terminateAll: 'Alle anderen beenden',
  terminated: '{{browser}} wurde abgemeldet',
  notTerminated: '{{browser}} konnte nicht abgemeldet werden',
  allTerminated_one: '{{count}} andere Sitzung wurde beendet',
  allTerminated_other: '{{count}} andere Sitzungen wurden beendet',
  none: 'Keine anderen Sitzungen',
  noneText: 'Sie sind nur hier angemeldet.',
  asking: {
    title_one: '{{count}} andere Sitzung beenden?',
    title_other: '{{count}} andere Sitzungen beenden?',
    text_one: 'Der andere Browser wird beim nächsten Klick abgemeldet. Hier bleiben Sie angemeldet.',
    text_other: 'Die anderen Browser werden beim nächsten Klick abgemeldet. Hier bleiben Sie angemeldet.',
    keep: 'Nicht beenden',
    close: 'Schließen',
  },
  loading: 'Sitzungen werden geladen',
  failed: 'Die Sitzungen konnten nicht geladen werden',
}
