import type { Words } from '../../words.ts'

export const frame: Words<'frame'> = {
  role: { school: 'École', coordinator: 'Coordination', teacher: 'Enseignant', admin: 'Administration' },
  header: {
    openSidebar: 'Ouvrir la barre latérale',
    closeSidebar: 'Fermer la barre latérale',
    language: 'Langue',
    appearance: 'Apparence',
    unread_one: 'Notifications, {{count}} non lue',
    unread_other: 'Notifications, {{count}} non lues',
    openProfile: 'Ouvrir le menu du profil',
  },
  navigation: {
    main: 'Navigation principale',
    panel: 'Pages de cette rubrique',
    close: 'Fermer la navigation',
    locked: 'Avec une formule active',
  },
  area: {
    home: 'Accueil',
    create: 'Créer un chatbot',
    manage: 'Gérer les chatbots',
    conversations: 'Conversations',
    avatars: 'Avatars',
    voice: 'Voix et son',
    students: 'Élèves',
    settings: 'Paramètres',
    staff: 'Équipe',
    general: 'Général',
    credentials: 'Mot de passe',
    sessions: 'Sessions',
    billing: 'Facturation',
    notices: 'Notifications',
    activity: 'Activité',
  },
  profile: { profile: 'Profil', billing: 'Facturation', subscription: 'Abonnement', logout: 'Se déconnecter' },
  denied: {
    title: 'Vous ne pouvez pas ouvrir cette page',
    text: 'Elle est réservée à la coordination et au propriétaire de l’école. Adressez-vous à eux si vous avez besoin de quelque chose ici.',
    planTitle: 'La formule et les paiements reviennent au propriétaire',
    planText:
      'Votre école a besoin d’une formule, ou la sienne est terminée. Demandez au propriétaire de s’en occuper.',
  },
}
