import type { Words } from '../words.ts'

export const app: Words<'app'> = {
  skip: 'Ir al contenido',
  loadingPage: 'Cargando la página',
  close: 'Cerrar',
  notifications: 'Avisos',
  role: { school: 'Escuela', admin: 'Administrador' },
  header: {
    openSidebar: 'Abrir la barra lateral',
    closeSidebar: 'Cerrar la barra lateral',
    language: 'Idioma',
    appearance: 'Apariencia',
    openProfile: 'Abrir el menú de perfil',
  },
  navigation: { main: 'Navegación principal', panel: 'Páginas de esta sección', close: 'Cerrar la navegación' },
  area: { students: 'Estudiantes' },
  profile: { subscription: 'Suscripción', logout: 'Cerrar sesión' },
}
