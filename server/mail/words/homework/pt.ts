import { counted, type HomeworkLetters, type HomeworkWords } from '#server/mail/words/homework/homework-words.ts'

export const letters: HomeworkLetters = {
  homework_reminder: {
    subject: ({ school }) => `Suas tarefas de ${school}`,
    preview: () => 'O que falta fazer e o que você já fez.',
    title: 'Suas tarefas',
    before: [({ first_name }) => `Olá, ${first_name},`, ({ school }) => `Faltam estas tarefas de ${school}:`],
    button: 'Começar a praticar',
    after: [() => 'O link é só seu: não o compartilhe. Quem o abre pratica em seu nome.'],
    footer: ({ school, to }) => `O Tertulia enviou este e-mail para ${to} em nome de ${school}.`,
  },
}

export const homework: HomeworkWords = {
  due: ({ partner, due, goals }) => `${partner}, até ${due}: ${goals}`,
  late: ({ partner, due, goals }) => `${partner}, atrasada desde ${due}: ${goals}`,
  goal: {
    times: counted('conversa', 'conversas'),
    turns: counted('mensagem', 'mensagens'),
    minutes: counted('minuto', 'minutos'),
    steps: counted('etapa', 'etapas'),
    words: counted('palavra da lista', 'palavras da lista'),
  },
  done: (count) => `você já fez ${count}`,
  note: (text) => `Recado da escola: “${text}”`,
  event: (partner) => `Tarefa: ${partner}`,
  calendar: (school) => `Tarefas de ${school}`,
  stop: 'Para não receber mais lembretes:',
}
