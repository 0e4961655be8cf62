import type { Headings } from '#server/imports/columns/headings/meanings.ts'

export const es: Headings = {
  first_name: 'Nombre de pila | Primer nombre | Nombres | Nombre(s) | Nombre propio',
  further_first_name: 'Segundo nombre | Nombre 2 | Otros nombres',
  last_name: `
    Apellido | Apellidos | Apellido(s) | Primer apellido | 1er apellido | Apellido 1 | Apellido paterno
    Apellidos del alumno | Apellidos del estudiante | Nombre de familia`,
  further_last_name: 'Segundo apellido | 2º apellido | 2do apellido | Apellido 2 | Apellido materno',
  name: 'Nombre | Nombre del alumno | Nombre del estudiante | Nombre alumno | Nombre estudiante',
  full_name: `
    Nombre completo | Nombre y apellido | Nombre y apellidos | Nombres y apellidos | Nombre apellidos
    Apellidos y nombre | Apellidos y nombres | Apellido y nombre | Apellidos, nombre | Apellidos nombre | Alumno
    Alumna | Alumnos | Alumno/a | Alumnado | Estudiante | Estudiantes | Participante | Participantes`,
  email: `
    Correo | Correos | Correo electrónico | Dirección de correo | Dirección de correo electrónico
    Dirección electrónica | Dirección de email | Dirección de e-mail | Correo e | Correo-e | Email del alumno
    Correo del alumno | Correo del estudiante | Correo institucional`,
  student_number: `
    Número de estudiante | Número de alumno | Número del alumno | Número del estudiante | N.º de estudiante
    N.º de alumno | Nº de alumno | Nº alumno | Nº estudiante | N° de alumno | N° de estudiante | Núm. de alumno
    Núm. alumno | Núm. de estudiante | Matrícula | Número de matrícula | Nº de matrícula | Código de alumno
    Código de estudiante | Código del alumno | Código del estudiante | Expediente | Número de expediente
    Nº de expediente | Legajo | Número de legajo | ID de alumno | ID de estudiante | ID alumno | ID estudiante
    Identificador | Número de control | Número de cuenta`,
  level: `
    Nivel | Niveles | MCER | Nivel MCER | Nivel del MCER | Nivel de idioma | Nivel de lengua | Nivel actual
    Nivel lingüístico`,
  native_language: `
    Lengua materna | Idioma materno | Lengua nativa | Idioma nativo | Primera lengua | Primer idioma
    Lengua propia | Lengua de origen | Idioma de origen`,
  classes: `
    Clase | Clases | Nombre de la clase | Grupo | Grupos | Nombre del grupo | Curso | Cursos | Nombre del curso
    Sección`,
  notes: `
    Nota | Notas | Observación | Observaciones | Comentario | Comentarios | Apuntes | Anotaciones
    Información adicional`,
}
