import type { Words } from '../../words.ts'

export const common: Words<'common'> = {
  close: 'Fermer',
  cancel: 'Annuler',
  required: 'Obligatoire',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  edit: 'Modifier',
  delete: 'Supprimer',
  deleting: 'Suppression…',
  undo: 'Annuler',
  menu: 'Actions pour {{name}}',
  results: 'Résultats',
  clearFilters: 'Effacer les filtres',
  clearSearch: 'Effacer la recherche',
  sort: {
    label: 'Trier par',
    ascending: 'Croissant',
    descending: 'Décroissant',
  },
  page: {
    range: '{{from}}–{{to}} sur {{total}}',
    previous: 'Page précédente',
    next: 'Page suivante',
    number: 'Page {{number}}',
  },
  stale: {
    text: 'Ce que vous avez saisi est toujours là, mais pas encore enregistré.',
    fields: 'Ce qui a changé\u00a0: {{fields}}.',
    dropMine: 'Abandonner ma saisie',
    keepMine: 'Garder ma saisie',
  },
  noClass: {
    title: 'Vous n’avez pas encore de classe',
    text: 'Demandez à la coordination ou au propriétaire de l’école de vous en attribuer. Vous verrez alors ici vos élèves et leurs conversations.',
    write: 'Écrire un chatbot en attendant',
  },
  unsaved: {
    title: 'Abandonner votre saisie\u00a0?',
    text: 'Elle n’est pas encore enregistrée.',
    discard: 'Abandonner',
    stay: 'Continuer la saisie',
  },
}
