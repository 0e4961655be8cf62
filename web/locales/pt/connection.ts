import type { Words } from '../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Você está sem conexão. Nada pode ser salvo até ela voltar.',
  back: 'A conexão voltou.',
}
