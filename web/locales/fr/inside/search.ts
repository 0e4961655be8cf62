import type { Words } from '../../words.ts'

export const search: Words<'search'> = {
  label: 'Rechercher',
  placeholder: 'Rechercher',
  nothing: 'Aucun résultat',
  searching: 'Recherche…',
  failed: 'La recherche n’a pas abouti',
  group: { places: 'Aller à', students: 'Élèves', classes: 'Classes', chatbots: 'Chatbots', avatars: 'Avatars' },
  act: {
    classes: 'Classes',
    conversations: 'Conversations',
    reports: 'Rapports',
    addStudent: 'Ajouter un élève',
    checkDevice: 'Vérifier cet appareil',
    choosePlan: 'Abonnement',
  },
}
