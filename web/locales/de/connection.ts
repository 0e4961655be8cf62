import type { Words } from '../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Sie sind offline. Speichern ist erst wieder mit Verbindung möglich.',
  offlineShort: 'Offline',
  back: 'Sie sind wieder online.',
}
