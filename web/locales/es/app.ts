import type { Words } from '../words.ts'

export const app: Words<'app'> = {
  skip: 'Ir al contenido',
  loadingPage: 'Cargando la página',
  close: 'Cerrar',
  notifications: 'Notificaciones',
  role: { school: 'Escuela', admin: 'Administración' },
  header: {
    openSidebar: 'Abrir la barra lateral',
    closeSidebar: 'Cerrar la barra lateral',
    language: 'Idioma',
    appearance: 'Apariencia',
    openProfile: 'Abrir el menú del perfil',
  },
  navigation: { main: 'Principal', panel: 'Páginas de esta sección', close: 'Cerrar la navegación' },
  area: {
    home: 'Inicio',
    create: 'Crear chatbot',
    manage: 'Gestionar chatbots',
    avatars: 'Avatares',
    voice: 'Voz y sonido',
    students: 'Estudiantes',
    settings: 'Ajustes',
    general: 'General',
    credentials: 'Contraseña',
    sessions: 'Sesiones',
    billing: 'Facturación',
    activity: 'Actividad',
  },
  profile: { profile: 'Perfil', billing: 'Facturación', subscription: 'Suscripción', logout: 'Cerrar sesión' },
}
