import type { Words } from '../../words.ts'

export const frame: Words<'frame'> = {
  role: { school: 'Escola', coordinator: 'Coordenação', teacher: 'Professor', admin: 'Administração' },
  header: {
    openSidebar: 'Abrir a barra lateral',
    closeSidebar: 'Fechar a barra lateral',
    language: 'Idioma',
    appearance: 'Aparência',
    unread_one: 'Notificações, {{count}} não lida',
    unread_other: 'Notificações, {{count}} não lidas',
    openProfile: 'Abrir o menu do perfil',
  },
  navigation: {
    main: 'Principal',
    panel: 'Páginas desta área',
    close: 'Fechar a navegação',
    locked: 'Com um plano ativo',
  },
  area: {
    home: 'Início',
    create: 'Criar chatbot',
    manage: 'Gerenciar chatbots',
    conversations: 'Conversas',
    avatars: 'Avatares',
    voice: 'Voz e som',
    students: 'Alunos',
    settings: 'Configurações',
    staff: 'Equipe',
    general: 'Geral',
    credentials: 'Senha',
    sessions: 'Sessões',
    billing: 'Faturamento',
    notices: 'Notificações',
    activity: 'Atividade',
  },
  profile: { profile: 'Perfil', billing: 'Faturamento', subscription: 'Assinatura', logout: 'Sair' },
  denied: {
    title: 'Você não pode abrir esta página',
    text: 'Ela é para a coordenação e a pessoa titular da escola. Fale com elas se precisar de algo aqui.',
    planTitle: 'Plano e pagamentos são com a pessoa titular',
    planText: 'Sua escola precisa de um plano, ou o dela terminou. Peça à pessoa titular que cuide disso.',
  },
}
