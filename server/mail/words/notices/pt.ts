import type { MailedNotice } from '#contract/school/notices.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** The letters about what a school should know, in Portuguese. */
export const letters: Record<MailedNotice, LetterWords> = {
  trial_ends: {
    subject: ({ date }) => `Seu teste grátis termina em ${date}`,
    preview: ({ renews }) =>
      renews ? 'Depois disso, sua assinatura começa.' : 'Adicione uma forma de pagamento se quiser continuar.',
    title: 'Seu teste grátis termina em breve',
    before: [
      ({ school, date }) => `O teste grátis de ${school} termina em ${date}.`,
      ({ renews }) =>
        renews
          ? 'Depois disso, sua assinatura começa automaticamente e o primeiro mês é cobrado na sua forma de pagamento. Se não quiser continuar, cancele antes desse dia.'
          : 'Não há nenhuma forma de pagamento salva. Por isso, nada será cobrado, e o acesso termina para você e seus alunos. Adicione uma forma de pagamento antes desse dia e a prática continua sem interrupção. Nada será excluído.',
    ],
    button: 'Abrir Faturamento',
    after: [],
  },
  payment_failed: {
    subject: ({ school }) => `Um pagamento de ${school} falhou`,
    preview: () => 'Atualize sua forma de pagamento para recuperar o acesso.',
    title: 'Um pagamento falhou',
    before: [
      ({ school }) => `Não foi possível cobrar a assinatura de ${school}.`,
      () =>
        'Até que ela seja paga, nem você nem seus alunos podem usar o Tertulia. Atualize sua forma de pagamento para recuperar o acesso. Nada foi excluído.',
    ],
    button: 'Atualizar a forma de pagamento',
    after: [],
  },
  conversation_flagged: {
    subject: ({ school }) => `Uma conversa de ${school} precisa da sua atenção`,
    preview: () => 'Talvez um aluno precise de ajuda. Leia logo o que foi escrito.',
    title: 'Uma conversa precisa da sua atenção',
    before: [
      ({ school }) =>
        `Em uma conversa de ${school}, um aluno usou palavras que podem indicar automutilação, violência ou abuso. Leia assim que possível.`,
      () => 'Na mesma hora, o aluno viu onde encontrar ajuda.',
    ],
    button: 'Ver as conversas com alerta',
    after: [
      () =>
        'O Tertulia reconhece palavras e não consegue avaliar o que elas querem dizer: pode não ser nada grave. Para proteger o aluno, este e-mail não traz nomes nem citações.',
      () => 'Você recebe no máximo um e-mail por hora sobre esse assunto.',
    ],
  },
  join_waiting: {
    subject: ({ school }) => `${school}: há alunos esperando para entrar`,
    preview: () => 'Deixe-os entrar ou recuse os pedidos.',
    title: 'Há alunos esperando',
    before: [
      ({ school }) =>
        `Em ${school}, alguns alunos usaram um código para entrar em uma turma e esperam que alguém os deixe entrar ou lhes dê um novo link.`,
    ],
    button: 'Ver quem está esperando',
    after: [
      () =>
        'Você recebe no máximo um e-mail a cada quatro horas sobre esse assunto, e só enquanto houver alunos esperando.',
    ],
  },
}

/** What stands before the address at which such letters are switched off. */
export const choose = 'Em Configurações, você escolhe quais notificações recebe por e-mail:'

/** What stands before the address of a page that stops such letters without signing in. */
export const stop = 'Para não receber mais e-mails como este, sem entrar na conta:'
