import type { Words } from '../words.ts'

export const student: Words<'student'> = {
  title: 'Élève',
  class: 'Classe',
  loading: 'Chargement de l’élève',
  failed: 'Impossible de charger cet élève',
  gone: {
    title: 'Cet élève n’est plus ici',
    text: 'Quelqu’un l’a supprimé, ou le lien n’est pas le bon.',
    back: 'Retour aux élèves',
  },
  menu: 'Autres actions',
  saving: 'Enregistrement…',
  export: 'Tout exporter',
  exported: 'Tout ce qui concerne {{name}} est dans vos téléchargements',
  exportFailed: 'L’export a échoué',
  erase: 'Supprimer l’élève',
  erasing: {
    text: 'Les informations, les remarques et l’historique concernant {{name}} seront effacés, ainsi que les inscriptions aux classes. C’est définitif et irréversible.',
    instead: 'Désactiver l’élève libère aussi la place et conserve tout.',
  },
  details: 'Informations',
  unsaved: 'Vous avez des modifications non enregistrées',
  nothingToSave: 'Tout est enregistré',
  discard: 'Abandonner',
  history: { title: 'Historique', loading: 'Chargement de l’historique', failed: 'Impossible de charger l’historique' },
  event: {
    added: 'Fiche créée',
    joined: 'Entrée dans la classe {{class}}',
    changed: 'Informations modifiées',
    inactivated: 'Désactivation',
    practised: 'Entraînement',
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
