import type { Words } from '../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Você está sem conexão. Nada pode ser salvo até ela voltar.',
  offlineShort: 'Sem conexão',
  back: 'A conexão voltou.',
}
