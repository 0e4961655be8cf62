import type { Words } from '../../words.ts'

export const search: Words<'search'> = {
  label: 'Suche',
  placeholder: 'Suchen',
  nothing: 'Nichts gefunden',
  searching: 'Suche läuft\u00a0…',
  failed: 'Die Suche war nicht möglich',
  group: {
    places: 'Seiten und Aktionen',
    students: 'Lernende',
    classes: 'Kurse',
    chatbots: 'Chatbots',
    avatars: 'Avatare',
  },
  act: {
    classes: 'Kurse',
    conversations: 'Gespräche',
    reports: 'Berichte',
    addStudent: 'Lernende hinzufügen',
    checkDevice: 'Dieses Gerät prüfen',
    choosePlan: 'Abonnement',
  },
}
