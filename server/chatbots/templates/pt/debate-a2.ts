import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'Cidade ou campo?',
  language: 'pt',
  level: 'A2',
  description: 'Onde se vive melhor, na cidade ou no campo? Diga o que você acha e por quê.',
  role: 'Alguém do seu clube de português que gosta de debater',
  partner_name: 'Tiago',
  region: 'BR',
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
  facts: [
    fact(
      'O que você faz no fim de semana?',
      'fim de semana|lazer|tempo livre|domingo|diverte',
      'Vou ao cinema e à praia. Isso é a vantagem da cidade.',
    ),
    fact(
      'Onde moram os seus pais?',
      'seus pais|sua mãe|seu pai|sua família|seus avós|sua avó',
      'Os meus pais moram na fazenda e não querem sair de lá.',
    ),
    fact('Onde é o banheiro?', 'banheiro', 'No corredor, à esquerda.'),
    fact(
      'Como você se chama?',
      'você se chama|seu nome|qual nome|como se chama',
      'Tiago. E adoro discutir, como você vê!',
    ),
    fact('Quantos anos você tem?', 'quantos anos|sua idade', 'Tenho vinte e seis.'),
    fact('Onde você mora?', ['onde', 'mora|você|vive|é|nasceu'], 'Moro no centro de Recife, mas nasci numa fazenda.'),
    fact(
      'Você gosta da cidade?',
      ['você', 'gosta|prefere', 'cidade|centro|morar|campo'],
      'Gosto da cidade, mas às vezes sonho com uma rede e o silêncio.',
    ),
    fact(
      'Por que você saiu da fazenda?',
      ['por que|quando', 'fazenda|campo|saiu|mudou|cidade'],
      'Saí para estudar, porque lá não tinha faculdade.',
    ),
    fact(
      'O que você faz?',
      'trabalha|trabalho|profissão|você faz|estuda|emprego',
      'Sou motorista de ônibus. Conheço bem o trânsito!',
    ),
    fact('Você tem carro?', 'carro|bicicleta|moto|metrô', 'Não tenho carro, ando de bicicleta. É mais rápido!'),
    fact(
      'Seu apartamento é caro?',
      'caro|aluguel|apartamento|quanto custa|preço',
      'O meu apartamento é pequeno e caro. No campo, eu teria uma casa!',
    ),
    fact(
      'Você tem animais?',
      'animal|animais|bicho*|gato*|cachorro*|vaca*|cavalo*',
      'Tenho um cachorro na cidade. Na fazenda tem galinhas e um cavalo.',
    ),
    fact(
      'Há quanto tempo você está no clube?',
      ['tempo|quando', 'clube|debate*|aqui'],
      'Há dois anos. Venho toda quarta-feira.',
    ),
    fact(
      'Qual é a sua opinião?',
      ['você|sua', 'opinião|acha|pensa'],
      'Hoje eu defendo a cidade. Mas você pode me convencer!',
    ),
    fact(
      'Qual é a pergunta de hoje?',
      'qual * pergunta|que pergunta|assunto',
      'A pergunta é onde se vive melhor: na cidade ou no campo.',
    ),
    fact('Quanto tempo temos?', 'quanto tempo|minutos|dura|demora|hora*', 'Temos dez minutos. Sem pressa!'),
    fact('Tem café aqui?', 'café|água|comer|beber|bolo', 'Tem café e bolo na mesa, no intervalo.'),
    fact('Tudo bem?', 'tudo bem|como vai|como está', 'Tudo bem! Pronto para o debate.'),
  ],
  steps: [
    step(
      'Comece você. Onde você mora, na cidade ou no campo?',
      [
        'cidade*|campo|interior|moro|vivo|centro|mar|praia*|bairro|sítio|fazenda|ilha|vila|roça|cidadezinha|capital|apartamento|casa|metrópole|aldeia|montanha*|subúrbio|são paulo|rio|periferia|litoral|povoado|madri*|barcelona|lisboa|londres|berlim|viena|os dois|nenhum*',
      ],
      'Diga onde mora, e se é grande ou pequeno.',
      'Moro numa cidade pequena perto da natureza.',
      {
        other_wordings: [
          'Primeiro, uma pergunta fácil: você mora na cidade ou no campo?',
          'Antes do debate: onde é a sua casa, na cidade ou no campo?',
        ],
        reactions: [
          when('cidade grande|capital|metrópole|centro|são paulo|apartamento|bairro|avenida|prédio', [
            'Na cidade, como eu!',
            'Então você conhece bem o barulho.',
          ]),
          when('cidade pequena|cidadezinha|vila|aldeia|povoado', [
            'Pequena! Ali todo mundo se conhece.',
            'Uma cidade pequena: nem muito, nem pouco.',
          ]),
          when('campo|interior|fazenda|sítio|roça', 'No campo! Eu nasci numa fazenda.'),
          when('mar|praia*|ilha|litoral', 'Perto do mar, que sorte!'),
          when('montanha*', 'Nas montanhas, que bonito!'),
          when('*', '{place}! Eu quero conhecer.'),
          when('cidade', 'Na cidade, como eu!'),
          on('refusal', 'Sem problema! Só diga: é um lugar grande ou pequeno?', { goes_to: 'stay' }),
          on('joke', 'Na Lua não tem trânsito! E na Terra, você mora na cidade ou no campo?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E do que você gosta aí?',
      [],
      'Diga uma ou duas coisas boas.',
      'Gosto do ar puro. A vantagem é que os meus amigos moram perto.',
      {
        other_wordings: ['O que é bom no lugar onde você mora?', 'E qual é a coisa de que você mais gosta aí?'],
        topics: [
          'gosto|adoro|amo|bom|boa|melhor|vantagem|lindo|linda|bonit*|legal|tranquil*|calm*|segur*|silêncio|sossego|paz|limp*|perfeit*|divertid*|interessante',
          'ar|natureza|árvore*|parque*|praia*|mar|rio*|lago|montanha*|floresta|mato|flor*|jardim|praça|vista|sol|animais|cavalo*|vaca*|pássaro*|clima|verde|cachorro*|cheiro',
          'amig*|família|pessoas|gente|avó*|avô|mãe|pais|namorad*|colega*',
          'loja*|shopping|cinema*|restaurante*|bar|bares|teatro*|museu*|show*|festa*|concerto*|mercado|feira|café*|padaria|comida|lazer|biblioteca',
          'perto|trabalho|escola*|faculdade|ônibus|metrô|trem|transporte|bicicleta|centro|médico*|hospital|internet|tudo|barato|casa|quarto|rua*|apartamento',
          'esporte*|futebol|brincar|passear|caminhar|correr|nadar|piscina|clube|academia|jogar|campo|quadra|andar',
          'nada|não gosto|detesto|odeio|se conhece*|conheço todos|vizinh*|barzinho*|padaria|biblioteca|história|castelo|ruas|bairro|clima|festa*',
        ],
        reactions: [
          when('nada|não gosto|odeio|detesto', 'De nada? Que pena! Então você precisa se mudar.'),
          when('ar|natureza|árvore*|floresta|mato|verde|flor*|montanha*', [
            'O ar puro, que inveja!',
            'A natureza faz bem, é verdade.',
          ]),
          when('amig*|vizinh*|família|gente|pessoas|avó*', [
            'Com pessoas boas, todo lugar é bom.',
            'As pessoas são o mais importante.',
          ]),
          when('praia*|mar|rio*|lago', 'Água perto de casa, que sonho!'),
          when('calm*|tranquil*|silêncio|sossego|paz|segur*', 'Calma! Na minha rua isso não existe.'),
          when(
            'cinema*|loja*|shopping|restaurante*|festa*|bar|museu*|teatro*|lazer',
            'Muitas coisas para fazer, que bom!',
          ),
          when('ônibus|metrô|trem|perto|trabalho|escola*|centro', 'Tudo perto: isso é prático.'),
          when('esporte*|futebol|brincar|correr|nadar|jogar|quadra', 'Esporte perto de casa, muito bom!'),
          when('comida|padaria|café*|mercado', 'Comer bem é metade da vida!'),
          on('dont_know', 'Pense no domingo: você sai, vê amigos, dorme?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Eu acho a cidade melhor para os jovens, porque tem mais coisas para fazer. Você concorda?',
      [
        'concordo|concorda|sim|não|acho|penso|verdade|razão|mas|porque|opinião|claro|talvez|discordo|certo|depende|pode ser|também|errado|exato|campo|cidade|jovens|os dois|esporte|cinema*|internet|mentira|às vezes|mais ou menos',
      ],
      'Comece com “Concordo, porque…” ou “Não concordo, porque…”.',
      'Na minha opinião, não. Não concordo, porque no campo dá para fazer muito esporte.',
      {
        other_wordings: [
          'Para mim, os jovens vivem melhor na cidade: tem cinema, festas, faculdade. Você concorda comigo?',
          'Eu digo: para os jovens, a cidade é melhor, tem mais lazer. E você, concorda?',
        ],
        reactions: [
          when(
            'depende|talvez|às vezes|os dois|pode ser|mais ou menos|em parte|metade',
            'Nem sim nem não: cuidado, assim você ganha dos dois lados!',
          ),
          when(
            ['não|discordo', 'esporte*|natureza|brincar|nadar|bicicleta|correr'],
            'Esporte e natureza: um bom argumento!',
          ),
          when(
            ['não|discordo', 'caro|dinheiro|perigos*|barulho|trânsito|violência'],
            'É verdade que a cidade tem problemas.',
          ),
          when('não concordo|discordo|errado|mentira', [
            'Que bom, assim o debate fica interessante!',
            'Não? Gosto de quem diz o que pensa.',
          ]),
          when(
            ['concordo|sim|razão|verdade|claro|certo', 'cinema*|festa*|loja*|amig*|trabalho|faculdade|escola*'],
            'Exato, na cidade ninguém fica parado!',
          ),
          when('concordo|razão|verdade|exato|certo|claro|também', ['Viu? Pensamos igual!', 'Um ponto para mim!']),
          on('no', 'Que bom, assim o debate fica interessante!'),
          on('yes', ['Viu? Pensamos igual!', 'Um ponto para mim!']),
          on('dont_know', 'Pense nos seus amigos: onde eles querem morar?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Mas a cidade também tem um lado ruim. Qual é, para você?',
      [
        'barulho*|trânsito|carro*|suj*|gente|pessoas|perigos*|poluição|poluíd*|aluguel|estresse|natureza|pressa|lotad*|longe|violência|assalto*|roub*|ladrões|cheiro|lixo|cheia|fila*|calor|ar|dinheiro|preço*|feia|feio|sozinh*|árvore*|nenhum|nada|barata*|rato*|fumaça|correria',
      ],
      'Pense no barulho, no ar, nos preços ou nas pessoas.',
      'A desvantagem é o trânsito, e os apartamentos são caros.',
      {
        other_wordings: ['E qual é uma desvantagem da cidade?', 'Vamos ser justos: o que é ruim na cidade?'],
        reactions: [
          when('nenhum|nada', 'Nada? Você ama mesmo a cidade!'),
          when('trânsito|carro*|ônibus|fila*|parado|engarraf*|congestion*|buzina*|metrô', [
            'O trânsito! Eu dirijo um ônibus, sei bem.',
            'Duas horas no carro todo dia, que horror.',
          ]),
          when(
            'car*|aluguel|dinheiro|preço*|moradia|fortuna|custa|aluguéis',
            'Caro, sim! O meu apartamento é uma caixa de sapatos.',
          ),
          when('barulho*', 'O barulho! O meu vizinho toca bateria.'),
          when('ar|poluição|suj*|lixo|fumaça|cheiro|poluíd*', 'Quem abre a janela fecha rápido, eu sei.'),
          when('perigos*|violência|assalto*|roub*|ladrões', 'À noite eu também tenho um pouco de medo.'),
          when(
            'gente|pessoas|lotad*|cheia|ninguém fala|ninguém conversa|ninguém cumprimenta|ninguém conhece',
            'Gente demais, e ninguém diz bom dia.',
          ),
          when('estresse|pressa|correria', 'Todo mundo corre, e ninguém chega!'),
          when(
            'natureza|árvore*|longe|sozinh*|feia|feio|não tem verde|sem verde|falta verde|pouco verde|parque*',
            'Sim, sem verde a vida é cinza.',
          ),
          on('dont_know', 'Abra a janela na cidade: o que você ouve? O que você vê?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E qual é uma desvantagem do campo?',
      [
        'ônibus|loja*|longe|carro|escola*|médico*|trabalho|emprego*|nada|amigos|trem|cinema*|internet|transporte|sozinh*|gente|pessoas|pequen*|pouc*|calmo|hospital|festa*|mosquito*|bicho*|inseto*|cobra*|vaca*|escuro|nenhum*|tédio|solidão|fofoca*|lazer|sabe*|cheir*|shopping|frio|faculdade|fofoc*',
      ],
      'Pense nas lojas, nos ônibus, na escola ou no trabalho.',
      'É chato: tem pouco transporte público, e as lojas ficam longe.',
      {
        other_wordings: ['Agora o campo: o que é ruim lá?', 'E no campo, qual é o problema, na sua opinião?'],
        reactions: [
          when('nenhum*|nada ruim', 'Nenhuma? Para você, o campo é o paraíso!'),
          when('ônibus|transporte|carro|trem|depender|gasolina|estrada*|longe de tudo', [
            'Sem carro, lá ninguém sai de casa.',
            'Na fazenda passava um ônibus por dia!',
          ]),
          when(
            'chat*|tédio|nada|calmo|silêncio|ninguém na rua|ninguém para|barro|lama',
            'Às seis da tarde, todo mundo dorme!',
          ),
          when('médico*|hospital|saúde|posto|emergência', 'Um médico longe é um problema sério.'),
          when('mosquito*|bicho*|inseto*|cobra*|vaca*', 'Os mosquitos! Eles adoram gente da cidade.'),
          when('trabalho|emprego*|faculdade|escola*', 'Por isso muitos jovens vão embora, como eu.'),
          when('internet', 'Sem internet? Os jovens vão chorar!'),
          when('loja*|longe|cinema*|shopping|lazer|festa*|distante', 'Para comprar um pão, meia hora de caminho.'),
          when('sozinh*|gente|amigos|solidão|pouc*|pessoas|ninguém', 'É verdade, lá tem mais vacas do que gente.'),
          on('dont_know', 'Pense no seu dia no campo: o que falta?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E as pessoas mais velhas? Na sua opinião, onde elas vivem melhor?',
      [],
      'Diga o que é melhor para elas, e por quê.',
      'Acho que numa cidade pequena, porque tem pouco barulho e tem médicos.',
      {
        other_wordings: [
          'Pense nos avós: onde a vida é melhor para eles?',
          'E para quem tem oitenta anos, o que é melhor, na sua opinião?',
        ],
        topics: [
          'cidade*|campo|interior|fazenda|sítio|vila|praia*|mar|montanha*|capital|centro|asilo|apartamento|roça',
          'calm*|tranquil*|silêncio|sossego|paz|ar|natureza|jardim|animais|barulho|segur*|perigos*|trânsito|estresse|devagar|saudável|saúde|descans*',
          'médico*|hospital|hospitais|farmácia*|loja*|mercado|ônibus|transporte|perto|longe|ajuda|elevador|escada*|centro',
          'família|filho*|neto*|amig*|vizinh*|sozinh*|gente|pessoas|companhia|juntos|avó*|avô|pais|casa|cuid*',
          'depende|tanto faz|os dois|cada um|onde quer*|lá|aqui|não sei|barat*|dinheiro|felizes|feliz|onde tem|onde têm|onde estão|lugar*|onde os|lugar calmo|perto de|plano|elevador|rampa|praça',
        ],
        reactions: [
          when('depende|cada um|onde quer*|tanto faz|os dois', 'Cada pessoa é diferente, é verdade.'),
          when('família|filho*|neto*|casa|juntos', [
            'Perto da família: isso é o mais importante.',
            'Com os netos perto, todo lugar é bom!',
          ]),
          when(['cidade', 'médico*|hospital|farmácia*|perto|loja*'], 'Médicos perto: nessa idade é importante.'),
          when('médico*|hospital|hospitais|farmácia*|saúde', 'A saúde vem primeiro, claro.'),
          when('campo|interior|fazenda|sítio|roça|calm*|tranquil*|natureza|ar|silêncio', [
            'Os meus pais dizem a mesma coisa.',
            'Uma cadeira, um jardim e paz!',
          ]),
          when('praia*|mar', 'Na praia! Eu também quero, quando for velho.'),
          when('cidade*|centro|capital', 'Na cidade tem ajuda e companhia.'),
          on('dont_know', 'Pense numa avó que você conhece. Onde ela mora?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, a vovó ia gostar! E de verdade, cidade ou campo?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Você me fez pensar. E daqui a dez anos, onde você gostaria de morar?',
      [
        'gostaria|morar|viver|cidade*|campo|interior|mar|praia*|montanha*|aqui|exterior|casa|apartamento|sei|ilha|país|centro|fazenda|sítio|mesmo lugar|brasil|portugal|espanha|paris|londres|rio|frança|alemanha|itália|suíça|japão|castelo|barco|lá|floresta|capital|lago|nova york',
      ],
      'Diga o seu desejo e dê um motivo.',
      'Gostaria de morar no campo, porque adoro a natureza e o ar puro.',
      {
        other_wordings: [
          'A última pergunta é um sonho: onde você quer morar daqui a dez anos?',
          'Feche os olhos: são dez anos depois. Onde é a sua casa?',
        ],
        reactions: [
          when(
            'aqui|mesmo lugar|continuar|onde estou|onde moro|no mesmo|não mudar',
            'Aqui mesmo? Quem é feliz não precisa mudar.',
          ),
          when('mar|praia*|ilha|barco|lago|casinha|perto do mar|perto da praia', [
            'Perto da água! Posso visitar?',
            'O mar na porta de casa, que sonho!',
          ]),
          when('campo|interior|fazenda|sítio|montanha*|floresta', [
            'Então você ganhou o debate para o campo!',
            'Uma casa com árvores: gostei do sonho.',
          ]),
          when('*', '{place}! Mande uma foto.'),
          when(
            'exterior|país|portugal|espanha|paris|londres|japão|itália|nova york|brasil',
            'Tão longe! Mande uma foto.',
          ),
          when('cidade*|centro|capital|apartamento|rio', [
            'Na cidade! Então eu ganhei um pouco.',
            'Seremos vizinhos, quem sabe.',
          ]),
          when('castelo', 'Um castelo! Guarde um quarto para mim.'),
          on('dont_know', 'Não faz mal! E nos seus sonhos: na cidade ou no campo?', { goes_to: 'stay' }),
          when('copacabana|lisboa|cobertura|canadá|londres|madri|áfrica|américa|méxico|argentina|chile|austrália', [
            'Entendi.',
            'Está bem.',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Olhe, a professora está ouvindo! Vou falar alto: a cidade é melhor para os jovens, tem mais coisas para fazer. Você concorda?',
    ),
    twist(4, 'Ai, que barulho na rua! Nem na escola temos silêncio. Qual é, para você, um lado ruim da cidade?'),
    twist(6, 'A minha avó acabou de mandar uma mensagem: ela quer se mudar! Onde as pessoas mais velhas vivem melhor?'),
  ],
  starters: ['Oi! Qual é a pergunta de hoje?', 'Estou um pouco nervoso, mas vamos lá.', 'Boa noite! Somos uma dupla?'],
  opening_message: 'Boa noite! Hoje somos nós dois, e a pergunta é: cidade ou campo?',
  closing_message: 'Foi um ótimo debate, obrigado! Agora vamos comer bolo. Até quarta-feira!',
  correction: 'prompt',
})
