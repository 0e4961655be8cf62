import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
  id: 'cafe-a2',
  name: 'Na cafeteria',
  language: 'pt',
  level: 'A2',
  description: 'Peça algo para beber e para comer em uma cafeteria pequena e pague a conta.',
  role: 'Atendente de uma cafeteria em Belo Horizonte',
  partner_name: 'Marina',
  region: 'BR',
  scenario:
    'São dez da manhã e a cafeteria está tranquila. Você se senta perto da janela e faz o pedido. Acontece um pequeno engano, mas tudo se resolve rápido.',
  goals: [
    'Consigo fazer um pedido com educação.',
    'Consigo dizer como quero alguma coisa.',
    'Consigo dizer que há um engano no pedido.',
    'Consigo pedir a conta e pagar.',
  ],
  grammar: ['Eu queria… / Vou querer…', 'com e sem', 'um, uma, uns, umas'],
  vocabulary: words({
    'o pão de queijo': 'um pãozinho redondo com queijo',
    'o suco': 'bebida feita de fruta',
    'a fatia de bolo': 'um pedaço de bolo',
    'o misto-quente': 'pão quente com queijo e presunto',
    'o cardápio': 'a lista do que se pode pedir',
    'a conta': 'o papel com o preço',
    'em dinheiro': 'com notas e moedas',
    'o cartão': 'serve para pagar sem dinheiro',
    'para viagem': 'para comer ou beber em outro lugar',
    'para comer aqui': 'para ficar na cafeteria',
    'o troco': 'o dinheiro que devolvem para você',
    'perto da janela': 'ao lado da janela',
  }),
  facts: [
    fact('Cadê o meu bolo?', 'cadê|onde está o meu|onde está a minha', 'Ai, é verdade! Já vou buscar.'),
    fact('Quanto deu a conta?', ['quanto', 'deu|conta|tudo|total|devo'], 'São vinte e dois reais ao todo.'),
    fact(
      'Quanto custa o café?',
      ['quanto|preço*|custa*|caro', 'café*|chá|suco|beb*|água|chocolate|cappuccino'],
      'O café sai por seis reais, e os sucos, por oito.',
    ),
    fact(
      'Quanto custa o bolo?',
      ['quanto|preço*|custa*|caro', 'bolo|pão|misto|comer|fatia|salgado*'],
      'O pão de queijo é seis reais, e a fatia de bolo ou o misto, catorze.',
    ),
    fact(
      'O que tem para beber?',
      ['que|quais|qual|tem|têm', 'beber|bebida*|suco*|sabor*'],
      'Café, chá, chocolate quente, água e suco de laranja, de uva ou de maracujá.',
    ),
    fact(
      'O que você recomenda?',
      'recomend*|indica|sugere|melhor|mais gostoso|sugestão',
      'O pão de queijo, claro! Estamos em Minas, e ele sai do forno toda hora.',
    ),
    fact(
      'O que é pão de queijo?',
      ['que é|como é|o que tem', 'pão de queijo|misto|coxinha|brigadeiro'],
      'O pão de queijo é uma bolinha quente, macia por dentro. O misto é pão com queijo e presunto.',
    ),
    fact(
      'Tem opção vegana ou sem glúten?',
      'vegan*|vegetarian*|glúten|alergi*|lactose|leite de aveia|soja',
      'O bolo de cenoura não tem leite, e o pão de queijo não tem glúten. Temos leite de aveia também.',
    ),
    fact('Tem cardápio?', 'cardápio|menu', 'O cardápio está ali na parede: bebidas à esquerda, comidas à direita.'),
    fact(
      'Quem faz o bolo?',
      ['quem|você*|vocês', 'faz|fez|fazem|cozinha*|assa'],
      'O bolo é da minha mãe. Ela acorda às quatro da manhã para fazer.',
    ),
    fact('Tem wi-fi?', 'wi-fi|wifi|internet|senha', 'Tem, e é de graça. A senha é “paodequeijo”, tudo junto.'),
    fact('Onde é o banheiro?', 'banheiro|toalete|lavar as mãos', 'É no fundo, a segunda porta à direita.'),
    fact(
      'A que horas vocês fecham?',
      'abre*|abrem|fecha*|fecham|horário|aberto|aberta',
      'Abrimos às sete da manhã e fechamos às sete da noite. No domingo fica fechado.',
    ),
    fact(
      'Posso pagar com cartão?',
      ['posso|pode|aceita*|dá', 'cartão|pix|dinheiro|celular|dólar*|euro*'],
      'Cartão, Pix e dinheiro, tudo bem. Só não dá em dólar!',
    ),
    fact(
      'Posso entrar com o meu cachorro?',
      'cachorr*|cão|gato*|animal|animais|bicho*',
      'Aqui bicho pode entrar. Eu tenho um gato, o Café, que dorme na cozinha de casa.',
    ),
    fact('Qual é o seu nome?', 'seu nome|você se chama|nome', 'Marina, muito prazer.'),
    fact(
      'De onde você é?',
      ['onde', 'você|mora|nasceu|vem'],
      'Sou de Ouro Preto, mas moro em Belo Horizonte há oito anos.',
    ),
    fact(
      'Você trabalha aqui há muito tempo?',
      ['tempo|quanto*|quando', 'trabalha*|aqui'],
      'Há cinco anos. A cafeteria é minha e da minha mãe.',
    ),
    fact(
      'Você gosta do seu trabalho?',
      ['gosta|ama|cansa*', 'trabalh*|aqui|emprego'],
      'Gosto muito! O difícil é acordar cedo.',
    ),
    fact(
      'Você toma café?',
      ['você', 'café|gosta|toma|prefere|favorit*'],
      'Eu tomo cinco cafés por dia, sem açúcar. Não conte para a minha mãe!',
    ),
    fact('Quantos anos você tem?', 'quantos anos|sua idade', 'Tenho vinte e nove.'),
    fact(
      'Vai chover?',
      'chov*|chuva|tempo|frio|calor|sol',
      'De manhã faz sol, e à tarde chove um pouco. É sempre assim aqui.',
    ),
    fact(
      'A praça é longe?',
      'longe|perto|praça|ônibus|metrô|estação|museu',
      'A praça é aqui na frente, e o ponto de ônibus fica na esquina.',
    ),
    fact('Como você está?', 'tudo bem|como vai|como está|como você está', 'Tudo ótimo! Está um dia bem tranquilo.'),
    fact(
      'Quanto é?',
      'quanto|preço*|custa*|caro|total',
      'Uma bebida fica entre seis e oito reais, e a comida, entre seis e catorze.',
    ),
  ],
  steps: [
    step(
      'O que você vai querer para beber?',
      [
        'leite|xícara|garrafa|um copo|quero nada|com sede|o de sempre|o mesmo|qualquer um|qualquer coisa|hortelã|camomila|maracujá|uva|descafeinado|chimarrão|bebida|cerveja|vinho|gás|café|cafezinho|cappuccino|chá|suco|água|chocolate|refrigerante|refri|limonada|vitamina|guaraná|pingado|coado|espresso|coca',
      ],
      'Diga uma bebida: “Eu queria…” ou “Vou querer…”.',
      'Eu queria um suco de laranja, por favor.',
      {
        other_wordings: ['Vamos começar pela bebida. O que você quer tomar?', 'E para beber, o que vai ser?'],
        reactions: [
          when(
            'cerveja|vinho|caipirinha|vodca|vodka|cachaça|uísque|pinga',
            'Às dez da manhã? Aqui só temos café, chá, suco e água. Qual deles você quer?',
            { goes_to: 'stay' },
          ),
          when('chocolate|toddy|nescau', ['Chocolate! O nosso é bem cremoso.', 'Um chocolate, que delícia.']),
          when(
            'coca|guaraná|refrigerante|refri|fanta|tônica|soda|mate gelado|geladinho|refrescante|chá gelado',
            'Está bem gelado, saiu da geladeira agora.',
          ),
          when(
            'suco|vitamina|limonada|laranja|coco|milk-shake|caju|acerola|morango|abacaxi|manga|melancia|maracujá|smoothie',
            [
              'Faço agora mesmo, com fruta fresca.',
              'Bem fresquinho, ótimo para hoje.',
              'Ótima pedida! Sai em um minuto.',
            ],
          ),
          when(
            'café|cafezinho|cappuccino|pingado|espresso|expresso|coado|média|macchiato|carioca|descafeinado|mocha|capuccino|café preto',
            ['Um café! O nosso vem aqui do sul de Minas.', 'Café, muito bem. Já sinto o cheiro daqui!'],
          ),
          when('chá|mate', ['Um chá, boa ideia. A água já está quente.', 'Chá! Tenho de hortelã e de camomila.']),
          when(
            'água|nada para beber|não quero nada|mais nada|sem sede|estou com sede|obrigado nada',
            'Uma água, então. Essa é por nossa conta.',
            { goes_to: 3 },
          ),
          on('dont_know', 'Sem pressa! Você gosta mais de café ou de suco?', { goes_to: 'stay' }),
          on('joke', 'Essa é boa! Mas isso não está no cardápio. Você quer café, chá ou suco?', { goes_to: 'stay' }),
          on('refusal', 'Tudo bem, trago só um copo de água.', { goes_to: 3 }),
        ],
      },
    ),
    step(
      'Com açúcar, com leite, com gelo?',
      [
        'colher*|espuma|jeito|cubo*|gotas|com açúcar|com leite|com gelo|não coloca|nada não|com pouco|pouquinho|bem quente|bem frio|bem doce|bem gelado|assim mesmo|só assim|tanto faz|como quiser|uma colher|duas colheres|normal|leitinho|adoçado|os cubos|pedra*|desnatado|açúcar|gelo|leite|limão|adoçante|mel',
      ],
      'Diga com o que você quer, ou use “sem”.',
      'Sem açúcar e com gelo, por favor.',
      {
        other_wordings: [
          'Você quer com alguma coisa: açúcar, leite, limão, gelo?',
          'E como você gosta: com açúcar, com leite, com gelo?',
        ],
        reactions: [
          when('aveia|soja|amêndoa*', 'Temos, sim. Muita gente pede.'),
          when(
            ['sem açúcar|adoçante', 'gelo|leite|limão'],
            ['Sem açúcar, como eu gosto também.', 'Pode deixar, sem açúcar.', 'Anotado, sem açúcar.'],
          ),
          when(
            'puro|pura|sem nada|nenhum|amargo|natural|sem misturar|do jeito que|como achar|natural mesmo|do seu jeito',
            ['Simples e bom.', 'Assim mesmo, então. É fácil!'],
          ),
          when('sem açúcar|não açúcar|adoçante', 'Sem açúcar, como eu gosto também.'),
          when('sem gelo|sem leite|sem limão', 'Anotado, isso fica de fora.'),
          when('com tudo|quero tudo|tudo junto|os dois|os três', 'Com tudo! Vai ficar uma delícia.'),
          when('açúcar|mel|canela|chantilly|pitada|pitadinha|colherinha|sachê*|rapadura|melado|docinho', [
            'Bem docinho! Eu entendo você.',
            'Um pouco de doce faz bem.',
          ]),
          when('gelo|gelado|limão', 'Com esse calor, é o melhor.'),
          when('leite', ['Com um leitinho, então.', 'O leite vem de uma fazenda aqui perto.']),
          on('no', ['Sem nada, então. É fácil!', 'Simples e bom.']),
        ],
      },
    ),
    step(
      'E para comer? Temos pão de queijo, misto-quente e bolo de cenoura.',
      [
        'pedaço|obrigad*|fome|salgado|já almocei|estou com fome|muito cheio|estou cheio|estou cheia|mais tarde|nada só a bebida|um de cada|de tudo|os três|o primeiro|pizza|quero uma|quero dois|obrigado nada|croissants|pudim|bolacha*|pão|pães|pãozinho|queijo|misto|bolo|fatia|croissant|biscoito*|coxinha',
      ],
      'Escolha uma coisa, ou diga com educação que não quer nada.',
      'Sim, um pão de queijo e uma fatia de bolo, por favor.',
      {
        other_wordings: [
          'Está com fome? Tem pão de queijo, misto-quente e bolo de cenoura.',
          'Quer comer alguma coisa? O pão de queijo está quentinho, e tem misto e bolo.',
        ],
        reactions: [
          when(
            'sem fome|não estou com fome|já comi|já tomei|almocei|mais nada|não quero nada|só isso|só a bebida|nada por enquanto|por enquanto nada|por enquanto não|não como nada|de dieta|de regime|já jantei|comi em casa|depois como|como depois|sem apetite|comer nada',
            ['Só a bebida, então.', 'Tudo bem, fica para outro dia.'],
          ),
          when(
            'croissant|coxinha|tapioca|torta|brigadeiro|pastel|hambúrguer|biscoito*|batata*|sushi|esfirra|empada|quibe|pudim|sonho|brownie|salada|omelete|cuscuz',
            'Ai, isso acabou hoje! Trago um pão de queijo para você provar, de graça.',
          ),
          when(
            ['pão de queijo|queijo|pão', 'bolo|fatia'],
            [
              'Salgado e doce! Você veio com fome.',
              'Boa escolha! O bolo acabou de sair.',
              'Os dois juntos são uma delícia!',
            ],
          ),
          when('os dois', 'Um pouquinho de cada! Você veio com fome.'),
          when('bolo|fatia|cenoura', ['É o bolo da minha mãe, com chocolate em cima.', 'Esse bolo eu também adoro.']),
          when('misto|sanduíche|presunto', ['Um misto bem quentinho.', 'Esse eu faço na hora.']),
          when('queijo|pão|pãozinho|pães', [
            'Saiu do forno agora. Cuidado, está quente!',
            'Boa escolha: em Minas, é o que a gente mais come.',
          ]),
          on('no', ['Só a bebida, então.', 'Tudo bem, fica para outro dia.']),
          on('dont_know', 'Eu acho o pão de queijo ótimo. Você quer provar um?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, isso eu queria ver! Mas só temos pão de queijo, misto e bolo. Qual você quer?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'É para comer aqui ou para viagem? A mesa perto da janela está livre.',
      [
        'cafeteria|primeir*|comer no carro|tanto faz|fico aqui|eu fico|prefiro ficar|posso ficar|a mesa|quero sentar|a segunda|para o ônibus|para o trem|tenho pressa|com pressa|na praça|para tomar aqui|na mesa|fico por aqui|fico no|no parque|aqui|viagem|levar|levo|mesa|balcão|dentro|embalar|embrulh*|comigo',
      ],
      'Diga se você fica na cafeteria ou não.',
      'Para comer aqui. A mesa perto da janela está ótima.',
      {
        other_wordings: [
          'Você fica aqui ou é para viagem? A mesa perto da janela é sua, se quiser.',
          'Vai ficar aqui com a gente ou é para levar? Tem uma mesa boa perto da janela.',
        ],
        reactions: [
          when('não é para viagem|não para viagem|não vou levar', 'Fique o tempo que quiser.'),
          when(
            'levar|levo|viagem|para casa|em casa|na rua|no carro|no trabalho|no escritório|no ônibus|pressa|embora|embalar|embrulh*|comigo|sacola|não fico|não vou ficar|comer andando|comer no caminho|andando mesmo|saquinho|sacolinha|pacote|marmita|caixinha',
            ['Coloco tudo em uma sacola para você.', 'Para viagem. É rapidinho.'],
          ),
          when('lá fora|do lado de fora|na varanda', 'Lá fora está gostoso, e dá para ver a praça.'),
          when('perto da janela|na janela|da janela', [
            'Dali você vê a praça inteira.',
            'É a melhor mesa da casa.',
            'Ótimo, ali bate um ventinho bom.',
          ]),
          when('balcão', 'No balcão, então. Assim a gente conversa.'),
          when(
            'aqui|vou ficar|quero ficar|vou sentar|me sento|dentro|mesa|tenho tempo|fico sim|fico mesmo|sento ali|sento aqui|sento na|sento no|eu sento|lendo|esperar|trabalhar um|um pouquinho|sentad*',
            ['Que bom! Fique à vontade.', 'Aqui está bem tranquilo hoje.'],
          ),
          on('dont_know', 'Lá fora vai chover, e aqui está gostoso. Você quer ficar?', { goes_to: 'stay' }),
          on('yes', 'Então fique com a mesa da janela.'),
          on('no', 'Então coloco tudo em uma sacola.'),
        ],
      },
    ),
    step(
      'Prontinho. Ih, desculpe, este pedido é de outra mesa! O que você tinha pedido?',
      [
        'pedi|pedido|café|queijo|sanduíche|bebida|fatia|eu queria|meu pedido|só o café|só um|só uma|pedi nada|nada ainda|o mesmo|salgado|torta|cenoura|hortelã|refri|cafezinho|croissant|chimarrão|o meu era|era um|era uma|chá|suco|água|chocolate|bolo|pão|misto|cappuccino|coca|guaraná|leite|limonada|vitamina',
      ],
      'Repita o seu pedido: “Eu pedi…”.',
      'Eu pedi um suco de laranja e uma fatia de bolo.',
      {
        other_wordings: [
          'Aqui está. Nossa, não, isto é daquele senhor ali! O que você pediu mesmo?',
          'Aqui está. Espere: quatro cafés? Isto não é seu. O que você tinha pedido?',
        ],
        reactions: [
          when('não pedi', 'Não? Então fica de presente para você!'),
          when(
            ['café*|chá|suco|água|chocolate|cappuccino|coca|leite|limonada', 'bolo|pão|misto|sanduíche|queijo'],
            [
              'Claro, uma coisa para beber e outra para comer. Mil desculpas!',
              'Isso mesmo, agora me lembrei. Mil desculpas!',
              'Nossa, é verdade! Já trago o certo.',
            ],
          ),
          when('café*|cappuccino|expresso|espresso|pingado|média|cafezinho', 'O café, é claro! Mil desculpas.'),
          when('suco|laranja', 'O suco, é claro! Mil desculpas.'),
          when('chá', 'O chá, é claro! Mil desculpas.'),
          when('água|limonada|coca|vitamina', 'A {heard}, é claro! Mil desculpas.'),
          when('chocolate|guaraná|leite|refrigerante|bolo|pão|misto', 'É claro, o {heard}! Mil desculpas.'),
          on('dont_know', 'Foi café, chá ou suco?', { goes_to: 'stay' }),
          on('joke', 'Ha ha! Mas a outra mesa está com fome. O que você pediu de verdade?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Aqui está o seu pedido. Agora está tudo certo?',
      [
        'certo|certinho|ótimo|perfeito|beleza|ok|joia|legal|fome|pedido|tudo certo|tudo bem|está bom|está boa|muito bom|que bom|bem melhor|agora sim|sem problema|ainda falta|não está|tudo ótimo|tudo perfeito|era isso|isso mesmo|é isso|está gostoso|que gostoso|tá bom|bom agora|agora está|obrigad*|delícia',
      ],
      'Diga que está tudo bem, ou o que falta.',
      'Sim, obrigada, agora está tudo certo.',
      {
        other_wordings: [
          'Pronto, este é o seu. Está tudo certo agora?',
          'Este é o seu pedido, não é? Está tudo bem agora?',
        ],
        reactions: [
          when('não tem problema|sem problema*|não falta nada|não está mal|nada errado', 'Você é muito gentil.'),
          when(
            'está frio|está fria|muito frio|ficou frio|frio demais|café frio',
            'Frio? Ai, que vergonha! Trago outro bem quente em um minuto.',
          ),
          when('muito quente|quente demais|está quente', 'Cuidado, não se queime! Trago um copo de água fria.'),
          when('falta*|esqueceu|cadê|não tem|colher|guardanapo|garfo|gelo', 'Ih, é verdade! Já trago o que falta.'),
          when('errado|ainda não|troc*|outra mesa|não é meu|não pedi', 'Desculpe de novo! Troco isso agora mesmo.'),
          on('no', 'Poxa, desculpe! Vou arrumar isso agora mesmo.'),
          when(
            'delícia|delicios*|gostos*|ótim*|perfeit*|maravilh*|lindo|acertou|acertaram|show|top|nota dez|maravilha|adorei|amei',
            ['Fico feliz! Vou contar para a minha mãe.', 'Que bom ouvir isso!'],
          ),
          on('asks_back', 'Comigo está tudo ótimo, obrigada.'),
          when('obrigad*|valeu', [
            'Eu é que agradeço a paciência.',
            'Imagina! Obrigada por avisar.',
            'Que nada! Obrigada você.',
          ]),
          on('yes', ['Que bom. Obrigada pela paciência.', 'Ótimo. Bom apetite!']),
        ],
      },
    ),
    step(
      'São vinte e dois reais. Como você quer pagar?',
      [
        'moedas|vista|troco|real|euros|dólares|transferência|pago com|pagar com|vou pagar|com meu celular|metade em|vinte e dois|aqui está|vale|cheque|pagamento|contactless|dinheirinho|em dinero|efetivo|cartão|dinheiro|pix|débito|crédito|nota*|reais|aproximação|espécie|QR|com o celular|pelo celular',
      ],
      'Diga como vai pagar: “No…” ou “Em…”.',
      'Em dinheiro, por favor. Pode ficar com o troco.',
      {
        other_wordings: [
          'Aqui está a conta: vinte e dois reais. Como você vai pagar?',
          'A conta deu vinte e dois reais. Qual é a forma de pagamento?',
        ],
        reactions: [
          when(
            'ficar com o troco|fique com o troco|sem troco|não precisa de troco|com o resto|guarde o troco|guarda o troco|fica de gorjeta',
            [
              'Nossa, muito obrigada! Vai para a caixinha da equipe.',
              'Que gentileza! Muito obrigada.',
              'Puxa, obrigada mesmo!',
            ],
          ),
          when('não tenho dinheiro|sem dinheiro|esqueci|não posso pagar', 'Não se preocupe. E com cartão ou Pix, dá?', {
            goes_to: 'stay',
          }),
          when(
            'pix|aproximação|QR|com o celular|pelo celular|no celular|com o selular|com o relógio|pelo telefone|com o telefone|meu relógio|com relógio|de relógio',
            'É só aproximar aqui. Pronto, já caiu!',
          ),
          when('cartão|débito|crédito', ['Pode aproximar aqui. Pronto, deu certo!', 'No cartão. Já passou, obrigada!']),
          when('euro*|dólar*', 'Só aceito reais. Você tem cartão ou Pix?', { goes_to: 'stay' }),
          when('dinheiro|nota*|moeda*|espécie|reais|notas|trocado|trocadinho|vintinho', [
            'Obrigada! Aqui está o seu troco.',
            'Em dinheiro, certinho. Obrigada!',
          ]),
          on('refusal', 'Ai, ai, a minha mãe fica brava! Você tem cartão ou dinheiro?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, lavar os pratos não vale! Você paga no cartão ou em dinheiro?', { goes_to: 'stay' }),
          on('dont_know', 'O mais fácil é o Pix ou o cartão. Qual você tem?', { goes_to: 'stay' }),
          when('vai pagar|paga para mim|paga por mim|quem paga é', 'Que sorte a sua! Então levo a maquininha ali.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'E para comer? Hoje é o aniversário da casa: o segundo pão de queijo é de graça! Tem também misto e bolo.',
    ),
    twist(
      4,
      'É para comer aqui ou para viagem? Às onze chega um grupo grande, mas a mesa perto da janela ainda está livre.',
    ),
    twist(
      7,
      'São vinte e dois reais. Ih, a máquina de cartão está sem bateria! Só um minuto… voltou. Como você quer pagar?',
    ),
  ],
  starters: ['Bom dia! Esta mesa está livre?', 'Oi, eu queria fazer um pedido.', 'Oi, tudo bem? O que vocês têm hoje?'],
  opening_message: 'Bom dia! Que bom ter você na Cafeteria da Praça. Pode se sentar onde quiser.',
  closing_message: 'Foi um prazer atender você! Volte sempre, que o pão de queijo espera. Tenha um ótimo dia!',
  correction: 'prompt',
})
