import type { StaffLetters } from '#server/mail/words/staff/staff-letters.ts'

export const letters: StaffLetters = {
  staff_invitation: {
    subject: ({ school }) => `Convite para ${school} no Tertulia`,
    preview: () => 'Escolha uma senha e pronto.',
    title: 'Você foi convidado para uma escola',
    before: [
      ({ school }) =>
        `Com o Tertulia, os alunos de ${school} praticam conversação entre uma aula e outra. Você recebeu um convite para trabalhar lá com a sua própria conta.`,
      ({ to }) => `Você vai entrar com ${to}. Escolha uma senha ou use o Google, se for uma conta do Google.`,
    ],
    button: 'Aceitar o convite',
    after: [
      () => 'O link funciona uma única vez e vale por sete dias.',
      () => 'Se você não conhece esta escola, pode ignorar este e-mail.',
    ],
    footer: ({ school, to }) => `O Tertulia enviou este e-mail para ${to} em nome de ${school}.`,
  },
  school_offered: {
    subject: ({ school }) => `Querem transferir ${school} para você`,
    preview: () => 'Você tem sete dias para aceitar.',
    title: 'Uma escola está sendo oferecida a você',
    before: [
      ({ school }) =>
        `A pessoa titular de ${school} quer transferir a escola para você. Como titular, você cuidará do plano, dos pagamentos e da equipe, e só você poderá excluí-la.`,
      () => 'Entre na sua conta e aceite ou recuse na página inicial. A oferta vale por sete dias.',
    ],
    button: 'Abrir o Tertulia',
    after: [() => 'Enquanto você não aceitar, nada muda.'],
  },
  school_handed_over: {
    subject: ({ school }) => `${school} tem novo titular`,
    preview: () => 'A escola foi transferida.',
    title: 'A escola foi transferida',
    before: [
      ({ school }) => `${school} tem um novo titular no Tertulia. Quem era titular agora faz parte da coordenação.`,
      () => 'Se você não esperava por isso, fale logo com a pessoa que administra o Tertulia para a sua escola.',
    ],
    button: 'Abrir a equipe',
    after: [],
  },
  second_factors_reset: {
    subject: ({ school }) => `Segundo fator removido em ${school}`,
    preview: () => 'Você entra apenas com a senha.',
    title: 'Seu segundo fator foi removido',
    before: [
      ({ school, to }) =>
        `Sua escola removeu o segundo fator da sua conta em ${school} (${to}). Todas as sessões foram encerradas. Entre com a senha e configure um novo nas configurações.`,
      () => 'Se você não pediu isso, avise a pessoa titular da sua escola.',
    ],
    button: 'Entrar',
    after: [],
  },
}
