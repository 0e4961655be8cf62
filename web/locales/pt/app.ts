import type { Words } from '../words.ts'

export const app: Words<'app'> = {
  skip: 'Ir para o conteúdo',
  loadingPage: 'Carregando a página',
  close: 'Fechar',
  notifications: 'Notificações',
  role: { school: 'Escola', admin: 'Administração' },
  header: {
    openSidebar: 'Abrir a barra lateral',
    closeSidebar: 'Fechar a barra lateral',
    language: 'Idioma',
    appearance: 'Aparência',
    openProfile: 'Abrir o menu do perfil',
  },
  navigation: { main: 'Principal', panel: 'Páginas desta área', close: 'Fechar a navegação' },
  area: {
    home: 'Início',
    create: 'Criar chatbot',
    manage: 'Gerenciar chatbots',
    avatars: 'Avatares',
    voice: 'Voz e som',
    students: 'Alunos',
    settings: 'Configurações',
    general: 'Geral',
    credentials: 'Senha',
    sessions: 'Sessões',
    billing: 'Faturamento',
    activity: 'Atividade',
  },
  profile: { profile: 'Perfil', billing: 'Faturamento', subscription: 'Assinatura', logout: 'Sair' },
}
