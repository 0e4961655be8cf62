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
  unsaved: {
    title: 'Abandonner votre saisie ?',
    text: 'Elle n’est pas encore enregistrée.',
    discard: 'Abandonner',
    stay: 'Continuer la saisie',
  },
}
