import type { Words } from '../../words.ts'

export const frame: Words<'frame'> = {
  role: { school: 'Scuola', coordinator: 'Coordinamento', teacher: 'Docente', admin: 'Amministrazione' },
  header: {
    openSidebar: 'Apri la barra laterale',
    closeSidebar: 'Chiudi la barra laterale',
    language: 'Lingua',
    appearance: 'Aspetto',
    unread_one: 'Notifiche, {{count}} non letta',
    unread_other: 'Notifiche, {{count}} non lette',
    openProfile: 'Apri il menu del profilo',
  },
  navigation: {
    main: 'Navigazione principale',
    panel: 'Pagine di questa sezione',
    close: 'Chiudi il menu',
    locked: 'Con un piano attivo',
  },
  area: {
    home: 'Home',
    create: 'Crea chatbot',
    manage: 'Gestisci chatbot',
    conversations: 'Conversazioni',
    avatars: 'Avatar',
    voice: 'Voce e audio',
    students: 'Studenti',
    settings: 'Impostazioni',
    staff: 'Staff',
    general: 'Generali',
    credentials: 'Password',
    sessions: 'Sessioni',
    billing: 'Fatturazione',
    notices: 'Notifiche',
    activity: 'Attività',
  },
  profile: { profile: 'Profilo', billing: 'Fatturazione', subscription: 'Abbonamento', logout: 'Esci' },
  denied: {
    title: 'Non puoi aprire questa pagina',
    text: 'È riservata al coordinamento e a chi è titolare della scuola. Rivolgiti a loro se ti serve qualcosa.',
    planTitle: 'Di piano e pagamenti si occupa chi è titolare',
    planText: 'La tua scuola ha bisogno di un piano, o il suo è terminato. Chiedi a chi ne è titolare di occuparsene.',
  },
}
