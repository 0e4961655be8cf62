import type { Words } from '../../words.ts'

export const app: Words<'app'> = {
  skip: 'Ir para o conteúdo',
  loadingPage: 'Carregando a página',
  close: 'Fechar',
  notifications: 'Notificações',
}
