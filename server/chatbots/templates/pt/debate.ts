import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debate: readonly Template[] = [
  template({
    id: 'debate-a2',
    name: 'Cidade ou campo?',
    language: 'pt',
    level: 'A2',
    description: 'Onde se vive melhor, na cidade ou no campo? Diga o que você acha e por quê.',
    role: 'Alguém do seu clube de português que gosta de debater',
    scenario:
      'É noite de debate no clube de português. A pergunta de hoje: vive-se melhor na cidade ou no campo? Vocês conversam em dupla.',
    goals: [
      'Consigo dizer o que penso.',
      'Consigo dar um motivo.',
      'Consigo concordar e discordar com educação.',
      'Consigo comparar duas coisas.',
    ],
    grammar: ['comparativos: melhor, pior, mais calmo', 'porque e por isso', 'acho que / na minha opinião'],
    vocabulary: words({
      'na minha opinião': 'eu penso',
      concordar: 'pensar a mesma coisa',
      'o ar puro': 'ar limpo',
      'o barulho': 'sons altos',
      'o trânsito': 'os carros nas ruas',
      'a natureza': 'árvores, animais, rios',
      caro: 'que custa muito',
      chato: 'pouco interessante',
      'a vantagem': 'o lado bom',
      'a desvantagem': 'o lado ruim',
      'o transporte público': 'ônibus, trem e metrô para todos',
      'o lazer': 'o que se faz para se divertir',
    }),
    steps: [
      step(
        'Comece você. Onde você mora, na cidade ou no campo?',
        ['cidade|campo|interior|moro|vivo|centro|mar|praia|perto|bairro|sítio|fazenda|ilha|vila|roça'],
        'Diga onde mora, e se é grande ou pequeno.',
        'Moro numa cidade pequena perto do mar.',
      ),
      step(
        'E do que você gosta aí?',
        [],
        'Diga uma ou duas coisas boas.',
        'Gosto do ar puro, e os meus amigos moram perto.',
      ),
      step(
        'Eu acho a cidade melhor para os jovens, porque tem mais coisas para fazer. Você concorda?',
        ['concordo|sim|não|acho|penso|verdade|razão|mas|porque|opinião|claro|talvez|discordo|certo'],
        'Comece com “Concordo, porque…” ou “Não concordo, porque…”.',
        'Não concordo, porque no campo dá para fazer muito esporte.',
      ),
      step(
        'Interessante. Mas a cidade também tem um lado ruim. Qual é, para você?',
        [
          'barulho*|trânsito|carro*|car*|ar|suj*|gente|pessoas|perigos*|poluição|aluguel|estresse|natureza|grande|pressa|lotad*|longe|violência',
        ],
        'Pense no barulho, no ar, nos preços ou nas pessoas.',
        'Tem muito trânsito, e os apartamentos são caros.',
      ),
      step(
        'Nisso você tem razão. E qual é uma desvantagem do campo?',
        [
          'ônibus|chat*|loja*|longe|carro|escola*|médico*|trabalho|emprego*|nada|amigos|trem|cinema|internet|transporte|sozinh*|gente|pequen*|pouc*|calmo',
        ],
        'Pense nas lojas, nos ônibus, na escola ou no trabalho.',
        'Tem poucos ônibus, e as lojas ficam longe.',
      ),
      step(
        'E as pessoas mais velhas? Na sua opinião, onde elas vivem melhor?',
        [],
        'Diga o que é melhor para elas, e por quê.',
        'Acho que numa cidade pequena, porque é calmo e tem médicos.',
      ),
      step(
        'Você me fez pensar. E daqui a dez anos, onde você gostaria de morar?',
        [
          'gostaria|quero|morar|viver|cidade|campo|interior|mar|praia|montanha|aqui|exterior|casa|apartamento|sei|talvez|em|na|no|numa',
        ],
        'Diga o seu desejo e dê um motivo.',
        'Gostaria de morar perto do mar, porque adoro a natureza.',
      ),
    ],
    starters: [
      'Oi! Qual é a pergunta de hoje?',
      'Estou um pouco nervoso, mas vamos lá.',
      'Boa noite! Somos uma dupla?',
    ],
    opening_message: 'Boa noite! Hoje somos nós dois, e a pergunta é: cidade ou campo?',
    correction: 'prompt',
  }),
  template({
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
    starters: [
      'Boa tarde. Estou pronto para o debate.',
      'Posso começar?',
      'Oi! Tenho uma opinião bem clara sobre isso.',
    ],
    opening_message: 'Bem-vindos ao debate. Vou defender o lado que você não escolher, e serei justa.',
    correction: 'at_the_end',
  }),
]
