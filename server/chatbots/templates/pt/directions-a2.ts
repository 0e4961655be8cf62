import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
  id: 'directions-a2',
  name: 'Perguntar o caminho',
  language: 'pt',
  level: 'A2',
  description: 'Você é novo na cidade e procura o museu. Pergunte na rua e confira se entendeu.',
  role: 'Alguém que espera o ônibus em Ouro Preto',
  partner_name: 'Sebastião',
  region: 'BR',
  scenario:
    'Você quer visitar o museu, mas o seu celular está sem bateria. No ponto de ônibus há alguém com tempo para ajudar. Hoje uma ponte está fechada.',
  goals: [
    'Consigo perguntar o caminho com educação.',
    'Consigo dizer aonde quero ir e como.',
    'Consigo repetir um caminho para conferir.',
    'Consigo perguntar quanto tempo leva.',
  ],
  grammar: ['o imperativo: siga, vire, atravesse', 'as preposições de lugar', 'É longe? Quanto tempo leva?'],
  vocabulary: words({
    'em frente': 'nem para a esquerda nem para a direita',
    virar: 'ir para a esquerda ou para a direita',
    'a esquina': 'onde duas ruas se encontram',
    atravessar: 'ir para o outro lado',
    'o semáforo': 'luzes vermelha, amarela e verde',
    'a ponte': 'passa por cima do rio',
    'ao lado de': 'bem perto, junto',
    'em frente a': 'do outro lado, diante de',
    'o ponto de ônibus': 'onde o ônibus para',
    'a pé': 'caminhando',
    longe: 'não é perto',
    fechado: 'não está aberto',
  }),
  facts: [
    fact(
      'Onde fica o museu?',
      ['onde|como', 'museu|estação|igreja|praça|hotel|centro|mercado|farmácia|rodoviária|chego'],
      'Eu explico o caminho.',
    ),
    fact(
      'Tem outra ponte?',
      ['tem|há|existe|onde|qual|como|posso|conhece', 'ponte|caminho|rua|passar|atravess*|rio|outr*|faço'],
      'Tem outra ponte, sim, uma pequena.',
    ),
    fact(
      'Por que a ponte está fechada?',
      ['por que|que aconteceu|até quando', 'ponte|fechad*|aconteceu'],
      'Estão consertando a ponte. Ela tem trezentos anos!',
    ),
    fact('Para onde você vai?', ['onde|aonde', 'você|senhor|vai'], 'Vou visitar a minha neta, se o ônibus chegar!'),
    fact(
      'Quanto tempo leva a pé?',
      'quanto tempo|demora|leva|minuto*|tempo leva',
      'Uns quinze minutos a pé, sem correr.',
    ),
    fact(
      'É longe?',
      'longe|perto|quantos metros|quilômetro*',
      'Não é longe: um quilômetro, mais ou menos. Mas tem uma subida!',
    ),
    fact(
      'A que horas o museu fecha?',
      ['que horas|quando|até|horário|está|hoje', 'fecha|abre|aberto|horário'],
      'O museu abre às dez e fecha às cinco. Na segunda fica fechado.',
    ),
    fact(
      'Quanto custa o museu?',
      'custa|preço|ingresso|entrada|caro|pagar|quanto é',
      'O ingresso custa dez reais. Estudante paga a metade.',
    ),
    fact('Tem ônibus?', 'ônibus|metrô|táxi|uber|carona', 'O ônibus para o museu só passa de hora em hora.'),
    fact(
      'O museu é bom?',
      ['museu', 'bom|bonito|interessante|vale|que tem|gosta|legal|grande'],
      'É muito bonito! Tem coisas antigas e uma vista linda.',
    ),
    fact(
      'Onde posso comer?',
      ['onde|tem|há', 'comer|restaurante|café|almoçar|lanche|padaria'],
      'Ao lado do museu tem um restaurante mineiro. Prove o feijão!',
    ),
    fact('Tem banheiro?', 'banheiro', 'No museu tem banheiro, e no supermercado também.'),
    fact(
      'Onde posso carregar o celular?',
      'celular|carregar|tomada|bateria|wi-fi|wifi|mapa',
      'No café do museu você pode carregar o celular.',
    ),
    fact(
      'O que mais posso visitar?',
      'visitar|ver|turismo|igreja*|mina|recomend*',
      'As igrejas são lindas, e tem uma mina de ouro antiga.',
    ),
    fact('Você é daqui?', ['você|senhor', 'daqui|onde|mora|nasceu'], 'Nasci aqui em Ouro Preto, e não saio mais.'),
    fact(
      'O que você faz?',
      'trabalha|trabalho|profissão|que você faz|aposentado',
      'Fui professor de história. Hoje tenho tempo!',
    ),
    fact('Como você se chama?', 'seu nome|se chama', 'Eu me chamo Sebastião.'),
    fact('Você tem um cachorro?', 'cachorro*|gato*|filho*|família|neta|neto*|bicho*', 'Tenho uma neta e três gatos.'),
    fact(
      'Vai chover?',
      'chov*|chuva|tempo|sol|frio|calor',
      'Hoje não chove, mas as pedras da rua escorregam. Cuidado!',
    ),
    fact('Tudo bem?', 'tudo bem|como vai', 'Tudo bem! Só o ônibus que não vem.'),
    fact(
      'Pode vir comigo?',
      'vir comigo|ir comigo|vem comigo|levar|acompanhar',
      'Eu ia com prazer, mas o meu ônibus já vem.',
    ),
  ],
  steps: [
    step(
      'Claro, eu ajudo. Aonde você quer ir?',
      [
        'procuro|procurando|visitar|perdido|perdida|procurar|museu|ao museu|um museu|museu de|do museu|museu inconfidência|à estação|a estação|da estação|estação de|ao centro|o centro|do centro|à igreja|a igreja|ao hotel|meu hotel|à praça|a praça|da praça|ao mercado|ir ao',
      ],
      'Diga o lugar: “Estou procurando…” ou “Quero ir ao…”.',
      'Estou procurando o museu. É longe?',
      {
        other_wordings: [
          'Eu conheço tudo por aqui. O que você procura?',
          'Moro aqui há setenta anos. Aonde você quer ir?',
        ],
        reactions: [
          when('museu|inconfidência|exposição', [
            'O museu! É o lugar mais bonito da cidade.',
            'Ah, o museu, eu gosto muito de lá.',
            'O museu, claro! Todo mundo pergunta por ele.',
          ]),
          when('ir à praia|para a praia|uma praia', 'Praia em Ouro Preto não tem! Mas o museu é muito bonito.'),
          when(
            'pousada|mina|rodoviária|banheiro|na praça|no centro|na estação|=estação|=centro|=praça|=igreja|=hotel|catedral|biblioteca|tirar dinheiro|um banco|=a praia|=praia|pro centro|para o centro|castelo|palácio|farmácia|=o mercado|restaurante|padaria|lojas|posto|rio|estádio|parque|teatro',
            ['Isso fica bem ao lado do museu.', 'É no mesmo caminho do museu.'],
          ),
          when('para casa', 'Para casa, já? Antes veja o museu, fica no caminho!'),
          when('perdid*', 'Com o celular sem bateria, todo mundo se perde. O museu é para lá!'),
          on('dont_know', 'Os turistas vão sempre ao museu. Você também quer ir?', { goes_to: 'stay' }),
          on('yes', 'Ao museu, muito bem!'),
          on('joke', 'Para a Lua não tem ônibus! E aqui na cidade, aonde você quer ir?', { goes_to: 'stay' }),
          when(
            'o mercado|um mercado|um restaurante|ao restaurante|o restaurante|estou perdid*|me perdi|ao shopping|o shopping|ao banco|uma farmácia|à farmácia|a farmácia|ao hospital|o hospital|à feira|ao parque|ao teatro|o teatro|quero ir|gostaria de ir|preciso ir|tenho que ir|ir à|ir para',
            ['Entendi.', 'Está bem.'],
          ),
          when('visitar o|ver o museu|onde fica o|onde está o|chegar ao|encontrar o|ao museo', [
            'Entendi.',
            'Está bem.',
          ]),
        ],
      },
    ),
    step(
      'Você quer ir a pé ou de ônibus?',
      [
        'pés|caminhada|transporte|ônibus|de carro|perto daqui|é longe|muito longe|longe daqui|rápido é|to cansad*|qualquer um|melhor ir|o mais rápido|pé|andar|andando|caminhar|caminhando|barato|táxi|uber|correndo|autobús|os dois|tanto faz|de ônibus|di ônibus|estou cansad*|ônibus por favor|um ônibus',
      ],
      'Escolha: “a pé” ou “de ônibus”.',
      'A pé, se não for muito longe.',
      {
        other_wordings: ['E como você quer ir: a pé ou de ônibus?', 'A pé ou de ônibus, o que é melhor para você?'],
        reactions: [
          when(
            'de ônibus|di ônibus|um ônibus|pegar o ônibus|pego o ônibus|prefiro ônibus|quero ônibus|ônibus por favor|esperar o ônibus|autobús|o segundo|a segunda|busão|coletivo|condução|circular',
            [
              'O próximo ônibus para lá é só daqui a uma hora. A pé você chega antes!',
              'Ih, esse ônibus demora muito hoje. A pé é mais rápido.',
            ],
          ),
          when('táxi|uber', 'Táxi aqui quase não passa. A pé você chega antes!'),
          when('de bicicleta', 'De bicicleta nessas pedras? Melhor a pé!'),
          when(
            'estou cansad*|muito cansad*|com mala|as malas|minha mala|minhas pernas|meus pés',
            'Não se preocupe, é um caminho curto, com bancos para descansar.',
          ),
          when('pé|andar|andando|caminhar|caminhando|correndo|passe*|a passo|perna', [
            'A pé se vê mais. Boas pernas!',
            'Muito bem, o dia está bonito.',
            'Ótimo, caminhar faz bem.',
          ]),
          when('tanto faz|barato|os dois', 'Então vá a pé: é rápido e não custa nada.'),
          on('dont_know', 'Você gosta de andar, ou prefere esperar o ônibus?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, voar seria bom! Mas você vai a pé ou de ônibus?', { goes_to: 'stay' }),
          when(
            'tomo o ônibus|esperar o ônibus|ônibus porque|ônibus melhor|mais barato|não gosto de andar|gosto de andar|gosto de caminhar',
            ['Entendi.', 'Está bem.'],
          ),
          when(
            'pego ônibus|vou ônibus|en autobús|de bicicleta|de metrô|de moto|é perto|não for longe|longe demais|um passeio|passear um|para passear|o melhor|melhor a pé|o primeiro|o segundo|a primeira|a segunda|exercício|motorista|com ônibus|pegar o ônibus|prefiro ônibus|quero ônibus',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
    step(
      'Siga em frente até o semáforo e vire à esquerda. O que você faz no semáforo?',
      ['esquerda'],
      'Diga com as suas palavras: “Eu viro…”.',
      'No semáforo eu viro à esquerda.',
      {
        other_wordings: [
          'Escute bem: em frente até o semáforo, e lá você vira à esquerda. Então, no semáforo, o que você faz?',
          'Vá sempre em frente. No semáforo, vire à esquerda. Repita: o que você faz no semáforo?',
        ],
        reactions: [
          when(['direita'], 'Não, à direita é o rio! É à esquerda. Então, o que você faz no semáforo?', {
            goes_to: 'stay',
          }),
          when('esquerda', [
            'Muito bem! Você aprende rápido.',
            'Exato. À direita fica só o rio.',
            'Isso mesmo, à esquerda!',
          ]),
          when(
            'eu paro|espero|esperar|estiver vermelho|está vermelho|sinal vermelho',
            'Sim, se estiver vermelho! E depois, para que lado você vira?',
            {
              goes_to: 'stay',
            },
          ),
          on('dont_know', 'É o lado do coração! Você vira à esquerda ou à direita?', { goes_to: 'stay' }),
          on('joke', 'Dançar no semáforo? Bonito! Mas para que lado você vira?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Depois você atravessa a ponte. Ih, a ponte está fechada hoje! O que você faria agora?',
      [
        'atravess*|desvi*|táxi|meia-volta|procuro|procurar|procuraria|alternativ*|contorn*|desisto|desistir|choro|grito|outro caminho|outra rua|outra ponte|outra pessoa|outro lado|tem outro|tem outra|tem algum|tem alguma|há outro|há outra|há algum|há alguma|uma ponte|ponte pequena|pego o ônibus|de ônibus',
      ],
      'Pergunte por outro caminho: “Tem outra…?”',
      'Nossa! Tem outra ponte aqui perto?',
      {
        other_wordings: [
          'Depois do semáforo tem uma ponte… Ah, não, hoje ela está fechada! E agora, o que você faria?',
          'Aí você atravessa a ponte grande. Espere: hoje ela está fechada! Que problema! O que você faria?',
        ],
        reactions: [
          when(
            'vou nadar|nado|a nado|nadando|nadaria|nadar no|nadar até|pul*|barco|canoa|bote|remar',
            'No rio? A água está fria! Mas há outra ponte, uma pequena.',
          ),
          when(
            'volto|voltar|para casa|ao hotel|desist*|fico em casa|fico aqui|que azar|que pena|que problema|meu deus|nossa',
            'Não precisa desistir! Há outra ponte, uma pequena.',
          ),
          when('uber', 'Não precisa! Há outra ponte, uma pequena.'),
          when('pergunt*|policial', 'Pode perguntar para mim! Há outra ponte, uma pequena.'),
          when('espero|esperar|esperaria|até amanhã', 'Até amanhã? Não! Há outra ponte, uma pequena.'),
          when('tem outr*|há outr*|existe outr*', ['Calma, eu conheço o bairro.', 'Você pergunta bem!']),
          when(
            'outr*|por baixo|outro lugar|túnel|outra forma|outro jeito|volta pelo|contornaria|rodear|desvio|rodeio',
            'Isso mesmo, há outra ponte, uma pequena.',
          ),
          on('dont_know', 'Eu conheço o bairro! Pergunte para mim: tem outro…?', { goes_to: 'stay' }),
          when(
            'pegar o ônibus|pego um ônibus|um táxi|de táxi|chamo um táxi|pego um|pegar um|vou voltar|dou meia|dar a volta|dou a volta|volto amanhã|ligo para|no celular|o celular|no mapa|o mapa|um mapa|o gps|google maps|peço ajuda|pedir ajuda|me ajuda|como posso|como chego|como vou|como passo|por onde|onde tem',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
    step(
      'Vire à direita na igreja, e há uma ponte pequena em frente ao supermercado. Pode repetir, para não se perder?',
      ['direita', 'igreja|ponte|supermercado|frente'],
      'Diga onde vira à direita, e o que fica em frente à ponte.',
      'Viro à direita na igreja, e a ponte fica em frente ao supermercado.',
      {
        other_wordings: [
          'O caminho novo: na igreja, à direita, e a ponte pequena fica em frente ao supermercado. Pode repetir para mim?',
          'Na igreja você vira à direita. A ponte pequena fica em frente ao supermercado. Como é o caminho? Repita, por favor.',
        ],
        reactions: [
          when('esquerda', 'Agora não, na igreja é à direita! Pode repetir?', { goes_to: 'stay' }),
          when(
            ['direita', 'igreja', 'supermercado|frente'],
            ['Perfeito, agora você não se perde mais!', 'Nem eu explico tão bem!', 'Isso! Já pode trabalhar de guia.'],
          ),
          when(['direita', 'igreja|ponte|supermercado|frente'], 'Isso mesmo, é fácil.'),
          on('refusal', 'Só mais uma vez, por favor! Na igreja, para que lado?', { goes_to: 'stay' }),
          on('dont_know', 'Devagar: na igreja você vira à direita. E a ponte, onde fica?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E aí você já está quase lá. Quer saber mais alguma coisa?',
      [
        'você|banheiro|quantos|quantas|entendi|vocês|ingressos|bilhete*|gratuito|grátis|gratis|cafeteria|estacionamento|fotos|estudante*|desconto|guia|quem|o museu tem|tem um banheiro|tem loja|tem algum|tem alguma|tem wifi|como se|a que horas|que horário|até que|que dia|por que|não obrigad*|nao brigada',
      ],
      'Pergunte quanto tempo leva, ou a que horas fecha.',
      'Sim. Quanto tempo leva a pé?',
      {
        other_wordings: [
          'Depois da ponte, você já vê o museu. Tem mais alguma pergunta?',
          'O museu fica ali, ao lado da praça. O que mais você quer saber?',
        ],
        reactions: [
          when(
            'mais nada|nada mais|só isso|tudo claro|já sei|obrigad*|brigad*|já entendi|entendi tudo|tudo entendido',
            ['Então está fácil!', 'Imagina, é um prazer.'],
          ),
          when('quanto tempo|fica longe|é longe|longe daqui|leva quanto|demora|minuto*', 'Essa é fácil.'),
          when(
            'custa|ingresso|entrada|que horas|está aberto|quando abre|quando fecha|o museu fecha|o museu abre|lojinha|loja|horário|aberto|até que horas|fecha',
            'Boa pergunta!',
          ),
          when(
            'quanto*|qual|onde fica|onde posso|onde tem|o que tem|como é|como chego|como vou|tem restaurante|tem banheiro|posso',
            ['Claro.', 'Boa pergunta!'],
          ),
          on('no', ['Então está fácil!', 'Muito bem.']),
          on('yes', 'Pode perguntar! O que você quer saber?', { goes_to: 'stay' }),
          on('dont_know', 'Por exemplo, o preço ou o horário. O que você quer saber?', { goes_to: 'stay' }),
          when(
            'não não|não tenho|não preciso|não quero|sei tudo|é só isso|fecha quando|abre hoje|vale a pena|muito longe|fica perto|é perto|onde é|onde compro|está bom|está claro|tudo bem|tudo certo|tenho uma pergunta|o senhor|a senhora|de graça|o que posso|o que há|o que é|o que se|preciso de',
            ['Entendi.', 'Está bem.'],
          ),
          when('preciso pagar', ['Entendi.', 'Está bem.']),
          when('é bonito|bonito lá', ['Entendi.', 'Está bem.']),
        ],
      },
    ),
    step(
      'Deu para entender tudo?',
      [
        'deu|fácil|tranquilo|agradecid*|ajudou|consigo|consegui|explicou|explica|confus*|difícil|eu vou|vou chegar|vou conseguir|vou achar|vou pela|não muito|não tudo|não bem|ainda não|um pouco|muito bem|está bem|tudo bem|explica bem|acho que|eu acho|até logo|até mais|até a próxima|tudo claro|está claro',
      ],
      'Agradeça pela ajuda.',
      'Sim, acho que sim. Vou em frente até a esquina. Muito obrigado!',
      {
        other_wordings: ['Está tudo claro agora?', 'Você acha que vai chegar lá sem o celular?'],
        reactions: [
          when(
            'não entend*|não deu|mais ou menos|repet*|quase',
            'Sem problema: no semáforo à esquerda, na igreja à direita, e depois a ponte.',
          ),
          when('obrigad*|valeu|gentil|brigad*|simpátic*|explica bem|explica muito|explicou bem|explicou muito', [
            'De nada! Gosto de conversar.',
            'Não foi nada, foi um prazer.',
            'Imagina! Precisando, é só falar.',
          ]),
          when(
            'espero|vou tentar|tenho um mapa|tenho mapa|pergunto|vou perguntar|se eu me perder|chamo um táxi',
            'Se você se perder, pergunte de novo. Aqui todo mundo ajuda.',
          ),
          on('no', 'Sem problema: no semáforo à esquerda, na igreja à direita, e depois a ponte.'),
          on('yes', 'Que bom! Você entende muito bem.'),
          when('tchau|adeus', 'Tchau, tchau!'),
          when(
            'certo|perfeit*|entend*|ótimo|acho que chego|eu chego|chego lá|moleza|tranquilo|beleza',
            'Que bom! Você entende muito bem.',
          ),
          when(
            'sua ajuda|pela ajuda|me ajudou|você é|o senhor é|a senhora é|não tenho dúvida|nenhuma dúvida|me perder|sem problema|com certeza',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Depois você atravessa a ponte. Ai, não! Hoje filmam uma novela lá, e a ponte está fechada! O que você faria?',
    ),
    twist(6, 'Olhe, o meu ônibus está chegando! Não, é outro. Quer saber mais alguma coisa?'),
    twist(
      3,
      'Opa, um cachorro levou o meu boné! Deixe… Siga em frente até o semáforo e vire à esquerda. O que você faz no semáforo?',
    ),
  ],
  starters: ['Com licença, você pode me ajudar?', 'Oi, você conhece a cidade?', 'Desculpe, acho que estou perdido.'],
  opening_message: 'Olá! Parece que você está procurando alguma coisa.',
  closing_message: 'Bom passeio, e cuidado com as pedras! Olhe, agora sim: chegou o meu ônibus.',
  correction: 'prompt',
})
