import type { Words } from '../words.ts'

export const student: Words<'student'> = {
  title: 'Élève',
  class: 'Classe',
  loading: 'Chargement de l’élève',
  failed: 'Impossible de charger cet élève',
  menu: 'Autres actions',
  saving: 'Enregistrement…',
  export: 'Tout exporter',
  exported: 'Tout ce qui concerne {{name}} est dans vos téléchargements',
  exportFailed: 'L’exportation n’a pas fonctionné',
  erase: 'Supprimer l’élève',
  erasing: {
    text: 'Les informations, les remarques et l’historique de {{name}} sont effacés, ainsi que son appartenance aux classes. C’est définitif et irréversible.',
    instead: 'Désactiver libère aussi la place et conserve tout.',
  },
  details: 'Informations',
  unsaved: 'Des modifications ne sont pas enregistrées',
  nothingToSave: 'Toutes les modifications sont enregistrées',
  discard: 'Abandonner',
  history: { title: 'Historique', loading: 'Chargement de l’historique', failed: 'Impossible de charger l’historique' },
  event: {
    added: 'Fiche créée',
    joined: 'Entrée dans {{class}}',
    changed: 'Informations modifiées',
    inactivated: 'Désactivation',
    practised: 'Dernier entraînement',
  },
  similar: {
    said: 'Peut-être déjà là\u00a0: {{names}}',
    typed: 'Votre saisie',
    here: 'Peut-être déjà là',
    open: 'Ouvrir',
    activate: 'Activer cette fiche',
    activating: 'Activation…',
  },
}
