import type { Words } from '../../words.ts'

export const avatars: Words<'avatars'> = {
  create: 'Créer un avatar',
  one: 'Avatar',
  status: {
    active: 'Actif',
    hidden: 'Pas encore visible',
    archived: 'Archivé',
  },
  search: {
    label: 'Rechercher des avatars',
    placeholder: 'Nom ou chatbot',
  },
  filter: {
    active: 'Actifs {{number}}',
    archived: 'Archivés {{number}}',
  },
  pages: 'Pages d’avatars',
  loading: 'Chargement des avatars',
  loadingOne: 'Chargement de l’avatar',
  failed: {
    list: 'Impossible de charger les avatars',
    one: 'Impossible de charger l’avatar',
  },
  nothing: {
    title: 'Aucun avatar trouvé',
    text: 'Essayez une autre recherche ou d’autres filtres.',
  },
  noArchive: {
    title: 'Aucun avatar archivé',
    text: 'Les avatars archivés restent ici jusqu’à ce que vous les restauriez.',
    back: 'Voir les avatars actifs',
  },
  empty: {
    title: 'Donnez un visage à vos chatbots',
    text: 'Un avatar donne un visage et une voix à l’un de vos chatbots. Les élèves le voient parler et lui répondent à voix haute.',
  },
  gone: {
    title: 'Avatar introuvable',
    text: 'Quelqu’un l’a peut-être supprimé, ou le lien n’est pas le bon.',
    back: 'Retour aux avatars',
  },
  talksAbout: 'Chatbot\u00a0: {{chatbot}}',
  hidden: {
    archived: 'Les élèves ne voient pas {{name}}\u00a0: cet avatar est dans les archives.',
    silent: 'Les élèves ne voient pas encore {{name}}\u00a0: choisissez un chatbot.',
    draft: 'Les élèves ne voient pas encore {{name}}\u00a0: {{chatbot}} est un brouillon.',
    put_away: 'Les élèves ne voient pas {{name}}\u00a0: {{chatbot}} est dans les archives.',
  },
  done: {
    archive: 'Avatar archivé\u00a0: {{name}}',
    restore: 'Avatar restauré\u00a0: {{name}}',
    duplicated: 'Avatar créé\u00a0: {{name}}',
    deleted: 'Avatar supprimé\u00a0: {{name}}',
  },
  refused: {
    archive: 'Impossible d’archiver {{name}}',
    restore: 'Impossible de restaurer {{name}}',
    duplicate: 'Impossible de dupliquer {{name}}',
  },
  deleting: {
    talks_one: 'La seule conversation avec {{name}} est conservée, sous ce nom.',
    talks_other: 'Les {{number}} conversations avec {{name}} sont conservées, sous ce nom.',
    noTalks: 'Il n’y a pas encore de conversation avec {{name}}.',
    students_one: '{{number}} élève ne pourra plus s’entraîner avec {{name}}.',
    students_other: '{{number}} élèves ne pourront plus s’entraîner avec {{name}}.',
    archiving: 'Dans les archives, {{name}} reste disponible pour plus tard.',
    confirm: 'Supprimer l’avatar',
    keep: 'Garder l’avatar',
  },
}
