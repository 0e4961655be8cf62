import type { Words } from '../../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Sie sind offline. Speichern ist erst wieder mit Verbindung möglich.',
  offlineShort: 'Offline',
  back: 'Sie sind wieder online.',
  missing: {
    title: 'Das konnte nicht geladen werden',
    text: 'Auf dieser Seite geht nichts verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder laden Sie die Seite später neu.',
  },
}
