import type { Words } from '../words.ts'

export const sessions: Words<'sessions'> = {
  title: 'Sessões',
  intro:
    'Os navegadores em que sua conta está aberta. São no máximo {{max}}: ao entrar em mais um, a sessão mais antiga é encerrada.',
  current: 'Sessão atual',
  others: 'Outras sessões',
  on: '{{browser}} no {{system}}',
  unknown: 'Navegador desconhecido',
  online: 'Online',
  since: 'Sessão iniciada em {{date}}',
  seen: 'Última atividade {{ago}}',
  seenNow: 'Última atividade agora mesmo',
  terminate: 'Encerrar',
  terminating: 'Encerrando…',
  terminateAll: 'Encerrar todas as outras',
  terminated: 'Sessão encerrada: {{browser}}',
  notTerminated: 'Não foi possível encerrar a sessão: {{browser}}',
  allTerminated_one: '{{count}} outra sessão foi encerrada',
  allTerminated_other: '{{count}} outras sessões foram encerradas',
  none: 'Nenhuma outra sessão',
  noneText: 'Sua conta está aberta apenas aqui.',
  asking: {
    title_one: 'Encerrar {{count}} outra sessão?',
    title_other: 'Encerrar {{count}} outras sessões?',
    text_one: 'Ela será encerrada no próximo clique feito lá. Esta continua ativa.',
    text_other: 'Elas serão encerradas no próximo clique feito lá. Esta continua ativa.',
    keep: 'Não encerrar',
    close: 'Fechar',
  },
  loading: 'Carregando as sessões',
  failed: 'Não foi possível carregar as sessões',
}
