import type { Words } from '../../words.ts'

export const common: Words<'common'> = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  required: 'Pflichtfeld',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  deleting: 'Wird gelöscht\u00a0…',
  undo: 'Rückgängig',
  menu: 'Aktionen für {{name}}',
  results: 'Ergebnisse',
  clearFilters: 'Filter zurücksetzen',
  clearSearch: 'Suche leeren',
  sort: {
    label: 'Sortieren nach',
    ascending: 'Aufsteigend',
    descending: 'Absteigend',
  },
  page: {
    range: '{{from}}–{{to}} von {{total}}',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    number: 'Seite {{number}}',
  },
  stale: {
    text: 'Ihre Eingaben stehen noch hier, sind aber noch nicht gespeichert.',
    fields: 'Geändert wurde: {{fields}}.',
    dropMine: 'Meine Eingaben verwerfen',
    keepMine: 'Meine Eingaben behalten',
  },
  noClass: {
    title: 'Sie haben noch keine Kurse',
    text: 'Bitten Sie die Koordination oder die Leitung Ihrer Schule, Ihnen Kurse zuzuordnen. Dann sehen Sie hier Ihre Lernenden und deren Gespräche.',
    write: 'Inzwischen einen Chatbot schreiben',
  },
  unsaved: {
    title: 'Eingaben verwerfen?',
    text: 'Ihre Eingaben sind noch nicht gespeichert.',
    discard: 'Verwerfen',
    stay: 'Weiter bearbeiten',
  },
}
