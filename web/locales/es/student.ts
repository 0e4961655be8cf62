import type { Words } from '../words.ts'

export const student: Words<'student'> = {
  title: 'Estudiante',
  class: 'Clase',
  loading: 'Cargando estudiante',
  failed: 'No se pudo cargar este estudiante',
  menu: 'Más acciones',
  saving: 'Guardando…',
  export: 'Exportar todo',
  exported: 'Todo sobre {{name}} está en tus descargas',
  exportFailed: 'La exportación no funcionó',
  erase: 'Eliminar estudiante',
  erasing: {
    text: 'Se borran los datos, las notas y el historial de {{name}}, y deja sus clases. Es definitivo y no se puede deshacer.',
    instead: 'Desactivar también libera la plaza y lo conserva todo.',
  },
  details: 'Datos',
  unsaved: 'Hay cambios sin guardar',
  nothingToSave: 'Todos los cambios están guardados',
  discard: 'Descartar',
  history: { title: 'Historial', loading: 'Cargando historial', failed: 'No se pudo cargar el historial' },
  event: {
    added: 'Se añadió',
    joined: 'Entró en {{class}}',
    changed: 'Se cambiaron los datos',
    inactivated: 'Se desactivó',
    practised: 'Última práctica',
  },
  similar: {
    said: 'Quizá ya está aquí: {{names}}',
    typed: 'Lo que añades',
    here: 'Quizá ya está aquí',
    open: 'Abrir',
    activate: 'Activar en su lugar',
    activating: 'Activando…',
  },
}
