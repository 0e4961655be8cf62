import type { Words } from '../../words.ts'

export const voice: Words<'voice'> = {
  intro: 'Escolha como cada idioma de prática soa para todos os seus alunos.',
  ofDevices:
    'As vozes dependem de cada dispositivo. Se faltar a escolhida, fala a melhor que ele tiver, nunca uma de outro idioma.',
  check: 'Verificar este dispositivo',
  loading: 'Carregando as configurações',
  failed: 'Não foi possível carregar as configurações de voz e som',
  languages: 'Idiomas',
  who: 'Voz',
  searchVoices: 'Buscar vozes',
  noSuchVoice: 'Nenhuma voz encontrada.',
  best: 'A melhor voz do dispositivo',
  usual: 'A voz habitual do servidor',
  from: { server: 'Do servidor', network: 'Precisa de conexão', elsewhere: 'Não está neste dispositivo' },
  here: {
    looking: 'Carregando vozes…',
    noVoice: 'Sem voz neste dispositivo',
    none: 'Este dispositivo não tem voz para este idioma. Os alunos ouvem as respostas se o dispositivo deles tiver uma; senão, leem.',
    speaks: 'Neste dispositivo: {{voice}}.',
    missing: '{{wanted}} não está neste dispositivo; aqui quem fala é {{voice}}.',
    server: 'Do servidor, igual em todos os dispositivos.',
    missingServer: '{{wanted}} não está neste dispositivo; aqui quem fala é o servidor.',
    unheard: 'A voz não começou. Reinicie o navegador ou escolha outra voz.',
    noPitch: 'As vozes do servidor mantêm o próprio tom.',
  },
  rate: 'Velocidade',
  pitch: 'Tom',
  test: 'Testar',
  stop: 'Parar',
  microphone: {
    title: 'Quem pode ouvir os alunos',
    text: 'Os alunos podem falar em vez de digitar. Escolha o que pode transformar a fala deles em texto. Nunca guardamos gravações.',
    mode: {
      off: {
        label: 'Ninguém',
        text: 'O microfone fica desligado e os alunos digitam.',
      },
      device: {
        label: 'Só o dispositivo deles',
        text: 'A fala não sai do dispositivo. Se um navegador não conseguir, os alunos digitam.',
      },
      server: {
        label: 'Também o servidor da sua escola',
        text: 'Se o dispositivo não conseguir, o servidor da sua escola assume. A gravação é apagada assim que o texto fica pronto.',
      },
      browser: {
        label: 'Também a empresa do navegador',
        text: 'Se o dispositivo não conseguir, a gravação vai para o Google, a Microsoft ou a Apple e, se nem isso for possível, para o servidor da sua escola.',
      },
    },
    noServer: 'Nenhum servidor de fala foi configurado.',
    told: 'Antes de falar pela primeira vez, os alunos leem quem os ouve.',
  },
  switch: {
    speaks_answers: {
      label: 'Ler as respostas automaticamente',
      text: 'Se estiver desativado, os alunos tocam em um botão para ouvir.',
    },
    allows_microphone: {
      label: 'Permitir o microfone',
      text: 'Os alunos podem falar neste idioma, conforme a escolha acima.',
    },
    shows_captions: { label: 'Legendas', text: 'O que um avatar diz também pode ser lido.' },
  },
  state: {
    speaks_answers: { on: 'Leitura', off: 'Sem leitura' },
    allows_microphone: { on: 'Microfone', off: 'Sem microfone' },
    shows_captions: { on: 'Legendas', off: 'Sem legendas' },
  },
  saving: 'Salvando…',
  saved: 'Salvo',
  notSaved: 'Não foi salvo',
  retry: 'Tentar de novo',
  past: 'Nada mudou neste idioma: {{language}}',
  pastText: 'Outra pessoa acabou de fazer mudanças. Agora você vê o que foi salvo.',
  empty: {
    title: 'Ainda não há nenhum idioma de prática ativado',
    text: 'Depois de escolher o que seus alunos praticam, você decide aqui como isso soa.',
    action: 'Escolher idiomas',
  },
}
