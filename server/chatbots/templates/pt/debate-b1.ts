import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
  id: 'debate-b1',
  name: 'Celular na escola: sim ou não?',
  language: 'pt',
  level: 'B1',
  description: 'O celular deve ser proibido na escola? Defenda a sua posição e responda ao outro lado.',
  role: 'Uma parceira de debate que defende o lado contrário com educação',
  scenario:
    'O clube de debate discute se o celular deve ser proibido nas aulas e no recreio. Você escolhe um lado, e sua parceira procura os pontos fracos do que você diz.',
  goals: [
    'Consigo expressar a minha opinião com clareza.',
    'Consigo apoiá-la com motivos e exemplos.',
    'Consigo responder a um argumento contrário.',
    'Consigo resumir e buscar um acordo.',
  ],
  grammar: [
    'é preciso que / deveria',
    'conectores: no entanto, embora, por outro lado',
    'se + imperfeito do subjuntivo',
  ],
  vocabulary: words({
    proibir: 'dizer que algo não pode',
    permitir: 'dizer que algo pode',
    'o argumento': 'um motivo a favor ou contra',
    'a distração': 'o que não deixa prestar atenção',
    'concentrar-se': 'pensar numa coisa só',
    pesquisar: 'procurar informação',
    'a emergência': 'um momento perigoso em que se precisa de ajuda',
    'a regra': 'o que se deve ou não fazer',
    'ser viciado em': 'não conseguir parar de fazer algo',
    'por outro lado': 'mas também há outra coisa',
    'o acordo': 'uma solução que os dois aceitam',
    convencer: 'fazer alguém acreditar em algo',
  }),
  steps: [
    step(
      'Então, qual é a sua posição: o celular deve ser proibido na escola ou não?',
      ['proib*|permit*|deve*|sim|não|acho|opinião|contra|favor|posição|celular*|penso|lado'],
      'Escolha um lado: “Na minha opinião, o celular deveria…”.',
      'Na minha opinião, o celular deveria ser proibido durante as aulas.',
    ),
    step(
      'Ficou claro. Qual é o seu argumento mais forte?',
      [],
      'Dê um motivo e explique em outra frase.',
      'É uma distração. Ninguém se concentra quando chegam mensagens o tempo todo.',
    ),
    step(
      'Hum. Você tem um exemplo que viveu?',
      [],
      'Conte o que você viu: “No ano passado, na minha turma, …”.',
      'Na minha turma, um menino via vídeos debaixo da mesa e foi mal na prova.',
    ),
    step(
      'Eu vejo de outro jeito: o celular é o dicionário mais rápido, e é preciso aprender a usá-lo bem. O que você responde?',
      [
        'mas|entanto|embora|porém|dicionário|aprender|verdade|razão|concordo|lado|casa|computador*|tablet*|livro*|acho|professor*|não|também|certo',
      ],
      'Primeiro diga o que é verdade, e depois a sua resposta: “É verdade. No entanto, …”.',
      'É verdade. No entanto, a escola tem computadores para isso.',
    ),
    step(
      'E as emergências? Muitos pais querem poder falar com os filhos.',
      [
        'pais|secretaria|escola|lig*|celular*|telefon*|emergência*|professor*|recreio|intervalo|podem|poderia*|mochila|deslig*|se|mensagem|importante|diret*',
      ],
      'Pense em outra solução.',
      'Se acontecer alguma coisa, os pais podem ligar para a secretaria.',
    ),
    step(
      'Imagine que a regra fosse exatamente o contrário do que você quer. O que aconteceria?',
      [
        'seria*|haveria|teria*|poderia*|se|aluno*|professor*|falaria*|conversaria*|menos|mais|aconteceria|ficaria*|aprenderia*|estaria*',
      ],
      'Use o futuro do pretérito: “Os alunos teriam…”.',
      'Os alunos conversariam menos, e os professores teriam mais problemas.',
    ),
    step(
      'Não estamos tão longe um do outro. Você vê um acordo bom para os dois lados?',
      [],
      'Pense nas aulas e no intervalo, na idade ou nos lugares.',
      'O celular poderia ficar na mochila na aula, mas ser permitido no recreio.',
    ),
    step(
      'Gostei. Resuma a sua opinião em uma ou duas frases para o público.',
      [],
      'Comece com “Em resumo, …”.',
      'Em resumo, o celular distrai na aula, mas com regras claras é útil.',
    ),
  ],
  starters: ['Boa tarde. Estou pronto para o debate.', 'Posso começar?', 'Oi! Tenho uma opinião bem clara sobre isso.'],
  opening_message: 'Bem-vindos ao debate. Vou defender o lado que você não escolher, e serei justa.',
  correction: 'at_the_end',
})
