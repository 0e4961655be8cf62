import type { Words } from '../../words.ts'

export const app: Words<'app'> = {
  skip: 'Ir al contenido',
  loadingPage: 'Cargando la página',
  close: 'Cerrar',
  notifications: 'Notificaciones',
}
