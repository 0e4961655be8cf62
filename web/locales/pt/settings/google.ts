import type { Words } from '../../words.ts'

export const google: Words<'google'> = {
  title: 'Contas conectadas',
  text: 'Entre com um clique usando uma conta que você já tem.',
  connected: 'Conectada',
  notConnected: 'Não conectada',
  connect: 'Conectar',
  connecting: 'Conectando…',
  linked: 'Google conectado',
  disconnect: 'Desconectar',
  unlinked: 'Google desconectado',
  disconnecting: {
    title: 'Desconectar o Google?',
    text: 'Depois disso, você entra só com e-mail e senha. Enviaremos uma confirmação por e-mail.',
    keep: 'Manter conexão',
    pending: 'Desconectando…',
  },
  onlyWay: 'Você entra apenas com o Google. Antes de desconectar, crie uma senha para sua conta.',
  setPassword: 'Criar uma senha por e-mail',
  failure: {
    google_unverified:
      'O Google ainda não verificou o e-mail desta conta. Faça a verificação no Google ou escolha outra conta.',
    google_cancelled: 'Você voltou sem escolher uma conta do Google. Nada mudou.',
    google_expired: 'O login com o Google demorou demais. Tente de novo.',
    provider_failed: 'O Google não respondeu. Tente de novo em instantes.',
  },
  signUp: {
    join: 'Participar de {{school}}',
    orOwn: 'Ou crie a sua própria escola:',
    account: 'Sua conta do Google',
    otherWay: 'Usar outra opção',
    expired: 'Seu login com o Google expirou. Escolha de novo “Continuar com o Google”.',
  },
}
