import type { Words } from '#server/reports/words/en.ts'

export const pt: Words = {
  file: 'relatorio',
  sheets: {
    overview: 'Resumo',
    students: 'Alunos',
    partners: 'Interlocutores',
    words: 'Palavras',
    corrections: 'Correções',
    mistakes: 'Erros',
  },
  headings: {
    part: 'Parte',
    period: 'Período',
    before: 'Período anterior',
    students: 'Alunos que praticaram',
    conversations: 'Conversas',
    days: 'Dias de prática',
    last_practised: 'Última prática',
    list: 'Usada ou não',
    word: 'Palavra',
    kind: 'Tipo',
    written: 'Escrito',
    better: 'Melhor',
    why: 'Por quê',
    asked: 'Pedido para repetir',
    mended: 'Certo na primeira tentativa',
    again: 'Conversas posteriores com o mesmo erro',
    tasks_set: 'Tarefas passadas',
    tasks_done: 'Tarefas feitas',
    tasks_in_time: 'Tarefas feitas no prazo',
  },
  lists: {
    used: 'Usada',
    missed: 'Não usada',
  },
  kinds: {
    spelling: 'Ortografia',
    accents: 'Acentos',
    grammar: 'Gramática',
    other_language: 'Outro idioma',
  },
}
