import type { Words } from '../../words.ts'

export const notices: Words<'notices'> = {
  loading: 'Carregando as notificações',
  failed: 'Não foi possível carregar as notificações',
  fresh: 'Novas',
  earlier: 'Anteriores',
  unread: 'Não lida.',
  readAll: 'Marcar todas como lidas',
  notRead: 'Não foi possível marcar as notificações como lidas',
  mailSettings: 'Configurações de e-mail',
  justNow: 'Agora mesmo',
  empty: {
    title: 'Nada de novo',
    text: 'Aqui você verá quando uma conversa precisar de atenção, houver alunos esperando para entrar, uma importação terminar, seu teste acabar ou um pagamento falhar.',
  },
  text: {
    trialGoesOn: 'Seu teste termina em {{date}}. Depois começa sua assinatura paga.',
    trialEnds: 'Seu teste termina em {{date}} se você não adicionar uma forma de pagamento.',
    trialEnded: 'Seu teste terminou em {{date}}.',
    payment: 'Um pagamento falhou. Verifique sua forma de pagamento.',
    flagged: 'Uma conversa de {{student}} precisa de atenção.',
    joinWaiting_one: '{{count}} aluno está esperando para entrar em {{class}}.',
    joinWaiting_other: '{{count}} alunos estão esperando para entrar em {{class}}.',
    joinAnswered: 'Ninguém mais está esperando para entrar em {{class}}.',
    imported: 'Sua importação terminou: {{what}}.',
    added_one: '{{number}} aluno adicionado',
    added_other: '{{number}} alunos adicionados',
    activated_one: '{{number}} ativo de novo',
    activated_other: '{{number}} ativos de novo',
    skipped_one: '{{number}} linha ficou de fora',
    skipped_other: '{{number}} linhas ficaram de fora',
  },
  page: {
    intro: 'As notificações ficam no sino, no alto da página. As urgentes chegam também por e-mail.',
    loading: 'Carregando as configurações de e-mail',
    failed: 'Não foi possível carregar as configurações de e-mail',
    mails: 'Também por e-mail',
    address: 'Os e-mails vão para {{email}}.',
    changeAddress: 'Alterar o endereço',
    never: 'Não enviamos e-mail quando uma importação termina.',
    saved: 'Salvo',
    notSaved: 'Não foi possível salvar',
  },
  mail: {
    trial_ends: {
      label: 'Fim do teste',
      hint: 'Três dias antes: em que dia seu teste termina e se haverá cobrança depois.',
    },
    payment_failed: {
      label: 'Falha no pagamento',
      hint: 'Assim que um pagamento falhar, e como resolver.',
    },
    conversation_flagged: {
      label: 'Conversa que precisa de atenção',
      hint: 'Quando alguém deve ler o que um aluno escreveu. No máximo um e-mail por hora, sem nomes nem citações. Se todas as pessoas envolvidas o tiverem desativado, quem é titular recebe mesmo assim.',
    },
    join_waiting: {
      label: 'Alunos esperando',
      hint: 'Quando alunos que usaram um código para entrar esperam sua aprovação. No máximo um e-mail a cada quatro horas, e só enquanto alguém estiver esperando.',
    },
  },
}
