import type { Words } from '../words.ts'

export const app: Words<'app'> = {
  skip: 'Zum Inhalt springen',
  loadingPage: 'Seite wird geladen',
  close: 'Schließen',
  notifications: 'Mitteilungen',
  role: { school: 'Schule', admin: 'Administration' },
  header: {
    openSidebar: 'Seitenleiste öffnen',
    closeSidebar: 'Seitenleiste schließen',
    language: 'Sprache',
    appearance: 'Darstellung',
    openProfile: 'Profilmenü öffnen',
  },
  navigation: { main: 'Hauptnavigation', panel: 'Seiten dieses Bereichs', close: 'Navigation schließen' },
  area: {
    home: 'Start',
    create: 'Chatbot erstellen',
    manage: 'Chatbots verwalten',
    avatars: 'Avatare',
    voice: 'Stimme und Ton',
    students: 'Lernende',
    settings: 'Einstellungen',
    general: 'Allgemein',
    credentials: 'Passwort',
    sessions: 'Sitzungen',
    billing: 'Abrechnung',
    activity: 'Aktivitäten',
  },
  profile: { profile: 'Profil', billing: 'Abrechnung', subscription: 'Abonnement', logout: 'Abmelden' },
}
