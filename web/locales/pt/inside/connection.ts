import type { Words } from '../../words.ts'

export const connection: Words<'connection'> = {
  offline: 'Você está sem conexão. Nada pode ser salvo até ela voltar.',
  offlineShort: 'Sem conexão',
  back: 'A conexão voltou.',
  missing: {
    title: 'Não foi possível carregar',
    text: 'Nada desta página se perdeu. Confira sua conexão e tente de novo, ou recarregue a página mais tarde.',
  },
}
