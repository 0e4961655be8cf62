import type { Words } from '#server/mail/words/en.ts'

const oneHour = () => 'O link vale por uma hora e só pode ser usado uma vez.'
const fineIfYou = () => 'Se foi você, não precisa fazer nada.'

export const pt: Words = {
  letters: {
    welcome: {
      subject: () => 'Confirme seu e-mail no Tertulia',
      preview: () => 'Com um clique, sabemos que este endereço é seu.',
      title: 'Boas-vindas ao Tertulia',
      before: [
        ({ school }) => `A conta de ${school} está pronta.`,
        ({ to }) => `Confirme que ${to} é o seu e-mail. É por ele que você volta a entrar se um dia esquecer a senha.`,
      ],
      button: 'Confirmar e-mail',
      after: [
        () => 'O link vale por uma hora e só pode ser usado uma vez. Você pode pedir outro nas configurações.',
        () => 'Se você não criou esta conta, ignore este e-mail.',
      ],
    },
    confirm_email: {
      subject: () => 'Confirme seu e-mail',
      preview: () => 'Com um clique, sabemos que este endereço é seu.',
      title: 'Confirme seu e-mail',
      before: [
        ({ school, to }) =>
          `Confirme o endereço ${to} para a conta de ${school}. Depois disso, é com ele que você entra.`,
      ],
      button: 'Confirmar e-mail',
      after: [oneHour, () => 'Se não foi você que pediu, ignore este e-mail: nada vai mudar.'],
    },
    email_change_asked: {
      subject: ({ school }) => `Pedido de novo e-mail para ${school}`,
      preview: () => 'A troca acontece quando o novo endereço for confirmado.',
      title: 'Recebemos um pedido de troca de e-mail',
      before: [
        ({ school, to, new_email }) =>
          `A conta de ${school} vai passar a usar ${new_email} no lugar de ${to}. Até o novo endereço ser confirmado, você entra como antes.`,
        fineIfYou,
        () => 'Se não foi você, alguém teve acesso à sua conta. Escolha uma nova senha agora.',
      ],
      button: 'Escolher nova senha',
      after: [],
    },
    email_changed: {
      subject: ({ school }) => `E-mail de ${school} alterado`,
      preview: ({ new_email }) => `A partir de agora, você entra com ${new_email}.`,
      title: 'Seu e-mail foi alterado',
      before: [
        ({ school, to, new_email }) =>
          `A conta de ${school} agora usa ${new_email} no lugar de ${to}. Sua sessão foi encerrada em todos os outros dispositivos.`,
        fineIfYou,
        () => 'Se não foi você, entre com o novo endereço e a sua senha e troque os dois imediatamente.',
      ],
      button: 'Entrar',
      after: [() => 'Se não conseguir mais entrar, fale com quem administra o Tertulia para a sua escola.'],
    },
    reset_password: {
      subject: ({ school }) => `Nova senha para ${school}`,
      preview: () => 'O link vale por uma hora.',
      title: 'Escolha uma nova senha',
      before: [
        ({ school, to }) =>
          `Alguém, provavelmente você, pediu uma nova senha para a conta de ${school} com o e-mail ${to}.`,
      ],
      button: 'Escolher nova senha',
      after: [oneHour, () => 'Se não foi você, ignore este e-mail: sua senha continua a mesma.'],
    },
    password_changed: {
      subject: ({ school }) => `Senha de ${school} alterada`,
      preview: () => 'Sua sessão foi encerrada em todos os outros dispositivos.',
      title: 'Sua senha foi alterada',
      before: [
        ({ school, to }) =>
          `A conta de ${school} com o e-mail ${to} tem uma nova senha. Sua sessão foi encerrada em todos os outros dispositivos.`,
        fineIfYou,
        () => 'Se não foi você, escolha uma nova senha agora.',
      ],
      button: 'Escolher nova senha',
      after: [],
    },
    google_linked: {
      subject: ({ school }) => `Google conectado a ${school}`,
      preview: () => 'Agora você pode entrar com o Google.',
      title: 'O Google está conectado',
      before: [
        ({ school, to }) => `Agora você pode entrar na conta de ${school} (${to}) com o Google.`,
        fineIfYou,
        () => 'Se não foi você, desconecte o Google nas configurações e troque a senha.',
      ],
      button: 'Abrir configurações',
      after: [],
    },
    google_unlinked: {
      subject: ({ school }) => `Google desconectado de ${school}`,
      preview: () => 'A partir de agora, você entra com a sua senha.',
      title: 'O Google foi desconectado',
      before: [
        ({ school, to }) =>
          `Não é mais possível entrar na conta de ${school} com o Google. Você entra com ${to} e a sua senha.`,
        fineIfYou,
        () => 'Se não foi você, troque a senha.',
      ],
      button: 'Trocar senha',
      after: [],
    },
  },
  copyLink: 'Se o botão não funcionar, copie este endereço no navegador:',
  sentTo: ({ to, school }) => `O Tertulia enviou este e-mail para ${to} por causa da conta de ${school}.`,
}
