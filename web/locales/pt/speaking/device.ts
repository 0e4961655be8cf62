import type { Words } from '../../words.ts'

export const device: Words<'device'> = {
  title: 'Verificar este dispositivo',
  intro:
    'O que este dispositivo consegue fazer em uma aula com som. Abra esta página no próprio dispositivo, antes da aula.',
  failed: 'Não foi possível carregar seus idiomas',
  print: 'Imprimir',
  looking: 'Procurando vozes…',
  on: '{{browser}} no {{system}}',
  unknown: 'Navegador desconhecido',
  summary: {
    both: 'Este dispositivo fala e entende: {{languages}}.',
    speaks: 'Este dispositivo fala: {{languages}}.',
    butNot: 'Ele não fala: {{languages}}.',
    nothing: 'Este dispositivo não fala nenhum destes idiomas.',
    none: 'Este dispositivo não fala: {{languages}}.',
    hears: 'Ele entende o que os alunos dizem.',
    deaf: 'Ele não entende o que se diz: os alunos terão que escrever.',
  },
  languages: 'Idiomas',
  all: 'Mostrar os {{number}} idiomas',
  listen: 'Ouvir',
  speaks: {
    local: 'Voz: {{voice}}, neste dispositivo',
    network: 'Voz: {{voice}}, pela internet',
    server: 'Voz: {{voice}}, do servidor',
    none: 'Sem voz',
  },
  hears: { yes: 'Entende a fala', no: 'Não entende a fala' },
  hearing: {
    sends: 'Para transformar a fala em texto, o {{browser}} envia o som para a {{maker}}.',
    maySend: 'Para transformar a fala em texto, o {{browser}} pode enviar o som à empresa que o desenvolve.',
    no: 'O {{browser}} não consegue transformar a fala em texto aqui. Chrome, Edge e Safari geralmente conseguem.',
  },
  microphone: {
    title: 'Microfone',
    text: 'Aperte o botão e diga uma frase. O som fica neste dispositivo e não é guardado.',
    test: 'Testar o microfone',
    stop: 'Parar',
    level: 'Nível',
    volume: { silent: 'Sem som', quiet: 'Baixo', good: 'Bom', loud: 'Muito alto' },
    status: {
      untested: 'Ainda não testado',
      asking: 'O navegador está pedindo permissão para usar o microfone. Permita o acesso.',
      listening: 'Diga alguma coisa…',
      works: 'O microfone funciona.',
      quiet: 'Não deu para ouvir nada. Verifique se o microfone certo está selecionado e se não está no mudo.',
      denied:
        'O microfone está desligado para esta página. Ligue-o para este site nas configurações do navegador e teste de novo.',
      none: 'Não há microfone. Conecte um e teste de novo.',
      busy: 'Não é possível usar o microfone. Feche os outros programas que o estejam usando e teste de novo.',
    },
  },
  advice: {
    title: 'Instalar uma voz',
    text: 'As vozes são gratuitas e instaladas uma vez em cada dispositivo.',
    missing: 'Aqui ainda falta uma voz para: {{languages}}.',
    system: 'Dispositivo',
    restart: 'Feche o navegador por completo, abra de novo e volte a esta página.',
    steps: {
      windows: {
        first: 'Abra Configurações → Hora e idioma → Idioma e região, e adicione o idioma.',
        second: 'Marque “Conversão de texto em fala” entre os recursos do idioma e espere a instalação terminar.',
        third: 'Ou use o Microsoft Edge, que oferece vozes pela internet para muitos idiomas.',
      },
      macos: {
        first: 'Abra Ajustes do Sistema → Acessibilidade → Conteúdo Falado (Leitura e Fala em versões mais recentes).',
        second: 'Ao lado da voz do sistema, escolha “Gerenciar Vozes…”.',
        third: 'Escolha o idioma e baixe uma voz.',
      },
      ios: {
        first: 'Abra Ajustes → Acessibilidade → Conteúdo Falado (Leitura e Fala em versões mais recentes).',
        second: 'Toque em “Vozes” e escolha o idioma.',
        third: 'Baixe uma voz.',
      },
      android: {
        first: 'Abra as configurações e procure “Conversão de texto em voz”.',
        second: 'Abra as configurações do mecanismo, em geral o do Google, e toque em “Instalar dados de voz”.',
        third: 'Escolha o idioma e baixe uma voz.',
      },
      chromeos: {
        first: 'Abra Configurações → Acessibilidade → Conversão de texto em voz.',
        second: 'Abra as configurações do mecanismo de voz do Google e adicione o idioma.',
        third: 'Mantenha a conexão até a voz estar pronta.',
      },
      linux: {
        first: 'Instale os pacotes speech-dispatcher e espeak-ng.',
        second: 'Use o Firefox, que usa esses pacotes para falar.',
        third: 'Ou use o Google Chrome, que oferece vozes pela internet para vários idiomas.',
      },
    },
  },
  paper: { checked: 'Verificado em {{date}}', computer: 'Computador', by: 'Verificado por' },
}
