import type { Words } from '../words.ts'

export const student: Words<'student'> = {
  title: 'Person',
  class: 'Kurs',
  loading: 'Person wird geladen',
  failed: 'Diese Person konnte nicht geladen werden',
  gone: {
    title: 'Diese Person ist nicht mehr da',
    text: 'Sie wurde gelöscht, oder der Link stimmt nicht.',
    back: 'Zurück zu den Lernenden',
  },
  menu: 'Weitere Aktionen',
  saving: 'Speichern\u00a0…',
  export: 'Alles exportieren',
  exported: 'Alles über {{name}} liegt in Ihren Downloads',
  exportFailed: 'Der Export hat nicht funktioniert',
  erase: 'Person löschen',
  erasing: {
    text: 'Angaben, Notizen und Verlauf von {{name}} werden gelöscht, die Zugehörigkeit zu Kursen ebenso. Das ist endgültig und kann nicht rückgängig gemacht werden.',
    instead: 'Auch Deaktivieren gibt den Platz frei, und alles bleibt erhalten.',
  },
  details: 'Angaben',
  unsaved: 'Es gibt ungespeicherte Änderungen',
  nothingToSave: 'Alle Änderungen sind gespeichert',
  discard: 'Verwerfen',
  history: { title: 'Verlauf', loading: 'Verlauf wird geladen', failed: 'Der Verlauf konnte nicht geladen werden' },
  event: {
    added: 'Hinzugefügt',
    joined: 'In den Kurs {{class}} aufgenommen',
    changed: 'Angaben geändert',
    inactivated: 'Deaktiviert',
    practised: 'Hat geübt',
  },
  similar: {
    said: 'Vielleicht schon da: {{names}}',
    typed: 'Ihre Eingabe',
    here: 'Vielleicht schon da',
    open: 'Öffnen',
    activate: 'Stattdessen aktivieren',
    activating: 'Wird aktiviert\u00a0…',
  },
}
