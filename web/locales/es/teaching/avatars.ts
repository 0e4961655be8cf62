import type { Words } from '../../words.ts'

export const avatars: Words<'avatars'> = {
  create: 'Crear avatar',
  one: 'Avatar',
  status: {
    active: 'Activo',
    hidden: 'Aún no visible',
    archived: 'Archivado',
  },
  search: {
    label: 'Buscar avatares',
    placeholder: 'Nombre o chatbot',
  },
  filter: {
    active: 'Activos {{number}}',
    archived: 'Archivados {{number}}',
  },
  pages: 'Páginas de avatares',
  loading: 'Cargando avatares',
  loadingOne: 'Cargando avatar',
  failed: {
    list: 'No se pudieron cargar los avatares',
    one: 'No se pudo cargar el avatar',
  },
  nothing: {
    title: 'No se encontró ningún avatar',
    text: 'Prueba con otra búsqueda u otros filtros.',
  },
  noArchive: {
    title: 'No hay nada archivado',
    text: 'Los avatares que archives se quedan aquí hasta que los restaures.',
    back: 'Ver los avatares activos',
  },
  empty: {
    title: 'Ponles cara a tus chatbots',
    text: 'Un avatar da cara y voz a uno de tus chatbots. Los estudiantes lo ven hablar y le responden en voz alta.',
  },
  gone: {
    title: 'No encontramos este avatar',
    text: 'Puede que alguien lo haya eliminado o que el enlace no sea correcto.',
    back: 'Volver a los avatares',
  },
  talksAbout: 'Chatbot: {{chatbot}}',
  hidden: {
    archived: 'Los estudiantes no ven a {{name}}: está en el archivo.',
    silent: 'Los estudiantes aún no ven a {{name}}: elige un chatbot.',
    draft: 'Los estudiantes aún no ven a {{name}}: {{chatbot}} es un borrador.',
    put_away: 'Los estudiantes no ven a {{name}}: {{chatbot}} está archivado.',
  },
  done: {
    archive: 'Avatar archivado: {{name}}',
    restore: 'Avatar restaurado: {{name}}',
    duplicated: 'Avatar creado: {{name}}',
    deleted: 'Avatar eliminado: {{name}}',
  },
  refused: {
    archive: 'No se pudo archivar el avatar {{name}}',
    restore: 'No se pudo restaurar el avatar {{name}}',
    duplicate: 'No se pudo duplicar el avatar {{name}}',
  },
  deleting: {
    talks_one: 'Se conserva {{number}} conversación con {{name}}, con ese nombre.',
    talks_other: 'Se conservan {{number}} conversaciones con {{name}}, con ese nombre.',
    noTalks: 'Todavía no hay conversaciones con {{name}}.',
    students_one: '{{number}} estudiante ya no podrá practicar con {{name}}.',
    students_other: '{{number}} estudiantes ya no podrán practicar con {{name}}.',
    archiving: 'Si archivas el avatar, se conserva para más adelante.',
    confirm: 'Eliminar avatar',
    keep: 'Conservar avatar',
  },
}
