import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Chegar ao hotel',
  language: 'pt',
  level: 'A2',
  description: 'Você chega a um hotel pequeno. Diga o seu nome, pergunte o mais importante e resolva um problema.',
  role: 'Recepcionista de um hotel pequeno em Salvador',
  partner_name: 'Janaína',
  region: 'BR',
  scenario:
    'São três da tarde. Você tem uma reserva e chega à recepção com a sua mala. O quarto ainda não está pronto.',
  goals: [
    'Consigo fazer o check-in em um hotel.',
    'Consigo dizer meu nome, datas e horas.',
    'Consigo perguntar sobre o café da manhã e o wi-fi.',
    'Consigo reagir com calma quando algo não está pronto.',
  ],
  grammar: ['as horas e as datas', 'ter e haver: Tem…?', 'perguntas com que horas, onde e quanto'],
  vocabulary: words({
    'a reserva': 'um quarto pedido antes de chegar',
    'o quarto de solteiro': 'para uma pessoa',
    'o quarto de casal': 'para duas pessoas',
    'a bagagem': 'as malas e as bolsas',
    'o andar': 'um nível do prédio',
    'o elevador': 'sobe e desce',
    'a chave': 'abre a porta',
    'o café da manhã': 'a refeição da manhã',
    'a toalha': 'serve para se secar',
    tranquilo: 'sem barulho',
    'a senha': 'a palavra secreta do wi-fi',
    'sair do quarto': 'deixar o hotel no último dia',
  }),
  facts: [
    fact(
      'O quarto é tranquilo?',
      'tranquilo|barulho|barulhento|calmo|silêncio',
      'No segundo andar é bem tranquilo. No quinto se ouve o mar.',
    ),
    fact(
      'Onde posso comer?',
      ['onde|tem|que', 'comer|restaurante|jantar|almoçar|acarajé'],
      'Na esquina tem um acarajé maravilhoso. Cuidado com a pimenta!',
    ),
    fact(
      'A que horas é o café da manhã?',
      ['hora*|quando|onde|tem|que|inclu*', 'café|manhã|comer'],
      'O café da manhã é das sete às dez, no terraço, e já está no preço.',
    ),
    fact('Tem wi-fi?', 'wi-fi|wifi|internet|senha', 'Tem wi-fi no hotel todo. A senha é “farol”, só letras pequenas.'),
    fact('Tem elevador?', 'elevador|escada*', 'Tem um elevador pequeno, ali atrás da planta.'),
    fact(
      'Posso deixar a minha mala aqui?',
      ['posso|pode*|onde|tem', 'mala*|bagagem|deixar|guardar|bolsa*'],
      'Pode, sim. A sua mala fica aqui comigo.',
    ),
    fact('Onde fica a praia?', 'praia*|mar|nadar', 'A praia fica a cinco minutos a pé. É só descer a rua.'),
    fact('Tem piscina?', 'piscina', 'Não temos piscina, mas o mar é aqui do lado!'),
    fact(
      'Tem estacionamento?',
      'estacionamento|estacionar|carro|garagem',
      'Tem, atrás do hotel. Custa vinte reais por dia.',
    ),
    fact(
      'Quanto custa o quarto?',
      'quanto custa|preço|quanto é o|caro|cara|barat*|custa',
      'São duzentos reais por noite, com café da manhã. O quarto maior custa o mesmo.',
    ),
    fact(
      'Posso pagar com cartão?',
      ['pagar|pago|pagamento', 'cartão|dinheiro|como|quando|posso|pix'],
      'Pode pagar na saída, com cartão, Pix ou dinheiro.',
    ),
    fact(
      'Qual é o meu quarto?',
      ['qual|número|onde', 'meu quarto|quarto|chave'],
      'Eu dou a chave e o número quando o quarto estiver pronto.',
    ),
    fact(
      'Quando o quarto fica pronto?',
      ['quando|hora*|demora|quanto tempo', 'pronto|quarto|esper*|demora'],
      'Às três e meia. Só falta trocar as toalhas.',
    ),
    fact(
      'O quarto tem ar-condicionado?',
      'ar-condicionado|ar condicionado|ventilador|calor|banheiro|chuveiro|televisão|geladeira|vista',
      'Todos os quartos têm banheiro, ar-condicionado e uma janela grande.',
    ),
    fact(
      'A que horas fecha a recepção?',
      'recepção|fecha|abre|noite toda|porta',
      'A recepção fica aberta dia e noite.',
    ),
    fact(
      'A que horas preciso sair?',
      ['hora*|quando|até', 'sair|saída|check-out|checkout|deixar'],
      'A saída é até o meio-dia.',
    ),
    fact(
      'O que posso ver aqui?',
      'visitar|ver|passear|centro|pelourinho|museu|turismo|farol|longe',
      'O centro antigo é lindo, a dez minutos de ônibus. E vá ver o sol no farol!',
    ),
    fact(
      'Posso trazer o meu cachorro?',
      'cachorro*|gato*|animal|animais|bicho*',
      'Bichos pequenos podem ficar. A nossa gata, a Moqueca, mora na recepção.',
    ),
    fact(
      'Como você se chama?',
      'você se chama|seu nome|como se chama',
      'Eu me chamo Janaína. Se precisar, é só chamar!',
    ),
    fact('Você é de Salvador?', ['você', 'salvador|daqui|onde|mora'], 'Nasci aqui em Salvador, bem pertinho do hotel.'),
    fact(
      'Você trabalha aqui há muito tempo?',
      ['tempo|anos', 'trabalha|aqui'],
      'Há quatro anos. O hotel é da minha tia.',
    ),
    fact('Como está o tempo?', 'tempo|chov*|chuva|sol|frio', 'Hoje faz sol, trinta graus. Amanhã também!'),
    fact('Tudo bem?', 'tudo bem|como vai|como está', 'Tudo ótimo! Com esse sol, não podia ser melhor.'),
  ],
  steps: [
    step(
      'A reserva está em nome de quem?',
      [],
      'Diga o seu nome: “Em nome de…”.',
      'A reserva está em nome de Anna Weber.',
      {
        other_wordings: ['Qual é o nome na reserva?', 'Para eu achar a sua reserva: qual é o seu nome?'],
        topics: ['*'],
        reactions: [
          on('refusal', 'Sem o nome não acho a reserva! Qual é o seu nome?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, esse hóspede ia ser famoso! Mas qual é o nome na reserva?', { goes_to: 'stay' }),
          on('dont_know', 'Talvez esteja no seu celular. Qual nome você deu?', { goes_to: 'stay' }),
          when(
            'não tenho reserva|sem reserva|não fiz reserva',
            'Não tem reserva? Sem problema, ainda temos quarto livre.',
          ),
          when('*', ['{name}, aqui está!', 'Achei: {name}. Que nome bonito!']),
          when(
            'nome|reserva|reservei|reservado|booking|sobrenome|está em|no meu|com trema|com i|com y|com h|com k|dois t|dois l|dois s|dois n|foi meu|foi minha|que fez|que reservou|quem fez|quem reservou|fez a minha|nome do meu|nome da minha|minha empresa|por e-mail',
            ['Achei, aqui está!', 'Um momento… Aqui está a sua reserva!', 'Certo, a sua reserva está aqui comigo.'],
          ),
        ],
      },
    ),
    step(
      'Quantas noites vai ficar com a gente?',
      [
        '#|noite*|semana*|até|dia*|fim de semana|terça|quinta|sexta|sábado|domingo|mês|carnaval|só uma|só hoje|não sei ainda|até amanhã|até segunda|até quarta|até a segunda|até a quarta|segunda-feira|quarta-feira|para sempre|pouco tempo|poucos dias|uma só|duas|três|uma noite|depois de amanhã',
      ],
      'Diga um número de noites, ou até que dia.',
      'Vou ficar três noites, até domingo.',
      {
        other_wordings: ['E quantas noites são?', 'Até que dia você fica em Salvador?'],
        reactions: [
          when('semana|semanas|mês', [
            'Que bom! Assim dá para ver tudo.',
            'Tanto tempo! Você vai virar gente da terra.',
          ]),
          when(
            'uma noite|1 noite|até amanhã|de passagem|amanhã cedo|só hoje',
            'Só uma noite? Que pena, a cidade é tão bonita!',
          ),
          when('carnaval', 'No carnaval! Então ninguém vai dormir.'),
          when('fim de semana|sábado|domingo', [
            'O fim de semana aqui é uma festa!',
            'Que bom! No domingo tem feira aqui perto.',
            'Você vai gostar, no fim de semana tem música na rua.',
          ]),
          when('#|noite*|dia*|depois de amanhã', [
            'Perfeito, está tudo na reserva.',
            'Está certo, é o que tenho aqui.',
          ]),
          when('terça|quinta|sexta', 'Está certo, é o que tenho aqui.'),
          on('dont_know', 'Não tem problema. Mais ou menos: duas noites, uma semana?', { goes_to: 'stay' }),
          on('joke', 'Para sempre eu também queria! Mas na reserva, quantas noites são?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Tenho um quarto de solteiro no segundo andar ou um maior no quinto. Qual prefere?',
      [
        'você escolhe|de baixo|mais grande|bem grande|o mais alto|andar mais|tem elevador|sem elevador|com elevador|boa vista|a vista|vê o mar|o outro|esse aí|mais pequeno|mais baixo|do segundo|no 2|no 5|do 5|o de #|prefiro|o quarto de|quero o quarto|quarto do|quarto no|solteiro|casal|maior|quinto|menor',
      ],
      'Escolha um e diga por quê, se puder.',
      'O quarto de solteiro no segundo andar, porque é mais tranquilo.',
      {
        other_wordings: [
          'Pode escolher: quarto de solteiro no segundo andar, ou um maior no quinto. Qual você quer?',
          'Temos dois quartos: um de solteiro no segundo andar e um maior no quinto. Qual é melhor para você?',
        ],
        reactions: [
          when('nenhum', 'Nenhum? Fique com o do quinto, então: você vai gostar da vista!'),
          when('tanto faz|qualquer|escolhe', 'Então dou o do quinto andar, pelo mesmo preço.'),
          when(
            'quinto|maior|o grande|quarto grande|mais alto|andar alto|casal|com vista|vista para|ver o mar|para o mar|de cima|5|espaçoso|amplo|mais espaço|varanda|sacada|mar|claro|iluminado',
            ['O do quinto! De lá se vê o mar.', 'O maior, com vista para o mar!'],
          ),
          when(
            'segundo andar|o segundo|no segundo|solteiro|menor|o pequeno|quarto pequeno|andar baixo|altura|tranquilo|2|o primeiro|escada*|barulho|individual|uma pessoa|sozinh*|o de baixo|elevador|silencioso|quieto|perto da rua|perto da recepção|baixo',
            [
              'O do segundo andar é bem tranquilo.',
              'Boa escolha, ali se dorme muito bem.',
              'Ótimo, esse fica longe do barulho.',
            ],
          ),
          when('barato', 'O preço é o mesmo! Dou o do segundo andar.'),
          on('dont_know', 'Você gosta mais de silêncio ou de uma vista bonita?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Sinto muito, o quarto ainda não está pronto. Falta meia hora. O que gostaria de fazer?',
      [
        'voltar|problema|ligar|banheiro|morto|aguard*|lendo|fumar|recepção|lobby|comer alguma|comer algo|vou comer|quero comer|posso comer|pela cidade|a cidade|ver a cidade|até a praia|dormir aqui|quero dormir|dormir um|tomar um|tomar uma|tomar algo|tomar café|um banho|um café|café da manhã|o café|uma água',
      ],
      'Diga que espera, ou pergunte se pode deixar a mala.',
      'Sem problema. Posso deixar a bagagem aqui e dar um passeio?',
      {
        other_wordings: [
          'Ai, desculpe: estão limpando o quarto, falta meia hora. O que você quer fazer até lá?',
          'Só um problema: o quarto fica pronto daqui a meia hora. O que você prefere fazer?',
        ],
        reactions: [
          when(
            'não quero esperar|não vou esperar|não posso esperar|outro quarto|agora',
            'Eu entendo. Vou pedir para a limpeza correr!',
          ),
          when('mala*|bagagem|deixar|deixo', [
            'Boa ideia, assim você anda mais leve.',
            'Sem peso se passeia melhor!',
            'Claro, a bagagem fica aqui comigo.',
          ]),
          when('à praia|na praia|ver a praia|ver o mar|vou nadar|quero nadar', 'A praia é aqui do lado, aproveite!'),
          when(
            'passe*|caminhar|volto|farol|dar uma volta|vou sair|quero sair|pela cidade|a cidade|vou comprar|quero comprar|preciso comprar|fazer compras|às lojas|trocar dinheiro|à farmácia|sigo para',
            'Boa ideia, o dia está lindo.',
          ),
          when(
            'fome|almoçar|lanche|tomar café|um café|comer algo|comer alguma|quero comer|vou comer|no restaurante|ao restaurante|no bar|um bar|uma cerveja|tomar alguma|comprar água',
            'Na esquina tem um acarajé ótimo.',
          ),
          when(
            'sentar|espero|esperar|sofá|descansar|cansad*|ler|lendo|jardim|rede|telefonar|ligar para|celular|cochilar|saguão',
            ['Pode sentar no sofá. Trago uma água de coco, de graça!', 'Fique à vontade. A nossa gata faz companhia.'],
          ),
          on('refusal', 'Eu entendo. Vou pedir para a limpeza correr!'),
          on('joke', 'Ha ha, limpar o quarto você não precisa! Quer esperar aqui ou dar um passeio?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Quer esperar aqui no sofá ou dar um passeio na praia?', { goes_to: 'stay' }),
          when(
            'água de coco|beber algo|beber alguma|beber um|para o mar|na rua|dar uma|dar um|dou um|vou passear|quero passear|posso passear|passear pela|andar um|andar por|vou andar|ler um|ler meu|espero aqui|fico aqui|sento aqui|vou sair|quero sair|um passeio|fazer um passeio|no restaurante|meia hora',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
    step(
      'Quer saber alguma coisa sobre o hotel?',
      [
        'piscina|estacionamento|inclu*|obrigad*|uma pergunta|vocês|aceita*|seguro|academia|sauna|lavanderia|ar-condicionado|cofre|toalhas|animais|aeroporto|táxi|quantos|quantas|fumar|check-out|check-in|aluguel|transporte|tem wifi|tem piscina|tem estacionamento|tem restaurante|tem elevador|tem academia',
      ],
      'Pergunte sobre o café da manhã, o wi-fi ou a hora da saída.',
      'Sim. A que horas é o café da manhã, e qual é a senha do wi-fi?',
      {
        other_wordings: ['Você tem alguma pergunta sobre o hotel?', 'O que mais você quer saber sobre o hotel?'],
        reactions: [
          when('nenhuma|não tenho|mais nada|nada mais|tudo claro|por enquanto|por agora|agora não', [
            'Qualquer coisa, pergunte na recepção.',
            'Então está tudo claro.',
          ]),
          when('wi-fi|wifi|senha|internet', 'Todo mundo pergunta isso!'),
          when('restaurante', 'Boa pergunta.'),
          when(
            'qual|onde|quanto|posso|que horas|como funciona|como é|como faço|o que tem|lavar|roupa|lavanderia|aluguel|alugar|festa|barulho|mercado|passeio*',
            ['Claro, eu explico.', 'Boa pergunta.'],
          ),
          on('no', ['Qualquer coisa, pergunte na recepção.', 'Então está tudo claro.']),
          on('yes', 'Pode perguntar! O que você quer saber?', { goes_to: 'stay' }),
          on('dont_know', 'Por exemplo, o café, a internet, a praia. O que é importante para você?', {
            goes_to: 'stay',
          }),
          when(
            'tem algum|tem alguma|há alguma|como posso|como chego|como vou|a que horas|que horário|até que|por que|a praia fica|a praia é|longe daqui|perto daqui|fica perto|fica longe|é perto|é longe|não preciso|não quero|não não|quando posso|quando tenho|preciso pagar|preciso deixar',
            ['Entendi.', 'Está bem.'],
          ),
          when(
            'café da manhã|o café|pode me|está claro|tudo certo|tudo bem|quero saber|queria saber|gostaria de saber|o que posso|o que se|o que vocês|o bar|um bar',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
    step(
      'Precisa de alguma coisa para o quarto?',
      [
        'obrigad*|edredom|manta|coberta|controle|ar-condicionado|wi-fi|abajur|sabão|pasta|escova|chinelo*|roupão|repelente|aquecedor|falta|mais um|mais uma|mais toalha*|não preciso|não precisa|não obrigad*|não quero|não não|não falta|tudo ótimo|uma cadeira|uma mesa|a televisão|outro travesseiro|outra chave',
      ],
      'Peça alguma coisa: “Poderia me dar…?” Ou diga que não precisa de nada.',
      'Sim, mais uma toalha e outra chave, por favor.',
      {
        other_wordings: [
          'E para o quarto, falta alguma coisa: toalhas, travesseiro?',
          'Quer mais alguma coisa no quarto?',
        ],
        reactions: [
          when(
            'está tudo|mais nada|nada mais|tudo bem|não preciso de nada|tudo certo|silêncio|dormir bem|descansar|perfeito|tá ótimo|completo',
            ['Muito bem, é simples assim.', 'Ótimo. Se mudar de ideia, ligue!'],
          ),
          when(
            ['toalha*', 'chave*|travesseiro*|cobertor*'],
            [
              'Levo as duas coisas agora mesmo.',
              'Claro, já peço para levarem.',
              'Pode deixar, em cinco minutos está no quarto.',
            ],
          ),
          when('chave*', 'Outra chave, claro. Só não perca na praia!'),
          when('toalha*', 'Toalhas limpas, levo agora mesmo.'),
          when(
            'travesseiro*|cobertor*|lençol|berço|edredom|manta|coberta|fronha|colchão',
            'Para dormir bem, claro! Levo agora mesmo.',
          ),
          when(
            'uma água|água mineral|garrafa*|um café|frutas|copo*|água gelada|água fresca|gelo|chá|cerveja|uma bebida',
            'Levo bem fresquinho.',
          ),
          when(
            'ferro|secador|ventilador|adaptador|carregador|sabonete|xampu|shampoo|mapa|guarda-chuva|papel higiênico|papel|secar o cabelo|tomada|repelente|vela|cabide*|chinelo*|roupão|escova|pasta de dente|fósforo|abridor|saca-rolha*',
            'Tenho um aqui na recepção. Já pego!',
          ),
          on('no', ['Muito bem, é simples assim.', 'Ótimo. Se mudar de ideia, ligue!']),
          on('yes', 'Claro! Do que você precisa?', { goes_to: 'stay' }),
          on('joke', 'Uma cama de ouro não temos! Mas precisa de uma toalha ou de um travesseiro?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'E a que horas vai sair no último dia?',
      [
        '#|horas|cedinho|tardinha|por volta|assim que|de noite|à noite|antes do|antes das|depois do|depois das|meu avião|meu voo|o voo|quando acordar|muito cedo|bem cedo|mais cedo|saio cedo|vou cedo|de manhã|pela manhã|da manhã|não sei|logo depois|logo cedo|depois do almoço|o almoço|café da manhã|o café',
      ],
      'Diga uma hora.',
      'Vou sair do quarto por volta das dez, depois do café da manhã.',
      {
        other_wordings: [
          'No último dia, a que horas você vai embora?',
          'Só falta uma coisa: a que horas você sai no último dia?',
        ],
        reactions: [
          when('madrugada|3|4|5', 'A essa hora todo mundo dorme, mas eu aviso a recepção.'),
          when('seis|sete|6|7|estrada|cedinho|amanhecer|aeroporto|ônibus', 'Tão cedo! Preparo um café para viagem.'),
          when(
            'à uma|às duas|as duas|à tarde|mais tarde|de tarde|almoço',
            'Normalmente é até o meio-dia, mas para você está bem.',
          ),
          when('café', [
            'Depois do café, muito bem. Ninguém viaja com fome!',
            'Isso mesmo, primeiro um bom café.',
            'Ótimo, o nosso café tem tapioca e cuscuz.',
          ]),
          when('oito|dez|onze|meio-dia|doze|8|9|10|11|12', [
            'Está ótimo, é antes do meio-dia.',
            'Perfeito, sem pressa.',
          ]),
          on('dont_know', 'Sem problema. De manhã ou só ao meio-dia?', { goes_to: 'stay' }),
          on('refusal', 'Eu também não quero pensar nisso! Mas mais ou menos a que horas?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, ficar para sempre! Mas a que horas é a saída?', { goes_to: 'stay' }),
          when('e meia|meu táxi|saio às|vou sair|vou embora|tarde demais|sair tarde|a las', ['Entendi.', 'Está bem.']),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Ai, a nossa gata dormiu na sua cama, e agora estão trocando tudo! Falta meia hora. O que gostaria de fazer?',
    ),
    twist(6, 'Boas notícias: o quarto já está quase pronto! Precisa de alguma coisa para o quarto?'),
    twist(7, 'Ih, no seu último dia tem festa na rua, e os táxis demoram! A que horas vai sair?'),
  ],
  starters: ['Boa tarde, tenho uma reserva.', 'Oi, acabei de chegar.', 'Olá! A recepção é aqui?'],
  opening_message: 'Boa tarde! Que bom ter você na Pousada do Farol. Já vou procurar a sua reserva.',
  closing_message: 'Perfeito, está tudo anotado. Aproveite Salvador, e bom descanso!',
  correction: 'prompt',
})
