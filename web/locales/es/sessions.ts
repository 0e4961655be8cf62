import type { Words } from '../words.ts'

export const sessions: Words<'sessions'> = {
  title: 'Sesiones',
  intro:
    'Los navegadores en los que tienes la sesión iniciada. Puede haber {{max}} como máximo: con uno más, se cierra la sesión más antigua.',
  current: 'Sesión actual',
  others: 'Otras sesiones',
  on: '{{browser}} en {{system}}',
  unknown: 'Navegador desconocido',
  online: 'En línea',
  since: 'Sesión iniciada el {{date}}',
  seen: 'Última actividad {{ago}}',
  seenNow: 'Última actividad hace un momento',
  terminate: 'Cerrar sesión',
  terminating: 'Cerrando…',
  terminateAll: 'Cerrar todas las demás',
  terminated: 'Se cerró la sesión de {{browser}}',
  notTerminated: 'No se pudo cerrar la sesión de {{browser}}',
  allTerminated_one: 'Se cerró {{count}} sesión más',
  allTerminated_other: 'Se cerraron otras {{count}} sesiones',
  none: 'No hay otras sesiones',
  noneText: 'Solo tienes la sesión iniciada aquí.',
  asking: {
    title_one: '¿Cerrar {{count}} sesión más?',
    title_other: '¿Cerrar otras {{count}} sesiones?',
    text_one: 'Se cerrará con el próximo clic que se haga allí. Aquí sigues con la sesión iniciada.',
    text_other: 'Se cerrarán con el próximo clic que se haga allí. Aquí sigues con la sesión iniciada.',
    keep: 'Dejarlo así',
    close: 'Cerrar',
  },
  loading: 'Cargando las sesiones',
  failed: 'No se pudieron cargar las sesiones',
}
