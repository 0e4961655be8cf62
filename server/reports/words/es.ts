import type { Words } from '#server/reports/words/en.ts'

export const es: Words = {
  file: 'informe',
  sheets: {
    overview: 'Resumen',
    students: 'Estudiantes',
    partners: 'Interlocutores',
    words: 'Palabras',
    corrections: 'Correcciones',
    mistakes: 'Errores',
  },
  headings: {
    part: 'Parte',
    period: 'Periodo',
    before: 'Periodo anterior',
    students: 'Estudiantes que practicaron',
    conversations: 'Conversaciones',
    days: 'Días de práctica',
    last_practised: 'Última práctica',
    list: 'Usada o no',
    word: 'Palabra',
    kind: 'Tipo',
    written: 'Escrito',
    better: 'Mejor',
    why: 'Por qué',
    asked: 'Se pidió repetirlo',
    mended: 'Correcto al primer intento',
    again: 'Conversaciones posteriores con el mismo error',
    tasks_set: 'Tareas puestas',
    tasks_done: 'Tareas hechas',
    tasks_in_time: 'Tareas hechas a tiempo',
  },
  lists: {
    used: 'Usada',
    missed: 'No usada',
  },
  kinds: {
    spelling: 'Ortografía',
    accents: 'Acentos',
    grammar: 'Gramática',
    other_language: 'Otro idioma',
  },
}
