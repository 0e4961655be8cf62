import type { Words } from '../words.ts'

export const student: Words<'student'> = {
  title: 'Aluno',
  class: 'Turma',
  loading: 'Carregando aluno',
  failed: 'Não foi possível carregar este aluno',
  gone: {
    title: 'Este aluno não está mais aqui',
    text: 'Alguém o excluiu ou o link não está certo.',
    back: 'Voltar aos alunos',
  },
  menu: 'Mais ações',
  saving: 'Salvando…',
  export: 'Exportar tudo',
  exported: 'Tudo sobre {{name}} está nos seus downloads',
  exportFailed: 'A exportação não funcionou',
  erase: 'Excluir aluno',
  erasing: {
    text: 'Os dados, as observações e o histórico de {{name}} serão apagados, e o aluno sairá das turmas. A exclusão é definitiva e não pode ser desfeita.',
    instead: 'Desativar também libera a vaga e mantém tudo.',
  },
  details: 'Dados',
  unsaved: 'Há alterações não salvas',
  nothingToSave: 'Todas as alterações estão salvas',
  discard: 'Descartar',
  history: { title: 'Histórico', loading: 'Carregando histórico', failed: 'Não foi possível carregar o histórico' },
  event: {
    added: 'Cadastro feito',
    joined: 'Entrou em {{class}}',
    changed: 'Dados alterados',
    inactivated: 'Cadastro desativado',
    practised: 'Praticou',
  },
  similar: {
    said: 'Talvez já esteja na lista: {{names}}',
    typed: 'Você está adicionando',
    here: 'Talvez já esteja na lista',
    open: 'Abrir',
    activate: 'Ativar este cadastro',
    activating: 'Ativando…',
  },
}
