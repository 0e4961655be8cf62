import type { Words } from '../../words.ts'

export const errors: Words<'errors'> = {
  code: {
    second_factor_needed: 'Falta o segundo passo para entrar.',
    wrong_code: 'Este código não está certo ou já foi usado.',
    invalid_input: 'Algum campo deste formulário não é válido. Confira.',
    unauthenticated: 'Sua sessão expirou. Entre de novo.',
    bad_credentials: 'E-mail ou senha incorretos.',
    not_found: 'Isso não está mais aqui. Talvez alguém tenha excluído.',
    email_taken: 'Este e-mail já está em uso.',
    google_taken: 'Esta conta do Google já está conectada a outra escola.',
    google_not_linked:
      'Já existe uma conta com este e-mail, mas ela não está conectada ao Google. Entre com sua senha e conecte o Google em Configurações.',
    google_address_differs: 'Esta conta do Google tem um e-mail diferente do seu. Escolha a que usa o seu.',
    expired_link: 'Este link expirou ou já foi usado.',
    provider_failed: 'O serviço externo não respondeu. Tente de novo em instantes.',
    too_many_requests: 'Foram tentativas demais em pouco tempo. Tente de novo {{when}}.',
    internal: 'Algo deu errado. Tente de novo.',
    busy: 'O servidor está ocupado agora. Tente de novo em instantes.',
    unavailable: 'O serviço está temporariamente indisponível. Tente de novo em instantes.',
    storage_full: 'O servidor está sem espaço, então nada pode ser salvo agora.',
  },
  unreachable: 'Não foi possível conectar ao servidor. Confira sua conexão e tente de novo.',
  unknown: 'Algo deu errado',
  page: {
    401: {
      title: 'Entre na sua conta',
      text: 'Entre para ver esta página. Depois você volta direto para cá.',
    },
    404: {
      title: 'Página não encontrada',
      text: 'O endereço pode ter um erro de digitação, ou a página mudou de lugar.',
    },
    429: {
      title: 'Muitas solicitações',
      text: 'Houve solicitações demais em pouco tempo. Espere um minuto e tente de novo.',
    },
    500: {
      title: 'Erro no servidor',
      text: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
    },
    other: {
      title: 'Algo deu errado',
      text: 'Não foi possível mostrar esta página. Tentar de novo costuma resolver.',
    },
    away: {
      title: 'Sem conexão',
      text: 'Esta página será carregada assim que a conexão voltar.',
    },
  },
  home: 'Ir para a página inicial',
  signIn: 'Entrar',
  retry: 'Tentar de novo',
}
