import type { Words } from '../../words.ts'

export const frame: Words<'frame'> = {
  role: { school: 'Escuela', coordinator: 'Coordinación', teacher: 'Profesorado', admin: 'Administración' },
  header: {
    openSidebar: 'Abrir la barra lateral',
    closeSidebar: 'Cerrar la barra lateral',
    language: 'Idioma',
    appearance: 'Apariencia',
    unread_one: 'Notificaciones, {{count}} sin leer',
    unread_other: 'Notificaciones, {{count}} sin leer',
    openProfile: 'Abrir el menú del perfil',
  },
  navigation: {
    main: 'Principal',
    panel: 'Páginas de esta sección',
    close: 'Cerrar la navegación',
    locked: 'Con un plan activo',
  },
  area: {
    home: 'Inicio',
    create: 'Crear chatbot',
    manage: 'Gestionar chatbots',
    conversations: 'Conversaciones',
    avatars: 'Avatares',
    voice: 'Voz y sonido',
    students: 'Estudiantes',
    settings: 'Ajustes',
    staff: 'Equipo',
    general: 'General',
    credentials: 'Contraseña',
    sessions: 'Sesiones',
    billing: 'Facturación',
    notices: 'Notificaciones',
    activity: 'Actividad',
  },
  profile: { profile: 'Perfil', billing: 'Facturación', subscription: 'Suscripción', logout: 'Cerrar sesión' },
  denied: {
    title: 'No puedes abrir esta página',
    text: 'Es para la coordinación y la persona titular de la escuela. Habla con ellas si necesitas algo de aquí.',
    planTitle: 'Del plan y los pagos se ocupa la persona titular',
    planText: 'Tu escuela necesita un plan o el que tenía ha terminado. Pide a la persona titular que se ocupe.',
  },
}
