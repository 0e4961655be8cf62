import { counted, type HomeworkLetters, type HomeworkWords } from '#server/mail/words/homework/homework-words.ts'

export const letters: HomeworkLetters = {
  homework_reminder: {
    subject: ({ school }) => `Tus tareas de ${school}`,
    preview: () => 'Lo que tienes pendiente y lo que ya llevas hecho.',
    title: 'Tus tareas',
    before: [
      ({ first_name }) => `Hola, ${first_name}:`,
      ({ school }) => `Tienes pendientes estas tareas de ${school}:`,
    ],
    button: 'Empezar a practicar',
    after: [() => 'El enlace es solo para ti: no lo compartas. Quien lo abra practicará en tu nombre.'],
    footer: ({ school, to }) => `Tertulia ha enviado este correo a ${to} en nombre de ${school}.`,
  },
}

export const homework: HomeworkWords = {
  due: ({ partner, due, goals }) => `${partner}, hasta el ${due}: ${goals}`,
  late: ({ partner, due, goals }) => `${partner}, pendiente desde el ${due}: ${goals}`,
  goal: {
    times: counted('conversación', 'conversaciones'),
    turns: counted('mensaje', 'mensajes'),
    minutes: counted('minuto', 'minutos'),
    steps: counted('paso', 'pasos'),
    words: counted('palabra de la lista', 'palabras de la lista'),
  },
  done: (count) => `ya llevas ${count}`,
  note: (text) => `Nota de tu escuela: «${text}»`,
  event: (partner) => `Tarea: ${partner}`,
  calendar: (school) => `Tareas de ${school}`,
  stop: 'Para no recibir más recordatorios:',
}
