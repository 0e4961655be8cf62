import type { Words } from '../../words.ts'

export const search: Words<'search'> = {
  label: 'Buscar',
  placeholder: 'Buscar',
  nothing: 'Sin resultados',
  searching: 'Buscando…',
  failed: 'No se pudo buscar',
  group: { places: 'Ir a', students: 'Estudiantes', classes: 'Grupos', chatbots: 'Chatbots', avatars: 'Avatares' },
  act: {
    classes: 'Grupos',
    conversations: 'Conversaciones',
    reports: 'Informes',
    addStudent: 'Añadir estudiante',
    checkDevice: 'Comprobar este dispositivo',
    choosePlan: 'Suscripción',
  },
}
