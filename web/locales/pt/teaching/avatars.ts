import type { Words } from '../../words.ts'

export const avatars: Words<'avatars'> = {
  create: 'Criar avatar',
  one: 'Avatar',
  status: {
    active: 'Ativo',
    hidden: 'Ainda não visível',
    archived: 'Arquivado',
  },
  search: {
    label: 'Buscar avatares',
    placeholder: 'Nome ou chatbot',
  },
  filter: {
    active: 'Ativos {{number}}',
    archived: 'Arquivados {{number}}',
  },
  pages: 'Páginas de avatares',
  loading: 'Carregando avatares',
  loadingOne: 'Carregando avatar',
  failed: {
    list: 'Não foi possível carregar os avatares',
    one: 'Não foi possível carregar o avatar',
  },
  nothing: {
    title: 'Nenhum avatar encontrado',
    text: 'Tente outra busca ou outros filtros.',
  },
  noArchive: {
    title: 'Nada foi arquivado',
    text: 'Os avatares que você arquivar ficam aqui até serem restaurados.',
    back: 'Ver avatares ativos',
  },
  empty: {
    title: 'Dê um rosto aos seus chatbots',
    text: 'Um avatar dá rosto e voz a um dos seus chatbots. Os alunos o veem falar e respondem em voz alta.',
  },
  gone: {
    title: 'Avatar não encontrado',
    text: 'Talvez alguém o tenha excluído, ou o link não está certo.',
    back: 'Voltar aos avatares',
  },
  talksAbout: 'Chatbot: {{chatbot}}',
  hidden: {
    archived: 'Os alunos não veem {{name}}: está no arquivo.',
    silent: 'Os alunos ainda não veem {{name}}: escolha um chatbot.',
    draft: 'Os alunos ainda não veem {{name}}: {{chatbot}} é um rascunho.',
    put_away: 'Os alunos não veem {{name}}: {{chatbot}} está arquivado.',
  },
  done: {
    archive: 'Avatar arquivado: {{name}}',
    restore: 'Avatar restaurado: {{name}}',
    duplicated: 'Avatar criado: {{name}}',
    deleted: 'Avatar excluído: {{name}}',
  },
  refused: {
    archive: 'Não foi possível arquivar {{name}}',
    restore: 'Não foi possível restaurar {{name}}',
    duplicate: 'Não foi possível duplicar {{name}}',
  },
  deleting: {
    talks_one: '{{number}} conversa com {{name}} continua guardada com esse nome.',
    talks_other: '{{number}} conversas com {{name}} continuam guardadas com esse nome.',
    noTalks: 'Ainda não há conversas com {{name}}.',
    students_one: '{{number}} aluno não poderá mais praticar com {{name}}.',
    students_other: '{{number}} alunos não poderão mais praticar com {{name}}.',
    archiving: 'Se você arquivar o avatar, ele fica guardado para depois.',
    confirm: 'Excluir avatar',
    keep: 'Manter avatar',
  },
}
