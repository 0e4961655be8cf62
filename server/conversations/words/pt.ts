import type { Words } from '#server/conversations/words/en.ts'

export const pt: Words = {
  file: 'conversas',
  sheet: 'Conversas',
  headings: {
    student: 'Aluno',
    chatbot: 'Chatbot',
    avatar: 'Avatar',
    language: 'Idioma',
    level: 'Nível',
    started: 'Início',
    minutes: 'Minutos',
    turns: 'Respostas',
    words: 'Palavras',
    stayed: 'Na língua-alvo (%)',
    vocabulary_used: 'Vocabulário usado',
    vocabulary_total: 'Vocabulário no total',
    steps_done: 'Etapas concluídas',
    steps_total: 'Etapas no total',
    spelling: 'Correções: ortografia',
    accents: 'Correções: acentos',
    grammar: 'Correções: gramática',
    other_language: 'Correções: outro idioma',
    flags: 'Alerta por',
  },
  flags: { self_harm: 'Automutilação', abuse: 'Violência ou abuso' },
}
