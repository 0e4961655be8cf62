import type { Words } from '../words.ts'

export const app: Words<'app'> = {
  skip: 'Aller au contenu',
  loadingPage: 'Chargement de la page',
  close: 'Fermer',
  notifications: 'Notifications',
  role: { school: 'École', admin: 'Administration' },
  header: {
    openSidebar: 'Ouvrir la barre latérale',
    closeSidebar: 'Fermer la barre latérale',
    language: 'Langue',
    appearance: 'Apparence',
    openProfile: 'Ouvrir le menu du profil',
  },
  navigation: { main: 'Navigation principale', panel: 'Pages de cette rubrique', close: 'Fermer la navigation' },
  area: {
    home: 'Accueil',
    create: 'Créer un chatbot',
    manage: 'Gérer les chatbots',
    avatars: 'Avatars',
    voice: 'Voix et son',
    students: 'Élèves',
    settings: 'Paramètres',
    general: 'Général',
    credentials: 'Mot de passe',
    sessions: 'Sessions',
    billing: 'Facturation',
    activity: 'Activité',
  },
  profile: { profile: 'Profil', billing: 'Facturation', subscription: 'Abonnement', logout: 'Se déconnecter' },
}
