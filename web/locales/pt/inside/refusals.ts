import type { Words } from '../../words.ts'

export const refusals: Words<'refusals'> = {
  heavy: 'Sua escola está exportando ou verificando muitos arquivos no momento. Tente de novo {{when}}.',
  languageLimit: {
    pro: 'Passe para o Pro e ative mais idiomas.',
    none: 'Todos os idiomas do seu plano estão em uso. Desative um para usar outro.',
  },
  reason: {
    role: 'Sua função nesta escola não permite isso.',
    author: 'Só quem escreveu ou a coordenação pode alterar. Você pode fazer uma cópia.',
    language: 'Este idioma de prática está desativado. Peça à coordenação que o ative.',
  },
  code: {
    confirmation_required: 'Confirme primeiro que é você.',
    second_factor_required: 'Sua escola exige um segundo fator. Configure-o primeiro.',
    last_factor: 'Sua escola exige um segundo fator, então você precisa manter este.',
    staff_limit_reached: 'Sua escola não pode ter mais de {{limit}} pessoas.',
    language_limit_reached: 'Passe para o Plus ou o Pro e ative mais idiomas.',
    join_unavailable: 'Este código não funciona. Peça um novo à sua escola.',
    in_use: 'Está em uso e não pode ser removido.',
    practice_limit_reached: 'Por enquanto, o limite de prática foi atingido. Você pode continuar mais tarde.',
    student_limit_reached: 'Limite de alunos atingido. Faça upgrade do plano ou desative alunos para liberar vagas.',
    forbidden: 'Isso não é permitido no momento.',
    address_not_confirmed:
      'Confirme seu e-mail antes de enviar algo aos alunos: abra o link que enviamos para você. Você pode pedir outro em Configurações, Geral.',
    mail_limit_reached:
      'Sua escola já enviou todos os e-mails permitidos em 24 horas. Tente de novo amanhã ou imprima cartões.',
    guardian_not_asked:
      'Não vamos perguntar a este endereço agora: ele recusou, recebeu a pergunta na última semana ou já recebeu três vezes.',
    subscription_required: 'Sua escola precisa de um plano para isso.',
    idempotency_mismatch: 'Isso já foi enviado com outros dados. Recarregue e tente de novo.',
    name_taken: 'Já existe uma turma com este nome.',
    number_taken: 'Outro aluno já tem esta matrícula.',
    student_elsewhere: 'Não é possível adicionar este aluno: ele já está vinculado a outra escola.',
    wrong_password: 'Essa não é a sua senha atual.',
    last_sign_in_way: 'O Google é a sua única forma de entrar. Crie uma senha antes.',
    edited_elsewhere: 'Alguém acabou de alterar estes dados. Recarregue para ver como estão agora.',
    over_new_limit: 'Você usa mais do que esse plano permite.',
    primary_payment_method:
      'Esta forma de pagamento é necessária: defina antes outra como principal ou cancele a assinatura.',
    too_large: 'Isso é grande demais.',
    unsupported_file: 'Não é possível ler arquivos deste tipo.',
    unreadable_file: 'Não foi possível ler este arquivo. Ele pode estar danificado.',
  },
}
