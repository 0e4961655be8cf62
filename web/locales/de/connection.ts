import type { Words } from '../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Sie sind offline. Speichern ist erst wieder mit Verbindung möglich.',
  back: 'Sie sind wieder online.',
}
