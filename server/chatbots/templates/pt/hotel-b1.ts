import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'Uma reclamação no hotel',
  language: 'pt',
  level: 'B1',
  description: 'O seu quarto tem vários problemas. Explique com educação e encontre uma solução justa.',
  role: 'Gerente da noite de um hotel em Campos do Jordão',
  partner_name: 'Sr. Almeida',
  region: 'BR',
  scenario:
    'São dez da noite. Você chegou à tarde, mas não consegue descansar no quarto. O hotel está quase cheio e o gerente precisa achar soluções.',
  goals: [
    'Consigo descrever um problema com clareza e educação.',
    'Consigo dizer o que espero.',
    'Consigo comparar propostas e escolher.',
    'Consigo confirmar o que combinamos.',
  ],
  grammar: ['demais e não… o suficiente', 'já e ainda não', 'o futuro do pretérito: poderia, gostaria'],
  vocabulary: words({
    reclamar: 'dizer que não está contente',
    'o ar-condicionado': 'esfria o quarto',
    'o aquecedor': 'esquenta o quarto',
    barulhento: 'que faz muito barulho',
    funcionar: 'fazer o que deve fazer',
    vazar: 'deixar sair água',
    'o desconto': 'um preço mais baixo',
    reembolsar: 'devolver o dinheiro',
    'trocar de quarto': 'ir para outro quarto',
    consertar: 'fazer funcionar de novo',
    disponível: 'livre para usar',
    'o incômodo': 'um pequeno problema para alguém',
  }),
  facts: [
    fact(
      'Como o senhor se chama?',
      'seu nome|se chama|quem é você|quem é o senhor',
      'Almeida, ao seu dispor até as seis da manhã.',
    ),
    fact(
      'Há quanto tempo o senhor trabalha aqui?',
      ['tempo|anos', 'trabalha|aqui|gerente'],
      'Há dezoito anos, sempre à noite. Já vi de tudo!',
    ),
    fact(
      'Quanto é o desconto?',
      ['quanto|que|qual|quantos', 'desconto|por cento|reembols*'],
      'Posso dar até vinte por cento, ou o café da manhã de graça.',
    ),
    fact(
      'Quanto custa o quarto?',
      'quanto custa|diária|preço do quarto',
      'A diária é de trezentos e cinquenta reais, com café da manhã.',
    ),
    fact(
      'Como é o outro quarto?',
      ['como|qual|onde|que', 'outro quarto|quarto'],
      'É o número doze, no fim do corredor: pequeno, quentinho e muito silencioso.',
    ),
    fact(
      'O outro quarto tem aquecedor?',
      ['outro|quarto|lá|tem', 'aquecedor|aquecimento|quente|funciona|banheiro|chuveiro'],
      'No outro quarto tudo funciona, eu mesmo testei hoje.',
    ),
    fact(
      'Não tem um quarto melhor?',
      ['tem|existe', 'quarto melhor|outro melhor|maior|suíte|vista|mais quartos'],
      'Infelizmente, o hotel está quase cheio por causa do festival de música.',
    ),
    fact(
      'O outro quarto é barulhento?',
      'barulh*|tranquilo|silêncio|silencioso',
      'Lá é tão quieto que dá para ouvir os grilos.',
    ),
    fact('Quem vai levar as minhas malas?', 'mala*|bagagem|ajuda|carregar', 'Eu mesmo levo a sua bagagem, é o mínimo.'),
    fact(
      'Quando vem o técnico?',
      ['quando|hora*|quem', 'técnico|consert*|vem'],
      'O técnico chega às sete da manhã. Antes disso, só eu e uma chave de fenda!',
    ),
    fact('O que faço com os vizinhos?', 'vizinho*|festa|gritando', 'Eu ligo para eles agora e peço silêncio.'),
    fact(
      'A que horas é o café da manhã?',
      ['hora*|quando|onde', 'café|manhã'],
      'Das sete às dez e meia. O pão de queijo sai às oito.',
    ),
    fact(
      'Tem chá ou sopa?',
      'sopa|comer|jantar|chocolate|cozinha|restaurante',
      'A cozinha já fechou, mas um chocolate quente eu consigo.',
    ),
    fact(
      'Tem outro hotel por aqui?',
      'outro hotel|outros hotéis|perto',
      'Com o festival, todos estão cheios. Já perguntei.',
    ),
    fact('Tem wi-fi?', 'wi-fi|wifi|internet|senha', 'A senha do wi-fi é “montanha”, e na recepção ele é mais rápido.'),
    fact(
      'Quem é o dono?',
      'dono|diretor|chefe|responsável|livro de reclamações',
      'O dono mora em São Paulo, mas à noite eu decido.',
    ),
    fact(
      'O senhor é daqui?',
      ['senhor|você', 'daqui|onde|mora|nasceu'],
      'Nasci aqui na serra, por isso não sinto frio.',
    ),
    fact(
      'Quantos graus faz lá fora?',
      'graus|lá fora|tempo|neve|chove',
      'Três graus. Para nós, isso é inverno de verdade.',
    ),
    fact('Tudo bem?', 'tudo bem|como vai|como está', 'Tudo bem, obrigado. Agora quero que você fique bem também.'),
  ],
  steps: [
    step(
      'Qual é o problema com o seu quarto?',
      [
        'quente|calor|sujo|suja|funciona*|quebrad*|cortina|barulh*|frio|fria|chuveiro|água|aquecedor|aquecimento|ar|luz|cama|cheiro|cheira|suj*|wi-fi|wifi|janela|porta|banheiro|vizinho*|dormir|vaza*|televisão|barata*|rato*|toalha*|chave|tomada|inseto*|colchão|lençol|goteira|internet|travesseiro|cigarro',
      ],
      'Descreva um problema: “… não funciona” ou “Está frio demais”.',
      'O aquecedor não funciona, e está frio demais para dormir.',
      {
        other_wordings: ['O que aconteceu no seu quarto?', 'Pois não, o que não está bem no quarto?'],
        reactions: [
          when('aquecedor|aquecimento|frio|fria', [
            'Sem aquecimento, com três graus lá fora! Que situação.',
            'O aquecedor, justo hoje! Que situação.',
          ]),
          when('barata*|rato*|inseto*|mosquito*', 'Bichos no quarto? Que vergonha!'),
          when(
            'suj*|cheiro|cheira|lençóis|lençol|toalha*|fumo|cigarro|mofo|mancha*|cabelo*|lixo|poeira|bolor',
            'Isso não pode acontecer num hotel como o nosso.',
          ),
          when(
            'chuveiro|água|vaza*|goteira|banheiro|privada|entupi*|descarga|pia|torneira|ralo|inund*|pinga*|banheira|vazando|o vaso|vaso sanitário|entupiu|entupid*',
            'Problema de água: é sempre o pior.',
          ),
          when('barulh*|vizinho*|festa', 'Com o festival, a cidade não dorme. Mas o hotel devia!'),
          when(
            'luz|televisão|tomada|wi-fi|wifi|internet|porta|chave|janela|ar|cartão|fechadura|cofre|cortina|lâmpada|escuro|fech*|tranc*|abre|abrir|frigobar|telefone',
            'Que chato, e logo à noite.',
          ),
          when('cama|colchão|travesseiro|dormir', 'Sem dormir bem, as férias não valem nada.'),
          on('dont_know', 'Sem pressa. É o frio, o barulho, a água?', { goes_to: 'stay' }),
          on('joke', 'Um fantasma? Esse não está na lista de hóspedes! Mas o que não funciona no quarto?', {
            goes_to: 'stay',
          }),
          when('gelo|gelado|pregar|sono|forno', 'Assim ninguém consegue dormir.'),
        ],
      },
    ),
    step(
      'Desde quando está assim, e já tentou alguma coisa?',
      [
        'desde|há|hora*|tarde|noite|cheguei|chegada|tentei|sim|não|fechei|abri|liguei|desliguei|tudo|máximo|hoje|aumentei|nada|ontem|agora|sempre|bati|chamei|recepção|falei|pedi|manhã|botão|apertei|mudei|minutos|jantar|limpei|reclamei|cobertor*|#',
      ],
      'Diga desde quando, e o que já tentou.',
      'Desde hoje à tarde. Já liguei no máximo e já vim reclamar, mas não acontece nada.',
      {
        other_wordings: [
          'Há quanto tempo está assim? E você já tentou fazer alguma coisa?',
          'Quando começou, e o que você já tentou?',
        ],
        reactions: [
          when('reclam*|recepção|falei|chamei|pedi', [
            'Já reclamou, e ninguém me avisou? Peço desculpas.',
            'Então devíamos ter ajudado antes. Peço desculpas.',
          ]),
          when('liguei|desliguei|aumentei|máximo|botão|apertei', 'Você fez tudo certo; o culpado é o aparelho.'),
          when('fechei|abri|mudei|limpei|bati|cobertor*', 'Pelo menos você tentou, agradeço.'),
          when('não tentei|nada|não sei consertar', 'Nem precisava tentar nada, isso é trabalho nosso.'),
          when('tarde|chegada|cheguei|manhã|ontem|horas', 'Tantas horas assim! Você teve paciência.'),
          when('agora|minutos|pouco', 'Começou há pouco, então. Que bom que veio logo.'),
          on('dont_know', 'Foi assim desde a chegada, ou só agora à noite?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Há mais algum problema?',
      [],
      'Diga outro problema, ou que é o único.',
      'Sim, o quarto é barulhento, e a torneira começou a vazar.',
      {
        other_wordings: [
          'É só isso, ou existe outro problema?',
          'Quero anotar tudo de uma vez: há mais alguma coisa errada?',
        ],
        topics: [
          'chão|teto|parede*|carpete|tapete|espelho|fora isso|tudo bem|varanda|piscina|vela|guarda-roupa|armário|cabide*',
          'não|nada|só isso|só|único|nenhum*|é tudo|isso é tudo|mais nada|resto|felizmente|graças|suficiente|basta|chega|já é',
          'barulh*|vizinho*|festa|música|grit*|crianças|rua|bar|cachorro*|elevador|ronc*|late|latindo',
          'frio|fria|quente|calor|aquecedor|aquecimento|ar|janela|vento|cobertor*|cortina',
          'água|chuveiro|vaza*|vazar|torneira|banheiro|privada|descarga|banho|toalha*|sabonete|pia|papel|goteira|molhad*',
          'suj*|cheir*|lençol|lençóis|barata*|rato*|inseto*|mosquito*|aranha*|poeira|lixo|mofo|cabelo|mancha*',
          'cama|colchão|travesseiro*|dormir|duro|dura|pequen*|apertad*|quebr*|funciona*|porta|chave|tomada|televisão|luz|lâmpada|escuro|cofre|geladeira|wi-fi|wifi|internet|senha|telefone|secador|cadeira',
          'preço|vista|café|comida|recepção|atend*|simpátic*|estacionamento|mala|elevador|escada|funcionári*|frigobar|minibar|ventilador|ar-condicionado|iluminação|persiana|piso|almofada*|rachad*|rasg*|pia|entupid*|cheiro|secador|maçaneta|trinco|fechadura|vidro|o vaso',
        ],
        reactions: [
          when('não * problema|só isso|mais nada|único|é tudo|nenhum|resto está', [
            'Só isso, ainda bem.',
            'Menos mal, é um problema só.',
          ]),
          when(
            ['barulh*|vizinho*', 'vaza*|água|torneira|frio|suj*|cheir*'],
            'Tudo isso de uma vez? Entendo a sua cara de cansaço.',
          ),
          when('barulh*|vizinho*|festa|música|grit*|rua', 'Vou ligar para os vizinhos e pedir silêncio.'),
          when(
            'vaza*|torneira|água|chuveiro|banheiro|descarga|privada|goteira',
            'Água também! Vou anotar para o técnico.',
          ),
          when(
            'suj*|cheir*|lençol|lençóis|barata*|poeira|mofo|toalha*|mancha*|cabelo',
            'Isso me deixa envergonhado, desculpe.',
          ),
          when(
            'luz|lâmpada|televisão|tomada|wi-fi|wifi|internet|porta|chave|geladeira|cofre',
            'Mais uma coisa para consertar, vou anotar.',
          ),
          when('cama|colchão|travesseiro*', 'Um bom colchão é a alma do hotel, eu sei.'),
          on('no', ['Só isso, ainda bem.', 'Menos mal, é um problema só.']),
          on('yes', 'Pode contar tudo: qual é o outro problema?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, contra a sogra não posso fazer nada! Mas no quarto, falta mais alguma coisa?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'O técnico já foi para casa. Ele poderia vir consertar amanhã às sete. Isso ajudaria?',
      [
        'não|tarde|cedo|noite|agora|dormir|durmo|antes|sim|ajuda|ajudaria|infelizmente|mas|hoje|serve|preciso|tudo bem|certo|esperar|impossível|inaceitável|pode ser|claro|trocar|outro|frio|demais|nem pensar|melhor|nada|congel*|solução|ok|viajo|embora|jeito nenhum|resolve',
      ],
      'Diga se isso basta para você, e por quê.',
      'Infelizmente não. Amanhã é tarde demais para consertar, preciso dormir hoje.',
      {
        other_wordings: [
          'A esta hora o técnico já dorme. Só amanhã às sete ele poderia consertar. Isso serve para você?',
          'Chamei o técnico, mas ele só vem amanhã às sete. Isso resolve o seu problema?',
        ],
        reactions: [
          when(
            'não tem problema|sem problema|tudo bem|pode ser|serve sim|posso esperar|ok',
            'Agradeço a compreensão, mas não quero que passe uma noite ruim.',
          ),
          when('cedo|sete', 'Às sete da manhã ninguém quer um técnico no quarto, eu entendo.'),
          when('tarde|hoje|agora|esta noite|antes|dormir|durmo|frio|congel*', [
            'É claro, você precisa dormir é hoje.',
            'Entendo, a noite de hoje é que conta.',
          ]),
          when('outro quarto|trocar|mudar', 'Era justamente nisso que eu estava pensando.'),
          when(
            'inaceitável|impossível|absurdo|nem pensar|não ajuda|infelizmente',
            'Entendo a sua irritação, e você tem razão.',
          ),
          on('no', ['É claro, você precisa dormir é hoje.', 'Entendo, a noite de hoje é que conta.']),
          on('yes', 'Agradeço a compreensão, mas não quero que você passe uma noite ruim.'),
          on('dont_know', 'Diga com franqueza: dá para dormir lá esta noite?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Tenho outro quarto disponível, mas é menor e sem vista. Ou levo um aquecedor portátil e dois cobertores. O que prefere?',
      [
        'quarto|menor|outro|aquecedor|cobertor*|prefiro|trocar|troco|primeir*|segund*|nenhum*|os dois|vista|mudar|tanto faz|qualquer|pequeno|ficar|fico|silêncio|mala*|suíte|maior|cansad*',
      ],
      'Escolha e dê um motivo.',
      'Prefiro trocar de quarto, porque o aquecedor seria barulhento.',
      {
        other_wordings: [
          'Vejo duas soluções: um quarto disponível, menor e sem vista, ou um aquecedor portátil com dois cobertores. Qual é melhor para você?',
          'Posso oferecer um quarto menor, sem vista, ou levar um aquecedor e cobertores. O que você escolhe?',
        ],
        reactions: [
          when(
            'não quero trocar|não quero mudar|não quero outro|sem trocar',
            'Então fique no seu quarto: levo o aquecedor e os cobertores.',
          ),
          when('nenhum*', 'Nenhum? Então fique com os dois até amanhã, e depois vemos outra coisa.'),
          when('os dois', 'Os dois, por que não? O quarto e os cobertores.'),
          when('tanto faz|qualquer', 'Então eu escolho o outro quarto, que é mais seguro.'),
          when('trocar|troco|outro quarto|menor|mudar|primeir*|pequeno|quarto|mudo|me mudo|troca|sair daqui', [
            'O quarto doze, então. Eu levo a sua bagagem.',
            'Vou buscar a chave do outro quarto agora mesmo.',
          ]),
          when('aquecedor|cobertor*|segund*|ficar|fico', [
            'Levo o aquecedor agora, é bem forte.',
            'Aquecedor e cobertores, em dois minutos.',
          ]),
          on('refusal', 'Entendo. Mas das duas, qual seria a menos ruim?', { goes_to: 'stay' }),
          on('dont_know', 'Pense na sua noite: mudar de quarto agora, ou ficar e ter mais calor?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E o que acharia justo pelo incômodo?',
      [
        'desconto|reembols*|dinheiro|preço|café|grátis|graça|pagar|menos|noite|nada|desculpa*|jantar|barato|por cento|diária|devolv*|metade|vinho|massagem|spa|upgrade|gratuit*|#|almoço|passeio|suíte|conta|voucher|presente|chocolate|bebida|estacionamento|reais',
      ],
      'Diga o que espera: “Eu acharia justo…”.',
      'Pelo incômodo, eu acharia justo um desconto ou o café da manhã de graça.',
      {
        other_wordings: [
          'Como podemos compensar esse incômodo?',
          'E para compensar a noite, o que seria justo na sua opinião?',
        ],
        reactions: [
          when('nada|desculpa*|não precisa', 'É muita gentileza! Mesmo assim, o café de amanhã é por nossa conta.'),
          when('reembols*|devolv*|todo o dinheiro|noite de graça|não pagar|noite grátis', [
            'A noite inteira? O dono vai chorar, mas eu consigo a metade.',
            'Tudo não posso, mas a metade eu devolvo.',
          ]),
          when(['desconto|preço|por cento', 'café'], 'Um desconto pequeno e o café, fica bom.'),
          when('metade', 'Esse número é alto, mas vou dar um jeito.'),
          when(
            'desconto|menos|por cento|barato|preço|abatimento|redução|rebaixa|por fora',
            'Um desconto, sim: vinte por cento na sua conta.',
          ),
          when('café', 'O café da manhã de graça, com todo o prazer.'),
          when('jantar|vinho|almoço|massagem|spa|passeio|bebida|chocolate', 'Boa ideia, e combina com a serra!'),
          when(
            'suíte|upgrade|sair mais tarde|check-out|fechar a conta|quarto melhor|próxima vez|próxima estadia|outra noite',
            'Assim que a suíte ficar livre, ela é sua.',
          ),
          on('dont_know', 'Um desconto, por exemplo, ou o café da manhã. O que seria melhor?', { goes_to: 'stay' }),
          on('refusal', 'Mas eu faço questão! Que tal um desconto ou um jantar?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Para eu não esquecer nada: o que combinamos?',
      [],
      'Resuma: “O senhor vai…, e eu…”.',
      'Eu vou trocar de quarto agora, o técnico vai consertar tudo, e o café da manhã é de graça.',
      {
        other_wordings: [
          'Vou anotar no livro. Pode resumir o que combinamos?',
          'Só para confirmar: o que ficou combinado entre nós?',
        ],
        topics: [
          'quarto|troc*|mud*|outro|menor|número|chave|mala*|bagagem|vista|suíte',
          'aquecedor|cobertor*|técnico|consert*|vizinho*|silêncio|limp*|água|toalha*|funcionar',
          'desconto|café|graça|grátis|gratuit*|reembols*|devolv*|metade|por cento|pag*|dinheiro|preço|jantar|noite|diária|conta|desculpa*|#|reais|vinho',
          'combin*|resum*|senhor|você|vai|recebo|ganho|fico|ficar|amanhã|agora|sete|hoje',
          'nada|não combinamos',
        ],
        reactions: [
          when('nada|não combinamos|não lembro', 'Então escrevo eu: uma noite tranquila e o café por nossa conta.'),
          when(
            ['quarto|troc*|aquecedor|cobertor*|mud*', 'desconto|café|graça|grátis|reembols*|por cento|metade|jantar'],
            ['Exatamente, palavra por palavra.', 'Você devia trabalhar aqui! Está tudo certo.'],
          ),
          when('quarto|troc*|mud*|mala*', 'Sim, o quarto está esperando por você.'),
          when('aquecedor|cobertor*', 'Sim, levo tudo agora mesmo.'),
          when('desconto|café|reembols*|graça|grátis|metade|jantar', 'Isso mesmo, já está no computador.'),
          when('técnico|consert*|vizinho*', 'Isso mesmo, deixo um bilhete para a equipe.'),
          on('dont_know', 'Comece pela noite de hoje: onde você vai dormir?', { goes_to: 'stay' }),
          on('refusal', 'Só uma frase, para o livro: quarto ou aquecedor, e o que mais?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(3, 'Um instante, outro hóspede está ligando… Também reclama! Mas vamos a você: há mais algum problema?'),
    twist(4, 'Liguei para o técnico: ele está no festival, cantando! Só pode consertar amanhã às sete. Isso ajudaria?'),
    twist(7, 'Ih, faltou luz e o computador apagou tudo! Pode me dizer de novo: o que combinamos?'),
  ],
  starters: [
    'Boa noite. Estou com um problema no meu quarto.',
    'Com licença, pode me ajudar?',
    'Boa noite, eu queria falar com o gerente.',
  ],
  opening_message: 'Boa noite. Sou o gerente da noite e estou aqui para ajudar.',
  closing_message: 'Obrigado pela paciência e pela educação. Agora durma bem, o resto fica comigo!',
  correction: 'prompt',
})
