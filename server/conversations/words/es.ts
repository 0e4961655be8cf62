import type { Words } from '#server/conversations/words/en.ts'

export const es: Words = {
  file: 'conversaciones',
  sheet: 'Conversaciones',
  headings: {
    student: 'Estudiante',
    chatbot: 'Chatbot',
    avatar: 'Avatar',
    language: 'Idioma',
    level: 'Nivel',
    started: 'Inicio',
    minutes: 'Minutos',
    turns: 'Respuestas',
    words: 'Palabras',
    stayed: 'En el idioma meta (%)',
    vocabulary_used: 'Vocabulario usado',
    vocabulary_total: 'Vocabulario en total',
    steps_done: 'Pasos completados',
    steps_total: 'Pasos en total',
    spelling: 'Correcciones: ortografía',
    accents: 'Correcciones: acentos',
    grammar: 'Correcciones: gramática',
    other_language: 'Correcciones: otro idioma',
    flags: 'Alerta por',
  },
  flags: { self_harm: 'Autolesiones', abuse: 'Violencia o abusos' },
}
