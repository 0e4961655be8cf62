import type { StaffLetters } from '#server/mail/words/staff/staff-letters.ts'

export const letters: StaffLetters = {
  staff_invitation: {
    subject: ({ school }) => `Convite para ${school} no Tertulia`,
    preview: () => 'Escolha uma senha e pronto.',
    title: 'Você recebeu um convite de uma escola',
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
    subject: ({ school }) => `${school} mudou de titular`,
    preview: () => 'A escola foi transferida.',
    title: 'A escola foi transferida',
    before: [
      ({ school }) => `${school} mudou de titular no Tertulia. Quem era titular agora faz parte da coordenação.`,
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
        `Sua escola removeu o segundo fator da sua conta em ${school} (${to}). Todas as sessões foram encerradas. Entre com a senha e configure um novo em Configurações.`,
      () => 'Se você não pediu isso, avise a pessoa titular da sua escola.',
    ],
    button: 'Entrar',
    after: [],
  },
  factors_reset_planned: {
    subject: ({ school }) => `Seu segundo fator em ${school} será removido`,
    preview: () => 'Se você ainda o tem, entre nas próximas 24 horas.',
    title: 'Seu segundo fator será removido',
    before: [
      ({ school, to }) =>
        `A pessoa que administra o Tertulia para a sua escola soube que você perdeu o segundo fator da sua conta em ${school} (${to}). Ele será removido em 24 horas e, a partir daí, você entrará apenas com a senha.`,
      () => 'Se você ainda o tem, use-o para entrar antes disso e tudo continuará como está.',
    ],
    button: 'Entrar',
    after: [
      () =>
        'Se você não pediu isso, talvez alguém esteja tentando acessar a sua conta. Entre e escolha uma nova senha.',
    ],
  },
  factors_reset_by_operator: {
    subject: ({ school }) => `Segundo fator removido em ${school}`,
    preview: () => 'Você entra apenas com a senha.',
    title: 'Seu segundo fator foi removido',
    before: [
      ({ school, to }) =>
        `A pessoa que administra o Tertulia para a sua escola removeu o segundo fator da sua conta em ${school} (${to}). Todas as sessões foram encerradas. Entre e configure um novo em Configurações.`,
      () =>
        'Se você não pediu isso, escolha uma nova senha agora e fale com a pessoa que administra o Tertulia para a sua escola.',
    ],
    button: 'Entrar',
    after: [],
  },
  handover_planned: {
    subject: ({ school }) => `${school} vai mudar de titular`,
    preview: ({ new_email }) => `Em sete dias, a escola passará para ${new_email}.`,
    title: 'A escola será transferida',
    before: [
      ({ school, new_email }) =>
        `A pessoa que administra o Tertulia para a sua escola soube que não se consegue falar com a pessoa titular de ${school}. Em sete dias, ${new_email} passará a ser titular e cuidará do plano, dos pagamentos e da equipe. Quem é titular hoje fará parte da coordenação.`,
      () => 'Se a pessoa titular entrar antes disso, nada muda.',
    ],
    button: 'Entrar',
    after: [() => 'Se for um engano, fale com a pessoa que administra o Tertulia para a sua escola.'],
  },
}
