import type { Words } from '#server/mail/words/en.ts'
import { effort, letters as guardianLetters } from '#server/mail/words/guardians/pt.ts'
import { homework, letters as homeworkLetters } from '#server/mail/words/homework/pt.ts'
import { choose, letters as notices, stop } from '#server/mail/words/notices/pt.ts'
import { letters as staff } from '#server/mail/words/staff/pt.ts'

const oneHour = () => 'O link vale por uma hora e só pode ser usado uma vez.'
const fineIfYou = () => 'Se foi você, não precisa fazer nada.'

export const pt: Words = {
  letters: {
    ...notices,
    ...staff,
    ...homeworkLetters,
    ...guardianLetters,
    ceiling_near: {
      subject: ({ setting }) => `80% de ${setting} já foram usados`,
      preview: () => 'O limite diário de toda a instalação está próximo.',
      title: 'Um limite diário está próximo',
      before: [
        ({ setting }) =>
          `Todas as escolas juntas já usaram 80% de ${setting}. Ao atingir o limite, as conversas continuam com as etapas dos chatbots e com as vozes dos navegadores até o fim do dia.`,
      ],
      button: 'Abrir o Tertulia',
      after: [() => 'Você pode aumentar o valor e reiniciar o servidor.'],
      footer: () => 'Você recebe este e-mail porque administra esta instalação.',
    },
    welcome: {
      subject: () => 'Confirme seu e-mail no Tertulia',
      preview: () => 'Basta um clique para sabermos que este endereço é seu.',
      title: 'Boas-vindas ao Tertulia',
      before: [
        ({ school }) => `A conta de ${school} está pronta.`,
        ({ to }) => `Confirme que ${to} é o seu e-mail. É por ele que você volta a entrar se um dia esquecer a senha.`,
      ],
      button: 'Confirmar e-mail',
      after: [
        () => 'O link vale por uma hora e só pode ser usado uma vez. Você pode pedir outro em Configurações.',
        () => 'Se você não criou esta conta, pode ignorar este e-mail.',
      ],
    },
    confirm_email: {
      subject: () => 'Confirme seu e-mail',
      preview: () => 'Basta um clique para sabermos que este endereço é seu.',
      title: 'Confirme seu e-mail',
      before: [
        ({ school, to }) =>
          `Confirme que a conta de ${school} pode usar o endereço ${to}. A partir daí, é com ele que você entra.`,
      ],
      button: 'Confirmar e-mail',
      after: [oneHour, () => 'Se não foi você que pediu, pode ignorar este e-mail: nada vai mudar.'],
    },
    email_change_asked: {
      subject: ({ school }) => `Pedido de alteração do e-mail de ${school}`,
      preview: () => 'A alteração só vale depois da confirmação do novo endereço.',
      title: 'Recebemos um pedido de alteração do e-mail',
      before: [
        ({ school, to, new_email }) =>
          `Recebemos um pedido para alterar o e-mail da conta de ${school} de ${to} para ${new_email}. Até o novo endereço ser confirmado, você entra como antes.`,
        fineIfYou,
        () => 'Se não foi você, outra pessoa pode ter acesso à sua conta. Crie uma nova senha agora.',
      ],
      button: 'Criar nova senha',
      after: [],
    },
    email_changed: {
      subject: ({ school }) => `E-mail de ${school} alterado`,
      preview: ({ new_email }) => `A partir de agora, você entra com ${new_email}.`,
      title: 'Seu e-mail foi alterado',
      before: [
        ({ school, to, new_email }) =>
          `A conta de ${school} agora usa ${new_email} no lugar de ${to}. As sessões em todos os outros dispositivos foram encerradas.`,
        fineIfYou,
        () => 'Se não foi você, entre com o novo endereço e a sua senha e altere os dois imediatamente.',
      ],
      button: 'Entrar',
      after: [() => 'Se não conseguir mais entrar, fale com quem administra o Tertulia para a sua escola.'],
    },
    reset_password: {
      subject: ({ school }) => `Crie uma nova senha para ${school}`,
      preview: () => 'O link vale por uma hora.',
      title: 'Crie uma nova senha',
      before: [
        ({ school, to }) =>
          `Alguém, provavelmente você, pediu uma nova senha para a conta de ${school} com o e-mail ${to}.`,
      ],
      button: 'Criar nova senha',
      after: [oneHour, () => 'Se não foi você, pode ignorar este e-mail: sua senha continua a mesma.'],
    },
    password_changed: {
      subject: ({ school }) => `Senha de ${school} alterada`,
      preview: () => 'As sessões em todos os outros dispositivos foram encerradas.',
      title: 'Sua senha foi alterada',
      before: [
        ({ school, to }) =>
          `A conta de ${school} com o e-mail ${to} tem uma nova senha. As sessões em todos os outros dispositivos foram encerradas.`,
        fineIfYou,
        () => 'Se não foi você, crie uma nova senha agora.',
      ],
      button: 'Criar nova senha',
      after: [],
    },
    google_linked: {
      subject: ({ school }) => `Google conectado à conta de ${school}`,
      preview: () => 'Agora você pode entrar com o Google.',
      title: 'O Google está conectado',
      before: [
        ({ school, to }) => `Agora você pode entrar na conta de ${school} (${to}) com o Google.`,
        fineIfYou,
        () => 'Se não foi você, desconecte o Google em Configurações e altere a senha.',
      ],
      button: 'Abrir configurações',
      after: [],
    },
    google_unlinked: {
      subject: ({ school }) => `Google desconectado da conta de ${school}`,
      preview: () => 'A partir de agora, você entra com a sua senha.',
      title: 'O Google foi desconectado',
      before: [
        ({ school, to }) =>
          `Não é mais possível entrar na conta de ${school} com o Google. Você entra com ${to} e a sua senha.`,
        fineIfYou,
        () => 'Se não foi você, altere a senha.',
      ],
      button: 'Alterar senha',
      after: [],
    },
    practice_link: {
      subject: ({ school }) => `Seu link de prática de ${school}`,
      preview: ({ school }) => `${school} preparou conversas para você praticar.`,
      title: 'Seu link de prática',
      before: [
        ({ first_name }) => `Olá, ${first_name},`,
        ({ school }) =>
          `${school} convida você a praticar com o Tertulia. Você conversa por escrito ou falando, quantas vezes quiser e com ajuda sempre que precisar.`,
        () => 'Abra o link no celular ou no computador. Não é preciso ter conta nem senha.',
      ],
      button: 'Começar a praticar',
      after: [
        () => 'O link é só seu: não o compartilhe. Quem o abre pratica em seu nome.',
        () => 'Se você não esperava este e-mail, pode ignorá-lo.',
      ],
      footer: ({ school, to }) => `O Tertulia enviou este e-mail para ${to} em nome de ${school}.`,
    },
  },
  choose,
  stop,
  homework,
  effort,
  copyLink: 'Se o botão não funcionar, copie este endereço e cole no navegador:',
  sentTo: ({ to, school }) => `O Tertulia enviou este e-mail para ${to} a respeito da conta de ${school}.`,
  quotes: ['“', '”'],
  via: (school) => `${school} via Tertulia`,
}
