import type { Words } from '../words.ts'

export const app: Words<'app'> = {
  skip: 'Vai al contenuto',
  loadingPage: 'Caricamento della pagina',
  close: 'Chiudi',
  notifications: 'Notifiche',
  role: { school: 'Scuola', admin: 'Amministratore' },
  header: {
    openSidebar: 'Apri la barra laterale',
    closeSidebar: 'Chiudi la barra laterale',
    language: 'Lingua',
    appearance: 'Aspetto',
    openProfile: 'Apri il menu del profilo',
  },
  navigation: { main: 'Navigazione principale', panel: 'Pagine di questa sezione', close: 'Chiudi il menu' },
  area: {
    home: 'Home',
    create: 'Crea chatbot',
    manage: 'Gestisci chatbot',
    avatars: 'Avatar',
    voice: 'Voce e audio',
    students: 'Studenti',
    settings: 'Impostazioni',
    general: 'Generali',
    credentials: 'Password',
    sessions: 'Sessioni',
    billing: 'Fatturazione',
    activity: 'Attività',
  },
  profile: { profile: 'Profilo', billing: 'Fatturazione', subscription: 'Abbonamento', logout: 'Esci' },
}
