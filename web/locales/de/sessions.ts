import type { Words } from '../words.ts'

export const sessions: Words<'sessions'> = {
  title: 'Sitzungen',
}
