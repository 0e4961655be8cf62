import type { Words } from '../../words.ts'

export const frame: Words<'frame'> = {
  role: { school: 'Schule', coordinator: 'Koordination', teacher: 'Lehrkraft', admin: 'Administration' },
  header: {
    openSidebar: 'Seitenleiste öffnen',
    closeSidebar: 'Seitenleiste schließen',
    language: 'Sprache',
    appearance: 'Darstellung',
    unread_one: 'Mitteilungen, {{count}} ungelesen',
    unread_other: 'Mitteilungen, {{count}} ungelesen',
    openProfile: 'Profilmenü öffnen',
  },
  navigation: {
    main: 'Hauptnavigation',
    panel: 'Seiten dieses Bereichs',
    close: 'Navigation schließen',
    locked: 'Nur mit aktivem Tarif',
  },
  area: {
    home: 'Start',
    create: 'Chatbot erstellen',
    manage: 'Chatbots verwalten',
    conversations: 'Gespräche',
    avatars: 'Avatare',
    voice: 'Stimme und Ton',
    students: 'Lernende',
    settings: 'Einstellungen',
    staff: 'Team',
    general: 'Allgemein',
    credentials: 'Passwort',
    sessions: 'Sitzungen',
    billing: 'Abrechnung',
    notices: 'Mitteilungen',
    activity: 'Aktivitäten',
  },
  profile: { profile: 'Profil', billing: 'Abrechnung', subscription: 'Abonnement', logout: 'Abmelden' },
  denied: {
    title: 'Diese Seite ist für Sie nicht zugänglich',
    text: 'Sie ist der Koordination und der Leitung Ihrer Schule vorbehalten. Fragen Sie dort nach, wenn Sie hier etwas brauchen.',
    planTitle: 'Um Tarif und Zahlungen kümmert sich die Leitung',
    planText:
      'Ihre Schule braucht einen Tarif, oder er ist abgelaufen. Bitten Sie die Leitung Ihrer Schule, sich darum zu kümmern.',
  },
}
