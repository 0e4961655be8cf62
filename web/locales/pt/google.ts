import type { Words } from '../words.ts'

export const google: Words<'google'> = {
  title: 'Contas vinculadas',
}
