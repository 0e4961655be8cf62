import type { Words } from '../words.ts'

export const student: Words<'student'> = {
  title: 'Estudiante',
  class: 'Clase',
  loading: 'Cargando estudiante',
  failed: 'No se pudo cargar este estudiante',
  gone: {
    title: 'Este estudiante ya no está aquí',
    text: 'Alguien lo eliminó o el enlace no es correcto.',
    back: 'Volver a los estudiantes',
  },
  menu: 'Más acciones',
  saving: 'Guardando…',
  export: 'Exportar todo',
  exported: 'Todo sobre {{name}} está en tus descargas',
  exportFailed: 'No se pudo exportar',
  erase: 'Eliminar estudiante',
  erasing: {
    text: 'Se borran los datos, las notas, el historial y la pertenencia a clases de {{name}}. Es definitivo y no se puede deshacer.',
    instead: 'Desactivar también libera la plaza y lo conserva todo.',
  },
  details: 'Datos',
  unsaved: 'Tienes cambios sin guardar',
  nothingToSave: 'Todo está guardado',
  discard: 'Descartar',
  history: { title: 'Historial', loading: 'Cargando historial', failed: 'No se pudo cargar el historial' },
  event: {
    added: 'Alta',
    joined: 'Entrada en {{class}}',
    changed: 'Cambio de datos',
    inactivated: 'Desactivación',
    practised: 'Práctica',
  },
  similar: {
    said: 'Quizá ya está aquí: {{names}}',
    typed: 'Estás añadiendo',
    here: 'Quizá ya está aquí',
    open: 'Abrir',
    activate: 'Activar en su lugar',
    activating: 'Activando…',
  },
}
