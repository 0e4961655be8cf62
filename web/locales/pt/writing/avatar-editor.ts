import type { Words } from '../../words.ts'

export const avatarEditor: Words<'avatarEditor'> = {
  part: {
    basics: 'O básico',
    look: 'Aparência',
    voice: 'Voz',
  },
  field: {
    subject: 'Chatbot',
  },
  subject: {
    none: 'Nenhum ainda',
    draft: 'Rascunho',
    archived: 'Arquivado',
    templates: 'Novo, a partir de um modelo',
    begin: 'Comece com um modelo:',
    write: 'Escrever o seu',
    isNew: 'Ao salvar, este modelo vira um chatbot, publicado e pronto para usar.',
    why: 'O chatbot decide o que o avatar diz.',
    empty: 'Ainda não há nenhum chatbot neste idioma ({{language}}).',
    left: '“{{chatbot}}” fala outro idioma ({{language}}), por isso foi removido.',
    is_draft: 'É um rascunho: os alunos verão o avatar quando você publicar o chatbot.',
    is_archived: 'Está no arquivo: os alunos verão o avatar quando você publicar o chatbot de novo.',
  },
  preview: {
    unnamed: 'Novo avatar',
    sentence: 'Frase que o avatar vai dizer',
    say: 'Fazer falar',
    stop: 'Parar',
    noVoice: 'Este dispositivo não tem voz para este idioma ({{language}}): a boca se mexe sem som.',
    quiet: 'Sem voz ({{language}})',
    checkDevice: 'Verificar este dispositivo',
  },
  look: {
    parts: 'Partes do rosto',
    colors: 'Cores',
    without: 'Sem: {{part}}',
    ownColor: 'Outra cor',
    ownColorOf: '{{label}}: outra cor',
    previous: 'Aparência anterior',
    shuffle: 'Aleatório',
  },
  voiceText:
    'Se você não escolher nada aqui, o avatar fala com a voz do chatbot ou com a que sua escola usa nesse idioma.',
  create: 'Criar avatar',
  created: 'Avatar criado: {{name}}',
  saved: 'Avatar salvo: {{name}}',
  gone: 'Alguém excluiu este avatar ou o chatbot dele. O que você escolheu continua aqui.',
  stale: 'Este avatar foi alterado em outro lugar',
  drawings: 'Quem desenhou estes rostos',
}
