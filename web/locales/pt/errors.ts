import type { Words } from '../words.ts'

export const errors: Words<'errors'> = {
  code: {
    invalid_input: 'Algo neste formulário não pode ser usado. Verifique os campos.',
    unauthenticated: 'Sua sessão terminou. Entre novamente.',
    bad_credentials: 'O e-mail ou a senha está incorreto.',
    subscription_required: 'Sua escola precisa de um plano para isto.',
    student_limit_reached: 'Limite de alunos atingido. Faça upgrade do plano ou desative alunos para abrir vagas.',
    forbidden: 'Isto não é possível no momento.',
    not_found: 'Isto não está mais aqui. Talvez alguém tenha excluído.',
    email_taken: 'Este endereço de e-mail já está em uso.',
    number_taken: 'Outro aluno já tem este número.',
    student_elsewhere: 'Este aluno não pode ser adicionado porque já está vinculado a outra escola.',
    edited_elsewhere: 'Alguém alterou isto nesse meio-tempo. Recarregue para ver como está agora.',
    over_new_limit: 'Você tem mais alunos ativos do que esse plano permite.',
    too_large: 'Isto é grande demais.',
    unsupported_file: 'Arquivos deste tipo não podem ser lidos.',
    unreadable_file: 'Não foi possível ler este arquivo. Ele pode estar danificado.',
    idempotency_mismatch: 'Isto já foi enviado de outra forma. Recarregue e tente de novo.',
    too_many_requests: 'Foram tentativas demais em pouco tempo. Tente de novo {{when}}.',
    internal: 'Algo deu errado. Tente de novo.',
    busy: 'O servidor está ocupado agora. Tente de novo em instantes.',
    unavailable: 'O serviço está indisponível por um momento. Tente de novo em instantes.',
    storage_full: 'O servidor está sem espaço, e por isso nada pode ser salvo agora.',
  },
  unreachable: 'Não foi possível contatar o servidor. Verifique sua conexão e tente de novo.',
  unknown: 'Algo deu errado',
  page: {
    401: {
      title: 'Entre na sua conta',
      text: 'Esta página é para escolas conectadas. Entre e você voltará direto para cá.',
    },
    404: {
      title: 'Esta página não existe',
      text: 'O endereço pode ter um erro de digitação, ou a página mudou de lugar.',
    },
    429: {
      title: 'Um pouco rápido demais',
      text: 'Houve solicitações demais em pouco tempo. Espere um minuto e tente de novo.',
    },
    500: {
      title: 'O servidor tropeçou',
      text: 'Algo falhou do nosso lado. Tente de novo em instantes.',
    },
    other: {
      title: 'Algo deu errado',
      text: 'Não foi possível mostrar esta página. Tentar de novo costuma resolver.',
    },
  },
  home: 'Ir para a página inicial',
  signIn: 'Entrar',
  retry: 'Tentar de novo',
}
