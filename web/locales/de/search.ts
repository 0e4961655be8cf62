import type { Words } from '../words.ts'

export const search: Words<'search'> = {
  label: 'Suchen',
  placeholder: 'Suchen',
  nothing: 'Nichts gefunden',
  searching: 'Wird gesucht …',
  group: { places: 'Gehe zu', students: 'Lernende', classes: 'Kurse' },
  act: { addStudent: 'Person hinzufügen', choosePlan: 'Abonnement' },
}
