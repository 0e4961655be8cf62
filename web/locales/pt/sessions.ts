import type { Words } from '../words.ts'

export const sessions: Words<'sessions'> = {
  title: 'Sessões',
  intro:
    'Os navegadores em que você está conectado. São no máximo {{max}}: com mais um, a sessão mais antiga é encerrada.',
  current: 'Sessão atual',
  others: 'Outras sessões',
  on: '{{browser}} no {{system}}',
  unknown: 'Navegador desconhecido',
  online: 'On-line',
  since: 'Sessão iniciada em {{date}}',
  seen: 'Última atividade {{ago}}',
  seenNow: 'Ativa agora mesmo',
  terminate: 'Encerrar',
  terminating: 'Encerrando…',
  terminateAll: 'Encerrar todas as outras',
  terminated: 'A sessão em {{browser}} foi encerrada',
  notTerminated: 'Não foi possível encerrar a sessão em {{browser}}',
  allTerminated_one: '{{count}} outra sessão foi encerrada',
  allTerminated_other: '{{count}} outras sessões foram encerradas',
  none: 'Nenhuma outra sessão',
  noneText: 'Você só está conectado aqui.',
  asking: {
    title_one: 'Encerrar {{count}} outra sessão?',
    title_other: 'Encerrar {{count}} outras sessões?',
    text_one: 'Ela termina no próximo clique feito lá. Aqui você continua conectado.',
    text_other: 'Elas terminam no próximo clique feito lá. Aqui você continua conectado.',
    keep: 'Não encerrar',
    close: 'Fechar',
  },
  loading: 'Carregando as sessões',
  failed: 'Não foi possível carregar as sessões',
}
